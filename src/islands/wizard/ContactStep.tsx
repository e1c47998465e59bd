import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react';
import type { Step } from '#domain/content/wizard';
import { lacksPhone } from '#domain/lead/contact';
import { type ContactField, contactFields } from '#domain/lead/contact-fields';
import { contactFieldLimit } from '#domain/lead/field-limit';
import type { ContactForm } from '#domain/lead/form';
import { lengthNote } from '#domain/lead/length';
import { EmailHint } from '#islands/form/EmailHint';
import { ErrorSummary } from '#islands/form/ErrorSummary';
import { Field, fieldLabel, Optional } from '#islands/form/Field';
import { typedValues } from '#islands/form/typedValues';
import { CheckboxRows, Choice, RadioCards } from '#islands/wizard/Choices';
import { CorrectionQuestion } from '#islands/wizard/CorrectionQuestion';
import { StepHeading } from '#islands/wizard/StepHeading';
import { StepNav } from '#islands/wizard/StepNav';
import { Button } from '#components/Button.tsx';
import * as words from '#islands/wizard/words';
import * as common from '#islands/words';
import './ContactStep.css';

type Props = {
  step: Step;
  form: ContactForm;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Who asks for the consent: name and addresses. */
  sender: string;
  /** Said above the fields, for a visitor who has submitted before. */
  notice: ReactNode;
  /** What waits behind this step, in a sentence. */
  ready: ReactNode;
  onEdit: (field: ContactField, value: string) => void;
  /** Takes over what stands in the fields. */
  onTyped: (typed: Record<string, string>) => void;
  onAgree: (textVersion: string | null) => void;
  onCorrect: (corrects: boolean) => void;
  onSubmit: (honeypot: string) => void;
  onBack: () => void;
  children: ReactNode;
};

const typedFields = contactFields.filter(({ choices }) => !choices);

/** 'Almost There!': the contact form. Specification §2, step 4; §5, Navigator contact step. */
export function ContactStep(props: Props) {
  const {
    step,
    form,
    heading,
    sender,
    notice,
    ready,
    onEdit,
    onTyped,
    onAgree,
    onCorrect,
    onSubmit,
    onBack,
    children,
  } = props;
  const honeypot = useRef<HTMLInputElement>(null);
  const texts = step.contact;
  const busy = form.status === 'submitting';
  const wrong = typedFields.filter(({ id }) => form.errors[id]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onTyped(typedValues(event.currentTarget));
    onSubmit(honeypot.current?.value ?? '');
  };
  return (
    <form
      onSubmit={submit}
      // With each change, what was filled in without an event: else React would empty those fields.
      onChange={(event) => onTyped(typedValues(event.currentTarget))}
      noValidate
      aria-busy={busy}
    >
      <StepHeading step={step} heading={heading} />
      <p className="mt-1.5 text-ink-2">{texts?.lead}</p>
      {/* As high as its sentence, which may come later. */}
      <p className="mt-2 min-h-[1lh] font-semibold" role="status">
        {ready}
      </p>
      {notice}
      {children}
      <ErrorSummary
        className="mt-5"
        refusals={form.refusals}
        errors={wrong.map(({ id }) => ({ id, message: form.errors[id] ?? '' }))}
      />
      <div className="mt-6 grid gap-x-6 gap-y-4.5 sm:grid-cols-2">
        {typedFields.map(({ id, label, type, autoComplete, missing }) => (
          <Field
            key={id}
            id={id}
            label={label}
            optional={!missing}
            error={form.errors[id]}
            note={lengthNote(form.values[id], contactFieldLimit)}
          >
            {(belonging) => (
              <>
                <input
                  {...belonging}
                  name={id}
                  type={type}
                  autoComplete={autoComplete}
                  value={form.values[id]}
                  disabled={busy}
                  onChange={(event) => onEdit(id, event.target.value)}
                />
                {type === 'email' && (
                  <EmailHint id={id} email={form.values[id]} onTake={(email) => onEdit(id, email)} />
                )}
              </>
            )}
          </Field>
        ))}
      </div>
      <CorrectionQuestion form={form} onCorrect={onCorrect} />
      {contactFields.map(
        ({ id, label, choices }) =>
          choices && (
            <fieldset key={id} disabled={busy} className="mt-5.5">
              <legend className={fieldLabel}>{label}</legend>
              <RadioCards>
                {choices.map((choice) => (
                  <label key={choice.value} className="py-3">
                    <b className="font-sans text-md font-strong">{choice.label}</b>
                    <Choice
                      type="radio"
                      name={id}
                      value={choice.value}
                      checked={form.values[id] === choice.value}
                      onChange={() => onEdit(id, choice.value)}
                    />
                  </label>
                ))}
              </RadioCards>
              {id === 'preferredContact' && (
                <p role="status" className="not-empty:mt-2.5 note">
                  {lacksPhone(form.values) && words.numberWanted}
                </p>
              )}
            </fieldset>
          ),
      )}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="website">{common.honeypot}</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" ref={honeypot} />
      </div>
      <CheckboxRows className="mt-6">
        <label className="items-start leading-close text-pretty">
          <Choice
            type="checkbox"
            checked={form.agreed?.textVersion === texts?.consentVersion}
            disabled={busy}
            onChange={(event) => onAgree(event.target.checked && texts ? texts.consentVersion : null)}
            aria-describedby="consent"
          />
          <span>
            {texts?.consentText}
            <Optional />
          </span>
        </label>
      </CheckboxRows>
      <p className="mt-3 max-w-176 note" id="consent">
        {words.askedBy(sender)} {texts?.consentWithdrawal}
      </p>
      <p className="mt-6 max-w-176">{texts?.privacyNotice}</p>
      <StepNav onBack={onBack} busy={busy} className="mt-5">
        <Button
          type="submit"
          look="navigator"
          icon={busy ? undefined : 'arrow'}
          disabled={busy}
          className="contact-submit"
        >
          {busy ? words.submitting : step.next}
        </Button>
      </StepNav>
    </form>
  );
}
