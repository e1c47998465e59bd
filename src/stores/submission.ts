import { atom, type ReadableAtom } from 'nanostores';
import type { WizardDefinition } from '#domain/content/wizard';
import { leadBody } from '#domain/lead/body';
import {
  type ContactField,
  contactErrors,
  emptyContact,
  isSameContact,
  refusedFieldErrors,
  withField,
} from '#domain/lead/contact';
import { type ContactForm, contactOf, emptyForm, restoredForm, secondsToFill } from '#domain/lead/form';
import { type Standing, standing } from '#domain/lead/outbox';
import type { FieldMessages, LeadBody } from '#domain/lead/schema';
import { isTaken, restoredSubmission, type Submission } from '#domain/lead/submission';
import { relevantAnswers } from '#domain/wizard/answers';
import { keyedDigest, randomUuid } from '#browser/identity';
import { putInOutbox, readFromOutbox } from '#browser/outbox';
import { $here, $sent, sendLead, type Sent } from '#stores/outbox';
import { waitPatiently } from '#stores/patience';
import type { Session } from '#stores/session';
import type { Wizard } from '#stores/wizard';

/** What a page adds to a submission. */
export type SubmitOptions = {
  industry?: string | undefined;
  honeypot: string;
  /** The wording of the marketing consent that stood on the page. */
  consentVersion?: string | undefined;
};

export type Submissions = {
  $form: ReadableAtom<ContactForm>;
  $submission: ReadableAtom<Submission | null>;
  /** Restores this tab's form and submission. Answers how to stop listening. */
  open(definition: WizardDefinition): () => void;
  edit(field: ContactField, value: string): void;
  agree(agreed: boolean): void;
  /** 'Get My Recommendations': validates, keeps and sends the lead, and moves on. */
  submit(options: SubmitOptions): Promise<void>;
  /** The details that nothing has taken, for copying and mailing; null when something has. */
  unsentBody(): LeadBody | null;
  /** Whether the answers have changed since they were sent. */
  hasChangedAnswers(): boolean;
  dismiss(): void;
  restart(): void;
};

/** The lead that the outbox keeps under this key, or null. */
function keptLead(key: string): LeadBody | null {
  const body = readFromOutbox(key)?.body;
  return body && !('kind' in body) ? body : null;
}

/**
 * The contact step of a wizard, from the first keystroke to the notification. What is typed lives in this tab until
 * something has taken it, then only in the outbox until a receipt. Specification §4, Contact step; §8, Notifications.
 */
