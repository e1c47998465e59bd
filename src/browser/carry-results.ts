import { resultsIn, withResults } from '#domain/share/results-in-fragment';

/** What opens a link, here or in another tab. */
const presses = ['click', 'auxclick'] as const;

/**
 * Has the links to pages beside the results carry the link to these results, in the part of the address that no
 * browser sends. `fragment` is the link's, with '#' or without; what could be no link is not carried. Returns how to stop.
 */
export function carryResults(fragment: string): () => void {
  const link = resultsIn(fragment.replace('#', ''));
  const carry = ({ target }: Event) => {
    const pressed = (target as Partial<Element>).closest?.<HTMLAnchorElement>(
      'a[href^="/compare"],a[href^="/committee"]',
    );
    if (pressed && link) pressed.hash = withResults(pressed.hash.slice(1), link);
  };
  for (const press of presses) document.addEventListener(press, carry, true);
  return () => {
    for (const press of presses) document.removeEventListener(press, carry, true);
  };
}
