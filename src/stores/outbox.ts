import { atom, map } from 'nanostores';
import type { SubmissionOutcome } from '#domain/lead/notification';
import {
  attemptBegun,
  attemptFailed,
  dueIn,
  hasLeft,
  type OutboxEntry,
  renewed,
  statusOf,
  type Trigger,
} from '#domain/lead/outbox';
import type { FieldMessages } from '#domain/lead/schema';
import { storageKeys } from '#domain/privacy/storage-keys';
import { type LeadAnswer, postLead, requestTimeout } from '#browser/leads';
import { withLock } from '#browser/locks';
import {
  deleteFromOutbox,
  noteDelivered,
  onOutboxChanged,
  outboxName,
  putInOutbox,
  readFromOutbox,
  readOutbox,
  removeFromOutbox,
  updateInOutbox,
} from '#browser/outbox';
import { deleteCopy, readCopies, saveCopy } from '#browser/outbox-copy';
import { onReconnect } from '#browser/reconnect';

/** The outbox's script loads if this browser has an unsent lead. */
export const outboxTrigger = { stored: [storageKeys.outbox] } as const;

/**
 * The outcome of the latest attempt to send a lead, or its deletion by the visitor. `fields` contains the messages of a
 * refusal.
 */
export type LeadOutcome = { outcome: SubmissionOutcome | 'deleted'; fields: FieldMessages };

/** The outcomes of leads on this page, by key. */
export const $outcomes = map<Record<string, LeadOutcome>>({});

/** The leads that only the visitor can have sent again, oldest first. */
export const $failed = atom<readonly OutboxEntry[]>([]);

/** The leads whose first attempt failed and that will be retried, oldest first. */
export const $waiting = atom<readonly OutboxEntry[]>([]);

/** The key of the lead whose status a form of this page already shows. */
export const $shownInForm = atom<string | null>(null);

/** A tab that holds a lead's lock for longer (ms) than an attempt can take is stuck. */
const lockTimeout = requestTimeout + 5_000;
/** The shortest pause (ms) before the next look after a failure, whatever storage says. */
const shortestPause = 1_000;

const underway = new Set<string>();
/** Entries that storage had no room to update, with their outdated stored version. */
const unsaved = new Map<string, { entry: OutboxEntry; stored: string }>();
let stopLooking: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends a lead at once, whether or not the outbox has stored it (`kept`). It leaves the outbox on a receipt and counts
 * as failed on a refusal. If neither the site nor the outbox has it, the outcome says so. `hasForm`: a form of this
 * page will hear the outcome. Never throws.
 */
export async function sendLead(entry: OutboxEntry, kept: boolean, hasForm = true): Promise<void> {
  const copied = kept ? saveCopy(entry) : Promise.resolve();
  await inTurn(entry.key, async () => {
    // If a click was repeated during the first attempt, that attempt has brought the receipt.
    if (!kept || readFromOutbox(entry.key)) await attempt(entry, kept, hasForm, copied);
  });
}

/**
 * Sends this browser's unsent leads while the page is open: now, when an event makes success likelier, and when their
 * waits are over. Starts once per page, however often it is called. Returns a function that stops it.
 */
export function resendUnsentLeads(): () => void {
  if (!stopLooking) {
    const endings = [onReconnect(() => look('reconnect')), onOutboxChanged(() => schedule('timer'))];
    stopLooking = () => {
      stopLooking = null;
      clearTimeout(timer);
      endings.forEach((end) => end());
    };
    look('reconnect');
    void restoreCopies();
  }
  return stopLooking;
}

/** Retries a failed lead for as long again at the visitor's request: from this page, as no other may be open. */
export function sendAgain(key: string): void {
  const entry = readFromOutbox(key);
  if (!entry) return;
  resendUnsentLeads();
  const fresh = renewed(entry, new Date());
  update(fresh);
  void sendLead(fresh, true, false);
  // It counts as waiting from the click on, however long the answer takes.
  $waiting.set([...$waiting.get(), fresh]);
  schedule('timer');
}

/** Deletes a lead at the visitor's request. A form that sent it, in any tab, no longer reports its outcome. */
export function deleteLead(key: string): void {
  deleteFromOutbox(key);
  $outcomes.setKey(key, { outcome: 'deleted', fields: {} });
  schedule('timer');
}

