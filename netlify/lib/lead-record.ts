import { createHash } from 'node:crypto';
import type { CrmFailure } from '#domain/crm/catalogue';
import type { Lead } from '#domain/lead/schema';

/**
 * Where a stored lead is on its way: received (stored, not tried), delivering (a run has it), delivered (the CRM has
 * all of it), retry (the CRM did not take it yet), superseded (the visitor sent a corrected one before it was delivered).
 */
export type LeadState = 'received' | 'delivering' | 'delivered' | 'retry' | 'superseded';

/** A lead as the store holds it: what came in, how far delivery got, and every step with its time. */
export type LeadRecord = {
  key: string;
  lead: Lead;
  /** Tells whether a second request with the same key carries the same body. */
  fingerprint: string;
  state: LeadState;
  /** How far delivery got, so that a later attempt repeats nothing that a repetition would double. */
  progress: { contactId?: string; tagsAdded?: boolean; noteAdded?: boolean };
  history: { at: string; state: LeadState; failure?: CrmFailure }[];
};

/** A lead just received. */
export function newRecord(key: string, lead: Lead, now: Date): LeadRecord {
  return {
    key,
    lead,
    fingerprint: fingerprintOf(lead),
    state: 'received',
    progress: {},
    history: [{ at: now.toISOString(), state: 'received' }],
  };
}

/** The history keeps its first step and this many before the newest: a lead that waits for weeks stays small. */
const earlierSteps = 40;

/** The record in its next state, with the time and, where it failed, why. */
export function stepped(record: LeadRecord, state: LeadState, now: Date, failure?: CrmFailure): LeadRecord {
  const step = { at: now.toISOString(), state, ...(failure ? { failure } : {}) };
  const [first, ...later] = record.history;
  const history = [...(first ? [first] : []), ...later.slice(-earlierSteps), step];
  return { ...record, state, history };
}

/** Whether something read from a store is a record, as far as a run relies on it. */
export function isLeadRecord(value: unknown): value is LeadRecord {
  return (
    typeof value === 'object' && value !== null && 'lead' in value && 'history' in value && Array.isArray(value.history)
  );
}

/** When the record last changed. */
export function lastStepAt(record: LeadRecord): Date {
  return new Date(record.history.at(-1)?.at ?? 0);
}

/** Whether the CRM still lacks it. */
export function isUndelivered(record: LeadRecord): boolean {
  return record.state === 'received' || record.state === 'delivering' || record.state === 'retry';
}

/** A digest of the lead as parsed: neither the order of its properties nor left-out defaults make a difference. */
export function fingerprintOf(lead: Lead): string {
  const detailedAnswers = Object.entries(lead.detailedAnswers).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify({ ...lead, detailedAnswers }))
    .digest('hex');
}
