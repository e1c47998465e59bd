import { type Prefill, prefillEvent, prefillFrom } from '#domain/message/prefill';
import { storageKeys } from '#domain/storage-keys';
import { readStored, removeStored } from '#browser/storage';

/** The prefill that a call to action has left in this tab, or null. */
export function readPrefill(): Prefill | null {
  return prefillFrom(readStored('session', storageKeys.message));
}

/** The message it started has been sent. */
export function forgetPrefill(): void {
  removeStored('session', storageKeys.message);
}

/** Calls back whenever a call to action on this page has left a prefill. Answers how to stop. */
export function onPrefill(listener: () => void): () => void {
  document.addEventListener(prefillEvent, listener);
  return () => document.removeEventListener(prefillEvent, listener);
}