/** Restores leads to the outbox that the browser lost when it was killed. */
async function restoreCopies(): Promise<void> {
  for (const entry of await readCopies()) {
    if (readFromOutbox(entry.key)) continue;
    if (hasLeft(entry, new Date())) deleteCopy(entry.key);
    else putInOutbox(entry);
  }
  if (stopLooking) look('reconnect');
}

/** Sends every lead that is due. */
function look(trigger: Trigger): void {
  const now = new Date();
  for (const entry of readOutbox().map(latest))
    if (isDue(entry, now, trigger) && !underway.has(entry.key)) void resend(entry.key, trigger);
  schedule(trigger);
}

/** Sends a lead unless another tab has sent or removed it while this one waited for the lock. */
async function resend(key: string, trigger: Trigger): Promise<void> {
  await inTurn(key, async () => {
    const now = new Date();
    const entry = readFromOutbox(key);
    if (entry && isDue(latest(entry), now, trigger)) await attempt(latest(entry), true, false);
  });
}

function isDue(entry: OutboxEntry, now: Date, trigger: Trigger): boolean {
  return statusOf(entry, now) === 'waiting' && dueIn(entry, now, trigger) === 0;
}

/** Does the work while no other tab works on this lead. */
async function inTurn(key: string, work: () => Promise<void>): Promise<void> {
  underway.add(key);
  await withLock(outboxName(key), lockTimeout, () => !isBeingTried(key), work);
  underway.delete(key);
  schedule('timer');
}

/** Whether the latest attempt to send a lead is recent enough for its tab to be still waiting for the answer. */
function isBeingTried(key: string): boolean {
  const elapsed = Date.now() - Date.parse(readFromOutbox(key)?.tried?.at ?? '');
  return elapsed >= 0 && elapsed < lockTimeout;
}

/** One attempt. `copied` resolves once the lead is on disk: its outcome is not 'kept' before that. */
async function attempt(entry: OutboxEntry, kept: boolean, hasForm: boolean, copied = Promise.resolve()): Promise<void> {
  const sending = attemptBegun(entry, new Date(), Math.random());
  update(sending);
  const answer = await postLead(entry.body, entry.key);
  if (answer.status === 'unreachable') await copied;
  // The form that it came from may be on a closed page, or in another tab.
  if (answer.status === 'delivered' && !hasForm) noteDelivered(entry.key);
  const outcome = concluded(sending, kept, answer);
  $outcomes.setKey(entry.key, { outcome, fields: answer.status === 'refused' ? answer.fields : {} });
}

/** Updates the outbox after an answer and returns the outcome: 'kept' only if the lead can still be read back. */
function concluded(entry: OutboxEntry, kept: boolean, answer: LeadAnswer): SubmissionOutcome {
  if (answer.status === 'unreachable') {
    update(attemptFailed(entry, new Date(), answer.asked));
    return kept && readFromOutbox(entry.key) ? 'kept' : 'lost';
  }
  if (answer.status === 'refused') update({ ...entry, refused: true });
  else removeFromOutbox(entry.key);
  return answer.status;
}

function update(entry: OutboxEntry): void {
  if (!updateInOutbox(entry)) unsaved.set(entry.key, { entry, stored: JSON.stringify(readFromOutbox(entry.key)) });
}

/** Returns this page's version of a stored entry, unless another page has saved a newer one. */
function latest(entry: OutboxEntry): OutboxEntry {
  const here = unsaved.get(entry.key);
  return here?.stored === JSON.stringify(entry) ? here.entry : entry;
}

/** Sets the timer of the next look from the current entries, and shows those that failed. */
function schedule(trigger: Trigger): void {
  const now = new Date();
  const entries = readOutbox().map(latest);
  const waiting = entries.filter((entry) => statusOf(entry, now) === 'waiting');
  $failed.set(entries.filter((entry) => !waiting.includes(entry)));
  // A lead that is shown stays in view while it is retried.
  const shown = $waiting.get().map(({ key }) => key);
  $waiting.set(waiting.filter(({ key, tried }) => shown.includes(key) || (tried?.failed && !underway.has(key))));
  clearTimeout(timer);
  if (!stopLooking) return;
  const pauses = waiting.filter(({ key }) => !underway.has(key)).map((entry) => dueIn(entry, now, trigger));
  if (pauses.length > 0) timer = setTimeout(() => look(trigger), Math.max(shortestPause, Math.min(...pauses)));
}
