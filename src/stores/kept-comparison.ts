import { idsInStored } from '#domain/compare/chosen';
import { storageKeys } from '#domain/privacy/storage-keys';
import { readStored, writeStored } from '#browser/storage';

/* What `/compare` keeps in this tab (`compare.ts`), for pages that do not show it. */

/** Returns the ids of the catalogue's solutions that this tab compares, in their order. */
export function keptComparison(catalogue: readonly { id: string }[]): string[] {
  const ids = idsInStored(readStored('session', storageKeys.compare));
  return ids.filter((id) => catalogue.some((each) => each.id === id));
}

/** Compares in this tab what a link compares; one that compares nothing leaves the tab's own comparison as it is. */
export function takeComparison(ids: readonly string[]): void {
  if (ids.length > 0) writeStored('session', storageKeys.compare, ids);
}
