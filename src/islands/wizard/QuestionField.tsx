import { memo, type MouseEvent, useId } from 'react';
import type { Option, Question } from '#domain/content/wizard';
import { layerOf } from '#domain/layers';
import type { Answers } from '#domain/wizard/answers';
import { isFull, type StepError } from '#domain/wizard/machine';
import { FieldError, Optional } from '#islands/form/Field';
import { CheckboxRows, Choice, RadioCards } from '#islands/wizard/Choices';
import { Glyph, Mark } from '#components/Icon.tsx';
import * as words from '#islands/wizard/words';
import './QuestionField.css';

type Props = {
  question: Question;
  answers: Answers;
  error: StepError;
  missing: boolean;
  /** Whether the visitor may leave it out; not said where the step asks for any one answer. */
  optional: boolean;
  onChoose: (question: string, value: string) => void;
  onToggle: (question: string, value: string) => void;
  onAdvance: (from: string) => void;
};

/** One question as a group of radio cards or checkbox rows, with its hint, counter and error. */
export const QuestionField = memo(function QuestionField(props: Props) {
  const { question, answers, error, missing, optional, onChoose, onToggle, onAdvance } = props;
  const id = useId();
  const chosen = answers[question.id] ?? [];
  const several = question.choose === 'several';
  const message = missing && error?.kind === 'missing' ? question.required : undefined;
  const full = error?.kind === 'full' && error.question === question.id;
  const describedBy = [question.hint && `${id}-hint`, message && `${id}-message`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={`question-${question.id}`}
      aria-describedby={describedBy || undefined}
      data-missing={Boolean(message) || undefined}
      className="question min-w-0 pt-4 md:pt-9"
    >
      <legend className="pb-3.5 title text-lg tracking-head">
        {question.label}
        {optional && <Optional />}
      </legend>
      {(question.hint || question.atMost) && (
        <p className="flex justify-between gap-4 pb-3.5 note">
          <span id={`${id}-hint`}>{question.hint}</span>
          {question.atMost && (
            <span role="status" className="font-semibold whitespace-nowrap text-lake">
              {words.selected(chosen.length, question.atMost)}
            </span>
          )}
        </p>
      )}
      {several ? (
        <CheckboxRows className="md:grid-cols-2 md:gap-x-8">
          {question.options.map((option) => {
            const checked = chosen.includes(option.value);
            return (
              <label key={option.value}>
                <Choice
                  type="checkbox"
                  name={question.id}
                  value={option.value}
                  aria-disabled={!checked && !option.exclusive && isFull(question, answers) ? true : undefined}
                  onChange={() => onToggle(question.id, option.value)}
                />
                {option.label}
              </label>
            );
          })}
        </CheckboxRows>
      ) : (
        <RadioCards count={question.options.length}>
          {question.options.map((option) => (
            <RadioCard
              key={option.value}
              question={question}
              option={option}
              onChoose={onChoose}
              onAdvance={onAdvance}
            />
          ))}
        </RadioCards>
      )}
      <p className="text-ink-2 not-empty:mt-2.5" role="status">
        {full && question.atMost && words.allSelected(question.atMost)}
      </p>
      {message && <FieldError id={`${id}-message`}>{message}</FieldError>}
    </fieldset>
  );
});

type CardProps = {
  question: Question;
  option: Option;
  onChoose: Props['onChoose'];
  onAdvance: Props['onAdvance'];
};

function RadioCard({ question, option, onChoose, onAdvance }: CardProps) {
  const id = useId();
  // A pointer's click is a final answer; the keyboard's arrows select the options that they pass over.
  const advance = (event: MouseEvent<HTMLLabelElement>) => {
    if (!question.advances || !isPointer(event.nativeEvent)) return;
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    onChoose(question.id, option.value);
    onAdvance(question.step);
  };
  // Beside options that name a layer, an option without one shows the mark with no slab lit.
  const hasLayers = question.options.some(({ layer }) => layer);
  const [name, remark] = splitLabel(option.label);
  return (
    <label onClick={advance}>
      <span>
        <span id={`${id}-label`}>
          <b>{name}</b>
          {remark && <span> {remark}</span>}
        </span>
        {option.hint && (
          <span className="mt-1 text-balance" id={`${id}-hint`}>
            {option.hint}
          </span>
        )}
      </span>
      <Choice
        type="radio"
        name={question.id}
        value={option.value}
        aria-labelledby={`${id}-label`}
        aria-describedby={option.hint ? `${id}-hint` : undefined}
        onChange={() => onChoose(question.id, option.value)}
      />
      {option.size && <SizeBar size={option.size} />}
      {option.layer ? (
        <Glyph layer={layerOf(option.layer).key} className="" />
      ) : (
        hasLayers && <Mark className="opacity-22" />
      )}
    </label>
  );
}

/** Whether a mouse, pen or finger made the click; the click event of an arrow key has no pointer. */
function isPointer(event: globalThis.MouseEvent): boolean {
  return event.detail > 0 || (event instanceof PointerEvent && event.pointerType !== '');
}

/** Splits 'SMB (1–25 employees)' into name and remark. */
function splitLabel(label: string): [name: string, remark: string] {
  const at = label.indexOf(' (');
  return at < 0 ? [label, ''] : [label.slice(0, at), label.slice(at + 1)];
}

function SizeBar({ size }: { size: number }) {
  return (
    <span className="size-bar" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((slab) => (
        <i key={slab} data-filled={slab <= size || undefined} />
      ))}
    </span>
  );
}
