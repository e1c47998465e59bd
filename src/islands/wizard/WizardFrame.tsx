import { type ReactNode, useSyncExternalStore } from 'react';
import type { Site } from '#domain/content/site';
import type { WizardDefinition } from '#domain/content/wizard';
import { takenOverNotice } from '#domain/sentence/notice/notice';
import { stepsOnTheWay } from '#domain/wizard/steps';
import { QuestionStep } from '#islands/wizard/QuestionStep';
import { StackSoFar, StackStrip } from '#islands/wizard/StackSoFar';
import { StepAnchors } from '#islands/wizard/StepAnchors';
import { StepIndicator } from '#islands/wizard/StepIndicator';
import { SubmissionToast } from '#islands/wizard/SubmissionToast';
import type { Visit, WizardStores } from '#islands/wizard/useVisit';
import * as words from '#islands/wizard/words';
import './WizardFrame.css';

/** The props of every wizard's island. */
export type WizardIslandProps = {
  definition: WizardDefinition;
  site: Pick<Site, 'name' | 'email' | 'address' | 'bookingUrl' | 'bookingCalendar' | 'disclosure'>;
  /** The wizard that shares answers with this one. */
  other: { title: string; path: string };
};

type Props = {
  definition: WizardDefinition;
  stores: WizardStores;
  visit: Visit;
  other: WizardIslandProps['other'];
  /** Shown under the first step's questions. */
  firstStepExtra?: ReactNode;
  /** The content of the contact step and the results. */
  lastSteps: ReactNode;
  /** The visitor's organization, in words, where they came with one. */
  whom?: string;
};

/** The frame of a wizard, from title to buttons: its question steps, and the given last steps. */
export function WizardFrame(props: Props) {
  const { definition, stores, visit, other, firstStepExtra, lastSteps, whom = '' } = props;
  const { wizard, submissions } = stores;
  const { root, heading, served, state, step, form, submission, takenOver, fromSentence } = visit;
  // The indicator shows the next step in the click's frame; the step itself follows (`useVisit`).
  const { $state } = wizard;
  const current = useSyncExternalStore(
    $state.listen,
    () => $state.get()?.step ?? step.id,
    () => step.id,
  );
  const onTheWay = stepsOnTheWay(definition, state.answers);
  const following = onTheWay[onTheWay.indexOf(step) + 1];
  const onResults = step.kind === 'results';
  const notice = takenOverNotice(definition, state.answers, step.id, {
    sentence: fromSentence,
    whom,
    other: takenOver,
    title: other.title,
    hasContact: state.submitted || form.values.email !== '',
  });
  const [purpose, afterOther] = definition.purpose?.split('{other wizard}') ?? [];
  const dismiss = () => {
    // For a keyboard, the window scrolls to the heading; for a pointer, it does not move.
    const byKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
    submissions.dismiss();
    heading.current?.focus({ preventScroll: !byKeyboard });
  };
  return (
    <div className={`wizard ${onResults ? 'pt-3.5' : 'pt-2.5 md:pt-flow'}`} ref={root}>
      {served && <StepAnchors definition={definition} />}
      <div className={`wrap ${onResults ? 'results-frame' : ''}`.trim()}>
        <div className="wizard-head shows-whole">
          <div className={onResults ? 'flex flex-wrap items-baseline gap-x-4' : undefined}>
            <h1 className={onResults ? 'text-lg' : 'text-2xl md:text-3xl'}>{definition.title}</h1>
            <p className={onResults ? 'text-sm text-ink-3' : 'lede max-w-none max-md:text-xs max-md:leading-close'}>
              {definition.subtitle}
            </p>
          </div>
          {!onResults && purpose && (
            // Past the first step, a phone's first screen belongs to the questions.
            <p className={step === definition.steps[0] ? undefined : 'max-md:hidden'}>
              {purpose}
              <a href={other.path} onClick={wizard.handOver}>
                {other.title}
              </a>
              {afterOther}
            </p>
          )}
        </div>
        <StepIndicator steps={definition.steps} current={current} onTheWay={onTheWay}>
          {!onResults && <StackStrip wizard={definition} answers={state.answers} />}
        </StepIndicator>
        <SubmissionToast submission={onResults ? submission : null} onDismiss={dismiss} />
        {onResults ? (
          lastSteps
        ) : (
          <div className="wizard-body">
            {step.kind === 'contact' ? (
              lastSteps
            ) : (
              // The key gives each step a new heading: focus on a reused node would not be announced.
              <div key={step.id}>
                <QuestionStep
                  wizard={definition}
                  step={step}
                  state={state}
                  $state={$state}
                  heading={heading}
                  notice={notice}
                  nextLabel={step.next ?? words.next(following?.title ?? '')}
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
    </div>
  );
}
