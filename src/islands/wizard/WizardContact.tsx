import type { Site } from '#domain/content/site';
import type { WizardDefinition } from '#domain/content/wizard';
import { CheckAnswers } from '#islands/wizard/CheckAnswers';
import { ContactStep } from '#islands/wizard/ContactStep';
import { SentBefore } from '#islands/wizard/SentBefore';
import type { Visit, WizardStores } from '#islands/wizard/useVisit';

type Props = {
  definition: WizardDefinition;
  stores: WizardStores;
  visit: Visit;
  site: Pick<Site, 'name' | 'email' | 'address'>;
  /** The industry page that the visitor came from. */
  industry?: string | undefined;
};

/** A wizard's contact step with what its stores hold, and every answer to check before it is sent. */
export function WizardContact({ definition, stores, visit, site, industry }: Props) {
  const { wizard, submissions } = stores;
  const { heading, state, step, form, submission } = visit;
  return (
    <ContactStep
      step={step}
      form={form}
      heading={heading}
      sender={`${site.name}, ${site.address}, ${site.email}`}
      notice={
        submission && state.submitted && <SentBefore outcome={submission.outcome} onReturn={() => wizard.next()} />
      }
      onEdit={submissions.edit}
      onTyped={submissions.take}
      onAgree={submissions.agree}
      onCorrect={submissions.correct}
      onSubmit={(honeypot) =>
        void submissions.submit({ industry, honeypot, consentVersion: step.contact?.consentVersion })
      }
      onBack={wizard.back}
    >
      <CheckAnswers
        className="mt-10"
        wizard={definition}
        answers={state.answers}
        busy={form.status === 'submitting'}
        onChange={wizard.change}
      />
    </ContactStep>
  );
}
