import type tell from './islands';

/*
 * The one inline script of a built page with islands. It brings what starts them (islands.ts) with the first sign of
 * interest in one, or where something is stored or asked for that an island may want; most visits need nothing of it.
 * Here stands only what cannot wait for a file: where the visit began, what a link asks for before the page is left, and
 * that a chosen link closes the menu or the dialog around it. Names in storage are those of
 * domain/privacy/storage-keys.ts, which would bring all of them. Development has Astro's own scripts instead:
 * netlify/build/islands.ts.
 */

/** The path of the file that starts islands; the build puts it in. */
declare const islandsFile: string;
/**
 * Whether an island of the page starts by itself, always or where it must (`now`, trigger.ts); the build puts it in.
 */
declare const startsByItself: 'always' | 'unless-as-served' | 'never';

let file = islandsFile;

const bring = (event?: Event): void => {
  // Once it is there, islands hear for themselves.
  if (!self.Astro)
    import(file).then(
      (islands: { default: typeof tell }) => islands.default(event),
      () => {
        // Browsers remember that a module could not be fetched, by its address: https://github.com/whatwg/html/issues/6768
        file += '?';
      },
    );
  // The files of such an island come at the same time as the one that starts it, which asks for them again.
  if (startsByItself !== 'never')
    for (const island of document.querySelectorAll('[opts*=\'"now"\']'))
      for (const name of ['component-url', 'renderer-url']) import(island.getAttribute(name) ?? '').catch(() => {});
};

const look = async (): Promise<void> => {
  try {
    // Where the visit began, and where the visitor came from: domain/lead/arrival.ts.
    sessionStorage['smartstack.arrival'] ??= location.pathname + location.search + ' ' + document.referrer;
    if (sessionStorage.length > 1 || localStorage.length > 0 || (await indexedDB.databases()).length > 0) bring();
  } catch {
    // Blocked storage holds nothing.
  }
};

for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'submit', 'click'])
  addEventListener(type, (event) => {
    if (self.Astro) return;
    const near = <E extends Element>(selector: string) => (event.target as Partial<Element>).closest?.<E>(selector);
    const link = near<HTMLAnchorElement>('a');
    if (type === 'click' && link) {
      if (link.dataset['subject']) {
        bring(event);
        try {
          sessionStorage['smartstack.message'] = JSON.stringify(link.dataset);
        } catch {
          // Blocked storage: what is brought hears of the click.
        }
      }
      document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
      if (!link.target) near<HTMLDialogElement>('dialog')?.close();
    }
    // The words that wait for the script show by it at once.
    if (type === 'submit') (event.target as HTMLFormElement).dataset['sent'] = '';
    // A tap on the button of a popover or a dialog asks for nothing more than the browser does by itself (interest.ts).
    // The mouse is over a dialog that has opened under it, wherever it rests.
    if (
      near(type === 'pointerover' ? 'astro-island :not(dialog)' : 'astro-island') &&
      ((event as Partial<PointerEvent>).pointerType === 'mouse' ||
        !near('[popovertarget]:not(:focus-visible),[open] [autofocus]'))
    )
      bring(event);
  });

// Another page may have stored something while this one was in the background.
document.onvisibilitychange = look;
void look();
if (startsByItself === 'always' || location.search || (startsByItself !== 'never' && location.hash)) bring();
