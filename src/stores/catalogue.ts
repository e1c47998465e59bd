import { atom } from 'nanostores';
import { catalogueBlock, isSolution, type Solution } from '#domain/recommendation/solution';
import { pageData } from '#browser/page-data';

/** The solutions that the page carries, to rank from; null until the page has been parsed. */
export const $catalogue = atom<readonly Solution[] | null>(null);

/** Reads the catalogue from the page, once. */
export async function readCatalogue(): Promise<void> {
  if ($catalogue.get()) return;
  const data = await pageData(catalogueBlock);
  $catalogue.set(Array.isArray(data) ? data.filter(isSolution) : []);
}
