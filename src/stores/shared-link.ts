import { atom } from 'nanostores';
import { fragmentOfLink, namesPartOfPage, onStepEntered, reloadWhenBroughtBack } from '#browser/address';

/** The fragment of the shared link that is shown; null while the page shows the visitor's own answers. */
export const $sharedLink = atom<string | null>(null);

/**
 * Opens the visitor's own visit, except while the address contains a shared link: then the visit is closed, so that
 * nothing of it changes, and `$sharedLink` is the link. `open` returns a function that closes the visit. Returns a
 * function that stops it. A shared view restored from the back/forward cache reloads, because its return link may lead
 * to answers that have changed since.
 */
export function besideSharedLinks(open: () => () => void): () => void {
  let shows: 'visit' | 'link' | null = null;
  let close = () => {};
  const look = () => {
    const link = fragmentOfLink();
    // A link to the page's contact section does not leave the shared view.
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
