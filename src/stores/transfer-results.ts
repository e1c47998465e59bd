import { resultsIn, withResults } from '#domain/share/results-in-fragment';

/** The events that open a link, here or in another tab. */
const clicks = ['click', 'auxclick'] as const;

/**
 * Transfers the link to these results to the adjacent pages: a click on a link to one of them adds it to the fragment,
 * which browsers do not send. `fragment` may start with '#'; one that cannot be a link is ignored. Returns a function
 * that stops it.
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
