import { createElement, memo, type ReactNode } from 'react';

/** Returns what the page has for each slot of an island, by the name of its property. */
export function servedSlots(island: HTMLElement): Record<string, ReactNode> {
  const own = [...island.querySelectorAll('astro-slot')].filter((slot) => slot.closest('astro-island') === island);
  return Object.fromEntries(
    own.map((served) => [served.getAttribute('name') ?? 'children', <Slot key={0} served={served} />]),
  );
}

/**
 * A slot: the nodes that were served for it, moved wherever React creates its element anew. React itself neither
 * compares nor writes them: that would take innerHTML, which the site's Content-Security-Policy refuses.
 */
const Slot = memo(function Slot({ served }: { served: Element }) {
  let current = served;
  const move = (slot: Element | null) => {
    if (!slot || slot === current) return;
    slot.append(...current.childNodes);
    current = slot;
  };
  const name = served.getAttribute('name') ?? undefined;
  // The empty text says that React has nothing to do inside.
  return createElement('astro-slot', { name, ref: move, suppressHydrationWarning: true }, '');
});
