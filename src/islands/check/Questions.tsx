import { useState, type CSSProperties } from 'react';
import type { Check } from '#domain/check/check';
import { withFinding } from '#domain/check/findings';
import type { OpenQuestion } from '#domain/check/questions';
import { scoresOf } from '#domain/check/score';
import type { CountedCriterion } from '#domain/check/settings';
import { afterAnswer, shareInWords } from '#domain/check/words';
import { capitalized, numberInWords } from '#domain/words';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { control } from '#islands/form/Field';
import { copyText } from '#stores/files';

/** How many questions stand before the fold. */
const mostShown = 5;

type Props = { check: Check; counted: readonly CountedCriterion[]; questions: readonly OpenQuestion[]; open: number };

/** The open facts whose answer can change who is first, each as the question to put to the vendor. */
export function Questions({ check, counted, questions, open }: Props) {
  const rest = open - questions.length;
  const row = (question: OpenQuestion, index: number) => (
    <Question
      key={`${question.candidate} ${question.criterion}`}
      number={index + 1}
      question={question}
      check={check}
      counted={counted}
    />
  );
  return (
    <section className="ck-questions" aria-labelledby="check-questions">
      <div>
        <h2 id="check-questions">Questions worth asking</h2>
        <p>{introduction(questions.length, open)}</p>
        {questions.length > 0 && <CopyQuestions text={questionsAsText(check, questions)} />}
      </div>
      {questions.length > 0 && (
        <div>
          <ol role="list">{questions.slice(0, mostShown).map(row)}</ol>
          {questions.length > mostShown && (
            <details className="ck-fold">
              <summary>
                <Icon name="chevron" />
                {capitalized(numberInWords(questions.length - mostShown))} more, weaker ones
              </summary>
              <ol role="list">{questions.slice(mostShown).map((each, index) => row(each, index + mostShown))}</ol>
            </details>
          )}
          {rest > 0 && (
            <p className="ck-note">
              {rest === 1
                ? 'The other open answer can move a bar, and cannot change who is first.'
                : `The other ${numberInWords(rest)} open answers can move a bar, and cannot change who is first.`}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

function introduction(listed: number, open: number): string {
  if (open === 0) return 'No answer that counts is open.';
  if (listed === open && open > 1)
    return `All ${numberInWords(open)} open answers can change who is first. Strongest first, counted over every combination of answers.`;
  const of = open === 1 ? 'The one open answer' : `Of ${numberInWords(open)} open answers`;
  if (listed === 0) return open === 1 ? `${of} cannot change who is first.` : `${of}, none can change who is first.`;
  if (open === 1) return `${of} can change who is first.`;
  return `${of}, ${listed === 1 ? 'one' : numberInWords(listed)} can change who is first. Strongest first, counted over every combination of answers.`;
}

type QuestionProps = { number: number; question: OpenQuestion; check: Check; counted: readonly CountedCriterion[] };

function Question({ number, question, check, counted }: QuestionProps) {
  const { candidate, criterion: id, share } = question;
  const asked = check.solutions.find((each) => each.id === candidate);
  const criterion = check.criteria.find((each) => each.id === id);
  if (!asked || !criterion) return null;
  const after = (finding: 'yes' | 'no') =>
    afterAnswer(asked, scoresOf(check.solutions, counted, withFinding(check.findings, candidate, id, finding)));
  return (
    <li>
      <span className="ck-number" aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>{criterion.question}</h3>
        <dl>
          <dt>To</dt>
          <dd>
            {asked.solution.provider}, of {asked.name}
          </dd>
          <dt>If yes</dt>
          <dd>{after('yes')}</dd>
          <dt>If no</dt>
          <dd>{after('no')}</dd>
          <dt>Evidence</dt>
          <dd>{criterion.evidence}</dd>
        </dl>
      </div>
      <p className="ck-share">
        <span style={{ '--share': share } as CSSProperties} aria-hidden="true" />
        {shareInWords(question)}
      </p>
    </li>
  );
}

/** Copies the questions; where the clipboard is not allowed, they stand there to be copied by hand. */
function CopyQuestions({ text }: { text: string }) {
  const [copied, setCopied] = useState<{ text: string; taken: boolean } | null>(null);
  const said = copied?.text === text ? copied : null;
  return (
    <div className="ck-copy">
      <Button onClick={() => void copyText(text).then((taken) => setCopied({ text, taken }))}>
        Copy the questions
      </Button>
      <span role="status">{said?.taken && 'Copied.'}</span>
      {said?.taken === false && (
        <textarea
          className={control}
          aria-label="The questions, to copy by hand"
          readOnly
          rows={8}
          defaultValue={text}
        />
      )}
    </div>
  );
}

/** Returns the questions as plain text, by vendor. */
function questionsAsText(check: Check, questions: readonly OpenQuestion[]): string {
  return check.solutions
    .map((asked) => {
      const own = questions.filter(({ candidate }) => candidate === asked.id);
      const lines = own.flatMap(({ criterion: id }) => {
        const criterion = check.criteria.find((each) => each.id === id);
        return criterion ? [`- ${criterion.question}\n  Evidence: ${criterion.evidence}`] : [];
      });
      return lines.length > 0 ? [`${asked.solution.provider}, ${asked.name}`, ...lines].join('\n') : '';
    })
    .filter(Boolean)
    .join('\n\n');
}
