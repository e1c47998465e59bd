import { outboxEntry, type OutboxEntry } from '#domain/lead/outbox';
import { storageKeys } from '#domain/storage-keys';

/*
 * A second copy of each waiting lead, in IndexedDB. Browsers write local storage to the disk up to some seconds later, so
 * one that is killed forgets what was just saved; IndexedDB can say when it is on the disk. Each lead has a database of
 * its own, named like its entry, so that a name is enough to know that something waits. Where the browser has no
 * IndexedDB or does not let us use it, there is no copy. Nothing here rejects.
 */

const prefix = `${storageKeys.outbox}.`;
const area = 'lead';
/** A disk that takes longer (ms) is not waited for. */
const patience = 2_000;

/** Resolves once the copy is on the disk, or cannot be. */
export async function keepCopy(entry: OutboxEntry): Promise<void> {
  const writing = withStore(prefix + entry.key, 'readwrite', (store) => store.put(entry, area));
  await Promise.race([writing, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** The lead has left the outbox. */
export function dropCopy(key: string): void {
  try {
    indexedDB.deleteDatabase(prefix + key);
  } catch {
    // Where there is no IndexedDB, or it is blocked, there is no copy.
  }
}

/** Every copy there is. */
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
  // One that was dropped meanwhile has been made anew by looking at it.
  if (read && !entry) dropCopy(name.slice(prefix.length));
  return entry;
}

/** What one request on a lead's store comes to, once its transaction is complete; null where anything fails. */
async function withStore(
  name: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => { readonly result: unknown },
): Promise<{ result: unknown } | null> {
  try {
    const database = await opened(name);
    // Whoever wants to delete the copy need not wait.
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
