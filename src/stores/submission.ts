import { atom, type ReadableAtom } from 'nanostores';
import type { Settings } from '#domain/check/settings';
import type { WizardDefinition } from '#domain/content/wizard';
import { leadBody } from '#domain/lead/body';
import type { Booker } from '#domain/lead/booking-link';
import {
  cleanContact,
  contactErrors,
  emptyContact,
  isSameContact,
  refusedFieldErrors,
  withField,
  withTyped,
} from '#domain/lead/contact';
import { type ContactField, contactFields, type ContactInfo } from '#domain/lead/contact-fields';
import { cleanEmail, isEmailCut } from '#domain/lead/email';
import { type ContactForm, contactOf, emptyForm, restoredForm } from '#domain/lead/form';
import { statusOf } from '#domain/lead/outbox';
import type { FieldMessages, LeadBody } from '#domain/lead/schema';
import {
  isTaken,
  needsVisitor,
  restoredSubmission,
  type StatusInOutbox,
  type Submission,
} from '#domain/lead/submission';
import * as words from '#domain/lead/words';
import { relevantAnswers } from '#domain/wizard/answers';
import { arrival } from '#browser/arrival';
import { randomUuid } from '#browser/identity';
import { readFromOutbox, removalReason } from '#browser/outbox';
import { createSender } from '#stores/sender';
import type { Session } from '#stores/session';
import type { Wizard } from '#stores/wizard';

/** What a page adds to a submission. */
export type SubmitOptions = {
  industry?: string | undefined;
  honeypot: string;
  /** The version of the marketing consent's wording on the page. */
  consentVersion?: string | undefined;
};

export type Submissions = {
  $form: ReadableAtom<ContactForm>;
  $submission: ReadableAtom<Submission | null>;
  /** Restores this tab's form and submission. Returns a function that stops listening. */
  open(definition: WizardDefinition): () => void;
  edit(field: ContactField, value: string): void;
  /** Takes over what stands in the form's fields (by their names), also where no event has told of it. */
  take(typed: Readonly<Record<string, string>>): void;
  /** Ticks the marketing box for this version of its wording; null clears it. */
  agree(textVersion: string | null): void;
  /** Answers whether the details correct the earlier ones, if that was asked. */
  correct(corrects: boolean): void;
  /**
   * 'Get My Recommendations': validates, saves and sends the lead, and moves on. An e-mail address that seems cut is
   * asked about once.
   */
  submit(options: SubmitOptions): Promise<void>;
  /** Returns the details of a failed submission, for copying and mailing; null if it did not fail. */
  unsentBody(): LeadBody | null;
  /** Returns who would book a call: the key of the submission, and its name and address as long as this page has them. */
  booker(): Booker | null;
  /** Returns whether the answers have changed since they were sent. */
  hasChangedAnswers(): boolean;
  dismiss(): void;
  restart(): void;
};

/** Returns the lead with this key in the outbox, or null. */
function savedLead(key: string): LeadBody | null {
  const body = readFromOutbox(key)?.body;
  return body && !('kind' in body) ? body : null;
}

/**
 * Returns the store of a wizard's contact step, from the first keystroke to the notification. Typed values are stored
 * in this tab until submission, then only in the outbox until a receipt. `criteria` returns the visitor's settings; the
 * details typed in the `other` wizard come along where the visitor switches from there. Specification §4, Contact step; §8,
 * Notifications.
 */
