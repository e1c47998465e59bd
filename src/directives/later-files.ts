import type { ClientDirective } from 'astro';

/**
 * Returns a directive whose islands get what the build has put into files of their own (netlify/build/later-files.ts):
 * their properties before they start, and the whole style sheet of the page with the first sign of interest in it, before
 * they start where they begin with something else than what was served, or in an idle moment after they have started
 * without it. Where one of them cannot be fetched, the next sign of interest tries again.
 */
export function withLaterFiles(directive: ClientDirective): ClientDirective {
  return (load, options, element) =>
    directive(
      async () => {
        const asServed = isAsServed(element);
        const [start] = await Promise.all([load(), takeProperties(element), asServed || takeSheet()]);
        if (!asServed) return start;
        return async () => {
          // Astro's own type has a promise here; where the script could not be fetched, there is none.
          await start();
          takeSheetWhenIdle();
        };
      },
      options,
      element,
    );
}

const fetchSheet = () => void takeSheet().catch(() => {});

// A sign that came before this file did is told again (islands.ts).
for (const sign of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click']) addEventListener(sign, fetchSheet);

/**
 * Whether an island that starts at once begins as it was served: it came with its form, the address names no other step, and
 * nothing stored has an answer. What was served as a waiting line shows more at once.
 */
function isAsServed(island: HTMLElement): boolean {
  if (!island.matches('[opts*=\'"now"\']:has(form)')) return false;
  try {
    const hasNothing = ([name, text]: [string, string]) =>
      name === 'smartstack.arrival' || text.includes('"answers":{}');
    return location.hash === '' && Object.entries<string>({ ...sessionStorage }).every(hasNothing);
  } catch {
    return true; // Blocked storage holds nothing.
  }
}

async function takeProperties(element: HTMLElement): Promise<void> {
  const { props } = element.dataset;
  if (props) {
    const answer = await fetch(props);
    if (!answer.ok) throw new Error(props);
    element.setAttribute('props', await answer.text());
    delete element.dataset['props'];
  }
}

/** Nobody opens a wizard to look at it: a sheet that came with the first press would have all styles computed in it. */
function takeSheetWhenIdle(): void {
  // Safari does not know idle moments.
  const { requestIdleCallback = setTimeout } = self as Partial<Window>;
  requestIdleCallback(fetchSheet);
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
