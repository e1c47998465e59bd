import { type Prefill, prefillFrom } from '#domain/message/prefill';
import { storageKeys } from '#domain/privacy/storage-keys';
import { readStored, removeStored } from '#browser/storage';

declare global {
  interface Window {
    /** What a call to action of this page has left where storage is blocked (src/directives/early.ts). */
    [storageKeys.message]?: unknown;
  }
}

/** Returns the prefill that a call to action has left in this tab, or only on this page, or null. */
export function readPrefill(): Prefill | null {
  return prefillFrom(window[storageKeys.message] ?? readStored('session', storageKeys.message));
}

/** Returns whether the call to action was clicked on this page: it leads to the form, and so does the address. */
export function isPrefillOfPage(): boolean {
  return window.location.hash === '#contact';
}

/** Removes the prefill: the message that it started has been sent, or replaced by the visitor's own. */
export function forgetPrefill(): void {
  delete window[storageKeys.message];
  removeStored('session', storageKeys.message);
}

/** Calls back whenever a call to action on this page has left a prefill. Returns how to stop. */
export function onPrefill(listener: () => void): () => void {
  document.addEventListener(storageKeys.message, listener);
  return () => document.removeEventListener(storageKeys.message, listener);
}
