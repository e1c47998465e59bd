import { isLeadRecord, isUndelivered, lastStepAt, type LeadRecord, receivedAt } from '#netlify/leads/record';
import type { Store } from '#netlify/storage/store';

/**
 * Where leads are kept until the CRM has them: one record per key, and for each record a marker, an empty value whose
 * name alone tells what is next for the lead and when. A run lists names and reads only the records that are due.
 *
 *   leads/KEY                       the record
 *   waiting/DUE-RECEIVED-KEY        undelivered; its next attempt is due at DUE
 *   dead/SINCE-RECEIVED-KEY         given up at SINCE; the operator decides
 *   ended/SINCE-RECEIVED-KEY        delivered or superseded at SINCE; erased when its time has come
 *
 * Times are milliseconds since 1970. A record has exactly one right marker, which follows from it (`markerOf`). It is
 * written before the record and the former one is removed after it, so that wherever a process dies there is a marker
 * too many, never one too few. One too many is harmless: when it is due it is compared with its record, replaced by the
 * right one and removed; one without a record is removed once the record cannot be on its way any more. What two
 * writers at once or a store that lags can still undo, the hourly housekeeping restores: it compares names with names.
 */
export type LeadStore = {
  /** Stores a new record; false, and the stored one is unchanged, when the key is taken. Returns once it is durable. */
  create(record: LeadRecord): Promise<boolean>;
  /** The record with this key, or null. Rejects where what is stored is none. */
  read(key: string): Promise<LeadRecord | null>;
  /** Replaces the record with the same key; `former` is what it replaces, where that is known. */
  write(record: LeadRecord, former?: LeadRecord): Promise<void>;
  /** Erases the record and then its marker. */
  remove(record: LeadRecord): Promise<void>;
  /** All keys, in no particular order. */
  keys(): Promise<string[]>;
  /** The markers of one kind, the earliest first. */
  markers(kind: Marker['kind']): Promise<Marker[]>;
  /** Writes the record's right marker. */
  mark(record: LeadRecord): Promise<void>;
  /** Removes a marker that has served its turn. */
  unmark(marker: Marker): Promise<void>;
};

/** What a marker's name tells. `at` and `received` are milliseconds since 1970. */
export type Marker = { kind: 'waiting' | 'dead' | 'ended'; at: number; received: number; key: string };

const folder = 'leads/';

/** The leads of a store. */
export function leadStore(store: Store): LeadStore {
  const mark = (record: LeadRecord) => store.write(nameOf(markerOf(record)), 1);
  const unmark = (marker: Marker) => store.remove(nameOf(marker));
  return {
    mark,
    unmark,
    async create(record) {
      await mark(record);
      if (await store.create(folder + record.key, record)) return true;
      const known = (await store.read(folder + record.key)) as LeadRecord | null;
      // A lead that is sent again leaves no second marker behind, unless it is the first one's.
      if (isLeadRecord(known) && !isSame(markerOf(known), markerOf(record))) await unmark(markerOf(record));
      return false;
    },
    async read(key) {
      const value = await store.read(folder + key);
      if (value === null || isLeadRecord(value)) return value;
      throw new Error('What is stored is no lead.');
    },
    async write(record, former) {
      const isMoved = !former || !isSame(markerOf(former), markerOf(record));
      if (isMoved) await mark(record);
      await store.write(folder + record.key, record);
      if (former && isMoved) await unmark(markerOf(former));
    },
    async remove(record) {
      await store.remove(folder + record.key);
      await unmark(markerOf(record));
    },
    keys: async () => (await store.keys(folder)).map((key) => key.slice(folder.length)),
    async markers(kind) {
      const names = await store.keys(`${kind}/`);
      return names.flatMap((name) => markerIn(kind, name.slice(kind.length + 1))).sort((a, b) => a.at - b.at);
    },
  };
}

/** The one marker that a record must have. */
export function markerOf(record: LeadRecord): Marker {
  const received = receivedAt(record).getTime();
  const { key } = record;
  if (isUndelivered(record)) return { kind: 'waiting', at: Date.parse(record.due), received, key };
  return { kind: record.state === 'dead' ? 'dead' : 'ended', at: lastStepAt(record).getTime(), received, key };
}

/** Whether two markers are one. */
export function isSame(one: Marker, other: Marker): boolean {
  return nameOf(one) === nameOf(other);
}

function nameOf({ kind, at, received, key }: Marker): string {
  return `${kind}/${at}-${received}-${key}`;
}

function markerIn(kind: Marker['kind'], name: string): Marker[] {
  const [, at, received, key] = /^(\d+)-(\d+)-(.+)$/.exec(name) ?? [];
  return key === undefined ? [] : [{ kind, at: Number(at), received: Number(received), key }];
}
