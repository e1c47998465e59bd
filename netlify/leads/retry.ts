import { checkedRecord } from '#netlify/leads/checked-record';
import { forEachConcurrently } from '#netlify/leads/concurrency';
import type { LeadContext } from '#netlify/leads/context';
import { deliver } from '#netlify/leads/deliver';
import type { IndexEntry } from '#netlify/leads/due-index';
import { hasCome } from '#netlify/leads/record';
import { createThrottle, type Throttle } from '#netlify/leads/throttle';

/** So many leads are tried at once: enough to use the CRM's limit where a call takes half a second. */
const concurrency = 6;

/**
 * No lead is begun with less than this (ms) before the run's end, and its calls may take no longer, but for the 2 s that the
 * client adds to look after a note.
 */
const timePerLead = 9_000;

/**
 * Tries each lead whose time has come, the one first that has been due longest and those with spam signals last, until
 * `end`, keeping to the CRM's limit. Where the CRM asks for a pause, the run waits if there is time and ends if not; leads it did not reach keep
 * their attempts. Without CRM settings nothing is tried and the leads wait. Two runs at once do no harm: each attempt
 * begins under a lock. Returns how many were tried and how many arrived; rejects where the store cannot be listed.
 */
export async function retryDueLeads(context: LeadContext, end: Date): Promise<{ tried: number; delivered: number }> {
  const waiting = (await context.leads.entries('waiting')).filter(({ at }) => hasCome(at, context.now()));
  const due = waiting.toSorted((a, b) => Number(a.isSuspicious ?? false) - Number(b.isSuspicious ?? false));
  const counts = { tried: 0, delivered: 0 };
  const settings = context.crm();
  if ('missing' in settings) {
    if (due.length > 0) console.warn(`${due.length} leads wait: ${settings.missing}`);
    return counts;
  }
  const throttle = createThrottle(context);
  const run: Run = { context, throttle, last: end.getTime() - timePerLead, busy: new Map(), counts };
  await forEachConcurrently(due, concurrency, (entry) => retryEntry(run, entry));
  return counts;
}

type Run = {
  context: LeadContext;
  throttle: Throttle;
  /** No lead is begun at or after this time (ms since 1970). */
  last: number;
  /** Whose lead is being tried, by e-mail: two at once could make the CRM two contacts. */
  busy: Map<string, Promise<void>>;
  counts: { tried: number; delivered: number };
};

/** One entry's turn; false where the run's time is over. A store that fails for one lead does not stop the others. */
async function retryEntry(run: Run, entry: IndexEntry): Promise<boolean> {
  const { context, last, busy } = run;
  if (context.now().getTime() >= last) return false;
  try {
    const record = await checkedRecord(context.leads, entry, context.now());
    if (!record) return true;
    const person = record.lead?.email.toLowerCase() ?? entry.key;
    while (busy.has(person)) await busy.get(person);
    const { promise, resolve } = Promise.withResolvers<void>();
    busy.set(person, promise);
    try {
      return await retryLead(run, entry.key);
    } finally {
      busy.delete(person);
      resolve();
    }
  } catch {
    console.error(`lead ${entry.key}: it cannot be read or stored; the other leads go on`);
    return true;
  }
}

async function retryLead({ context, throttle, last, counts }: Run, key: string): Promise<boolean> {
  if (!(await throttle.turn(last))) return false;
  const { record, pause } = await deliver(context, key, 'due', timePerLead);
  counts.tried += 1;
  if (record.state === 'delivered') counts.delivered += 1;
  if (pause !== undefined) throttle.pause(pause);
  return true;
}
