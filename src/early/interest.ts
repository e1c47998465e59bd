import { isInterest, signs } from '../directives/interest';

/** The path of the file with src/directives/islands.ts; the build puts it in. */
declare const islandsFile: string | undefined;

/** Keeps the signs of interest for the islands that they were meant for, and fetches what starts islands. */
export function keepInterest(): void {
  // What was touched while the page was arriving is in use, or not as it was served.
  const touched = [document.activeElement, ...document.querySelectorAll('input:checked:not([checked])')];
  const early: { target: EventTarget | null }[] = (self.early = touched.map((target) => ({ target })));
  let file = typeof islandsFile === 'string' ? islandsFile : '';
  // Browsers remember that a module could not be fetched, by its address: https://github.com/whatwg/html/issues/6768
  const bring = () => file && !self.Astro && void import(file).catch(() => (file += '?'));
  bring();
  for (const sign of signs)
    addEventListener(sign, (event) => {
      // From then on islands listen for themselves.
      if (self.Astro && document.readyState !== 'loading') return;
      if (isInterest(event)) early.push(event);
      bring();
    });
}
