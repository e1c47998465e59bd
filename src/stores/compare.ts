import { atom } from 'nanostores';
import { fragment, mayComeFromResults, onFragmentChanged, replaceAddress } from '#browser/fragment';
import { readStored, writeStored } from '#browser/storage';
import { compareAddress } from '#domain/compare/address';
import { idsInFragment, idsInStored } from '#domain/compare/chosen';
import { storageKeys } from '#domain/privacy/storage-keys';

/** The ids of the solutions that are compared; null until the page has been opened. */
export const $compared = atom<readonly string[] | null>(null);

/** Takes the solutions that the address names, else those that this tab has kept, and follows the address. Returns how to stop. */
export function openCompare(): () => void {
  fetchReturnLinks();
  const named = idsInFragment(fragment());
  if (named) keep(named);
  else $compared.set(idsInStored(readStored('session', storageKeys.compare)));
  return onFragmentChanged(() => {
    fetchReturnLinks();
    // '#contact' and the like name a part of the page: what is compared stays.
    const ids = idsInFragment(fragment());
    if (ids) keep(ids);
  });
}

/** Points the return links to the results that the visitor has come from. Hardly anybody has: the script comes then. */
function fetchReturnLinks(): void {
  if (mayComeFromResults())
    import('#browser/return-link').then(
      ({ setReturnLinks }) => setReturnLinks(),
      () => {}, // They lead to the tab's own results, as everywhere.
    );
}

/** Compares these solutions from now on: in the address, which can be sent to others, and in this tab. */
export function compare(ids: readonly string[]): void {
  keep(ids);
  replaceAddress(compareAddress(ids));
}

function keep(ids: readonly string[]): void {
  $compared.set(ids);
  writeStored('session', storageKeys.compare, ids);
}
