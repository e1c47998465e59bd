import { attemptsDidNotEnd, crmFailure } from '#domain/crm/catalogue';
import type { Received } from '#domain/lead/received';
import type { LeadContext } from '#netlify/leads/context';
import { maxUnfinished } from '#netlify/leads/backoff';
import { acquireLock, releaseLock } from '#netlify/leads/lock';
import { isDue, isUndelivered, type LeadRecord, withState } from '#netlify/leads/record';
import type { CrmSettings } from '#netlify/settings';

/**
 * Why a lead is tried: we have just received it, its page sent it again, or its time has come. Only the first may try a
 * lead that is being received; the second need not wait for the lead's turn.
 */
export type AttemptTrigger = 'received' | 'sent again' | 'due';

/** An attempt that is ours to make: the record as the store has it now, `delivering`, and where the lead goes. */
export type Begun = { isOurs: true; record: LeadRecord; lead: Received; settings: CrmSettings };

/** No attempt is to be made: the record as it is. */
type NotBegun = { isOurs: false; record: LeadRecord };

/**
 * Begins an attempt, if there is one to make: the lead waits for it, the CRM's settings are there, and no other process
 * has the lead. Returns once the store knows that the attempt has begun. Rejects where the store fails.
 */
export async function beginAttempt(
  context: LeadContext,
  key: string,
  trigger: AttemptTrigger,
): Promise<Begun | NotBegun> {
  // Read now, not when the run began: since then it may have been delivered or superseded.
  const record = await context.leads.read(key);
  if (!record) throw new Error('The lead is no longer in the store.');
  const { lead } = record;
  if (!lead || !mayAttempt(record, trigger, context.now())) return { isOurs: false, record };
  if ((record.unfinished ?? 0) >= maxUnfinished) return { isOurs: false, record: await giveUp(context, record) };
  const settings = context.crm();
  if ('missing' in settings) {
    console.warn(`lead ${key}: ${settings.missing}`);
    return { isOurs: false, record: await waitForSettings(context, record) };
  }
  // A lead that we have just received needs no lock: nobody else may begin it yet.
  const started = trigger === 'received' ? await start(context, record) : await startLocked(context, record, trigger);
  return started.isOurs ? { ...started, lead, settings } : started;
}

function mayAttempt(record: LeadRecord, trigger: AttemptTrigger, now: Date): boolean {
  if (!isUndelivered(record)) return false;
  return trigger === 'received' || isDue(record, now) || (trigger === 'sent again' && record.state === 'retry');
}

/** Whatever ends its attempts before they can say what came of them: the operator decides. */
async function giveUp({ leads, now }: LeadContext, record: LeadRecord): Promise<LeadRecord> {
  const dead = withState(record, 'dead', now(), attemptsDidNotEnd);
  await leads.write(dead, record);
  console.error(`lead ${record.key}: given up after ${record.unfinished} attempts that did not end`);
  return dead;
}

/** Nothing was tried: the lead keeps its attempts, and its time to be tried. */
async function waitForSettings({ leads, now }: LeadContext, record: LeadRecord): Promise<LeadRecord> {
  if (record.state === 'retry') return record;
  const waiting = { ...withState(record, 'retry', now(), crmFailure(null)), due: record.due };
  await leads.write(waiting, record);
  return waiting;
}

type Started = { isOurs: true; record: LeadRecord } | NotBegun;

async function startLocked(context: LeadContext, before: LeadRecord, trigger: AttemptTrigger): Promise<Started> {
  const { key } = before;
  if (!(await acquireLock(context, key))) return { isOurs: false, record: before };
  try {
    const record = await context.leads.read(key);
    // Erased meanwhile: it stays so.
    if (!record) return { isOurs: false, record: before };
    // Whoever had the lock before us may have begun and ended meanwhile.
    const isUnchanged = record.holder === before.holder && mayAttempt(record, trigger, context.now());
    return isUnchanged ? await start(context, record) : { isOurs: false, record };
  } finally {
    await releaseLock(context, key);
  }
}

/** Stores that the attempt begins, then reads whether that is still so: of two processes the later one goes on. */
async function start({ leads, now, uniqueName }: LeadContext, record: LeadRecord): Promise<Started> {
  const delivering = withState(record, 'delivering', now());
  const unfinished = record.state === 'delivering' ? (record.unfinished ?? 0) + 1 : 0;
  const started = { ...delivering, attempts: record.attempts + 1, unfinished, holder: uniqueName() };
  await leads.write(started, record);
  const stored = await leads.read(record.key);
  return stored?.holder === started.holder
    ? { isOurs: true, record: started }
    : { isOurs: false, record: stored ?? started };
}
