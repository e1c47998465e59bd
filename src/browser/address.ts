import { namesLink, traceOfLink } from '#domain/share/link';

/**
 * The browser's address and history, for a wizard whose steps are fragments of one page. Each entry made here records
 * the step it came from, so that 'Previous' can be the browser's own Back.
 */
export type StepEntry = { from: string | null };

/** Returns the step named by the address, or null if it names none. */
export function stepInAddress(): string | null {
  return window.location.hash.slice(1) || null;
}

/**
 * Returns the address's fragment if it is a link to results (`src/domain/share`), or null. It may be escaped, and have
 * something attached to it; a program that escapes its '#' behind a query makes it part of that.
 */
export function fragmentOfLink(): string | null {
  const { search, hash } = window.location;
  if (namesLink(hash)) return hash;
  return traceOfLink.test(search) ? search : null;
}

/** Returns whether the address names an element of the page. */
export function namesPartOfPage(): boolean {
  return document.getElementById(window.location.hash.slice(1)) !== null;
}

/** Returns a query parameter of the address, or null. */
export function parameterInAddress(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name);
}

/** Returns the step that the current history entry was opened from, or null. */
export function cameFrom(): string | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : null;
}

/** Adds a history entry for a step. */
export function pushStep(step: string, from: string): void {
  // Each step scrolls its heading into view; on Back the browser would restore the old scroll position instead.
  window.history.scrollRestoration = 'manual';
  window.history.pushState({ from } satisfies StepEntry, '', `#${step}`);
}

/** Renames the current history entry and removes the step it came from. */
export function replaceStep(step: string): void {
  window.history.replaceState({ from: null } satisfies StepEntry, '', `#${step}`);
}

/** Goes back one entry, as the browser's own button does. `onStepEntered` calls back later. */
export function historyBack(): void {
  window.history.back();
}

/**
 * Calls back whenever the visitor enters another entry by Back, Forward or an edited fragment. Returns a function that
 * stops it.
 */
export function onStepEntered(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/**
 * Reloads the page when the browser restores it from its back/forward cache: this tab's storage is newer than such a
 * page's state, which may contain contact details sent since. It does not reload if nothing is stored (`isKept`),
 * because the visit then exists only in the page. Returns a function that stops it.
 */
export function reloadWhenBroughtBack(isKept: () => boolean = () => true): () => void {
  const listener = (event: PageTransitionEvent) => {
    if (event.persisted && isKept()) window.location.reload();
  };
  window.addEventListener('pageshow', listener);
  return () => window.removeEventListener('pageshow', listener);
}

/**
 * Returns whether the button of a served form was clicked before the script arrived (src/early/forms.ts), once.
 */
export function takeEarlyClick(servedForm: HTMLFormElement | null): boolean {
  if (!servedForm || !('sent' in servedForm.dataset)) return false;
  delete servedForm.dataset['sent'];
  return true;
}

/**
 * Returns the answers given before the script arrived (question id → values, only for questions that have any): from
 * the served form, or from the address if the form was submitted, which removes them from it. Submitting a form
 * replaces all parameters of an address, so earlier ones are restored.
 */
export function earlyAnswers(
  definition: { questions: readonly { id: string }[] },
  servedForm: HTMLFormElement | null,
): Record<string, string[]> {
  const url = new URL(window.location.href);
  const ticked = servedForm ? new FormData(servedForm) : new FormData();
  const answers: Record<string, string[]> = {};
  for (const { id } of definition.questions) {
    const values = [...url.searchParams.getAll(id), ...ticked.getAll(id).map(String)];
    if (values.length > 0) answers[id] = values;
    if (url.searchParams.has(id)) keepEarlierParameters(url);
    url.searchParams.delete(id);
  }
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
  return answers;
}

/** Adds the parameters that this page's address had before, as the referrer shows. */
function keepEarlierParameters(url: URL): void {
  const earlier = document.referrer ? new URL(document.referrer) : url;
  if (earlier.origin + earlier.pathname !== url.origin + url.pathname) return;
  for (const [name, value] of earlier.searchParams)
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
}

/** Opens another page of the site at one of its parts. */
export function openPage(path: string, part: string): void {
  window.location.assign(`${path}#${part}`);
}

/** Removes the fragment from the address if it names this part, after the browser has scrolled there. */
export function forgetPartInAddress(part: string): void {
  if (window.location.hash !== `#${part}`) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}
