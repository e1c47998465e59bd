import { atom } from 'nanostores';
import type { WizardDefinition } from '#domain/content/wizard';
import { type OutboxEntry, statusOf } from '#domain/lead/outbox';
import { emptyContact } from '#domain/lead/contact';
import type { Submission } from '#domain/lead/submission';
import { initialState, type WizardState } from '#domain/wizard/machine';
import { readOutbox } from '#browser/outbox';
import { deleteLead, resendUnsentLeads, sendAgain } from '#stores/outbox';
import { createSession } from '#stores/session';
import { createSubmissions } from '#stores/submission';
import type { Wizard } from '#stores/wizard';

/* What runs in a tab of the simulation: the real stores, bundled as they are for a browser. */

export { deleteLead, sendAgain };

/** A page without a wizard: it looks after what waits, as the outbox island does. */
export function openPage(): void {
  resendUnsentLeads();
}

/** The contact step of a wizard that was answered. `told` hears what the visitor reads about their submission. */
export function openContactStep(
  definition: WizardDefinition,
  answers: WizardState['answers'],
  told: (submission: Submission) => void,
) {
  const $state = atom<WizardState | null>({ ...initialState(definition), answers, step: 'contact-info' });
  const wizard = { $state, submit: () => {}, restart: () => {} } as unknown as Wizard;
  const submissions = createSubmissions(wizard, createSession('smartstack.navigator'));
  submissions.open(definition);
  submissions.$submission.subscribe((submission) => {
    if (submission) told(submission);
  });
  resendUnsentLeads();
  return {
    click(email: string): void {
      const { edit, submit } = submissions;
      for (const [field, value] of Object.entries({ ...emptyContact, firstName: 'Ada', lastName: 'Bell' }))
        edit(field as keyof typeof emptyContact, value);
      edit('email', email);
      edit('company', 'North Bank');
      submissions.correct(true);
      void submit({ honeypot: '' });
    },
  };
}

/** The outbox as this tab's code reads it. */
export function outbox(now: Date): (OutboxEntry & { failed: boolean })[] {
  return readOutbox().map((entry) => ({ ...entry, failed: statusOf(entry, now) !== 'waiting' }));
}
