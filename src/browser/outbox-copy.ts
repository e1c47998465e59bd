import { outboxEntry, type OutboxEntry } from '#domain/lead/outbox';
import { storageKeys } from '#domain/privacy/storage-keys';

/* A second copy of each unsent lead, in IndexedDB. Browsers write local storage to disk up to some seconds later, so
   a killed browser loses what was just saved; IndexedDB reports when data is on disk. Each lead has its own
   database, named like its entry, so that the name alone shows an unsent lead. Without IndexedDB, or without access
   to it, there is no copy. Nothing here rejects. */

const prefix = `${storageKeys.outbox}.`;
const area = 'lead';
/** How long (ms) to wait for the disk. */
const timeout = 2_000;

/** Saves a copy. Resolves once it is on disk, cannot be, or takes too long. */
export async function saveCopy(entry: OutboxEntry): Promise<void> {
  const writing = withStore(prefix + entry.key, 'readwrite', (store) => store.put(entry, area));
  await Promise.race([writing, new Promise((resolve) => setTimeout(resolve, timeout))]);
}

/** Deletes the copy of a lead that has left the outbox. */
export function deleteCopy(key: string): void {
  try {
    indexedDB.deleteDatabase(prefix + key);
  } catch {
    // Without access to IndexedDB, there is no copy.
  }
}

/** Returns every copy. */
export async function readCopies(): Promise<OutboxEntry[]> {
  try {
    const known = await indexedDB.databases();
    const names = known.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []));
    const copies = await Promise.all(names.map(readCopy));
    return copies.filter((entry) => entry !== null);
  } catch {
    return [];
  }
}

async function readCopy(name: string): Promise<OutboxEntry | null> {
  const read = await withStore(name, 'readonly', (store) => store.get(area));
  const entry = outboxEntry(read?.result);
  // If the copy was deleted meanwhile, opening its database has created it again.
  if (read && !entry) deleteCopy(name.slice(prefix.length));
  return entry;
}

/** Returns the result of one request on a lead's store, once its transaction is complete; null if anything fails. */
async function withStore(
  name: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => { readonly result: unknown },
): Promise<{ result: unknown } | null> {
  try {
    const database = await opened(name);
    // Lets another tab delete the copy without waiting.
    database.onversionchange = () => database.close();
    try {
      const transaction = database.transaction(area, mode, { durability: 'strict' });
      const request = act(transaction.objectStore(area));
      await new Promise((resolve) => (transaction.onabort = transaction.oncomplete = resolve));
      return transaction.error ? null : { result: request.result };
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => opening.result.createObjectStore(area);
    opening.onsuccess = () => resolve(opening.result);
  });
}
