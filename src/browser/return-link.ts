import { resultsIn, withoutResults, withResults } from '#domain/share/results-in-fragment';
import { cameFrom, type StepEntry } from '#browser/address';

/**
 * Points the return links of a page beside the results to those that the visitor has come from, where their link came
 * along. It is moved from the address, which may be passed on, into the history entry, so that a reload loses nothing.
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
