/*
 * What a page with islands hears before anything is fetched: the build puts it into each (netlify/build/islands.ts). Names
 * in storage are those of domain/privacy/storage-keys.ts, which would bring all the others.
 */

/** Events that may be a sign of interest. A click may come alone: assistive technology presses without a pointer. */
export const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/**
 * Whether an event says that somebody is about to use an island. A tap on the button of a popover or a dialog, and the focus
 * that an opened dialog takes, ask for nothing more than the browser does by itself; a link leads away.
 */
export function isInterest({ type, target, pointerType }: Partial<PointerEvent>): boolean {
  const isIn = (selector: string) => (target as Partial<Element>).closest?.(selector);
  // A dialog opens under the pointer, wherever that rests.
  if (isIn('a[href]:not([href^="#"])') || (type === 'pointerover' && isIn('dialog') === target)) return false;
  return (
    pointerType === 'mouse' ||
    !isIn('[popovertarget]:not(:focus-visible),[commandfor]:not(:focus-visible),[open] [autofocus]')
  );
}

declare global {
  interface Window {
    /** The signs of interest since the page came. */
    early?: { target: EventTarget | null }[];
    /** The directive, once islands.ts is there. */
    Astro?: unknown;
  }
}
/** The paths of the files with islands.ts and older.ts; the build puts them in. */
declare const islandsFile: string | undefined;
declare const olderFile: string | undefined;

// `npm run dev` has it with the directive, after the page.
if (!self.early) {
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

  // What the page's styles and its menu need, and not every browser has.
  // eslint-disable-next-line prefer-const -- esbuild would look for a file of a constant's name.
  let older = typeof olderFile === 'string' ? olderFile : '';
  if (older && !CSS.supports('(color:light-dark(red,red)) and selector(:popover-open)')) void import(older);

  try {
    // Where the visit began, and where the visitor came from: domain/lead/arrival.ts.
    sessionStorage['smartstack.arrival'] ??= location.pathname + location.search + ' ' + document.referrer;
  } catch {
    // Blocked storage: nothing is known of it.
  }

  addEventListener('click', ({ target }) => {
    const link = (target as Partial<Element>).closest?.('a');
    if (!link) return;
    if (link.dataset['subject']) {
      // What the message form of this page or the next begins with; on the window where storage is blocked.
      try {
        sessionStorage['smartstack.message'] = JSON.stringify(link.dataset);
      } catch {
        Object.assign(self, { 'smartstack.message': link.dataset });
      }
      document.dispatchEvent(new Event('smartstack.message'));
    }
    const close = () => {
      if ('popover' in link) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
      if (!link.target) link.closest('dialog')?.close();
    };
    // A link that is hidden loses the page that was fetched ahead: what leads away closes once this page is left.
    // https://html.spec.whatwg.org/multipage/speculative-loading.html
    if (link.pathname === location.pathname) close();
    else addEventListener('pagehide', close, { once: true });
  });

  // A form that is sent before its island has started says so; one that lacks a required field waits for the island.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const island = form.closest<HTMLElement>('astro-island[ssr]');
    if (!island) return;
    island.dataset['sent'] = form.dataset['sent'] = '';
    const fields = form.querySelectorAll<HTMLInputElement>('[aria-required]');
    if ([...fields].some(({ value }) => !value.trim())) event.preventDefault();
  });
}
