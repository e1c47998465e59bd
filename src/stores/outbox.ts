import { map } from 'nanostores';
import type { SubmissionOutcome } from '#domain/lead/notification';
import type { FieldMessages } from '#domain/lead/schema';
import { postLead } from '#api/leads';
import { isInOutbox, type OutboxEntry, putInOutbox, readOutbox, removeFromOutbox } from '#api/outbox';

/** How the latest attempt to send a lead ended. `fields` are the messages of a refusal. */
export type Sent = { outcome: SubmissionOutcome; fields: FieldMessages };

/** … by the key of the lead. Only of this page's lifetime. */
export const $sent = map<Record<string, Sent>>({});

const underway = new Set<string>();
let started = false;

/**
 * Sends a lead that the outbox has taken (`kept`) or could not take. It leaves the outbox on a receipt, or when it is
 * refused: then the form still holds it. Where nothing has it, the outcome says so. Never throws.
 */
export async function sendLead(entry: OutboxEntry, kept: boolean): Promise<void> {
  const outcome = await attempt(entry, kept);
  if (outcome === 'refused') removeFromOutbox(entry.key);
}

/**
 * Sends every waiting lead again: now, and whenever the browser is back online. Once a page, however often it is
 * called. Answers how to stop.
 */
export function resendWaitingLeads(): () => void {
  if (!started) {
    started = true;
    window.addEventListener('online', resendAll);
    resendAll();
  }
  return () => {
    started = false;
    window.removeEventListener('online', resendAll);
  };
}

function resendAll(): void {
  for (const entry of readOutbox()) if (!entry.refused) void resend(entry);
}

/** A lead refused long after its page was left is kept, so that nothing vanishes silently, but not sent again. */
async function resend(entry: OutboxEntry): Promise<void> {
  const outcome = await attempt(entry, true);
  if (outcome === 'refused' && isInOutbox(entry.key)) putInOutbox({ ...entry, refused: true });
}

async function attempt(entry: OutboxEntry, kept: boolean): Promise<SubmissionOutcome | null> {
  if (underway.has(entry.key)) return null;
  underway.add(entry.key);
  const answer = await postLead(entry.body, entry.key);
  underway.delete(entry.key);
  if (answer.status === 'delivered' || answer.status === 'stored') removeFromOutbox(entry.key);
  const outcome = answer.status === 'unreachable' ? (kept ? 'kept' : 'lost') : answer.status;
  $sent.setKey(entry.key, { outcome, fields: answer.status === 'refused' ? answer.fields : {} });
  return outcome;
}
