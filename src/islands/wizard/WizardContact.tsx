import type { Site } from '#domain/content/site';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Advice } from '#domain/recommendation/advice';
import type { Solution } from '#domain/recommendation/solution';
import { CheckAnswers } from '#islands/wizard/CheckAnswers';
import { ContactStep } from '#islands/wizard/ContactStep';
import { useLaterPart } from '#islands/wizard/Later';
import { SentBefore } from '#islands/wizard/SentBefore';
import type { Visit, WizardStores } from '#islands/wizard/useVisit';

type Props = {
  definition: WizardDefinition;
  stores: WizardStores;
  visit: Visit;
  site: Pick<Site, 'name' | 'email' | 'address'>;
  /** Null until it has loaded. */
  advice: Advice | null;
  /** The industry whose obligations the results show (`readyFor`). */
  choice?: string;
  /** The solutions of the scraped page, if there is one. */
  found?: readonly Solution[] | undefined;
  /** The industry page that the visitor came from. */
  industry?: string | undefined;
};

// Part of a script that the results load: see there.
const loadWhatWaits = async () => ({ default: (await import('#islands/navigator/ResultActions')).WhatWaits });

/** A wizard's contact step with what its stores hold, and every answer to check before it is sent. */
export function WizardContact(props: Props) {
  const { definition, stores, visit, site, advice, choice = '', found, industry } = props;
  const { wizard, submissions } = stores;
  const { heading, state, step, form, submission } = visit;
  const { answers } = state;
  const whatWaits = useLaterPart(loadWhatWaits, advice !== null);
  return (
    <ContactStep
      step={step}
      form={form}
      heading={heading}
      sender={`${site.name}, ${site.address}, ${site.email}`}
      ready={
        advice &&
        whatWaits &&
        whatWaits !== 'failed' && <whatWaits.default {...{ definition, answers, advice, choice, found }} />
      }
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
        className="mt-6 flex flex-wrap items-center gap-x-5"
        wizard={definition}
        answers={answers}
        busy={form.status === 'submitting'}
        onChange={wizard.change}
      />
    </ContactStep>
  );
}
