import { counted } from '#domain/text/words';
import { type Backlog, backlogOf, lateMinutes, type OpenLeads } from '#netlify/leads/backlog';
import { callsADay } from '#netlify/leads/crm-calls';
import type { IndexEntry } from '#netlify/leads/due-index';
import { retentionDays } from '#netlify/leads/housekeeping';

/** The kinds of trouble that the operator hears of. Each is the name of an episode in the store. */
export type TroubleKind = 'dead' | 'refused' | 'late' | 'damaged' | 'housekeeping' | 'overdue' | 'calls';

/**
 * Something that a person may have to look at, in counts and minutes: nothing about anybody. `since`: when each instance
 * of it began (ms since 1970), for calls the levels that are reached; empty where nothing is wrong. `keys` are those of the
 * leads that the CRM has not taken.
 */
export type Trouble = { kind: TroubleKind; since: number[]; text: string; keys?: readonly string[] };

/** What to look at first, and where the rest is: a command, and a section of the runbook. */
const firstLook: Readonly<Record<TroubleKind, string>> = {
  dead: 'npm run leads -- list --dead --site (docs/operating.md, "Given up").',
  refused: 'npm run leads -- list --refused --site (docs/operating.md, "Refused by the CRM").',
  late: 'npm run leads -- list --status received,delivering,retry --site (docs/operating.md, "Leads wait for the CRM").',
  damaged: 'npm run leads -- list --site (docs/operating.md, "Damaged files").',
  housekeeping: 'npm run leads -- list --site (docs/operating.md, "Housekeeping is failing").',
  overdue:
    'npm run leads -- list --status delivered,superseded --site (docs/operating.md, "Not erased after 30 days").',
  calls: 'npm run leads -- list --site (docs/operating.md, "Calls to the CRM").',
};

/**
 * Returns what an alert says: the trouble, why the CRM has not taken the leads where it has said so (`reasons`), and what to
 * look at first.
 */
export function alertText({ kind, text }: Trouble, reasons: readonly string[]): string {
  const said = reasons.length > 0 ? ` The CRM says: ${reasons.join('; ')}.` : '';
  return `${text}${said} Look: ${firstLook[kind]}`;
}

/** Returns what alerts of each kind look like, for a rehearsal: nothing of it is the case. */
export function exampleAlerts(now: Date): string[] {
  const entry = { at: 0, received: now.getTime() - 90 * 60_000, key: 'example' };
  const open: OpenLeads = {
    waiting: [{ kind: 'waiting', ...entry }],
    dead: [{ kind: 'dead', ...entry }],
    refused: [{ kind: 'refused', ...entry }],
  };
  const reasons = ['Validation Error (property example should not exist) 1'];
  return [
    ...openLeadTroubles(open, now),
    damagedTrouble(['example']),
    housekeepingTrouble(null, now),
    overdueTrouble([{ kind: 'ended', ...entry, at: now.getTime() - 2 * longestStored }], now),
    callsTrouble(callsADay / 2),
  ].map((trouble) => alertText(trouble, trouble.keys ? reasons : []));
}

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
      keys: open.dead.map(({ key }) => key),
      text: `${counted(dead, 'lead', 'leads')} could not be delivered to the CRM and ${dead === 1 ? 'was' : 'were'} given up.`,
    },
    {
      kind: 'refused',
      since: open.refused.map(({ at }) => at),
      keys: open.refused.map(({ key }) => key),
      text: `${counted(refused, 'lead was refused by the CRM and needs', 'leads were refused by the CRM and need')} a person.`,
    },
    {
      kind: 'late',
      since: lateSince.filter((since) => since <= now.getTime()),
      keys: open.waiting.map(({ key }) => key),
      text: `${counted(waiting, 'lead waits', 'leads wait')} for the CRM, the oldest for ${oldestMinutes} minutes.`,
    },
  ];
}

/** Returns the trouble of side files that were damaged, by their names. */
export function damagedTrouble(damaged: readonly string[]): Trouble {
  const text = `${counted(damaged.length, 'file of the lead store was damaged and is', 'files of the lead store were damaged and are')} set aside.`;
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
  const text = `${counted(since.length, 'lead', 'leads')} should have been erased ${retentionDays} days after delivery, and ${since.length === 1 ? 'is' : 'are'} still stored.`;
  return { kind: 'overdue', since, text };
}

/** Returns the trouble of so many calls to the CRM in a day. */
export function callsTrouble(calls: number): Trouble {
  const text = `${calls} of the ${callsADay} calls that the CRM takes in a day were made today (UTC).`;
  return { kind: 'calls', since: callLevels.filter((level) => calls >= level), text };
}
