import { storedLinks, withLink } from '#domain/committee/links';
import { storageKeys } from '#domain/storage-keys';
import { readStored, writeStored } from '#browser/storage';

/**
 * Adds the link of the results that are shown to those that are brought together, for the page that reads them. The
 * visitor's own takes the place of their earlier one.
 */
export function bringOwnLink(fragment: string, isOwn: boolean): void {
  const kept = storedLinks(readStored('session', storageKeys.committee));
  writeStored('session', storageKeys.committee, { ...kept, links: withLink(kept.links, fragment, isOwn) });
}
