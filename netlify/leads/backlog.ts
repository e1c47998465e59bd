import { type IndexEntry, entryOf, isSameEntry } from '#netlify/leads/due-index';
import type { LeadStore } from '#netlify/leads/store';

/** The leads that the CRM does not have, one index entry for each, by who has to act: the next run, or a person. */
export type OpenLeads = Record<'waiting' | 'dead' | 'refused', IndexEntry[]>;

/** How many leads wait, were given up or were refused, and how long (minutes) the oldest that waits has waited. */
export type Backlog = { waiting: number; oldestMinutes: number; dead: number; refused: number };

/** A lead that has waited for so long (minutes) is more than a hiccup. */
export const delayedMinutes = 15;

/** When the operator should know: the oldest lead has waited for so long (minutes). */
export const lateMinutes = 60;

/**
 * Returns the leads that the CRM does not have, from the names in the due index. A record is read only where a lead has
 * left more than one entry, to count it once and where it belongs. A lead that is being tried right now counts as
 * waiting.
 */
export async function openLeads(leads: LeadStore): Promise<OpenLeads> {
  const kinds = await Promise.all((['waiting', 'dead', 'refused'] as const).map((kind) => leads.entries(kind)));
  const byKey = [...Map.groupBy(kinds.flat(), ({ key }) => key).values()];
  const single = await Promise.all(byKey.map((ofOne) => rightEntry(leads, ofOne)));
  const open = single.flat();
  return {
    waiting: open.filter(({ kind }) => kind === 'waiting'),
    dead: open.filter(({ kind }) => kind === 'dead'),
    refused: open.filter(({ kind }) => kind === 'refused'),
  };
}

/** The entry of one lead that counts, in a list; none where the record says that the lead has ended. */
async function rightEntry(leads: LeadStore, entries: IndexEntry[]): Promise<IndexEntry[]> {
  if (entries.length < 2) return entries;
  const record = await leads.read(entries[0]?.key ?? '').catch(() => null);
  if (!record) return entries.slice(0, 1);
  const right = entryOf(record);
  if (right.kind === 'ended') return [];
  return [entries.find((entry) => isSameEntry(entry, right)) ?? right];
}

/** Returns the figures of the open leads. */
export function backlogOf({ waiting, dead, refused }: OpenLeads, now: Date): Backlog {
  const oldest = waiting.reduce((earliest, { received }) => Math.min(earliest, received), now.getTime());
  return {
    waiting: waiting.length,
    oldestMinutes: Math.floor((now.getTime() - oldest) / 60_000),
    dead: dead.length,
    refused: refused.length,
  };
}
