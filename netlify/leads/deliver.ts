import { type CrmFailure, crmFailure } from '#domain/crm/catalogue';
import { maxAttempts, waitAfter } from '#netlify/leads/backoff';
import { claim, release } from '#netlify/leads/lock';
import { deliverToHighLevel, type Delivery } from '#netlify/highlevel/deliver';
import { isDue, isUndelivered, type LeadRecord, stepped } from '#netlify/leads/record';
import type { Outbox } from '#netlify/leads/context';
import { supersede } from '#netlify/leads/supersede';

/** The record as an attempt left it. `pause` (ms) is how long the CRM wants no more calls, where it said so. */
export type Attempt = { record: LeadRecord; pause?: number };

/**
 * Why a lead is tried: we have just received it, its page sent it again, or its time has come. Only the first may try a
 * lead that is being received; the second need not wait for the lead's turn.
 */
export type Reason = 'received' | 'sent again' | 'due';

/** The longest an attempt may take (ms), all its calls together: shorter than the lease, and than a function may run. */
const attemptTime = 24_000;

/**
 * One attempt to bring a stored lead into the CRM, unless it no longer waits for one. Calls for the same lead in one
 * process share the attempt; other processes are kept off by the claim, by the record's `due` and, should both fail, by
 * what is repeated safely: the CRM itself is asked before and after the one call that would double. The store knows
 * before and after the attempt where the lead is. Rejects only where the store fails. Specification §7.
 */
export function deliver(outbox: Outbox, key: string, reason: Reason, time = attemptTime): Promise<Attempt> {
  const running = outbox.underway.get(key);
  // Whoever received the lead makes the first attempt, even if a repeated request has looked at it meanwhile.
  if (running && reason !== 'received') return running;
  const attempt = attemptDelivery(outbox, key, reason, time).finally(() => outbox.underway.delete(key));
  outbox.underway.set(key, attempt);
  return attempt;
}

async function attemptDelivery(outbox: Outbox, key: string, reason: Reason, time: number): Promise<Attempt> {
  const { leads, now } = outbox;
  // Read now, not when the run began: since then it may have been delivered or superseded.
  const record = await leads.read(key);
  if (!record) throw new Error('The lead is no longer in the store.');
  if (!mayTry(record, reason, now())) return { record };
  const settings = outbox.crm();
  if ('missing' in settings) {
    console.warn(`lead ${key}: ${settings.missing}`);
    return { record: record.state === 'retry' ? record : await unattempted(outbox, record) };
  }
  const started = reason === 'received' ? await begin(outbox, record) : await beginClaimed(outbox, record, reason);
  if (!started.isOurs) return { record: started.record };
  if (reason === 'due' && record.lead?.replaces) await supersede(outbox, record.lead.replaces, key);
  const save = async (progress: LeadRecord['progress']) => {
    const saved = await update(outbox, { ...started.record, progress });
    return saved !== null && isUndelivered(saved);
  };
  const crm = { settings, fetch: outbox.fetch, now, time };
  const delivery = await deliverToHighLevel(crm, started.record, save);
  // Superseded or erased meanwhile, or a store that lags made it seem so: then it is tried again when its lease ends.
  if (delivery.isStopped) return { record: started.record };
  return end(outbox, record, started.record, delivery);
}

function mayTry(record: LeadRecord, reason: Reason, now: Date): boolean {
  if (!record.lead || !isUndelivered(record)) return false;
  return reason === 'received' || isDue(record, now) || (reason === 'sent again' && record.state === 'retry');
}

/** Without settings nothing was tried: the lead keeps its attempts, and its time to be tried. */
async function unattempted({ leads, now }: Outbox, record: LeadRecord): Promise<LeadRecord> {
  const waiting = { ...stepped(record, 'retry', now(), crmFailure(null)), due: record.due };
  await leads.write(waiting, record);
  return waiting;
}

type Beginning = { isOurs: boolean; record: LeadRecord };

/** Notes that the attempt begins, then looks whether the note is still ours: of two processes the later one goes on. */
async function begin(outbox: Outbox, record: LeadRecord): Promise<Beginning> {
  const { leads, now, uniqueName } = outbox;
  const delivering = stepped(record, 'delivering', now());
  const started = { ...delivering, attempts: record.attempts + 1, holder: uniqueName() };
  await leads.write(started, record);
  const stored = await leads.read(record.key);
  return stored?.holder === started.holder
    ? { isOurs: true, record: started }
    : { isOurs: false, record: stored ?? started };
}

async function beginClaimed(outbox: Outbox, before: LeadRecord, reason: Reason): Promise<Beginning> {
  const { key } = before;
  if (!(await claim(outbox, key))) return { isOurs: false, record: before };
  try {
    const record = await outbox.leads.read(key);
    // Erased meanwhile: it stays so.
    if (!record) return { isOurs: false, record: before };
    // Whoever had the claim before us may have begun and ended meanwhile.
    const isUnchanged = record.holder === before.holder && mayTry(record, reason, outbox.now());
    return isUnchanged ? await begin(outbox, record) : { isOurs: false, record };
  } finally {
    await release(outbox, key);
  }
}

async function end(outbox: Outbox, before: LeadRecord, started: LeadRecord, delivery: Delivery): Promise<Attempt> {
  const { key } = started;
  const { pause } = delivery;
  const ended = endedRecord(outbox, before, started, delivery);
  if (ended.state === 'retry') console.warn(`lead ${key}: ${delivery.failure?.error}, will be tried again`);
  if (ended.state === 'dead')
    console.error(`lead ${key}: ${delivery.failure?.error}, given up after ${ended.attempts} attempts`);
  try {
    return { record: (await update(outbox, ended)) ?? ended, ...(pause === undefined ? {} : { pause }) };
  } catch {
    // The CRM's answer stands whether or not it could be noted; a later run finds the attempt abandoned and repeats
    // only what the stored progress lacks.
    console.error(`lead ${key}: its state could not be stored`);
    return { record: ended };
  }
}

function endedRecord(outbox: Outbox, before: LeadRecord, started: LeadRecord, delivery: Delivery): LeadRecord {
  const { progress, failure, pause } = delivery;
  const at = outbox.now();
  const next = (state: 'delivered' | 'retry' | 'dead', reason?: CrmFailure) => ({
    ...stepped(started, state, at, reason),
    progress,
  });
  if (!failure) return next('delivered');
  const isRefusal = pause === undefined;
  if (isRefusal && started.attempts >= maxAttempts) return next('dead', failure);
  const wait = isRefusal ? waitAfter(started.attempts, outbox.random()) : pause;
  const waiting = { ...next('retry', failure), due: new Date(at.getTime() + wait).toISOString() };
  // 'Too many requests' says nothing about this lead: it was no attempt.
  return isRefusal ? waiting : { ...waiting, attempts: before.attempts };
}

/**
 * Stores how far an attempt got; null where the lead has been erased meanwhile, which it stays. A lead superseded
 * meanwhile stays so, and one that another attempt delivered stays delivered, whatever became of this one.
 */
async function update({ leads }: Outbox, record: LeadRecord): Promise<LeadRecord | null> {
  const current = await leads.read(record.key);
  if (!current) return null;
  const isSettled = current.state === 'superseded' || current.state === 'delivered';
  const next = isSettled ? { ...current, progress: { ...current.progress, ...record.progress } } : record;
  await leads.write(next, current);
  return next;
}