export function createSubmissions(
  wizard: Wizard,
  session: Session,
  { other, criteria = () => null }: { other?: Session; criteria?: () => Settings | null } = {},
): Submissions {
  const $form = atom<ContactForm>(emptyForm);
  let definition: WizardDefinition | null = null;
  let submitted = emptyContact;
  /** The e-mail address that the visitor was asked about. */
  let askedOf: string | null = null;
  const sender = createSender<{ answers: string }>({
    secret,
    corrects: (_earlier, known) => known ?? $form.get().corrects,
    save(submission) {
      session.write('submission', submission);
      // From here on the details are in the outbox, and in this page's memory until the answer.
      if (submission?.kept && submission.outcome === 'pending') session.write('contact', null);
    },
    onOutcome: ({ key, outcome }, fields) => {
      const form = $form.get();
      if (outcome === 'refused') refuse(form, key, fields);
      // A correction that the visitor is typing differs from the sent details, and is kept.
      else if (isTaken(outcome) && isSameContact(form.values, submitted)) {
        setForm({ ...emptyForm, status: form.status });
        noteOpening(wizard.$state.get()?.step);
      }
    },
  });
  const $submission = sender.$sent;

  function setForm(form: ContactForm): void {
    $form.set(form);
    session.write('contact', form);
  }

  /** Moves the details typed in the wizard that the visitor has switched from into this empty form. */
  function takeTyped(): void {
    const { values, since } = restoredForm(other?.read('contact'));
    const isEmpty = (typed: ContactInfo) => isSameContact(typed, emptyContact);
    if (!session.read('handedOver') || isEmpty(values) || !isEmpty($form.get().values)) return;
    setForm({ ...$form.get(), values, since });
    other?.write('contact', null);
  }

  /** Asks whether complete details correct the earlier submission, if only the visitor can say. */
  async function ask(): Promise<void> {
    const { values } = $form.get();
    const isComplete = Object.keys(contactErrors(values)).length === 0;
    const asks = isComplete && (await sender.corrects(cleanContact(values))) === null;
    const form = $form.get();
    // Shown without being stored: sent details are not stored again.
    if (form.values === values && form.status === 'idle' && form.asks !== asks) $form.set({ ...form, asks });
  }

  /** Starts measuring how long the form takes to fill in, unless that has started. */
  function noteOpening(step: string | undefined): void {
    const isContact = definition?.steps.some(({ id, kind }) => id === step && kind === 'contact');
    if (isContact && $form.get().since === null) setForm({ ...$form.get(), since: Date.now() });
  }

  /** Shows refused details in the form again with their errors, unless something else has been typed there. */
  function refuse(form: ContactForm, key: string, fields: FieldMessages): void {
    const saved = savedLead(key);
    const values = saved && isSameContact(form.values, emptyContact) ? contactOf(saved) : form.values;
    setForm({ ...form, values, errors: refusedFieldErrors(values, fields) });
  }

  function currentAnswers(): string {
    const answers = wizard.$state.get()?.answers ?? {};
    return definition ? JSON.stringify(relevantAnswers(definition, answers)) : '';
  }

  function body(form: ContactForm, options?: SubmitOptions): LeadBody | null {
    const answers = wizard.$state.get()?.answers;
    if (!definition || !answers) return null;
    const { industry, honeypot, consentVersion } = options ?? {};
    // Consent to an earlier wording, ticked before this page was deployed, is not consent to the current one.
    const consent = form.agreed?.textVersion === consentVersion ? form.agreed : undefined;
    return leadBody(definition, answers, form.values, {
      industry,
      criteria: criteria(),
      consent,
      website: honeypot,
      arrival: arrival(),
    });
  }

  /** Returns the secret of this tab's assessment. */
  function secret(): string {
    const known = session.read('secret');
    if (typeof known === 'string') return known;
    const fresh = randomUuid();
    session.write('secret', fresh);
    return fresh;
  }

  return {
    $form,
    $submission,
    open(opened) {
      definition = opened;
      const submission = restoredSubmission(session.read('submission'), statusInOutbox);
      sender.restore(submission);
      const stored = session.read('contact');
      $form.set(restoredForm(stored));
      // Refused while another page was open.
      if (!stored && submission?.outcome === 'refused') refuse(emptyForm, submission.key, {});
      takeTyped();
      const endings = [
        sender.follow(),
        wizard.$state.subscribe((state) => noteOpening(state?.step)),
        $submission.listen(() => void ask()),
        $form.subscribe(({ values, status }, before) => {
          if (values !== before?.values || status !== before.status) void ask();
        }),
      ];
      return () => endings.forEach((end) => end());
    },
    edit(field, value) {
      const form = $form.get();
      const errors = { ...form.errors };
      delete errors[field];
      setForm({ ...form, values: withField(form.values, field, value), errors });
    },
    take(typed) {
      const form = $form.get();
      const values = withTyped(form.values, typed);
      const changed = contactFields.filter(({ id }) => values[id] !== form.values[id]);
      if (changed.length === 0 || form.status === 'submitting') return;
      const errors = { ...form.errors };
      for (const { id } of changed) delete errors[id];
      setForm({ ...form, values, errors });
    },
    agree(textVersion) {
      setForm({ ...$form.get(), agreed: textVersion ? { textVersion, at: new Date().toISOString() } : null });
    },
    correct(corrects) {
      setForm({ ...$form.get(), corrects });
    },
    async submit(options) {
      const form = $form.get();
      if (form.status === 'submitting') return;
      const errors = contactErrors(form.values);
      const { email } = form.values;
      if (Object.keys(errors).length === 0 && isEmailCut(email) && askedOf !== email) {
        askedOf = email;
        errors.email = words.emailCut(cleanEmail(email));
      }
      if (Object.keys(errors).length > 0) return setForm({ ...form, errors, refusals: form.refusals + 1 });
      const details = body(form, options);
      if (!details) return;
      submitted = form.values;
      $form.set({ ...form, errors: {}, status: 'submitting' });
      await sender.send(details, { answers: currentAnswers() }, form.since);
      $form.set({ ...$form.get(), corrects: false, status: 'idle' });
      wizard.submit();
    },
    unsentBody() {
      const submission = $submission.get();
      if (!submission || !needsVisitor(submission.outcome)) return null;
      const form = $form.get();
      const isEmpty = isSameContact(form.values, emptyContact);
      return isEmpty ? savedLead(submission.key) : body(form);
    },
    booker() {
      const { key } = $submission.get() ?? {};
      if (key === undefined) return null;
      const { firstName, lastName, email } = cleanContact(submitted);
      return email === '' ? { key } : { key, name: `${firstName} ${lastName}`, email };
    },
    hasChangedAnswers() {
      const submission = $submission.get();
      return submission !== null && submission.answers !== currentAnswers();
    },
    dismiss: sender.dismiss,
    restart() {
      sender.restore(null);
      submitted = emptyContact;
      $form.set(emptyForm);
      wizard.restart();
    },
  };
}

function statusInOutbox(key: string): StatusInOutbox {
  const entry = readFromOutbox(key);
  return removalReason(key) ?? (entry && statusOf(entry, new Date()));
}
