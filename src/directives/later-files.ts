import type { ClientDirective } from 'astro';
import { isAsServed } from './as-served';

/**
 * Returns a directive whose islands get what the build has put into files of their own (netlify/build/later-files.ts):
 * their properties before they start, and the whole style sheet of the page with the first sign of interest in it, before
 * they start where they begin with something else than what was served. Where one of them cannot be fetched, the next
 * sign of interest tries again.
 */
export function withLaterFiles(directive: ClientDirective): ClientDirective {
  return (load, options, element) =>
    directive(
      async () => {
        const [start] = await Promise.all([load(), takeProperties(element), isAsServed(element) || takeSheet()]);
        return start;
      },
      options,
      element,
    );
}

const fetchSheet = () => void takeSheet().catch(() => {});

// A sign that came before this file did is repeated (islands.ts).
for (const sign of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click']) addEventListener(sign, fetchSheet);

async function takeProperties(element: HTMLElement): Promise<void> {
  const { props } = element.dataset;
  if (props) {
    const answer = await fetch(props);
    if (!answer.ok) throw new Error(props);
    element.setAttribute('props', await answer.text());
    delete element.dataset['props'];
  }
}

let sheet: Promise<void> | null = null;

/** Adds the whole sheet, once, behind the part: rules win over each other as if it had been there from the start. */
function takeSheet(): Promise<void> {
  sheet ??= new Promise<void>((resolve, reject) => {
    const part = document.querySelector<HTMLElement>('style[data-whole]');
    if (!part) {
      resolve();
      return;
    }
    const whole = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: part.dataset['whole'] });
    whole.onload = () => resolve();
    whole.onerror = () => {
      sheet = null;
      whole.remove();
      reject(new Error(whole.href));
    };
    part.after(whole);
  });
  return sheet;
}
