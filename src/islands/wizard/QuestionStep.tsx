import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Step, WizardDefinition } from '#domain/content/wizard';
import { askedQuestions } from '#domain/wizard/answers';
import type { WizardState } from '#domain/wizard/machine';
import { lacksAnyAnswer, missingQuestions } from '#domain/wizard/steps';
import { Icon } from '#components/Icon.tsx';
import { QuestionField } from '#islands/wizard/QuestionField';

type Props = {
  wizard: WizardDefinition;
  step: Step;
  state: WizardState;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The title of the wizard that answers on this step were taken over from; null where none were. */
  takenOverFrom: string | null;
  nextLabel: string;
  onChoose: (question: string, value: string) => void;
  onToggle: (question: string, value: string) => void;
  onNext: () => void;
  onBack: (() => void) | null;
  children?: ReactNode;
};

/** A step of questions: whatever the definition asks in it, with Previous and Next. */
export function QuestionStep(props: Props) {
  const { wizard, step, state, heading, takenOverFrom, nextLabel, onChoose, onToggle, onNext, onBack, children } =
    props;
  const questions = askedQuestions(wizard, state.answers).filter((question) => question.step === step.id);
  const missing = missingQuestions(wizard, step.id, state.answers);
  // Where the step wants any answer at all, the first question stands for it.
  const wanted = lacksAnyAnswer(wizard, step, state.answers)
    ? questions.slice(0, 1).map(({ id }) => ({ id, message: step.atLeastOneAnswer }))
    : missing.map(({ id, required }) => ({ id, message: required }));
  const refused = state.error?.kind === 'missing' && wanted.length > 0;
  // Each refused press moves the focus to the summary, also when it says the same as before.
  const [refusals, setRefusals] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
    if (wanted.length > 0) setRefusals(refusals + 1);
  };
  const following = wizard.steps[wizard.steps.indexOf(step) + 1];
  // Sent before the island has arrived, the form brings the answers back in the address.
  return (
    <form onSubmit={submit} noValidate autoComplete="off" action={`#${following?.id ?? ''}`}>
      <h2 ref={heading} tabIndex={-1}>
        {step.heading ?? step.title}
      </h2>
      <p>{step.description}</p>
      {takenOverFrom && (
        <p className="taken-over">Filled in from your answers in the {takenOverFrom}. Change what is different here.</p>
      )}
      {questions.length === 0 && <p className="nothing-asked">{step.whenNothingIsAsked}</p>}
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answers={state.answers}
          error={state.error}
          missing={missing.includes(question)}
          onChoose={(value) => onChoose(question.id, value)}
          onToggle={(value) => onToggle(question.id, value)}
          onAdvance={onNext}
        />
      ))}
      {children}
      <div role="alert">
        {refused && (
          <div className="alert mt-8" tabIndex={-1} ref={summary}>
            <p>Before you go on:</p>
            <ul>
              {wanted.map(({ id, message }) => (
                <li key={id}>
                  <a href={`#question-${id}`} onClick={(event) => focusQuestion(event, id)}>
                    {message}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="wizard-nav">
        {onBack ? (
          <button type="button" className="button secondary" onClick={onBack}>
            Previous
          </button>
        ) : (
          <p className="note">Answers stay in this tab until you send them.</p>
        )}
        <button type="submit" className="button go-navigator" aria-disabled={wanted.length > 0 || undefined}>
          {nextLabel} <Icon name="arrow" />
        </button>
      </div>
    </form>
  );
}

/** Fragments are steps here, so the link moves the focus itself. */
function focusQuestion(event: { preventDefault(): void }, questionId: string) {
  event.preventDefault();
  document.querySelector<HTMLElement>(`#question-${questionId} input`)?.focus();
}
