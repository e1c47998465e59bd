import { type Prefill, prefillFrom } from '#domain/message/prefill';
import { storageKeys } from '#domain/privacy/storage-keys';
import { readStored, removeStored } from '#browser/storage';

declare global {
  interface Window {
    /** The prefill of a call to action on this page, if storage is blocked (src/early/links.ts). */
    [storageKeys.message]?: unknown;
  }
}

/** Returns the prefill that a call to action stored in this tab or left on this page, or null. */
export function readPrefill(): Prefill | null {
  return prefillFrom(window[storageKeys.message] ?? readStored('session', storageKeys.message));
}

/** Returns whether the call to action was clicked on this page: its link and so the address lead to the form. */
export function isPrefillOfPage(): boolean {
  return window.location.hash === '#contact';
}

/** Removes the prefill: its message was sent, or replaced by the visitor's own. */
export function forgetPrefill(): void {
  delete window[storageKeys.message];
  removeStored('session', storageKeys.message);
}

/** Calls back whenever a call to action on this page leaves a prefill. Returns a function that stops it. */
export function onPrefill(listener: () => void): () => void {
  document.addEventListener(storageKeys.message, listener);
  return () => document.removeEventListener(storageKeys.message, listener);
}
