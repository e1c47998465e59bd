import type { ReadableAtom } from 'nanostores';
import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Step, WizardDefinition } from '#domain/content/wizard';
import { askedQuestions } from '#domain/wizard/answers';
import type { WizardState } from '#domain/wizard/machine';
import { lacksAnyAnswer, missingQuestions } from '#domain/wizard/steps';
import { ErrorSummary } from '#islands/form/ErrorSummary';
import { QuestionField } from '#islands/wizard/QuestionField';
import { StepHeading } from '#islands/wizard/StepHeading';
import { StepNav } from '#islands/wizard/StepNav';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/Notice.tsx';
import * as words from '#islands/wizard/words';

type Props = {
  wizard: WizardDefinition;
  step: Step;
  /** The rendered state, which may be one answer behind. */
  state: WizardState;
  /** The current state. */
  $state: ReadableAtom<WizardState | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** What was taken over of this step's answers; null if nothing was. */
  notice: string | null;
  nextLabel: string;
  onChoose: (question: string, value: string) => void;
  onToggle: (question: string, value: string) => void;
  /** Moves on from this step. Returns whether a required answer is missing. */
  onNext: (from: string) => boolean;
  onBack: ((from: string) => void) | null;
  children?: ReactNode;
};

/** A step of questions as the definition lists them, with Previous and Next. */
export function QuestionStep(props: Props) {
  const { wizard, step, state, $state, heading, notice, nextLabel, onChoose, onToggle, onNext, onBack, children } =
    props;
  const form = useRef<HTMLFormElement>(null);
  const look = () => showAnswers(form.current, $state.get());
  useLayoutEffect(look);
  useLayoutEffect(() => $state.listen((now) => showAnswers(form.current, now)), [$state]);
  const questions = askedQuestions(wizard, state.answers).filter((question) => question.step === step.id);
  const missing = missingQuestions(wizard, step.id, state.answers);
  const [first] = missing;
  // If the step requires any one answer, the error links to its first question.
  const wanted = lacksAnyAnswer(wizard, step, state.answers)
    ? questions.slice(0, 1).map(({ id }) => ({ id: `question-${id}`, message: step.atLeastOneAnswer }))
    : missing.map(({ id, required }) => ({ id: `question-${id}`, message: required }));
  const refused = state.error?.kind === 'missing' && wanted.length > 0;
  // Each refused click moves the focus to the summary, even if its text is the same as before.
  const [refusals, setRefusals] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onNext(step.id)) setRefusals(refusals + 1);
  };
  const allOptional = questions.length > 0 && !step.atLeastOneAnswer && questions.every(({ required }) => !required);
  const toGoOn = wanted.length === 0 ? '' : first ? words.toGoOn(first.label, missing.length - 1) : words.toGoOnWithOne;
  const following = wizard.steps[wizard.steps.indexOf(step) + 1];
  return (
    // With this method, a submit before the script loads navigates nowhere; the click is recorded and replayed.
    <form
      id="wizard-form"
      method="dialog"
      action={`#${following?.id ?? ''}`}
      ref={form}
      onChange={look}
      onSubmit={submit}
      noValidate
      autoComplete="off"
    >
      <StepHeading step={step} heading={heading} />
      {questions.length > 0 && step.atLeastOneAnswer && <p className="mt-1.5">{step.atLeastOneAnswer}</p>}
      {allOptional && <p className="mt-1.5">{words.allOptional(questions.length)}</p>}
      {notice && (
        <Notice tone="lake" plain className="mt-5">
          <p>{notice}</p>
        </Notice>
      )}
      {questions.length === 0 && (
        <Notice tone="lake" plain className="mt-9">
          <p>{step.whenNothingIsAsked}</p>
        </Notice>
      )}
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answers={state.answers}
          error={state.error}
          missing={missing.includes(question)}
          optional={!question.required && !step.atLeastOneAnswer && !allOptional}
          onChoose={onChoose}
          onToggle={onToggle}
          onAdvance={onNext}
        />
      ))}
      {children}
      <ErrorSummary refusals={refusals} text={words.beforeGoingOn} errors={refused ? wanted : []} className="mt-8" />
      <StepNav onBack={onBack && (() => onBack(step.id))}>
        <div className="step-next">
          {/* A line for what is missing, unless nothing can be. */}
          {!(allOptional && onBack) && (
            <p className="note *:block">
              <span id="to-go-on">{toGoOn}</span>
              {!onBack && <span>{words.answersStay}</span>}
            </p>
          )}
          <Button
            type="submit"
            look="navigator"
            icon="arrow"
            aria-disabled={wanted.length > 0 || undefined}
            aria-describedby={toGoOn ? 'to-go-on' : undefined}
          >
            {nextLabel}
          </Button>
        </div>
      </StepNav>
    </form>
  );
}

/**
 * Checks the chosen inputs. The radios and checkboxes are uncontrolled and CSS draws their state in the click's frame,
 * most of which a React render would take. This function changes them only where a click is refused or clears another
 * answer.
 */
function showAnswers(form: HTMLFormElement | null, state: WizardState | null): void {
  if (!state) return;
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement)) continue;
    const isChosen = state.answers[field.name]?.includes(field.value) ?? false;
    if (field.checked !== isChosen) field.checked = isChosen;
  }
}
