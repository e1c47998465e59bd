import { atom } from 'nanostores';
import { fragment, mayComeFromResults, onFragmentChanged, replaceAddress } from '#browser/fragment';
import { readStored, writeStored } from '#browser/storage';
import { compareAddress } from '#domain/compare/address';
import { idsInFragment, idsInStored } from '#domain/compare/chosen';
import { isRecord } from '#domain/record';
import { storageKeys } from '#domain/privacy/storage-keys';
import type { Advice } from '#domain/recommendation/advice';

/** The ids of the compared solutions; null until the page is open. */
export const $compared = atom<readonly string[] | null>(null);

/**
 * Opens the comparison that the address names, else the one stored in this tab, and follows the address. Returns a
 * function that stops it.
 */
export function openCompare(): () => void {
  fetchReturnLinks();
  const named = idsInFragment(fragment());
  if (named) keep(named);
  else $compared.set(idsInStored(readStored('session', storageKeys.compare)));
  return onFragmentChanged(() => {
    fetchReturnLinks();
    // A fragment such as '#contact' names a part of the page: the comparison stays.
    const ids = idsInFragment(fragment());
    if (ids) keep(ids);
  });
}

/**
 * Points the return links to the results that the visitor came from. Few visitors do, so the script loads on demand.
 */
function fetchReturnLinks(): void {
  if (mayComeFromResults())
    import('#browser/return-link').then(
      ({ setReturnLinks }) => setReturnLinks(),
      () => {}, // By default they lead to the tab's own results.
    );
}

/** Returns the criteria that this tab's answers to the Navigator ask for. */
export function statedCriteria(needs: Advice['needs']): string[] {
  const stored = readStored('session', storageKeys.navigator);
  const wizard = isRecord(stored) && isRecord(stored['wizard']) ? stored['wizard'] : {};
  const answers = isRecord(wizard['answers']) ? wizard['answers'] : {};
  return needs.flatMap(({ question, is, criterion }) => {
    const given = answers[question];
    return criterion && Array.isArray(given) && given.some((value) => is.includes(value)) ? [criterion] : [];
  });
}

/** Sets the compared solutions, in the address, which can be shared, and in this tab. */
export function compare(ids: readonly string[]): void {
  keep(ids);
  replaceAddress(compareAddress(ids));
}

function keep(ids: readonly string[]): void {
  $compared.set(ids);
  writeStored('session', storageKeys.compare, ids);
}
