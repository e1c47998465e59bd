import { atom, type ReadableAtom } from 'nanostores';
import type { WizardDefinition } from '#domain/content/wizard';
import { leadBody } from '#domain/lead/body';
import {
  type ContactErrors,
  contactErrors,
  type ContactField,
  contactFields,
  type ContactInfo,
  emptyContact,
  preferredContacts,
} from '#domain/lead/contact';
import type { SubmissionOutcome } from '#domain/lead/notification';
import type { LeadBody } from '#domain/lead/schema';
import { derivedUuid, randomUuid } from '#api/identity';
import { readOutbox, removeFromOutbox } from '#api/outbox';
import { $sent, sendLead } from '#stores/outbox';
import type { Session } from '#stores/session';
import type { Wizard } from '#stores/wizard';

/** The contact form as the visitor sees it. */
export type ContactForm = {
  values: ContactInfo;
  /** When the marketing box was ticked (ISO 8601), or null while it is not. */
  agreedAt: string | null;
  errors: ContactErrors;
  /** Counts refused attempts, so that each one can move the focus to the summary. */
  refusals: number;
  status: 'idle' | 'submitting';
};

/** What is left of a submission: its key and how it stands. Never a contact detail. */
export type Submission = {
  key: string;
  outcome: SubmissionOutcome | 'pending';
  /** Whether the visitor closed the notification. */
  dismissed: boolean;
};

export type Submissions = {
  $form: ReadableAtom<ContactForm>;
  $submission: ReadableAtom<Submission | null>;
  /** Restores this tab's form and submission. Answers how to stop listening. */
  open(): () => void;
  edit(field: ContactField, value: string): void;
  agree(agreed: boolean): void;
  /** 'Get My Recommendations': validates, keeps and sends the lead, and moves on. */
  submit(
    wizard: WizardDefinition,
    extras: { industry?: string | undefined; honeypot: string; consentText: string },
  ): Promise<void>;
  /** Brings the details that were not accepted back into the form, and the form onto the screen. */
  mend(contactStep: string): void;
  /** The details that nothing has taken, for copying and mailing; null when something has. */
  unsentBody(): LeadBody | null;
  dismiss(): void;
  restart(): void;
};

/** The visitor waits at most this long (ms) for the answer; then the results open all the same. */
const longestWait = 1500;

const emptyForm: ContactForm = { values: emptyContact, agreedAt: null, errors: {}, refusals: 0, status: 'idle' };

/**
 * The contact step of a wizard, from the first keystroke to the notification. What is typed lives in this tab until
 * it is submitted, then only in the outbox until a receipt. Specification §4, Contact step; §8, Notifications.
 */
