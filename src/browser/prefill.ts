import { type Prefill, prefillFrom } from '#domain/message/prefill';
import { storageKeys } from '#domain/storage-keys';
import { readStored, removeStored } from '#browser/storage';

/** Returns the prefill that a call to action has left in this tab, or null. */
export function readPrefill(): Prefill | null {
  return prefillFrom(readStored('session', storageKeys.message));
}

/** Removes the prefill: the message that it started has been sent. */
export function forgetPrefill(): void {
  removeStored('session', storageKeys.message);
}

/** Calls back whenever a call to action on this page has left a prefill. Returns how to stop. */
export function onPrefill(listener: () => void): () => void {
  document.addEventListener(storageKeys.message, listener);
  return () => document.removeEventListener(storageKeys.message, listener);
}
