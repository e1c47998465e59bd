import { atom } from 'nanostores';
import { needsVisitor, type Sending } from '#domain/lead/submission';
import { messageBody } from '#domain/message/body';
import {
  emptyMessage,
  isEmptyMessage,
  type Message,
  type MessageDelivery,
  type MessageErrors,
  messageErrors,
  type MessageField,
  messageFrom,
} from '#domain/message/form';
import { beginsWith, isUnfilled, type Prefill, prefilled } from '#domain/message/prefill';
import * as words from '#domain/message/words';
import { storageKeys } from '#domain/privacy/storage-keys';
import { forgetPrefill, isPrefillOfPage, onPrefill, readPrefill } from '#browser/prefill';
import { createSender } from '#stores/sender';

/** A message that was sent to the CRM. Its words are only in memory. */
export type SentMessage = Sending & { message: Message };

export type MessageState = {
  values: Message;
  errors: MessageErrors;
  /** Counts refused clicks, so that each one can move the focus to the summary. */
  refusals: number;
  sending: boolean;
  /** The message of the last valid click, ready to go out by the visitor's own e-mail. Only in memory, so it stays. */
  ready: Message | null;
  /** How the latest call to action started the message. */
  prefill: Prefill | null;
  /** Counts the calls to action of this page, so that each one can move the focus to where the visitor goes on. */
  begun: number;
};

const untouched: MessageState = {
  values: emptyMessage,
  errors: {},
  refusals: 0,
  sending: false,
  ready: null,
  prefill: null,
  begun: 0,
};

/** The message form of the page. */
export const $message = atom<MessageState>(untouched);

const sender = createSender<{ message: Message }>({
  // The digest never leaves this page's memory, where the message is too.
  secret: () => '',
  // One that nothing took is shown again to be fixed; after any other, and from somebody else, a message is a new one.
  corrects: ({ outcome }, known) => needsVisitor(outcome) && known === true,
  onOutcome: ({ outcome, message }) => {
    const state = $message.get();
    // Where nothing took it, the form shows the words again, unless another message has been begun in it.
    if (!needsVisitor(outcome) || !isEmptyMessage(state.values)) return;
    since ??= Date.now();
    $message.set({ ...state, values: message });
  },
  waitsIfUnsaved: true,
});

/** The message of the last valid click where the site sends it itself. */
export const $sentMessage = sender.$sent;

/** How this page's form sends messages. */
let delivery: MessageDelivery = 'mail';
/** The beginning that the visitor was asked to complete: they may mean it as it is. */
let askedOf: string | null = null;
/** When somebody began to fill it in (ms since 1970). */
let since: number | null = null;

/** The form's script is needed for interest in the form, or a call to action that starts a message, here or earlier. */
export const messageFormTrigger = {
  interest: true,
  stored: [storageKeys.message],
  heard: storageKeys.message,
} as const;

/** The form as served: what is in its fields, whether Send was clicked already, how messages are sent. */
export type ServedForm = { typed: Partial<Record<string, unknown>>; sent: boolean; delivery?: MessageDelivery };

/**
 * Takes over what was typed, or even sent, before the script arrived, and what a call to action has started on this
 * page or an earlier one. Returns how to stop listening for further ones.
 */
export function openMessageForm(served: ServedForm): () => void {
  delivery = served.delivery ?? 'mail';
  const values = messageFrom(served.typed);
  // What is there already was typed since the page came.
  since = isEmptyMessage(values) ? null : Date.now() - performance.now();
  askedOf = null;
  $message.set({ ...untouched, values });
  sender.restore(null);
  takeEarlierPrefill();
  if (served.sent) void sendMessage();
  const endings = [onPrefill(takePrefillOfPage), sender.follow()];
  return () => endings.forEach((end) => end());
}

/** Takes what was started before the script arrived, unless it was on another page and there are other words here. */
function takeEarlierPrefill(): void {
  const { message } = $message.get().values;
  const prefill = readPrefill();
  const isOther = prefill && message.trim() !== '' && !beginsWith(message, prefill);
  if (isOther && !isPrefillOfPage()) forgetPrefill();
  if (isPrefillOfPage()) takePrefillOfPage();
  else takePrefill();
}

/** Takes what a call to action of this page has started: the visitor has come to the form to go on with it. */
function takePrefillOfPage(): void {
  takePrefill();
  const state = $message.get();
  if (state.prefill) $message.set({ ...state, begun: state.begun + 1 });
}

function takePrefill(): void {
  const prefill = readPrefill();
  if (!prefill) return;
  const state = $message.get();
  const values = prefilled(state.values, prefill, state.prefill);
  if (!beginsWith(values.message, prefill)) forgetPrefill();
  askedOf = null;
  $message.set({ ...state, values, errors: {}, prefill });
}

/** Changes a field and removes its error. A beginning that the visitor replaces does not come back on the next page. */
export function editMessage(field: MessageField, value: string): void {
  since ??= Date.now();
  const { values, errors, ...rest } = $message.get();
  if (field === 'message' && rest.prefill && !beginsWith(value, rest.prefill)) forgetPrefill();
  const others = { ...errors };
  delete others[field];
  $message.set({ ...rest, values: { ...values, [field]: value }, errors: others });
}

/**
 * 'Send Message': shows what is missing, or takes the message. A beginning without the visitor's own words is asked about
 * once. By mail that means: logs the values, empties the form and
 * keeps the message ready for the visitor's own e-mail; nothing is sent to a server (specification §4, Footer contact
 * form). To the CRM it is sent as a lead is: into this browser's outbox, then to the site. `honeypot` is the value of
 * the field that people do not see.
 */
export async function sendMessage(honeypot = ''): Promise<void> {
  const state = $message.get();
  if (state.sending) return;
  const errors = messageErrors(state.values, delivery);
  const { message } = state.values;
  if (isUnfilled(message, state.prefill) && askedOf !== message) {
    askedOf = message;
    errors.message = words.unfilled;
  }
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

/** Shows the form again: with the words of a message that is only ready, so that none is lost; after a sent one, empty. */
export function returnToForm(): void {
  const state = $message.get();
  $message.set({ ...state, values: state.ready ?? state.values, ready: null });
  sender.dismiss();
}

async function deliver({ values }: MessageState, honeypot: string): Promise<void> {
  const details = messageBody(values, honeypot);
  await sender.send(details, { message: values }, since);
  if (needsVisitor($sentMessage.get()?.outcome)) return $message.set({ ...$message.get(), sending: false });
  forgetPrefill();
  since = null;
  $message.set({ ...untouched, refusals: $message.get().refusals });
}
