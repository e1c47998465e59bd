import { atom, map } from 'nanostores';
import type { SubmissionOutcome } from '#domain/lead/notification';
import { begun, dueIn, failed, hasLeft, type Occasion, type OutboxEntry, renewed, standing } from '#domain/lead/outbox';
import type { FieldMessages } from '#domain/lead/schema';
import { answerLimit, type LeadAnswer, postLead } from '#browser/leads';
import { alone } from '#browser/locks';
import {
  onOutboxChanged,
  outboxName,
  putInOutbox,
  readFromOutbox,
  readOutbox,
  removeFromOutbox,
  updateInOutbox,
} from '#browser/outbox';
import { dropCopy, keepCopy, readCopies } from '#browser/outbox-copy';
import { onWake } from '#browser/wake';

/** How the latest attempt to send a lead ended. `fields` are the messages of a refusal. */
export type Sent = { outcome: SubmissionOutcome; fields: FieldMessages };

/** … by the key of the lead. Only of this page's lifetime. */
export const $sent = map<Record<string, Sent>>({});

/** The leads that are kept but will not be sent unless the visitor does something. Oldest first. */
export const $parked = atom<readonly OutboxEntry[]>([]);

/** The parked lead that a form of this page speaks of itself, by its key. */
export const $here = atom<string | null>(null);

/** Another tab that has a lead for longer (ms) than an attempt can take is stuck. */
const patience = answerLimit + 5_000;
/** The next look after a failure is never sooner (ms), whatever storage says. */
const leastPause = 1_000;

const underway = new Set<string>();
/** How leads stand where storage is too full to note it, and what it says of them instead. */
const unnoted = new Map<string, { entry: OutboxEntry; stored: string }>();
let stopLooking: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends a lead that the outbox has taken (`kept`) or could not take, at once. It leaves the outbox on a receipt and is
 * parked there on a refusal. Where nothing has it, the outcome says so. Never throws.
 */
export async function sendLead(entry: OutboxEntry, kept: boolean): Promise<void> {
  const copied = kept ? keepCopy(entry) : Promise.resolve();
  await inTurn(entry.key, async () => {
    // A press repeated while the first attempt was on its way: that one has brought the receipt.
    if (!kept || readFromOutbox(entry.key)) await attempt(entry, kept, copied);
  });
}

/**
 * Looks after the waiting leads as long as the page stands: now, when something makes success likelier, and by and by.
 * Once a page, however often it is called. Answers how to stop.
 */
export function resendWaitingLeads(): () => void {
  if (!stopLooking) {
    const endings = [onWake(() => look('wake')), onOutboxChanged(() => schedule('timer'))];
    stopLooking = () => {
      stopLooking = null;
      clearTimeout(timer);
      endings.forEach((end) => end());
    };
    look('wake');
    void restoreCopies();
  }
  return stopLooking;
}

/** The visitor wants a parked lead tried for another seven days. */
export function sendAgain(key: string): void {
  const entry = readFromOutbox(key);
  if (!entry) return;
  const fresh = renewed(entry, new Date());
  note(fresh);
  void sendLead(fresh, true);
}

/** The visitor no longer wants a parked lead. */
export function deleteLead(key: string): void {
  removeFromOutbox(key);
  schedule('timer');
}

/** What the browser forgot when it was killed waits again. */
async function restoreCopies(): Promise<void> {
  for (const entry of await readCopies()) {
    if (readFromOutbox(entry.key)) continue;
    if (hasLeft(entry, new Date())) dropCopy(entry.key);
    else putInOutbox(entry);
  }
  if (stopLooking) look('wake');
}

/** Sends every lead that is due. */
function look(occasion: Occasion): void {
  const now = new Date();
  for (const entry of readOutbox().map(latest))
    if (isDue(entry, now, occasion) && !underway.has(entry.key)) void resend(entry.key, occasion);
  schedule(occasion);
}

/** Sends a lead unless another tab has dealt with it while this one waited for its turn. */
async function resend(key: string, occasion: Occasion): Promise<void> {
  await inTurn(key, async () => {
    const now = new Date();
    const entry = readFromOutbox(key);
    if (entry && isDue(latest(entry), now, occasion)) await attempt(latest(entry), true);
  });
}

function isDue(entry: OutboxEntry, now: Date, occasion: Occasion): boolean {
  return standing(entry, now) === 'waiting' && dueIn(entry, now, occasion) === 0;
}

/** Does the work while no other tab has this lead. */
async function inTurn(key: string, work: () => Promise<void>): Promise<void> {
  underway.add(key);
  await alone(outboxName(key), patience, work);
  underway.delete(key);
  schedule('timer');
}

/** One attempt. `copied` resolves once the lead is on the disk: before that it is not called kept. */
async function attempt(entry: OutboxEntry, kept: boolean, copied = Promise.resolve()): Promise<void> {
  const sending = begun(entry, new Date(), Math.random());
  note(sending);
  const answer = await postLead(entry.body, entry.key);
  if (answer.status === 'unreachable') await copied;
  const outcome = concluded(sending, kept, answer);
  $sent.setKey(entry.key, { outcome, fields: answer.status === 'refused' ? answer.fields : {} });
}

/** What follows from an answer. A lead is only called kept if it can still be read back. */
function concluded(entry: OutboxEntry, kept: boolean, answer: LeadAnswer): SubmissionOutcome {
  if (answer.status === 'unreachable') {
    note(failed(entry, new Date(), answer.asked));
    return kept && readFromOutbox(entry.key) ? 'kept' : 'lost';
  }
  if (answer.status === 'refused') note({ ...entry, refused: true });
  else removeFromOutbox(entry.key);
  return answer.status;
}

function note(entry: OutboxEntry): void {
  if (!updateInOutbox(entry)) unnoted.set(entry.key, { entry, stored: JSON.stringify(readFromOutbox(entry.key)) });
}

/** How a stored lead stands as far as this page knows. Once another page could note something newer, that counts. */
function latest(entry: OutboxEntry): OutboxEntry {
  const here = unnoted.get(entry.key);
  return here?.stored === JSON.stringify(entry) ? here.entry : entry;
}

/** Sets the time of the next look by the leads as they stand, and shows which are parked. */
function schedule(occasion: Occasion): void {
  const now = new Date();
  const entries = readOutbox().map(latest);
  $parked.set(entries.filter((entry) => standing(entry, now) !== 'waiting'));
  clearTimeout(timer);
  if (!stopLooking) return;
  const pauses = entries
    .filter((entry) => standing(entry, now) === 'waiting' && !underway.has(entry.key))
    .map((entry) => dueIn(entry, now, occasion));
  if (pauses.length > 0) timer = setTimeout(() => look(occasion), Math.max(leastPause, Math.min(...pauses)));
}