export function createSubmissions(wizard: Wizard, session: Session): Submissions {
  const $form = atom<ContactForm>(emptyForm);
  const $submission = atom<Submission | null>(null);
  let lastBody: LeadBody | null = null;

  function setForm(form: ContactForm): void {
    $form.set(form);
    session.write('contact', { values: form.values, agreedAt: form.agreedAt });
  }

  function setSubmission(submission: Submission): void {
    $submission.set(submission);
    session.write('submission', submission);
  }

  /** The notification follows the lead: it may be delivered minutes after it was kept. */
  function follow(sent: Record<string, { outcome: SubmissionOutcome }>): void {
    const submission = $submission.get();
    const outcome = submission && sent[submission.key]?.outcome;
    if (outcome && outcome !== submission.outcome) setSubmission({ ...submission, outcome, dismissed: false });
  }

  function unsentBody(): LeadBody | null {
    const submission = $submission.get();
    if (submission?.outcome !== 'refused' && submission?.outcome !== 'lost') return null;
    return lastBody ?? readOutbox().find(({ key }) => key === submission.key)?.body ?? null;
  }

  /** A secret of this tab's assessment: the same details sent again in it keep their key. */
  function secret(): string {
    const known = session.read('secret');
    if (typeof known === 'string') return known;
    const fresh = randomUuid();
    session.write('secret', fresh);
    return fresh;
  }

  async function send(body: LeadBody): Promise<void> {
    const key = await derivedUuid(secret(), JSON.stringify(body));
    const previous = $submission.get();
    const replaces = previous && previous.key !== key ? previous.key : undefined;
    lastBody = replaces ? { ...body, replaces } : body;
    setSubmission({ key, outcome: 'pending', dismissed: false });
    const sending = sendLead({ key, body: lastBody, at: new Date().toISOString() });
    if (replaces) removeFromOutbox(replaces);
    await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, longestWait))]);
  }

  return {
    $form,
    $submission,
    unsentBody,
    open() {
      $submission.set(restoredSubmission(session.read('submission')));
      $form.set(restoredForm(session.read('contact')));
      return $sent.subscribe(follow);
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
    async submit(definition, { industry, honeypot, consentText }) {
      const form = $form.get();
      const state = wizard.$state.get();
      if (!state || form.status === 'submitting') return;
      const errors = contactErrors(form.values);
      if (Object.keys(errors).length > 0) return setForm({ ...form, errors, refusals: form.refusals + 1 });
      $form.set({ ...form, errors: {}, status: 'submitting' });
      const consent = form.agreedAt ? { textVersion: consentText, at: form.agreedAt } : undefined;
      const body = leadBody(definition, state.answers, form.values, {
        industry,
        consent,
        website: honeypot || undefined,
      });
      await send(body);
      setForm(emptyForm);
      wizard.submit();
    },
    mend(contactStep) {
      const body = unsentBody();
      const fields = $sent.get()[$submission.get()?.key ?? '']?.fields ?? {};
      if (body) {
        const values = contactFields.reduce((all, field) => withField(all, field, body[field] ?? ''), emptyContact);
        const errors = Object.fromEntries(
          contactFields.filter((f) => fields[f]).map((f) => [f, `This field ${fields[f]}`]),
        );
        setForm({ ...emptyForm, values, errors, agreedAt: body.consent?.at ?? null });
      }
      wizard.change(contactStep);
    },
    dismiss() {
      const submission = $submission.get();
      if (submission) setSubmission({ ...submission, dismissed: true });
    },
    restart() {
      const unsent = $submission.get();
      // A refused lead was shown with ways to mend it; starting over is the visitor's answer.
      if (unsent?.outcome === 'refused') removeFromOutbox(unsent.key);
      lastBody = null;
      $submission.set(null);
      $form.set(emptyForm);
      wizard.restart();
    },
  };
}

function withField(values: ContactInfo, field: ContactField, value: string): ContactInfo {
  if (field !== 'preferredContact') return { ...values, [field]: value };
  const preferred = preferredContacts.find((known) => known === value);
  return preferred ? { ...values, preferredContact: preferred } : values;
}

function restoredForm(stored: unknown): ContactForm {
  if (typeof stored !== 'object' || stored === null || !('values' in stored)) return emptyForm;
  const typed = Object.entries(stored.values ?? {});
  const values = contactFields.reduce((all, field) => {
    const value = typed.find(([name]) => name === field)?.[1];
    return typeof value === 'string' ? withField(all, field, value) : all;
  }, emptyContact);
  const agreedAt = 'agreedAt' in stored && typeof stored.agreedAt === 'string' ? stored.agreedAt : null;
  return { ...emptyForm, values, agreedAt };
}

const outcomes: readonly string[] = ['pending', 'delivered', 'stored', 'kept', 'refused', 'lost'];

function restoredSubmission(stored: unknown): Submission | null {
  if (typeof stored !== 'object' || stored === null || !('key' in stored) || !('outcome' in stored)) return null;
  if (typeof stored.key !== 'string' || !outcomes.includes(String(stored.outcome))) return null;
  const dismissed = 'dismissed' in stored && stored.dismissed === true;
  const outcome = stored.outcome as Submission['outcome'];
  const inOutbox = readOutbox().some(({ key }) => key === stored.key);
  // A reload while the answer was on its way: the outbox knows whether the lead still waits, and sends it again.
  if (outcome === 'pending') return { key: stored.key, outcome: inOutbox ? 'kept' : 'stored', dismissed };
  return { key: stored.key, outcome, dismissed };
}
