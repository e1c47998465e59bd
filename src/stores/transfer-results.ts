import { resultsIn, withResults } from '#domain/share/results-in-fragment';

/** The events that open a link, here or in another tab. */
const clicks = ['click', 'auxclick'] as const;

/**
 * Transfers the link to these results to the pages beside them: a click on a link to one adds it to the part of the
 * address that no browser sends. `fragment` is the link's, with '#' or without; what could be no link is left out.
 * Returns how to stop.
 */
export function transferResults(fragment: string): () => void {
  const link = resultsIn(fragment.replace('#', ''));
  const transfer = ({ target }: Event) => {
    const clicked = (target as Partial<Element>).closest?.<HTMLAnchorElement>(
      'a[href^="/compare"],a[href^="/committee"]',
    );
    if (clicked && link) clicked.hash = withResults(clicked.hash.slice(1), link);
  };
  for (const click of clicks) document.addEventListener(click, transfer, true);
  return () => {
    for (const click of clicks) document.removeEventListener(click, transfer, true);
  };
}
