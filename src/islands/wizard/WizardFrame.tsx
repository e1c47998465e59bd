import type { ReactNode } from 'react';
import type { Site } from '#domain/content/site';
import type { WizardDefinition } from '#domain/content/wizard';
import { stepsOnTheWay } from '#domain/wizard/steps';
import { CheckAnswers } from '#islands/wizard/CheckAnswers';
import { ContactStep } from '#islands/wizard/ContactStep';
import { QuestionStep } from '#islands/wizard/QuestionStep';
import { SentBefore } from '#islands/wizard/SentBefore';
import { StackSoFar } from '#islands/wizard/StackSoFar';
import { StepAnchors } from '#islands/wizard/StepAnchors';
import { StepIndicator } from '#islands/wizard/StepIndicator';
import { SubmissionLine, SubmissionToast } from '#islands/wizard/SubmissionNotice';
import type { Visit, WizardStores } from '#islands/wizard/useVisit';
import { copyText } from '#stores/files';

/** What every wizard's island is given. */
export type WizardIslandProps = {
  definition: WizardDefinition;
  site: Pick<Site, 'name' | 'email' | 'address' | 'bookingUrl' | 'disclosure'>;
  /** The title of the wizard that answers may be taken over from. */
  takenOverFrom: string;
};

type Shared = { definition: WizardDefinition; stores: WizardStores; visit: Visit };

type Props = Shared & {
  site: Pick<Site, 'name' | 'email' | 'address'>;
  /** The industry page that the visitor came from. */
  industry?: string | undefined;
  /** The title of the wizard that answers may be taken over from. */
  takenOverFrom: string;
  /** What stands under the first step's questions. */
  firstStepExtra?: ReactNode;
  /** What the last step shows. */
  results: ReactNode;
};

/** A wizard from its title to its buttons: whatever the definition asks, the contact step, and the last step given. */
export function WizardFrame(props: Props) {
  const { definition, stores, visit, site, industry, takenOverFrom, firstStepExtra, results } = props;
  const { wizard, submissions } = stores;
  const { root, heading, served, state, step, form, submission, takenOver } = visit;
  const onTheWay = stepsOnTheWay(definition, state.answers);
  const following = onTheWay[onTheWay.indexOf(step) + 1];
  const onResults = step.kind === 'results';
  const takesOver = definition.questions.some(({ id, step: at }) => at === step.id && takenOver.includes(id));
  const dismiss = () => {
    // The window follows the keyboard to the heading; under a pointer the page stays where it is read.
    const byKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
    submissions.dismiss();
    heading.current?.focus({ preventScroll: !byKeyboard });
  };
  return (
    <div className="wizard scroll-mt-18 pt-flow pb-part" ref={root}>
      {served && <StepAnchors definition={definition} />}
      <div className="wrap">
        <div className="wizard-head">
          <div>
            <h1 className={onResults ? 'text-xl' : 'text-3xl'}>{definition.title}</h1>
            <p className={`mt-1.5 lede max-w-none ${onResults ? 'text-md' : ''}`}>{definition.subtitle}</p>
          </div>
          {!onResults && <p className="note">{definition.promise}</p>}
        </div>
        <StepIndicator steps={definition.steps} current={step.id} onTheWay={onTheWay} />
        {onResults ? (
          results
        ) : (
          <div className="wizard-body">
            {step.kind === 'contact' ? (
              <ContactStep
                step={step}
                form={form}
                heading={heading}
                sender={`${site.name}, ${site.address}, ${site.email}`}
                notice={
                  submission && state.submitted && <SentBefore outcome={submission.outcome} onReturn={wizard.next} />
                }
                onEdit={submissions.edit}
                onAgree={submissions.agree}
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
            ) : (
              // A key, so that each step has a heading of its own: focus on a kept node would not be announced.
              <div key={step.id}>
                <QuestionStep
                  wizard={definition}
                  step={step}
                  state={state}
                  heading={heading}
                  takenOverFrom={takesOver ? takenOverFrom : null}
                  nextLabel={step.next ?? `Next: ${following?.title ?? ''}`}
                  onChoose={wizard.choose}
                  onToggle={wizard.toggle}
                  onNext={wizard.next}
                  onBack={step === definition.steps[0] ? null : wizard.back}
                />
                {step === definition.steps[0] && firstStepExtra}
              </div>
            )}
            <StackSoFar wizard={definition} answers={state.answers} />
          </div>
        )}
      </div>
      <SubmissionToast submission={onResults ? submission : null} onDismiss={dismiss} />
    </div>
  );
}

/** What became of the visitor's details, for the last step. */
export function SubmissionNews({ definition, stores, visit, email }: Shared & { email: string }) {
  const { wizard, submissions } = stores;
  const { submission, step } = visit;
  if (!submission) return null;
  return (
    <SubmissionLine
      submission={submission}
      unsent={submissions.unsentBody()}
      wizardTitle={definition.title}
      email={email}
      changedAnswers={submissions.hasChangedAnswers()}
      onMend={() => wizard.change(definition.steps.find(({ kind }) => kind === 'contact')?.id ?? step.id)}
      onCopy={copyText}
    />
  );
}
