import { resultsIn, withoutResults, withResults } from '#domain/share/results-in-fragment';
import { cameFrom, type StepEntry } from '#browser/address';

/**
 * Points a page's return links to the results that the visitor came from, if their link was transferred. It moves from
 * the address, which may be shared, to the history entry, so that a reload keeps it.
 */
export function setReturnLinks(): void {
  const { hash, pathname, search } = window.location;
  const came = resultsIn(hash.slice(1));
  const link = came ?? resultsIn(cameFrom() ?? '');
  if (!link) return;
  if (came) {
    const rest = withoutResults(hash.slice(1));
    window.history.replaceState({ from: link } satisfies StepEntry, '', pathname + search + (rest && `#${rest}`));
  }
  for (const back of document.querySelectorAll<HTMLAnchorElement>('main nav a[href^="/solutions-navigator#"]'))
    back.hash = link;
  for (const other of document.querySelectorAll<HTMLAnchorElement>(
    'main nav a[href^="/compare"],main nav a[href^="/committee"]',
  ))
    if (!other.hasAttribute('aria-current')) other.hash = withResults(other.hash.slice(1), link);
}
