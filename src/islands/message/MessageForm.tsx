import { useStore } from '@nanostores/react';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { needsVisitor } from '#domain/lead/submission';
import { lengthNote } from '#domain/lead/length';
import {
  fieldLimit,
  isEmptyMessage,
  type MessageDelivery,
  type MessageField,
  messageFields,
  messageSubjects,
} from '#domain/message/form';
import { beginsWith } from '#domain/message/prefill';
import { Button } from '#components/Button.tsx';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { EmailHint } from '#islands/form/EmailHint';
import { ErrorSummary } from '#islands/form/ErrorSummary';
import { Field } from '#islands/form/Field';
import { typedValues } from '#islands/form/typedValues';
import { MessageReady } from '#islands/message/MessageReady';
import { MessageSent } from '#islands/message/MessageSent';
import {
  $message,
  $sentMessage,
  editMessage,
  openMessageForm,
  returnToForm,
  sendMessage,
  takeTyped,
} from '#stores/message';
import * as words from '#islands/message/words';
import * as common from '#islands/words';

type Props = {
  email: string;
  bookingUrl: string;
  delivery: MessageDelivery;
  /** Shown below Send when it is clicked and the script fails to load. */
  children?: ReactNode;
};

/** The message form of the contact section. Specification §2, Footer contact section; §5, Footer contact form. */
export default function MessageForm(props: Props) {
  return (
    <ErrorBoundary>
      <Form {...props} />
    </ErrorBoundary>
  );
}

const texts = [
  { field: 'fullName', label: words.fullName, type: 'text', autoComplete: 'name' },
  { field: 'email', label: words.email, type: 'email', autoComplete: 'email' },
  { field: 'phone', label: words.phone, type: 'tel', autoComplete: 'tel', optional: true },
  { field: 'organization', label: words.organization, type: 'text', autoComplete: 'organization', optional: true },
] as const;

function Form({ email, bookingUrl, delivery, children }: Props) {
  const { values, errors, refusals, sending, ready, prefill, prefills } = useStore($message);
  const sent = useStore($sentMessage);
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  // A layout effect: a key typed between the script's arrival and a later effect would be lost.
  useLayoutEffect(() => {
    const served = form.current;
    if (!served) return;
    return openMessageForm({ typed: typedValues(served), sent: 'sent' in served.dataset, delivery });
  }, [delivery]);
  // React repeats what is typed in the attribute `value`, and on Back browsers restore only what differs from that: the
  // text area, and none of the other fields. https://github.com/facebook/react/issues/11896
  useEffect(() => form.current?.querySelectorAll('input').forEach((input) => input.removeAttribute('value')));
  // The result replaces the emptied fields, which stay in the layout below it: the sheet keeps its height.
  const reported = sending || sent?.dismissed ? null : sent;
  const finished = isEmptyMessage(values) && (ready !== null || (reported !== null && !needsVisitor(reported.outcome)));
  const wasFinished = useRef(false);
  useEffect(() => {
    if (wasFinished.current && !finished) form.current?.querySelector('textarea')?.focus();
    wasFinished.current = finished;
  }, [finished]);
  useEffect(() => (prefills > 0 ? moveToPrefill(form.current) : undefined), [prefills]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    takeTyped(typedValues(event.currentTarget));
    void sendMessage(honeypot.current?.value);
  };
  const noteOf = (field: MessageField) =>
    delivery === 'crm' ? lengthNote(values[field], fieldLimit(field)) : undefined;
  const control = { disabled: sending };
  return (
    // With this method, a submit before the script loads navigates nowhere; the click is recorded and replayed.
    <form
      className="grid bg-surface p-column max-sm:-mx-gutter max-sm:px-gutter sm:rounded-3 noscript:hidden"
      method="dialog"
      aria-label={words.form}
      noValidate
      ref={form}
      onSubmit={submit}
      // With each change, what was filled in without an event: else React would empty those fields.
      onChange={(event) => takeTyped(typedValues(event.currentTarget))}
    >
      {(ready ?? reported) && (
        <div className={`grid gap-4.5 ${finished ? 'z-1 [grid-area:1/1]' : 'pb-6'}`}>
          {ready && (
            <MessageReady
              message={ready}
              email={email}
              bookingUrl={bookingUrl}
              onChange={finished ? returnToForm : null}
            />
          )}
          {reported && <MessageSent sent={reported} email={email} onAnother={finished ? returnToForm : null} />}
        </div>
      )}
      <div className={`grid gap-3 sm:gap-4.5 ${finished ? 'opacity-0 [grid-area:1/1]' : ''}`} inert={finished}>
        <ErrorSummary
          className=""
          refusals={refusals}
          errors={messageFields.flatMap((field) => {
            const message = errors[field];
            return message ? [{ id: `message-${field}`, message }] : [];
          })}
        />
        <div className="grid gap-3 sm:grid-cols-2 sm:gap-4.5">
          {texts.map(({ field, label, type, autoComplete, ...text }) => (
            <Field
              key={field}
              id={`message-${field}`}
              label={label}
              optional={'optional' in text}
              error={errors[field]}
              note={noteOf(field)}
            >
              {(belonging) => (
                <>
                  <input
                    {...belonging}
                    {...control}
                    name={field}
                    type={type}
                    autoComplete={autoComplete}
                    value={values[field]}
                    onChange={(event) => editMessage(field, event.target.value)}
                  />
                  {field === 'email' && (
                    <EmailHint id="message-email" email={values.email} onTake={(email) => editMessage(field, email)} />
                  )}
                </>
              )}
            </Field>
          ))}
        </div>
        <Field id="message-subject" label={words.subject} error={errors.subject}>
          {(belonging) => (
            <select
              {...belonging}
              {...control}
              name="subject"
              value={values.subject}
              onChange={(event) => editMessage('subject', event.target.value)}
            >
              <option value="">{words.chooseSubject}</option>
              {messageSubjects.map((subject) => (
                <option key={subject}>{subject}</option>
              ))}
            </select>
          )}
        </Field>
        <Field
          id="message-message"
          label={words.message}
          error={errors.message}
          note={noteOf('message') ?? (prefill && beginsWith(values.message, prefill) ? words.begun : undefined)}
        >
          {(belonging) => (
            <textarea
              {...belonging}
              {...control}
              name="message"
              rows={4}
              value={values.message}
              onChange={(event) => editMessage('message', event.target.value)}
            />
          )}
        </Field>
        {delivery === 'crm' && (
          <div className="sr-only" aria-hidden="true">
            <label htmlFor="message-website">{common.honeypot}</label>
            <input id="message-website" name="website" type="text" tabIndex={-1} autoComplete="off" ref={honeypot} />
          </div>
        )}
        <div>
          <Button type="submit" disabled={sending}>
            {sending ? words.sending : words.send}
          </Button>
          {children}
        </div>
      </div>
    </form>
  );
}

/**
 * Moves a visitor who followed a call to action to the end of the message that it pre-filled, once the browser has
 * followed the link to the section around the form. A visitor who already writes in the form is not moved. Returns a
 * function that cancels it.
 */
function moveToPrefill(form: HTMLFormElement | null): () => void {
  const frame = requestAnimationFrame(() => {
    const message = form?.querySelector('textarea');
    if (!form || !message || form.contains(document.activeElement)) return;
    message.focus({ preventScroll: true });
    message.setSelectionRange(message.value.length, message.value.length);
    (form.offsetHeight < window.innerHeight ? form : message).scrollIntoView({ block: 'center' });
  });
  return () => cancelAnimationFrame(frame);
}
