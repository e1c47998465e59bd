import { atom } from 'nanostores';
import { fragmentOfLink, namesPartOfPage, onStepEntered, reloadWhenBroughtBack } from '#browser/address';

/** The fragment of the shared link that the page shows; null while it shows the visitor's own answers. */
export const $sharedLink = atom<string | null>(null);

/**
 * Opens the visitor's own visit, except while the address holds a shared link: then it is closed, so that nothing of it
 * changes, and `$sharedLink` holds the link. `open` returns how to close the visit. Returns how to stop. A shared view
 * that the browser brings back loads again: its return link leads to answers that may have changed since.
 */
export function besideSharedLinks(open: () => () => void): () => void {
  let shows: 'visit' | 'link' | null = null;
  let close = () => {};
  const look = () => {
    const link = fragmentOfLink();
    // The contact section of the page is no way out of what is shown.
    if (!link && $sharedLink.get() && namesPartOfPage()) return;
    $sharedLink.set(link);
    const next = link ? 'link' : 'visit';
    if (next === shows) return;
    shows = next;
    close();
    close = link ? reloadWhenBroughtBack() : open();
  };
  look();
  const stop = onStepEntered(look);
  return () => {
    stop();
    close();
  };
}
