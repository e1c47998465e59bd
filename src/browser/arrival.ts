import { type Arrival, arrivalIn } from '#domain/lead/arrival';
import { storageKeys } from '#domain/privacy/storage-keys';

/**
 * Returns how this tab's visit began, as recorded by its first page (`src/early/arrival.ts`); undefined if nothing
 * was recorded, storage is blocked, or the browser is too old to read it.
 */
export function arrival(): Arrival | undefined {
  try {
    return arrivalIn(window.sessionStorage.getItem(storageKeys.arrival), window.location.hostname);
  } catch {
    return undefined;
  }
}
