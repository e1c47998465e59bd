import { storageKeys } from '#domain/storage-keys';
import type { LeadBody } from '#domain/lead/schema';
import { readStored, removeStored, writeStored } from '#api/storage';

/** A lead that the site has not confirmed yet. A refused one is kept for the visitor but not sent again. */
export type OutboxEntry = { key: string; body: LeadBody; at: string; refused?: boolean };

/** Every entry, oldest first. Damaged ones are left out. */
export function readOutbox(): OutboxEntry[] {
  const stored = readStored('local', storageKeys.outbox);
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

/**
 * Adds an entry in place of the one with its key and the one it replaces. False when storage is full or blocked:
 * then nothing has changed.
 */
export function putInOutbox(entry: OutboxEntry): boolean {
  const others = readOutbox().filter(({ key }) => key !== entry.key && key !== entry.body.replaces);
  return write([...others, entry]);
}

/** Whether the lead with this key still waits here. */
export function isInOutbox(key: string): boolean {
  return readOutbox().some((entry) => entry.key === key);
}

/** Removes the entry with this key. */
export function removeFromOutbox(key: string): void {
  write(readOutbox().filter((entry) => entry.key !== key));
}

function write(entries: OutboxEntry[]): boolean {
  if (entries.length > 0) return writeStored('local', storageKeys.outbox, entries);
  removeStored('local', storageKeys.outbox);
  return true;
}

function isEntry(value: unknown): value is OutboxEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'body' in value &&
    typeof value.body === 'object'
  );
}
