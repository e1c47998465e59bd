import { corrections } from '#domain/lead/corrections';
import { inOrder, outboxEntry, type OutboxEntry } from '#domain/lead/outbox';
import { storageKeys } from '#domain/privacy/storage-keys';
import { deleteCopy } from '#browser/outbox-copy';
import { readStored, removeStored, storedKeys, writeStored } from '#browser/storage';

/* The unsent leads of this browser. Each has its own key in local storage: a list under one key would have to be
   read, changed and written back, and two tabs that do so at once can lose a lead. A lock would not prevent that,
   since browsers show one tab's writes to another only after a while. */

/** Returns the name of a lead in storage; its lock has the same name. */
export function outboxName(key: string): string {
  return `${storageKeys.outbox}.${key}`;
}

/** Returns every entry, oldest first, without damaged ones. */
export function readOutbox(): OutboxEntry[] {
  const entries = storedKeys('local', outboxName('')).map((name) => outboxEntry(readStored('local', name)));
  return inOrder(entries.filter((entry) => entry !== null));
}

/** Returns the entry with this key, or null. */
export function readFromOutbox(key: string): OutboxEntry | null {
  return outboxEntry(readStored('local', outboxName(key)));
}

/** Saves an entry. Returns true only once it can be read back; false when storage is full or blocked. */
export function saveInOutbox(entry: OutboxEntry): boolean {
  const name = outboxName(entry.key);
  if (!writeStored('local', name, entry)) return false;
  return JSON.stringify(readStored('local', name)) === JSON.stringify(entry);
}

/** Saves an entry and removes those it replaces. Returns false if it could not be saved: then nothing has changed. */
export function putInOutbox(entry: OutboxEntry): boolean {
  if (!saveInOutbox(entry)) return false;
  for (const key of corrections(entry.body)) if (key !== entry.key) removeFromOutbox(key);
  return true;
}

/** Saves a changed entry, unless it has left the outbox. Returns false if storage has no room. */
export function updateInOutbox(entry: OutboxEntry): boolean {
  return !readFromOutbox(entry.key) || saveInOutbox(entry);
}

/** Removes the entry with this key, and its copy. */
export function removeFromOutbox(key: string): void {
  removeStored('local', outboxName(key));
  deleteCopy(key);
}

/** Removes an entry at the visitor's request, and notes for other pages of this browser that it was not sent. */
export function deleteFromOutbox(key: string): void {
  removeFromOutbox(key);
  note('deleted', key);
}

/** Notes for other pages of this browser that the CRM has the lead with this key. */
export function noteDelivered(key: string): void {
  note('delivered', key);
}

const removalReasons = ['deleted', 'delivered'] as const;

/** How a lead left the outbox, if known. */
export type RemovalReason = (typeof removalReasons)[number];

/** Returns how the lead with this key left the outbox, as noted by any page of this browser, or null. */
export function removalReason(key: string): RemovalReason | null {
  return removalReasons.find((reason) => readNoted(reason).includes(key)) ?? null;
}

/**
 * The number of leads remembered per reason. They share one key in storage: if two tabs note one at the same moment,
 * one may be lost, and a page then says of that lead that the site has it.
 */
const mostNoted = 20;

function note(reason: RemovalReason, key: string): void {
  writeStored('local', storageKeys[reason], [key, ...readNoted(reason)].slice(0, mostNoted));
}

function readNoted(reason: RemovalReason): string[] {
  const stored = readStored('local', storageKeys[reason]);
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
}

/** Calls back whenever another tab has changed the outbox. Returns a function that stops it. */
export function onOutboxChanged(listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (!key || removalReasons.some((reason) => key === storageKeys[reason]) || key.startsWith(storageKeys.outbox))
      listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
