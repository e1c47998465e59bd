import { type Backlog, backlogOf, lateMinutes, type OpenLeads } from '#netlify/leads/backlog';
import { callsADay } from '#netlify/leads/crm-calls';
import type { IndexEntry } from '#netlify/leads/due-index';
import { retentionDays } from '#netlify/leads/housekeeping';

/** The kinds of trouble that the operator hears of. Each is the name of an episode in the store. */
export type TroubleKind = 'dead' | 'refused' | 'late' | 'damaged' | 'housekeeping' | 'overdue' | 'calls';

/**
 * Something that a person may have to look at, in counts and minutes: nothing about anybody. `since`: when each instance
 * of it began (ms since 1970), for calls the levels that are reached; empty where nothing is wrong.
 */
export type Trouble = { kind: TroubleKind; since: number[]; text: string };

/** A single hour of housekeeping that fails is no trouble, three are (ms). */
const patience = 3 * 3_600_000;

/** Visitors are promised that a lead is erased after 30 days; a day later the promise is broken (ms). */
const longestStored = (retentionDays + 1) * 24 * 3_600_000;

/** The operator hears when so many of a day's calls to the CRM are used up. */
const callLevels = [0.5 * callsADay, 0.8 * callsADay];

/** Returns what is wrong with the leads that the CRM does not have. */
export function openLeadTroubles(open: OpenLeads, now: Date): Trouble[] {
  const { dead, refused, waiting, oldestMinutes }: Backlog = backlogOf(open, now);
  const lateSince = open.waiting.map(({ received }) => received + lateMinutes * 60_000);
  return [
    {
      kind: 'dead',
      since: open.dead.map(({ at }) => at),
      text: `${dead} lead(s) could not be delivered to the CRM and were given up.`,
    },
    {
      kind: 'refused',
      since: open.refused.map(({ at }) => at),
      text: `${refused} lead(s) were refused by the CRM and need a person.`,
    },
    {
      kind: 'late',
      since: lateSince.filter((since) => since <= now.getTime()),
      text: `${waiting} lead(s) wait for the CRM, the oldest for ${oldestMinutes} minutes.`,
    },
  ];
}

/** Returns the trouble of side files that were damaged, by their names. */
export function damagedTrouble(damaged: readonly string[]): Trouble {
  const text = `${damaged.length} file(s) of the lead store were damaged and are set aside.`;
  return { kind: 'damaged', since: damaged.map(() => 0), text };
}

/** Returns the trouble of housekeeping that has not got to its end since then. */
export function housekeepingTrouble(since: Date | null, now: Date): Trouble {
  const isFailing = since !== null && now.getTime() - since.getTime() >= patience;
  const text =
    'Housekeeping of the lead store has been failing for hours. The log of retry-leads names the part that fails.';
  return { kind: 'housekeeping', since: isFailing ? [since.getTime()] : [], text };
}

/** Returns the trouble of leads that are stored longer than visitors are promised, among the entries of those that have ended. */
export function overdueTrouble(ended: readonly IndexEntry[], now: Date): Trouble {
  const since = ended.map(({ at }) => at).filter((at) => now.getTime() - at > longestStored);
  const text = `${since.length} lead(s) should have been erased ${retentionDays} days after delivery, and are still stored.`;
  return { kind: 'overdue', since, text };
}

/** Returns the trouble of so many calls to the CRM in a day. */
export function callsTrouble(calls: number): Trouble {
  const text = `${calls} of the ${callsADay} calls that the CRM takes in a day were made today (UTC).`;
  return { kind: 'calls', since: callLevels.filter((level) => calls >= level), text };
}
