import { spamSignals } from '#domain/lead/spam-signals';
import { isUndelivered, lastStepAt, type LeadRecord, receivedAt } from '#netlify/leads/record';

/*
 * The due index: for each lead a name in the store that alone tells what is next for it and when, with an empty value.
 * A run lists names and reads only the records that are due.
 *
 *   waiting/DUE-RECEIVED-KEY        undelivered; its next attempt is due at DUE. '~KEY' where it has spam signals: it is
 *                                   tried after the others
 *   dead/SINCE-RECEIVED-KEY         given up at SINCE; the operator decides
 *   refused/SINCE-RECEIVED-KEY     refused by the CRM at SINCE; the operator decides
 *   ended/SINCE-RECEIVED-KEY        delivered or superseded at SINCE; erased 30 days later
 *
 * Times are milliseconds since 1970. How entries and records stay in step: `store.ts`.
 */

/** What can be next for a lead. */
export const entryKinds = ['waiting', 'dead', 'refused', 'ended'] as const;

/** What the name of an index entry tells. `at` and `received` are milliseconds since 1970. */
export type IndexEntry = {
  kind: (typeof entryKinds)[number];
  at: number;
  received: number;
  key: string;
  /** It waits and has spam signals. */
  isSuspicious?: true;
};

/** Returns the one index entry that a record must have. */
export function entryOf(record: LeadRecord): IndexEntry {
  const received = receivedAt(record).getTime();
  const { key } = record;
  if (isUndelivered(record)) {
    const mark = record.lead && spamSignals(record.lead).length > 0 ? ({ isSuspicious: true } as const) : {};
    return { kind: 'waiting', at: Date.parse(record.due), received, key, ...mark };
  }
  const kind = record.state === 'dead' || record.state === 'refused' ? record.state : 'ended';
  return { kind, at: lastStepAt(record).getTime(), received, key };
}

/** Whether two index entries are the same. */
export function isSameEntry(one: IndexEntry, other: IndexEntry): boolean {
  return entryName(one) === entryName(other);
}

/** Returns the entry's name in the store. */
export function entryName({ kind, at, received, key, isSuspicious }: IndexEntry): string {
  return `${kind}/${at}-${received}-${isSuspicious ? '~' : ''}${key}`;
}

/** Returns the entries of one kind among names in the store, the earliest first; names of another form are left out. */
export function entriesIn(kind: IndexEntry['kind'], names: string[]): IndexEntry[] {
  return names.flatMap((name) => parsedEntry(kind, name.slice(kind.length + 1))).sort((a, b) => a.at - b.at);
}

function parsedEntry(kind: IndexEntry['kind'], name: string): IndexEntry[] {
  const [, at, received, mark, key] = /^(\d+)-(\d+)-(~?)(.+)$/.exec(name) ?? [];
  if (key === undefined) return [];
  return [{ kind, at: Number(at), received: Number(received), key, ...(mark ? { isSuspicious: true } : {}) }];
}
