import { storedLinks, withLink } from '#domain/committee/links';
import { storageKeys } from '#domain/privacy/storage-keys';
import { readStored, writeStored } from '#browser/storage';

/**
 * Adds the link of the results that are shown to those that are brought together, for the page that reads them. The
 * visitor's own takes the place of their earlier one. Returns why it is not there: seven others are, or the browser stores
 * nothing that the page could find.
 */
export function addToCommittee(fragment: string, isOwn: boolean): 'added' | 'full' | 'not-stored' {
  const kept = storedLinks(readStored('session', storageKeys.committee));
  const links = withLink(kept.links, fragment, isOwn);
  if (!links) return 'full';
  return writeStored('session', storageKeys.committee, { ...kept, links }) ? 'added' : 'not-stored';
}
