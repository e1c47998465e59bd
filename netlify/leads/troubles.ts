import { type Backlog, backlogOf, lateMinutes, type OpenLeads } from '#netlify/leads/backlog';
import { callsADay } from '#netlify/leads/crm-calls';
import type { IndexEntry } from '#netlify/leads/due-index';
import { retentionDays } from '#netlify/leads/housekeeping';

/** The kinds of trouble that the operator hears of. Each is the name of an episode in the store. */
export const troubleKinds = ['dead', 'refused', 'late', 'damaged', 'housekeeping', 'overdue', 'calls'] as const;

/** Something that a person has to look at: when each instance of it began (ms since 1970; a level for calls), and what to tell. */
export type Trouble = { kind: (typeof troubleKinds)[number]; since: number[]; text: string };

/**
 * What is known of the store: its open leads, the index entries of those that have ended, its damaged side files, since when
 * housekeeping has not got to its end, and how many calls were made to the CRM today.
 */
export type StoreState = {
  open: OpenLeads;
  ended: IndexEntry[];
  damaged: string[];
  unfinishedSince: Date | null;
  calls: number;
};

/** A single hour of housekeeping that fails is no trouble, three are (ms). */
const patience = 3 * 3_600_000;

/** Visitors are promised that a lead is erased after 30 days; a day later the promise is broken (ms). */
const longestStored = (retentionDays + 1) * 24 * 3_600_000;

/** The operator hears when so many of a day's calls to the CRM are used up. */
const callLevels = [0.5 * callsADay, 0.8 * callsADay];

/** Returns all that a person has to look at, in counts and minutes: nothing about anybody. */
export function troublesOf(state: StoreState, now: Date): Trouble[] {
  const { open, ended, damaged, unfinishedSince, calls } = state;
  const { dead, refused, waiting, oldestMinutes }: Backlog = backlogOf(open, now);
  const lateSince = open.waiting.map(({ received }) => received + lateMinutes * 60_000);
  const overdue = ended.filter(({ at }) => now.getTime() - at > longestStored);
  const failing = unfinishedSince && now.getTime() - unfinishedSince.getTime() >= patience ? [unfinishedSince] : [];
  const all: Trouble[] = [
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
    {
      kind: 'damaged',
      since: damaged.map(() => 0),
      text: `${damaged.length} file(s) of the lead store were damaged and are set aside.`,
    },
    {
      kind: 'housekeeping',
      since: failing.map((since) => since.getTime()),
      text: 'Housekeeping of the lead store has been failing for hours. The log of retry-leads names the part that fails.',
    },
    {
      kind: 'overdue',
      since: overdue.map(({ at }) => at),
      text: `${overdue.length} lead(s) should have been erased ${retentionDays} days after delivery, and are still stored.`,
    },
    {
      kind: 'calls',
      since: callLevels.filter((level) => calls >= level),
      text: `${calls} of the ${callsADay} calls that the CRM takes in a day were made today (UTC).`,
    },
  ];
  return all.filter(({ since }) => since.length > 0);
}
