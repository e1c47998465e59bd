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
    globalThis.indexedDB?.deleteDatabase(prefix + key);
  } catch {
    // Storage that is blocked holds no copy.
  }
}

/** Every copy there is. */
export async function readCopies(): Promise<OutboxEntry[]> {
  try {
    const known = (await globalThis.indexedDB?.databases()) ?? [];
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
function withStore(
  name: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => { readonly result: unknown },
): Promise<{ result: unknown } | null> {
  return new Promise((resolve) => {
    const fail = () => resolve(null);
    try {
      const opening = globalThis.indexedDB?.open(name);
      if (!opening) return fail();
      opening.onerror = fail;
      opening.onupgradeneeded = () => opening.result.createObjectStore(area);
      opening.onsuccess = () => {
        const database = opening.result;
        // Whoever wants to delete the copy need not wait.
        database.onversionchange = () => database.close();
        const transaction = database.transaction(area, mode, { durability: 'strict' });
        const request = act(transaction.objectStore(area));
        transaction.onabort = transaction.oncomplete = () => {
          database.close();
          resolve(transaction.error ? null : { result: request.result });
        };
      };
    } catch {
      fail();
    }
  });
}
