import type { LeadStore } from '#netlify/leads/store';

/** How many leads wait for the CRM or have been given up, and how long (minutes) the oldest of them has waited. */
export type Backlog = { waiting: number; oldestMinutes: number; dead: number };

/** When the operator should know: the oldest lead has waited for so long (minutes). */
export const lateMinutes = 60;

/** Counts the entries of the due index; no record is read. A lead that is being tried right now counts as waiting. */
export async function backlogOf(leads: LeadStore, now: Date): Promise<Backlog> {
  const waiting = await leads.entries('waiting');
  const dead = await leads.entries('dead');
  const oldest = Math.min(now.getTime(), ...waiting.map(({ received }) => received));
  return {
    waiting: new Set(waiting.map(({ key }) => key)).size,
    oldestMinutes: Math.floor((now.getTime() - oldest) / 60_000),
    dead: new Set(dead.map(({ key }) => key)).size,
  };
}
