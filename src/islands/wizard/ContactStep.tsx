import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react';
import type { Step } from '#domain/content/wizard';
import { type ContactField, contactFieldLimit } from '#domain/lead/contact';
import type { ContactForm } from '#domain/lead/form';
import { ErrorSummary } from '#islands/form/ErrorSummary';
import { Field } from '#islands/form/Field';
import { Icon } from '#components/Icon.tsx';

type Props = {
  step: Step;
  form: ContactForm;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Who asks for the consent: name and addresses. */
  sender: string;
  /** Said above the fields, for a visitor who has submitted before. */
  notice: ReactNode;
  onEdit: (field: ContactField, value: string) => void;
  onAgree: (agreed: boolean) => void;
  onSubmit: (honeypot: string) => void;
  onBack: () => void;
  children: ReactNode;
};

type TextField = Exclude<ContactField, 'preferredContact'>;

const textFields: readonly { field: TextField; label: string; type: string; autoComplete: string; optional?: true }[] =
  [
    { field: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
    { field: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
    { field: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
    { field: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', optional: true },
    { field: 'company', label: 'Company', type: 'text', autoComplete: 'organization' },
    { field: 'jobTitle', label: 'Job title', type: 'text', autoComplete: 'organization-title', optional: true },
  ];

const contactMethods = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'both', label: 'Both' },
] as const;

/** 'Almost There!': the contact form. Specification §2, step 4; §5, Navigator contact step. */
export function ContactStep(props: Props) {
  const { step, form, heading, sender, notice, onEdit, onAgree, onSubmit, onBack, children } = props;
  const honeypot = useRef<HTMLInputElement>(null);
  const busy = form.status === 'submitting';
  const wrong = textFields.filter(({ field }) => form.errors[field]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(honeypot.current?.value ?? '');
  };
  return (
    <form onSubmit={submit} noValidate aria-busy={busy}>
      <h2 ref={heading} tabIndex={-1}>
        {step.heading ?? step.title}
      </h2>
      <p>{step.contact?.lead}</p>
      {notice}
      <ErrorSummary
        refusals={form.refusals}
        errors={wrong.map(({ field }) => ({ id: field, message: form.errors[field] ?? '' }))}
      />
      <div className="contact-fields">
        {textFields.map(({ field, label, type, autoComplete, optional }) => (
          <Field key={field} id={field} label={label} optional={optional} error={form.errors[field]}>
            {(belonging) => (
              <input
                {...belonging}
                name={field}
                type={type}
                autoComplete={autoComplete}
                maxLength={contactFieldLimit}
                value={form.values[field]}
                disabled={busy}
                onChange={(event) => onEdit(field, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      <fieldset disabled={busy}>
        <legend>Preferred contact method</legend>
        <div className="radio-cards compact">
          {contactMethods.map(({ value, label }) => (
            <label key={value}>
              <b>{label}</b>
              <input
                type="radio"
                name="preferredContact"
                value={value}
                checked={form.values.preferredContact === value}
                onChange={() => onEdit('preferredContact', value)}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <div className="honeypot" aria-hidden="true">
        <label htmlFor="website">Leave this empty</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" ref={honeypot} />
      </div>
      <div className="checkbox-rows single">
        <label>
          <input
            type="checkbox"
            checked={form.agreedAt !== null}
            disabled={busy}
            onChange={(event) => onAgree(event.target.checked)}
          />
          <span>
            {step.contact?.consentText} <span className="optional">({sender})</span>
          </span>
        </label>
      </div>
      {children}
      <div className="wizard-nav">
        <button type="button" className="button secondary" disabled={busy} onClick={onBack}>
          Previous
        </button>
        <button type="submit" className="button go-navigator busy-button" disabled={busy}>
          {busy ? 'Submitting...' : step.next} {!busy && <Icon name="arrow" />}
        </button>
      </div>
      <p className="note privacy-notice">{step.contact?.privacyNotice}</p>
    </form>
  );
}
