import { inOrder, outboxEntry, type OutboxEntry } from '#domain/lead/outbox';
import { storageKeys } from '#domain/storage-keys';
import { dropCopy } from '#browser/outbox-copy';
import { readStored, removeStored, storedKeys, writeStored } from '#browser/storage';

/*
 * The leads that this browser keeps. Each has a key of its own in local storage: a list under one key would have to be
 * read, changed and written back, and two tabs that do so at once can lose a lead. No lock would mend that, since
 * browsers show one tab's writing to another only after a while.
 */

/** Where a lead is kept; its lock has the same name. */
export function outboxName(key: string): string {
  return `${storageKeys.outbox}.${key}`;
}

/** Every entry, oldest first. Damaged ones are left out. */
export function readOutbox(): OutboxEntry[] {
  moveEarlierList();
  const entries = storedKeys('local', outboxName('')).map((name) => outboxEntry(readStored('local', name)));
  return inOrder(entries.filter((entry) => entry !== null));
}

/** The entry with this key, or null. */
export function readFromOutbox(key: string): OutboxEntry | null {
  moveEarlierList();
  return outboxEntry(readStored('local', outboxName(key)));
}

/**
 * Keeps an entry, and drops the one it replaces. True only once it can be read back; false when storage is full or
 * blocked: then nothing has changed.
 */
export function putInOutbox(entry: OutboxEntry): boolean {
  if (!write(entry)) return false;
  if (entry.body.replaces && entry.body.replaces !== entry.key) removeFromOutbox(entry.body.replaces);
  return true;
}

/** Notes how an entry stands; false where storage cannot take it. One that has left meanwhile does not come back. */
export function updateInOutbox(entry: OutboxEntry): boolean {
  return !readFromOutbox(entry.key) || write(entry);
}

/** Removes the entry with this key, and its copy. */
export function removeFromOutbox(key: string): void {
  removeStored('local', outboxName(key));
  dropCopy(key);
}

/** Calls back whenever another tab has changed the outbox. Answers how to stop. */
export function onOutboxChanged(listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(storageKeys.outbox)) listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

function write(entry: OutboxEntry): boolean {
  const name = outboxName(entry.key);
  if (!writeStored('local', name, entry)) return false;
  return JSON.stringify(readStored('local', name)) === JSON.stringify(entry);
}

/** Earlier versions kept one list under the outbox's name. Its entries move; what does not fit stays in the list. */
function moveEarlierList(): void {
  const list = readStored('local', storageKeys.outbox);
  if (!Array.isArray(list)) return;
  const entries = list.map(outboxEntry).filter((entry) => entry !== null);
  const left = entries.filter((entry) => !write(entry));
  if (left.length === 0) removeStored('local', storageKeys.outbox);
  else if (left.length < entries.length) writeStored('local', storageKeys.outbox, left);
}
