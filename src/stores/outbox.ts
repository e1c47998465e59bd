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

/** The outbox's script is needed where this browser has an unsent lead. */
export const outboxTrigger = { stored: [storageKeys.outbox] } as const;

/**
 * How the latest attempt to send a lead ended, or that the visitor has deleted it. `fields` are the messages of a refusal.
 */
export type LeadOutcome = { outcome: SubmissionOutcome | 'deleted'; fields: FieldMessages };

/** What has become of leads on this page, by their keys. */
export const $outcomes = map<Record<string, LeadOutcome>>({});

/** The leads that will not be sent unless the visitor does something, oldest first. */
export const $failed = atom<readonly OutboxEntry[]>([]);

/** The leads that have been sent in vain and will be sent again, oldest first. None is here during its first attempt. */
export const $waiting = atom<readonly OutboxEntry[]>([]);

/** The key of the lead that a form of this page already tells about. */
export const $shownInForm = atom<string | null>(null);

/** A tab that holds the lock of a lead for longer (ms) than an attempt can take is stuck. */
const lockTimeout = requestTimeout + 5_000;
/** The shortest pause (ms) before the next look after a failure, whatever storage says. */
const shortestPause = 1_000;

const underway = new Set<string>();
/** Entries that storage had no room to update, and what it says of them instead. */
const unsaved = new Map<string, { entry: OutboxEntry; stored: string }>();
let stopLooking: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends a lead at once, whether the outbox has taken it (`kept`) or not. It leaves the outbox on a receipt and counts as
 * failed on a refusal. Where nothing has it, the outcome says so. `hasForm`: a form of this page will hear the outcome.
 * Never throws.
 */
export async function sendLead(entry: OutboxEntry, kept: boolean, hasForm = true): Promise<void> {
  const copied = kept ? saveCopy(entry) : Promise.resolve();
  await inTurn(entry.key, async () => {
    // A click repeated while the first attempt was on its way: that one has brought the receipt.
    if (!kept || readFromOutbox(entry.key)) await attempt(entry, kept, hasForm, copied);
  });
}

/**
 * Sends the unsent leads of this browser while the page is open: now, when an event makes success likelier, and when
 * their waits are over. Starts once a page, however often it is called. Returns how to stop.
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

/** The visitor wants a failed lead to be tried as long again: from here, where no other page may be open. */
export function sendAgain(key: string): void {
  const entry = readFromOutbox(key);
  if (!entry) return;
  resendUnsentLeads();
  const fresh = renewed(entry, new Date());
  update(fresh);
  void sendLead(fresh, true, false);
  // From the click on it is among those that wait, whether or not the answer takes long.
  $waiting.set([...$waiting.get(), fresh]);
  schedule('timer');
}

/** The visitor no longer wants a lead. A form that has sent it, in whatever tab, says no more what became of it. */
export function deleteLead(key: string): void {
  deleteFromOutbox(key);
  $outcomes.setKey(key, { outcome: 'deleted', fields: {} });
  schedule('timer');
}

/** Puts leads that the browser lost when it was killed back into the outbox. */
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

/** Sends a lead unless another tab has dealt with it while this one waited for the lock. */
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

/** Whether the latest attempt to send a lead is so recent that whoever works on it may still wait for the answer. */
function isBeingTried(key: string): boolean {
  const elapsed = Date.now() - Date.parse(readFromOutbox(key)?.tried?.at ?? '');
  return elapsed >= 0 && elapsed < lockTimeout;
}

/** One attempt. `copied` resolves once the lead is on the disk: before that its outcome is not 'kept'. */
async function attempt(entry: OutboxEntry, kept: boolean, hasForm: boolean, copied = Promise.resolve()): Promise<void> {
  const sending = attemptBegun(entry, new Date(), Math.random());
  update(sending);
  const answer = await postLead(entry.body, entry.key);
  if (answer.status === 'unreachable') await copied;
  // The form that it came from may be on a page that is closed, or in another tab.
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

/** Returns a stored entry as this page knows it. Once another page could save something newer, that counts. */
function latest(entry: OutboxEntry): OutboxEntry {
  const here = unsaved.get(entry.key);
  return here?.stored === JSON.stringify(entry) ? here.entry : entry;
}

/** Sets the timer of the next look from the present entries, and shows which have failed. */
function schedule(trigger: Trigger): void {
  const now = new Date();
  const entries = readOutbox().map(latest);
  const waiting = entries.filter((entry) => statusOf(entry, now) === 'waiting');
  $failed.set(entries.filter((entry) => !waiting.includes(entry)));
  // One that is shown stays in view while it is tried again.
  const shown = $waiting.get().map(({ key }) => key);
  $waiting.set(waiting.filter(({ key, tried }) => shown.includes(key) || (tried?.failed && !underway.has(key))));
  clearTimeout(timer);
  if (!stopLooking) return;
  const pauses = waiting.filter(({ key }) => !underway.has(key)).map((entry) => dueIn(entry, now, trigger));
  if (pauses.length > 0) timer = setTimeout(() => look(trigger), Math.max(shortestPause, Math.min(...pauses)));
}
