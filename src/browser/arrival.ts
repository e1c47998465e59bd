import { storageKeys } from '#domain/privacy/storage-keys';

/**
 * Returns what the first page of this tab's visit has noted about it (`src/directives/early.ts`); null where it is nothing, or
 * storage is blocked.
 */
export function notedArrival(): string | null {
  try {
    return window.sessionStorage.getItem(storageKeys.arrival);
  } catch {
    return null;
  }
}
