import { atom } from 'nanostores';
import type { SubmissionOutcome } from '#domain/lead/notification';
import { isTaken } from '#domain/lead/submission';
import { messageBody } from '#domain/message/body';
import {
  emptyMessage,
  type Message,
  type MessageDelivery,
  type MessageErrors,
  messageErrors,
  type MessageField,
  messageFrom,
} from '#domain/message/form';
import { type Prefill, prefilled } from '#domain/message/prefill';
import { randomUuid } from '#browser/identity';
import { putInOutbox } from '#browser/outbox';
import { forgetPrefill, onPrefill, readPrefill } from '#browser/prefill';
import { $here, $sent, sendLead, type Sent } from '#stores/outbox';
import { waitPatiently } from '#stores/patience';

/** A message on its way to the CRM. `pending` until the first answer. Its words are only in memory. */
export type SentMessage = { key: string; message: Message; outcome: SubmissionOutcome | 'pending' };

export type MessageState = {
  values: Message;
  errors: MessageErrors;
  /** Counts refused presses, so that each one can move the focus to the summary. */
  refusals: number;
  sending: boolean;
  /** The message of the last valid press, ready to go out by the visitor's own e-mail. Only in memory, so it stays. */
  ready: Message | null;
  /** The message of the last valid press where the site sends it itself. */
  sent: SentMessage | null;
  /** How the latest call to action started the message. */
  prefill: Prefill | null;
};

const untouched: MessageState = {
  values: emptyMessage,
  errors: {},
  refusals: 0,
  sending: false,
  ready: null,
  sent: null,
  prefill: null,
};

/** The message form of the page. */
export const $message = atom<MessageState>(untouched);

/** How this page's form delivers. */
let delivery: MessageDelivery = 'mail';
/** When somebody began to fill it in (ms). */
let begunAt: number | null = null;

/** What the page's form brings: what is in its fields, whether Send was pressed already, how messages leave. */
export type ServedForm = { typed: Partial<Record<string, unknown>>; sent: boolean; delivery?: MessageDelivery };

/**
 * Takes over what was typed, or even sent, before the script arrived, and what a call to action has started on this
 * page or an earlier one. Answers how to stop listening for further ones.
 */
export function openMessageForm(served: ServedForm): () => void {
  delivery = served.delivery ?? 'mail';
  begunAt = null;
  $message.set({ ...untouched, values: messageFrom(served.typed) });
  takePrefill();
  if (served.sent) void sendMessage();
  const endings = [onPrefill(takePrefill), $sent.listen(follow)];
  return () => endings.forEach((end) => end());
}

function takePrefill(): void {
  const prefill = readPrefill();
  if (!prefill) return;
  const state = $message.get();
  $message.set({
    ...state,
    values: prefilled(state.values, prefill, state.prefill),
    errors: {},
    prefill,
  });
}

/** A field was edited; its error goes away. */
export function editMessage(field: MessageField, value: string): void {
  begunAt ??= Date.now();
  const { values, errors, ...rest } = $message.get();
  const others = { ...errors };
  delete others[field];
  $message.set({ ...rest, values: { ...values, [field]: value }, errors: others });
}

/**
 * Send Message: says what is missing, or takes the message. By mail that means: logs the values, empties the form and
 * keeps the message ready for the visitor's own e-mail; nothing is sent to a server (specification §4, Footer contact
 * form). To the CRM it goes as a lead does: into this browser's outbox, then to the site. `honeypot` is the value of
 * the field that people do not see.
 */
export async function sendMessage(honeypot = ''): Promise<void> {
  const state = $message.get();
  if (state.sending) return;
  const errors = messageErrors(state.values, delivery);
  if (Object.keys(errors).length > 0) {
    $message.set({ ...state, errors, refusals: state.refusals + 1 });
    return;
  }
  $message.set({ ...state, errors: {}, sending: true });
  if (delivery === 'crm') return deliver(state, honeypot);
  console.log(state.values);
  forgetPrefill();
  $message.set({ ...untouched, refusals: state.refusals, ready: state.values });
}

async function deliver({ values, sent: earlier }: MessageState, honeypot: string): Promise<void> {
  const again = earlier !== null && isSame(earlier.message, values);
  const key = again ? earlier.key : randomUuid();
  // What was taken stands: a second message is not a correction of the first.
  const replaces = earlier && !again && !isTaken(earlier.outcome) ? earlier.key : null;
  const secondsToFill = begunAt === null ? undefined : Math.round((Date.now() - begunAt) / 1000);
  const body = messageBody(values, { replaces, website: honeypot || undefined, secondsToFill });
  const entry = { key, body, at: new Date().toISOString() };
  const kept = putInOutbox(entry);
  $message.set({ ...$message.get(), sent: { key, message: values, outcome: 'pending' } });
  const sending = sendLead(entry, kept);
  // Where only this page has the message, it stays in the form until there is an answer.
  await (kept ? waitPatiently(sending) : sending);
  const { sent, refusals } = $message.get();
  if (sent?.outcome === 'refused' || sent?.outcome === 'lost')
    return $message.set({ ...$message.get(), sending: false });
  forgetPrefill();
  begunAt = null;
  $message.set({ ...untouched, refusals, sent });
}

/** The notice follows the message: it may be delivered minutes after it was kept. */
function follow(news: Record<string, Sent>): void {
  const state = $message.get();
  const outcome = state.sent && news[state.sent.key]?.outcome;
  if (!state.sent || !outcome || outcome === state.sent.outcome) return;
  const isOurs = outcome === 'refused' || outcome === 'lost';
  if (outcome === 'refused') $here.set(state.sent.key);
  // Where nothing took it, the words stand in the form again, unless another message has been begun there.
  const untouchedForm = isSame(state.values, emptyMessage);
  $message.set({
    ...state,
    values: isOurs && untouchedForm ? state.sent.message : state.values,
    sent: { ...state.sent, outcome },
  });
}

function isSame(a: Message, b: Message): boolean {
  return JSON.stringify(messageBody(a)) === JSON.stringify(messageBody(b));
}
