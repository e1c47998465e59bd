import { map } from 'nanostores';
import type { SubmissionOutcome } from '#domain/lead/notification';
import type { FieldMessages } from '#domain/lead/schema';
import { postLead } from '#api/leads';
import { type OutboxEntry, putInOutbox, readOutbox, removeFromOutbox } from '#api/outbox';

/** How the latest attempt to send each lead ended, by its key. Only of this page's lifetime. */
export const $sent = map<Record<string, { outcome: SubmissionOutcome; fields: FieldMessages }>>({});

const underway = new Set<string>();
let started = false;

/**
 * Keeps a lead in the outbox and sends it. It leaves the outbox on a receipt only; where it could be neither kept
 * nor sent, the outcome says so. Never throws.
 */
export async function sendLead(entry: OutboxEntry): Promise<void> {
  const kept = putInOutbox(entry);
  await attempt(entry, kept);
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
  for (const entry of readOutbox()) if (!entry.refused) void attempt(entry, true);
}

async function attempt(entry: OutboxEntry, kept: boolean): Promise<void> {
  if (underway.has(entry.key)) return;
  underway.add(entry.key);
  const answer = await postLead(entry.body, entry.key);
  underway.delete(entry.key);
  if (answer.status === 'delivered' || answer.status === 'stored') {
    removeFromOutbox(entry.key);
    $sent.setKey(entry.key, { outcome: answer.status, fields: {} });
  } else if (answer.status === 'refused') {
    // Sending it again as it is cannot help; the visitor keeps it to mend, copy or mail.
    if (kept) putInOutbox({ ...entry, refused: true });
    $sent.setKey(entry.key, { outcome: 'refused', fields: answer.fields });
  } else {
    $sent.setKey(entry.key, { outcome: kept ? 'kept' : 'lost', fields: {} });
  }
}
