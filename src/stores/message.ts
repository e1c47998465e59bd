import { atom } from 'nanostores';
import {
  emptyMessage,
  type Message,
  type MessageErrors,
  messageErrors,
  type MessageField,
  messageFrom,
} from '#domain/message/form';
import { type Prefill, prefilled } from '#domain/message/prefill';
import { forgetPrefill, onPrefill, readPrefill } from '#api/prefill';

export type MessageState = {
  values: Message;
  errors: MessageErrors;
  /** Counts refused presses, so that each one can move the focus to the summary. */
  refusals: number;
  sending: boolean;
  /** The message of the last valid press, ready to go out by the visitor's own e-mail. Only in memory, so it stays. */
  ready: Message | null;
  /** How the latest call to action started the message. */
  prefill: Prefill | null;
};

const untouched: MessageState = {
  values: emptyMessage,
  errors: {},
  refusals: 0,
  sending: false,
  ready: null,
  prefill: null,
};

/** The message form of the page. */
export const $message = atom<MessageState>(untouched);

/**
 * Takes over what was typed, or even sent, before the script arrived, and what a call to action has started on this
 * page or an earlier one. Answers how to stop listening for further ones.
 */
export function openMessageForm(served: { typed: Partial<Record<string, unknown>>; sent: boolean }): () => void {
  $message.set({ ...untouched, values: messageFrom(served.typed) });
  takePrefill();
  if (served.sent) sendMessage();
  return onPrefill(takePrefill);
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
  const { values, errors, ...rest } = $message.get();
  const others = { ...errors };
  delete others[field];
  $message.set({ ...rest, values: { ...values, [field]: value }, errors: others });
}

/**
 * Send Message: says what is missing, or logs the values, empties the form and keeps the message ready for the
 * visitor's own e-mail. Nothing is sent to a server. Specification §4, Footer contact form.
 */
export function sendMessage(): void {
  const state = $message.get();
  const errors = messageErrors(state.values);
  if (Object.keys(errors).length > 0) {
    $message.set({ ...state, errors, refusals: state.refusals + 1 });
    return;
  }
  $message.set({ ...state, errors: {}, sending: true });
  console.log(state.values);
  forgetPrefill();
  $message.set({ ...untouched, refusals: state.refusals, ready: state.values });
}
