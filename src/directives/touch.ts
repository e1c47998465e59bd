import type { ClientDirective } from 'astro';

const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/**
 * `client:touch`: an island's script arrives at the first sign of interest in it. The event itself is never stopped:
 * the native element underneath answers it at once, and the island finds it so.
 */
const touch: ClientDirective = (load, _options, element) => {
  const waiting = new AbortController();
  const start = async () => {
    waiting.abort();
    const hydrate = await load();
    await hydrate();
  };
  for (const sign of signs)
    element.addEventListener(sign, start, { once: true, passive: true, signal: waiting.signal });
};

export default touch;
