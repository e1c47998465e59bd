import type { Delivery } from '#netlify/highlevel/send';
import { maxAttempts, maxRefusals, waitAfter } from '#netlify/leads/backoff';
import type { AttemptResult, LeadContext } from '#netlify/leads/context';
import { countCalls } from '#netlify/leads/crm-calls';
import { type LeadRecord, withState } from '#netlify/leads/record';
import { saveAttempt } from '#netlify/leads/save-attempt';

/** Stores what came of an attempt and says so in the log where it failed. Never rejects. */
export async function concludeAttempt(
  context: LeadContext,
  begun: LeadRecord,
  delivery: Delivery,
): Promise<AttemptResult> {
  void countCalls(context.crmCalls, context.store, delivery.calls, context.now());
  // Superseded or erased meanwhile, or a store that lags made it seem so: then it is tried again when its lease ends.
  if (delivery.isStopped) return { record: begun };
  const { failure, pause } = delivery;
  const concluded = concludedRecord(begun, delivery, context);
  const { key, state, attempts } = concluded;
  if (state === 'retry') console.warn(`lead ${key}: ${failure?.error}, will be tried again`);
  if (state === 'refused') console.error(`lead ${key}: ${failure?.error}, refused: it needs a person`);
  if (state === 'dead') console.error(`lead ${key}: ${failure?.error}, given up after ${attempts} attempts`);
  try {
    const record = (await saveAttempt(context.leads, concluded)) ?? concluded;
    return { record, ...(pause === undefined ? {} : { pause }) };
  } catch {
    // What the CRM said stands whether or not it could be stored; a later run finds the attempt abandoned and repeats
    // only what the stored progress lacks.
    console.error(`lead ${key}: its state could not be stored`);
    return { record: concluded };
  }
}

/** The record in the state that follows from the delivery: delivered, waiting for its next attempt, refused or dead. */
function concludedRecord(
  begun: LeadRecord,
  { progress, failure, isPermanent, pause }: Delivery,
  { now, random }: Pick<LeadContext, 'now' | 'random'>,
): LeadRecord {
  const at = now();
  const refusals = (begun.refusals ?? 0) + (isPermanent ? 1 : 0);
  const reached = { ...begun, progress, ...(refusals > 0 ? { refusals } : {}) };
  const dueIn = (wait: number) => new Date(at.getTime() + wait).toISOString();
  if (!failure) return withState(reached, 'delivered', at);
  const retry = withState(reached, 'retry', at, failure);
  // 'Too many requests' says nothing about this lead: it was no attempt.
  if (pause !== undefined) return { ...retry, attempts: begun.attempts - 1, due: dueIn(pause) };
  if (refusals >= maxRefusals) return withState(reached, 'refused', at, failure);
  if (begun.attempts >= maxAttempts) return withState(reached, 'dead', at, failure);
  return { ...retry, due: dueIn(waitAfter(begun.attempts, random())) };
}
