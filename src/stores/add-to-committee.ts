import { storedLinks, withLink } from '#domain/committee/kept-links';
import { storageKeys } from '#domain/privacy/storage-keys';
import { readStored, writeStored } from '#browser/storage';

/**
 * Adds the link of the shown results to the tab's committee links. The visitor's own link replaces their earlier one.
 * Returns why it was not added: seven others are in the list, or the browser cannot store it for the committee page.
 */
export function addToCommittee(fragment: string, isOwn: boolean): 'added' | 'full' | 'not-stored' {
  const kept = storedLinks(readStored('session', storageKeys.committee));
  const links = withLink(kept.links, fragment, isOwn);
  if (!links) return 'full';
  return writeStored('session', storageKeys.committee, { ...kept, links }) ? 'added' : 'not-stored';
}
