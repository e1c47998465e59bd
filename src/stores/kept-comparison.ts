import { idsInStored } from '#domain/compare/chosen';
import { storageKeys } from '#domain/privacy/storage-keys';
import { readStored, writeStored } from '#browser/storage';

/* The comparison that `/compare` stores in this tab (`compare.ts`), for pages that do not show it. */

/** Returns the ids of the compared solutions that are in the catalogue, in order. */
export function keptComparison(catalogue: readonly { id: string }[]): string[] {
  const ids = idsInStored(readStored('session', storageKeys.compare));
  return ids.filter((id) => catalogue.some((each) => each.id === id));
}

/** Stores a link's comparison in this tab; a link without one leaves the tab's comparison unchanged. */
export function takeComparison(ids: readonly string[]): void {
  if (ids.length > 0) writeStored('session', storageKeys.compare, ids);
}
