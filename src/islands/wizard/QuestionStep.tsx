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
  /** What is drawn, which may be an answer behind. */
  state: WizardState;
  /** What the visitor has answered by now. */
  $state: ReadableAtom<WizardState | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The title of the wizard that answers on this step were taken over from; null where none were. */
  takenOverFrom: string | null;
  nextLabel: string;
  onChoose: (question: string, value: string) => void;
  onToggle: (question: string, value: string) => void;
  /** Goes on from this step. Returns whether something is still to be answered. */
  onNext: (from: string) => boolean;
  onBack: ((from: string) => void) | null;
  children?: ReactNode;
};

/** A step of questions: whatever the definition asks in it, with Previous and Next. */
export function QuestionStep(props: Props) {
  const {
    wizard,
    step,
    state,
    $state,
    heading,
    takenOverFrom,
    nextLabel,
    onChoose,
    onToggle,
    onNext,
    onBack,
    children,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const look = () => showAnswers(form.current, $state.get());
  useLayoutEffect(look);
  useLayoutEffect(() => $state.listen((now) => showAnswers(form.current, now)), [$state]);
  const questions = askedQuestions(wizard, state.answers).filter((question) => question.step === step.id);
  const missing = missingQuestions(wizard, step.id, state.answers);
  // Where the step wants any answer at all, the first question stands for it.
  const wanted = lacksAnyAnswer(wizard, step, state.answers)
    ? questions.slice(0, 1).map(({ id }) => ({ id: `question-${id}`, message: step.atLeastOneAnswer }))
    : missing.map(({ id, required }) => ({ id: `question-${id}`, message: required }));
  const refused = state.error?.kind === 'missing' && wanted.length > 0;
  // Each refused click moves the focus to the summary, also when it says the same as before.
  const [refusals, setRefusals] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onNext(step.id)) setRefusals(refusals + 1);
  };
  const following = wizard.steps[wizard.steps.indexOf(step) + 1];
  return (
    // Clicked before the script is there, a form of this method goes nowhere; the click is remembered and answered.
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
      {takenOverFrom && (
        <Notice tone="lake" plain className="mt-5">
          <p>{words.filledInFrom(takenOverFrom)}</p>
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
          onChoose={onChoose}
          onToggle={onToggle}
          onAdvance={onNext}
        />
      ))}
      {children}
      <ErrorSummary refusals={refusals} text={words.beforeGoingOn} errors={refused ? wanted : []} className="mt-8" />
      <StepNav onBack={onBack && (() => onBack(step.id))}>
        {!onBack && <p className="note">{words.answersStay}</p>}
        <Button
          type="submit"
          look="navigator"
          icon="arrow"
          aria-disabled={wanted.length > 0 || undefined}
          className="max-[30rem]:order-first"
        >
          {nextLabel}
        </Button>
      </StepNav>
    </form>
  );
}

/**
 * Ticks what is chosen. Radio buttons and checkboxes are the browser's own, drawn by CSS in the frame of the click:
 * React would take most of that frame to say the same. It only has a say where a click is refused, or clears another
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