export function createSubmissions(wizard: Wizard, session: Session): Submissions {
  const $form = atom<ContactForm>(emptyForm);
  const $submission = atom<Submission | null>(null);
  let definition: WizardDefinition | null = null;
  let submitted = emptyContact;

  function setForm(form: ContactForm): void {
    $form.set(form);
    const { values, agreedAt, errors, since } = form;
    session.write('contact', { values, agreedAt, errors, since });
  }

  /** The time to fill in the form counts from here, unless it has been counting. */
  function noteOpening(step: string | undefined): void {
    const isContact = definition?.steps.some(({ id, kind }) => id === step && kind === 'contact');
    if (isContact && $form.get().since === null) setForm({ ...$form.get(), since: Date.now() });
  }

  function setSubmission(submission: Submission): void {
    show(submission);
    session.write('submission', submission);
  }

  function show(submission: Submission | null): void {
    $submission.set(submission);
    $here.set(submission?.outcome === 'refused' ? submission.key : null);
  }

  /** The notification follows the lead: it may be delivered minutes after it was kept. */
  function follow(sent: Record<string, Sent>): void {
    const submission = $submission.get();
    const news = submission && sent[submission.key];
    if (!news || news.outcome === submission.outcome) return;
    setSubmission({ ...submission, outcome: news.outcome, dismissed: false });
    const form = $form.get();
    if (news.outcome === 'refused') refuse(form, submission.key, news.fields);
    // What is being typed as a correction by now is not what was sent, and stays.
    else if (isTaken(news.outcome) && isSameContact(form.values, submitted))
      setForm({ ...emptyForm, status: form.status });
  }

  /** What is to be mended stands in the form again, unless something else has been typed there since it was emptied. */
  function refuse(form: ContactForm, key: string, fields: FieldMessages): void {
    const parked = keptLead(key);
    const values = parked && isSameContact(form.values, emptyContact) ? contactOf(parked) : form.values;
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
    const consent = form.agreedAt && consentVersion ? { textVersion: consentVersion, at: form.agreedAt } : undefined;
    return leadBody(definition, answers, form.values, { industry, consent, website: honeypot || undefined });
  }

  /** A secret of this tab's assessment: without it, a digest tells nothing about the details. */
  function secret(): string {
    const known = session.read('secret');
    if (typeof known === 'string') return known;
    const fresh = randomUuid();
    session.write('secret', fresh);
    return fresh;
  }

  /**
   * The same details again are the same submission, however long it took to fill them in; changed ones are a new one
   * that replaces it.
   */
  async function identify(details: LeadBody): Promise<Pick<Submission, 'key' | 'digest' | 'replaces'>> {
    const digest = await keyedDigest(secret(), JSON.stringify(details));
    const previous = $submission.get();
    if (previous && digest !== null && previous.digest === digest) return previous;
    return { key: randomUuid(), digest: digest ?? '', replaces: previous?.key ?? null };
  }

  async function send(details: LeadBody, seconds: number | undefined): Promise<void> {
    const { key, digest, replaces } = await identify(details);
    const body = {
      ...details,
      ...(replaces ? { replaces } : {}),
      ...(seconds === undefined ? {} : { secondsToFill: seconds }),
    };
    const entry = { key, body, at: new Date().toISOString() };
    const kept = putInOutbox(entry);
    const answers = currentAnswers();
    setSubmission({ key, digest, replaces, answers, kept, outcome: 'pending', dismissed: false });
    await waitPatiently(sendLead(entry, kept));
  }

  return {
    $form,
    $submission,
    open(opened) {
      definition = opened;
      const submission = restoredSubmission(session.read('submission'), standingOf);
      show(submission);
      $form.set(submission && isTaken(submission.outcome) ? emptyForm : restoredForm(session.read('contact')));
      const endings = [$sent.subscribe(follow), wizard.$state.subscribe((state) => noteOpening(state?.step))];
      return () => endings.forEach((end) => end());
    },
    edit(field, value) {
      const form = $form.get();
      const errors = { ...form.errors };
      delete errors[field];
      setForm({ ...form, values: withField(form.values, field, value), errors });
    },
    agree(agreed) {
      setForm({ ...$form.get(), agreedAt: agreed ? new Date().toISOString() : null });
    },
    async submit(options) {
      const form = $form.get();
      if (form.status === 'submitting') return;
      const errors = contactErrors(form.values);
      if (Object.keys(errors).length > 0) return setForm({ ...form, errors, refusals: form.refusals + 1 });
      const details = body(form, options);
      if (!details) return;
      submitted = form.values;
      $form.set({ ...form, errors: {}, status: 'submitting' });
      await send(details, secondsToFill(form, new Date()));
      setForm({ ...$form.get(), status: 'idle' });
      wizard.submit();
    },
    unsentBody() {
      const submission = $submission.get();
      if (submission?.outcome !== 'refused' && submission?.outcome !== 'lost') return null;
      const form = $form.get();
      const isEmpty = isSameContact(form.values, emptyContact);
      return isEmpty ? keptLead(submission.key) : body(form);
    },
    hasChangedAnswers() {
      const submission = $submission.get();
      return submission !== null && submission.answers !== currentAnswers();
    },
    dismiss() {
      const submission = $submission.get();
      if (submission) setSubmission({ ...submission, dismissed: true });
    },
    restart() {
      show(null);
      $form.set(emptyForm);
      wizard.restart();
    },
  };
}

function standingOf(key: string): Standing | null {
  const entry = readFromOutbox(key);
  return entry && standing(entry, new Date());
}
