import { corrections } from '#domain/lead/corrections';
import { inOrder, outboxEntry, type OutboxEntry } from '#domain/lead/outbox';
import { storageKeys } from '#domain/privacy/storage-keys';
import { deleteCopy } from '#browser/outbox-copy';
import { readStored, removeStored, storedKeys, writeStored } from '#browser/storage';

/*
 * The unsent leads of this browser. Each has a key of its own in local storage: a list under one key would have to be
 * read, changed and written back, and two tabs that do so at once can lose a lead. A lock would not prevent that, since
 * browsers show one tab's writing to another only after a while.
 */

/** Returns the name of a lead in storage; its lock has the same name. */
export function outboxName(key: string): string {
  return `${storageKeys.outbox}.${key}`;
}

/** Returns every entry, oldest first. Damaged ones are left out. */
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

/** Saves an entry and removes those it replaces. Returns false where it could not be saved: then nothing has changed. */
export function putInOutbox(entry: OutboxEntry): boolean {
  if (!saveInOutbox(entry)) return false;
  for (const key of corrections(entry.body)) if (key !== entry.key) removeFromOutbox(key);
  return true;
}

/** Saves a changed entry, unless it has left meanwhile. Returns false where storage has no room. */
export function updateInOutbox(entry: OutboxEntry): boolean {
  return !readFromOutbox(entry.key) || saveInOutbox(entry);
}

/** Removes the entry with this key, and its copy. */
export function removeFromOutbox(key: string): void {
  removeStored('local', outboxName(key));
  deleteCopy(key);
}

/** Removes the entry that the visitor wants deleted. Other pages of this browser can tell: it has not been sent. */
export function deleteFromOutbox(key: string): void {
  removeFromOutbox(key);
  note('deleted', key);
}

/** Lets other pages of this browser tell that the CRM has the lead with this key. */
export function noteDelivered(key: string): void {
  note('delivered', key);
}

const waysOut = ['deleted', 'delivered'] as const;

/** How a lead has left the outbox, where that is known. */
export type WayOut = (typeof waysOut)[number];

/** Returns what any page of this browser has noted of the lead with this key, or null. */
export function wayOut(key: string): WayOut | null {
  return waysOut.find((way) => readNoted(way).includes(key)) ?? null;
}

/**
 * How many leads are remembered of each way. They have one name in storage: of two tabs that note one at the same moment
 * one may not be remembered, and then a page says of that lead that the site has it.
 */
const mostNoted = 20;

function note(way: WayOut, key: string): void {
  writeStored('local', storageKeys[way], [key, ...readNoted(way)].slice(0, mostNoted));
}

function readNoted(way: WayOut): string[] {
  const stored = readStored('local', storageKeys[way]);
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
}

/** Calls back whenever another tab has changed the outbox. Returns how to stop. */
export function onOutboxChanged(listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (!key || waysOut.some((way) => key === storageKeys[way]) || key.startsWith(storageKeys.outbox)) listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
