import { contactNote } from '#netlify/leads/contact-note';
import { entriesIn, entryKinds, entryName, entryOf, type IndexEntry, isSameEntry } from '#netlify/leads/due-index';
import { type LeadRecord, storedRecord } from '#netlify/leads/record';
import { DamagedValue, type Store } from '#netlify/storage/store';

/**
 * Where leads are stored until the CRM has them: one record per key (`leads/KEY`) and one entry in the due index for
 * each record.
 *
 * The right entry follows from the record (`entryOf`). It is written before the record and the former one is removed
 * after it, so that wherever a process dies there is an entry too many, never one too few. One too many is harmless:
 * when it is due it is compared with its record, replaced by the right one and removed (`checkedRecord`). What two
 * writers at once or a store that lags can still undo, the hourly housekeeping restores: it compares names with names.
 */
export type LeadStore = {
  /** Stores a new record; false, and the stored one is unchanged, when the key is taken. Returns once it is durable. */
  create(record: LeadRecord): Promise<boolean>;
  /**
   * Returns the record with this key, or null; its lead as today's schema reads it. Rejects with `DamagedValue` where what is
   * stored is none.
   */
  read(key: string): Promise<LeadRecord | null>;
  /** Replaces the record with the same key; `former` is what it replaces, where that is known. */
  write(record: LeadRecord, former?: LeadRecord): Promise<void>;
  /** Erases the note on the first contact, the record, and then its index entry. */
  remove(record: LeadRecord): Promise<void>;
  /** Erases what is stored under a key, be it a record or not, and all its index entries; returns these. */
  erase(key: string): Promise<IndexEntry[]>;
  /** Returns all keys, in no particular order. */
  keys(): Promise<string[]>;
  /** Returns the index entries of one kind, the earliest first. */
  entries(kind: IndexEntry['kind']): Promise<IndexEntry[]>;
  /** Writes the record's right index entry. */
  addEntry(record: LeadRecord): Promise<void>;
  /** Removes an index entry that is no longer right. */
  removeEntry(entry: IndexEntry): Promise<void>;
};

const folder = 'leads/';

/**
 * Returns the same leads, whose index is listed once: with thousands of leads a list takes seconds, and the parts of a run
 * ask for the same ones. A list that failed is asked for again.
 */
export function listedOnce(leads: LeadStore): LeadStore {
  const lists = new Map<IndexEntry['kind'], Promise<IndexEntry[]>>();
  return {
    ...leads,
    entries(kind) {
      const list = lists.get(kind) ?? leads.entries(kind);
      lists.set(kind, list);
      list.catch(() => lists.delete(kind));
      return list;
    },
  };
}

/** Returns the leads of a store. */
export function leadStore(store: Store): LeadStore {
  const addEntry = (record: LeadRecord) => store.write(entryName(entryOf(record)), 1);
  const removeEntry = (entry: IndexEntry) => store.remove(entryName(entry));
  const entries = async (kind: IndexEntry['kind']) => entriesIn(kind, await store.keys(`${kind}/`));
  return {
    addEntry,
    removeEntry,
    entries,
    async create(record) {
      await addEntry(record);
      if (await store.create(folder + record.key, record)) return true;
      const known = storedRecord(await store.read(folder + record.key), record.key);
      // A lead that is sent again leaves no second entry behind, unless it is the first one's.
      if (known && !isSameEntry(entryOf(known), entryOf(record))) await removeEntry(entryOf(record));
      return false;
    },
    async read(key) {
      const value = await store.read(folder + key);
      if (value === null) return null;
      const record = storedRecord(value, key);
      if (!record) throw new DamagedValue(folder + key, 'lead');
      return record;
    },
    async write(record, former) {
      const hasMoved = !former || !isSameEntry(entryOf(former), entryOf(record));
      if (hasMoved) await addEntry(record);
      await store.write(folder + record.key, record);
      if (former && hasMoved) await removeEntry(entryOf(former));
    },
    async remove(record) {
      await store.remove(contactNote(record.key));
      await store.remove(folder + record.key);
      await removeEntry(entryOf(record));
    },
    async erase(key) {
      const all = (await Promise.all(entryKinds.map(entries))).flat();
      const own = all.filter((entry) => entry.key === key);
      await store.remove(contactNote(key));
      await store.remove(folder + key);
      for (const entry of own) await removeEntry(entry);
      return own;
    },
    keys: async () => (await store.keys(folder)).map((key) => key.slice(folder.length)),
  };
}
