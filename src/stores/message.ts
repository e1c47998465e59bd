import { atom } from 'nanostores';
import { cleanEmail, isEmailCut } from '#domain/lead/email';
import { needsVisitor, type Sending } from '#domain/lead/submission';
import { emailCut } from '#domain/lead/words';
import { messageBody } from '#domain/message/body';
import {
  emptyMessage,
  isEmptyMessage,
  type Message,
  type MessageDelivery,
  type MessageErrors,
  messageErrors,
  type MessageField,
  messageFields,
  messageFrom,
} from '#domain/message/form';
import { beginsWith, isUnfilled, type Prefill, prefilled } from '#domain/message/prefill';
import * as words from '#domain/message/words';
import { storageKeys } from '#domain/privacy/storage-keys';
import { forgetPrefill, isPrefillOfPage, onPrefill, readPrefill } from '#browser/prefill';
import { createSender } from '#stores/sender';

/** A message sent to the CRM. Its text is only in memory. */
export type SentMessage = Sending & { message: Message };

export type MessageState = {
  values: Message;
  errors: MessageErrors;
  /** The number of refused clicks: each one moves the focus to the summary. */
  refusals: number;
  sending: boolean;
  /**
   * The message of the last valid click, ready to be sent by the visitor's own e-mail. Only in memory, so it is kept.
   */
  ready: Message | null;
  /** How the latest call to action started the message. */
  prefill: Prefill | null;
  /** The number of calls to action clicked on this page: each one moves the focus to the end of the pre-filled text. */
  prefills: number;
};

const untouched: MessageState = {
  values: emptyMessage,
  errors: {},
  refusals: 0,
  sending: false,
  ready: null,
  prefill: null,
  prefills: 0,
};

/** The message form of the page. */
export const $message = atom<MessageState>(untouched);

const sender = createSender<{ message: Message }>({
  // The digest stays in this page's memory, as the message does.
  secret: () => '',
  // A message that failed is shown again to be fixed; any other, or one from another person, is a new message.
  corrects: ({ outcome }, known) => needsVisitor(outcome) && known === true,
  onOutcome: ({ outcome, message }) => {
    const state = $message.get();
    // If it failed, the form shows its text again, unless another message has been started.
    if (!needsVisitor(outcome) || !isEmptyMessage(state.values)) return;
    since ??= Date.now();
    $message.set({ ...state, values: message });
  },
  waitsIfUnsaved: true,
});

/** The message of the last valid click, if the site sends messages itself. */
export const $sentMessage = sender.$sent;

/** How this page's form sends messages. */
let delivery: MessageDelivery = 'mail';
/** The pre-filled text that the visitor was asked to complete: a second click sends it unchanged. */
let askedOf: string | null = null;
/** The e-mail address that the visitor was asked about. */
let askedOfEmail: string | null = null;
/** When the visitor began to fill in the form (ms since 1970). */
let since: number | null = null;

/**
 * The triggers of the form's script: interest in the form, or a call to action, here or on an earlier page, that
 * pre-fills it.
 */
export const messageFormTrigger = {
  interest: true,
  stored: [storageKeys.message],
  heard: storageKeys.message,
} as const;

/** The state of the served form: its values, whether Send was clicked, how messages are sent. */
export type ServedForm = { typed: Partial<Record<string, unknown>>; sent: boolean; delivery?: MessageDelivery };

/**
 * Takes over what was typed, or sent, before the script arrived, and the prefill of a call to action on this page or an
 * earlier one. Returns a function that stops listening for further ones.
 */
export function openMessageForm(served: ServedForm): () => void {
  delivery = served.delivery ?? 'mail';
  const values = messageFrom(served.typed);
  // Values that are there already were typed since the page loaded.
  since = isEmptyMessage(values) ? null : Date.now() - performance.now();
  askedOf = null;
  askedOfEmail = null;
  $message.set({ ...untouched, values });
  sender.restore(null);
  takeEarlierPrefill();
  if (served.sent) void sendMessage();
  const endings = [onPrefill(takePrefillOfPage), sender.follow()];
  return () => endings.forEach((end) => end());
}

/** Takes a prefill from before the script arrived, unless it is from another page and this form has other text. */
function takeEarlierPrefill(): void {
  const { message } = $message.get().values;
  const prefill = readPrefill();
  const isOther = prefill && message.trim() !== '' && !beginsWith(message, prefill);
  if (isOther && !isPrefillOfPage()) forgetPrefill();
  if (isPrefillOfPage()) takePrefillOfPage();
  else takePrefill();
}

/** Takes the prefill of a call to action on this page: the visitor has come to the form to continue it. */
function takePrefillOfPage(): void {
  takePrefill();
  const state = $message.get();
  if (state.prefill) $message.set({ ...state, prefills: state.prefills + 1 });
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

/** Changes a field and removes its error. A prefill that the visitor replaces does not return on the next page. */
export function editMessage(field: MessageField, value: string): void {
  since ??= Date.now();
  const { values, errors, ...rest } = $message.get();
  if (field === 'message' && rest.prefill && !beginsWith(value, rest.prefill)) forgetPrefill();
  const others = { ...errors };
  delete others[field];
  $message.set({ ...rest, values: { ...values, [field]: value }, errors: others });
}

/** Takes over what stands in the form's fields (by their names), also where no event has told of it. */
export function takeTyped(typed: Readonly<Record<string, string>>): void {
  if ($message.get().sending) return;
  for (const field of messageFields) {
    const value = typed[field];
    if (value !== undefined && value !== $message.get().values[field]) editMessage(field, value);
  }
}

/**
 * 'Send Message': shows what is missing, or takes the message. A prefill without the visitor's own words is asked about
 * once. By mail that means: logs the values, empties the form and keeps the message ready for the visitor's own e-mail;
 * nothing is sent to a server (specification §4, Footer contact form). To the CRM it is sent like a lead: into this
 * browser's outbox, then to the site. `honeypot` is the value of the field that people do not see.
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
  const { email } = state.values;
  if (Object.keys(errors).length === 0 && isEmailCut(email) && askedOfEmail !== email) {
    askedOfEmail = email;
    errors.email = emailCut(cleanEmail(email));
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

/**
 * Shows the form again: with the text of a message that is only ready, so that none is lost; empty after a sent one.
 */
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
