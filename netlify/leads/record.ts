import { createHash } from 'node:crypto';
import type { CrmFailure } from '#domain/crm/catalogue';
import type { Received } from '#domain/lead/received';
import { storedLead } from '#domain/lead/stored';
import { isRecord } from '#domain/record';
import type { Progress } from '#netlify/highlevel/send';
import { longestWait } from '#netlify/leads/backoff';

/**
 * Where a stored lead is on its way: received (stored, not tried), delivering (an attempt has it), delivered (the CRM
 * has all of it), retry (the CRM did not take it yet), dead (it never did), refused (the CRM refused the lead itself,
 * twice), superseded (the visitor sent a corrected one before it was delivered). Dead and refused leads wait for the
 * operator.
 */
export const leadStates = ['received', 'delivering', 'delivered', 'retry', 'dead', 'refused', 'superseded'] as const;
export type LeadState = (typeof leadStates)[number];

/** A lead as the store holds it: what came in, how far delivery got, and every step with its time. */
export type LeadRecord = {
  key: string;
  /** Null where only its correction has come so far: then nothing of it need ever be stored. */
  lead: Received | null;
  /** Where only its correction has come so far: the key of that. */
  correctedBy?: string;
  /** It waits for the scheduled run, which tries it after the others: it has spam signals, or too many came at once. */
  comesLast?: true;
  /** The versions that it names are not marked before they arrive: too many were named from one address. */
  marksNoUnseen?: true;
  /** A digest of the body as it was sent: tells whether a second request with the same key carries the same one. */
  fingerprint: string;
  state: LeadState;
  /** How often the CRM was asked to take it since it came in or was replayed. */
  attempts: number;
  /** How many of the latest attempts have not reported back. */
  unfinished?: number;
  /** How often the CRM has refused the lead itself since it came in, was replayed or corrected by the operator. */
  refusals?: number;
  /** When an undelivered lead may be tried next, ISO 8601. Until then a live attempt has it, or it waits its turn. */
  due: string;
  /** Who made the last attempt: a name of its own for each. */
  holder?: string;
  /** How far delivery got, so that a later attempt repeats nothing that a repetition would double. */
  progress: Progress;
  history: { at: string; state: LeadState; failure?: CrmFailure }[];
};

/** The lease: an attempt that has not reported back for this long (ms) has died. Longer than one may take. */
const leaseTime = 30_000;

/**
 * Returns the record of a lead just received. Whoever receives it makes the first attempt, so nobody else may until the
 * lease has ended.
 */
export function newRecord(
  key: string,
  lead: Received | null,
  now: Date,
  fingerprint = lead ? fingerprintOf(lead) : '',
): LeadRecord {
  return {
    key,
    lead,
    fingerprint,
    state: 'received',
    attempts: 0,
    due: dueAfter('received', now),
    progress: {},
    history: [{ at: now.toISOString(), state: 'received' }],
  };
}

/** The history keeps its first step and this many before the newest: a lead that waits for weeks stays small. */
const earlierSteps = 40;

/** Returns the record in its next state, with the time and, where it failed, why. A waiting one is due at once. */
export function withState(record: LeadRecord, state: LeadState, now: Date, failure?: CrmFailure): LeadRecord {
  const step = { at: now.toISOString(), state, ...(failure ? { failure } : {}) };
  const [first, ...later] = record.history;
  const history = [...(first ? [first] : []), ...later.slice(-earlierSteps), step];
  return { ...record, state, due: dueAfter(state, now), history };
}

function dueAfter(state: LeadState, now: Date): string {
  const isHeld = state === 'received' || state === 'delivering';
  return new Date(now.getTime() + (isHeld ? leaseTime : 0)).toISOString();
}

/**
 * Returns what a store has under a key as today's record: what came later has its default, and the lead is read by today's
 * schema. Null where it is no record, as far as a run and the operator rely on it.
 */
export function storedRecord(value: unknown, key: string): LeadRecord | null {
  if (!isRecord(value) || value['key'] !== key || typeof value['state'] !== 'string') return null;
  const { lead, progress, history, due, attempts } = value;
  const hasLead = lead === null || isRecord(lead);
  if (!hasLead || !isRecord(progress) || !Array.isArray(history) || !history.every(isStep)) return null;
  const last = history.at(-1) as { at: string } | undefined;
  if (!isTime(due ?? last?.at)) return null;
  return {
    ...(value as LeadRecord),
    due: String(due ?? last?.at),
    attempts: typeof attempts === 'number' ? attempts : 0,
    lead: lead && storedLead(lead),
  };
}

function isStep(value: unknown): boolean {
  return isRecord(value) && isTime(value['at']);
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

/** Returns when the lead came in. */
export function receivedAt(record: LeadRecord): Date {
  return new Date(record.history[0]?.at ?? 0);
}

/** Returns when the record last changed its state. */
export function lastStepAt(record: LeadRecord): Date {
  return new Date(record.history.at(-1)?.at ?? 0);
}

/** Whether it is still on its way to the CRM. */
export function isUndelivered(record: LeadRecord): boolean {
  return record.state === 'received' || record.state === 'delivering' || record.state === 'retry';
}

/** Whether it waits for the operator. */
export function needsPerson({ state }: LeadRecord): boolean {
  return state === 'dead' || state === 'refused';
}

/**
 * Whether a time (ms) at which something is due has come. One that is further off than any wait was written by a clock
 * that was wrong, and must not hold a lead for years.
 */
export function hasCome(due: number, now: Date): boolean {
  const away = due - now.getTime();
  return !(away > 0 && away <= longestWait);
}

/** Whether the lead may be attempted now: undelivered, its wait is over, and no live attempt has it. */
export function isDue(record: LeadRecord, now: Date): boolean {
  return isUndelivered(record) && hasCome(Date.parse(record.due), now);
}

/** Whether an attempt may still be under way, though the lead may have been superseded meanwhile. */
export function isUnderWay({ lead, state, history }: LeadRecord, now: Date): boolean {
  if (lead === null) return false;
  const last = history.at(state === 'superseded' ? -2 : -1);
  if (last?.state !== 'received' && last?.state !== 'delivering') return false;
  return Math.abs(now.getTime() - Date.parse(last.at)) < leaseTime;
}

/**
 * Returns a digest of a body as it was sent, or of a lead: the order of its properties makes no difference, nor how long
 * the form was open and how the visit began, which differ when the same form is submitted twice, nor what the site
 * has added.
 */
export function fingerprintOf(submitted: object): string {
  const kept = Object.fromEntries(Object.entries(submitted).filter(([name]) => !notSubmitted.includes(name)));
  return createHash('sha256').update(JSON.stringify(kept, sortedNames)).digest('hex');
}

/**
 * Returns whether a record holds what a request with its key carries: the same body, however this deploy reads it, or the
 * same lead, where left-out defaults make no difference.
 */
export function isSameSubmission({ fingerprint, lead: stored }: LeadRecord, lead: Received, sent: string): boolean {
  const isSameLead = () => stored !== null && fingerprintOf(stored) === fingerprintOf(lead);
  return fingerprint === sent || fingerprint === fingerprintOf(lead) || isSameLead();
}

const notSubmitted: readonly string[] = ['secondsToFill', 'isOverLimit', 'arrival'];

function sortedNames(_name: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
