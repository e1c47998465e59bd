import { memo } from 'react';
import { afterAnswers } from '#domain/check/after-answer';
import type { Check } from '#domain/check/check';
import { withFinding } from '#domain/check/findings';
import type { Judged } from '#domain/check/judged';
import type { OpenQuestion } from '#domain/check/questions';
import { scoresOf } from '#domain/check/score';
import type { CountedCriterion } from '#domain/check/settings';
import { byVendor, type NumberedQuestion, questionsAsText } from '#domain/check/vendors';
import { TextToCopy } from '#islands/TextToCopy';
import { Fold } from '#islands/check/Fold';
import * as words from '#islands/check/words';

/** The most questions shown at once; the others fold, by vendor. */
const mostShown = 3;

type Props = {
  check: Check;
  counted: readonly CountedCriterion[];
  questions: readonly OpenQuestion[];
  open: number;
  /** Whether the first is asked because it is a must, not for its strength. */
  isMustFirst: boolean;
  judged: Judged;
};

/** The open facts whose answer can change the leader, each as the question to ask: the strongest, then by vendor. */
export const Questions = memo(function Questions({ check, counted, questions, open, isMustFirst, judged }: Props) {
  const rest = open - questions.length;
  const vendors = byVendor(questions, check.solutions);
  const question = (each: NumberedQuestion<OpenQuestion>, level: 'h3' | 'h4') => (
    <Question
      level={level}
      key={`${each.candidate} ${each.criterion}`}
      question={each}
      check={check}
      counted={counted}
      says={judged[each.candidate]?.[each.criterion]?.says}
    />
  );
  const strongest = questions.slice(0, mostShown).map((each, index) => ({ ...each, number: index + 1 }));
  const folded = vendors
    .map(({ vendor, questions: own }) => ({ vendor, own: own.filter(({ number }) => number > mostShown) }))
    .filter(({ own }) => own.length > 0);
  return (
    <section className="ck-questions" aria-labelledby="check-questions">
      <div>
        <h2 id="check-questions">{words.questions}</h2>
        <p>{words.introduction(questions.length, open, isMustFirst)}</p>
        {questions.length > 0 && (
          <TextToCopy
            text={questionsAsText(vendors, check.solutions, check.criteria)}
            label={words.copyQuestions}
            byHand={words.copyByHand}
          />
        )}
      </div>
      {questions.length > 0 && (
        <div>
          <ol role="list">{strongest.map((each) => question(each, 'h3'))}</ol>
          {folded.length > 0 && (
            <Fold summary={words.moreQuestions(questions.length - strongest.length)}>
              {folded.map(({ vendor, own }) => (
                <div key={vendor} className="ck-vendor">
                  <h3 className="pt-6 pb-3 text-xl">{vendor}</h3>
                  <ol role="list">{own.map((each) => question(each, 'h4'))}</ol>
                </div>
              ))}
            </Fold>
          )}
          {rest > 0 && <p className="ck-note">{words.otherAnswers(rest)}</p>}
        </div>
      )}
    </section>
  );
});

type QuestionProps = {
  /** Its heading: those folded stand under their vendor's. */
  level: 'h3' | 'h4';
  question: NumberedQuestion<OpenQuestion>;
  check: Check;
  counted: readonly CountedCriterion[];
  /** The editor's note on it. */
  says: string | undefined;
};

function Question({ level: Heading, question, check, counted, says }: QuestionProps) {
  const { candidate, criterion: id, number } = question;
  const asked = check.solutions.find((each) => each.id === candidate);
  const criterion = check.criteria.find((each) => each.id === id);
  if (!asked || !criterion) return null;
  const scores = (finding: 'yes' | 'no') =>
    scoresOf(check.solutions, counted, withFinding(check.findings, candidate, id, finding));
  const after = afterAnswers(asked, scores('yes'), scores('no'));
  return (
    <li>
      <span className="ck-number" aria-hidden="true">
        {number}
      </span>
      <div>
        <Heading className="title">{criterion.question}</Heading>
        <dl>
          <dt>{words.about}</dt>
          <dd>{asked.name}</dd>
          {says && (
            <>
              <dt>{words.editor}</dt>
              <dd>{words.toBeConfirmed(says)}</dd>
            </>
          )}
          <dt>{words.ifYes}</dt>
          <dd>{after.yes}</dd>
          <dt>{words.ifNo}</dt>
          <dd>{after.no}</dd>
          <dt>{words.evidence}</dt>
          <dd>{criterion.evidence}</dd>
        </dl>
      </div>
    </li>
  );
}
