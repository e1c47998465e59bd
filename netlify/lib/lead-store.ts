import type { LeadRecord } from '#netlify/lib/lead-record';
import type { Store } from '#netlify/lib/store';

/** Where leads are kept until the CRM has them. One record per key. */
export type LeadStore = {
  /** Stores a new record; false, and nothing changed, when the key is taken. Returns only once it is durable. */
  create(record: LeadRecord): Promise<boolean>;
  /** The record with this key, or null. */
  read(key: string): Promise<LeadRecord | null>;
  /** Replaces the record with the same key. */
  write(record: LeadRecord): Promise<void>;
  /** All keys, in no particular order. */
  keys(): Promise<string[]>;
};

const folder = 'leads/';

/** The leads of a store. */
export function leadStore(store: Store): LeadStore {
  return {
    create: (record) => store.create(folder + record.key, record),
    read: async (key) => (await store.read(folder + key)) as LeadRecord | null,
    write: (record) => store.write(folder + record.key, record),
    keys: async () => (await store.keys(folder)).map((key) => key.slice(folder.length)),
  };
}
