import { Fragment, memo } from 'react';
import { afterAnswers } from '#domain/check/after-answer';
import type { Check } from '#domain/check/check';
import { withFinding } from '#domain/check/findings';
import type { Judged } from '#domain/check/judged';
import type { OpenQuestion } from '#domain/check/questions';
import { scoresOf } from '#domain/check/score';
import type { CountedCriterion } from '#domain/check/settings';
import { byVendor, questionsAsText } from '#domain/check/vendors';
import type { PlaceAmong } from '#domain/check/verdict';
import { TextToCopy } from '#islands/TextToCopy';
import { Fold } from '#islands/check/Fold';
import * as words from '#islands/check/words';

/** The most open answers shown at once; the others fold, by vendor. */
const mostShown = 3;

type Props = {
  check: Check;
  counted: readonly CountedCriterion[];
  questions: readonly OpenQuestion[];
  open: number;
  /** Where the question of the verdict stands among them. */
  place: PlaceAmong;
  judged: Judged;
};

/**
 * The open facts whose answer can change the leader, each as the question to ask: the strongest, then by vendor. Among the
 * strongest, one that goes to several vendors stands once.
 */
export const Questions = memo(function Questions({ check, counted, questions, open, place, judged }: Props) {
  const rest = open - questions.length;
  const vendors = byVendor(questions, check.solutions);
  const question = (asked: Asked, number: number, level: 'h3' | 'h4', before?: Asked) => (
    <Question
      level={level}
      key={number}
      asked={asked}
      before={before}
      number={number}
      check={check}
      counted={counted}
      judged={judged}
    />
  );
  const strongest = questions.slice(0, mostShown);
  const asked = [...new Set(strongest.map(({ criterion }) => criterion))].map((criterion): Asked => ({
    criterion,
    candidates: strongest.filter((each) => each.criterion === criterion).map(({ candidate }) => candidate),
  }));
  const merged = strongest.length - asked.length;
  const folded = vendors
    .map(({ vendor, questions: own }) => ({ vendor, own: own.filter(({ number }) => number > mostShown) }))
    .filter(({ own }) => own.length > 0);
  return (
    <section className="ck-questions" aria-labelledby="check-questions">
      <div>
        <h2 id="check-questions">{words.questions}</h2>
        <p>{words.introduction(questions.length, open, place)}</p>
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
          <ol role="list">{asked.map((each, index) => question(each, index + 1, 'h3', asked[index - 1]))}</ol>
          {folded.length > 0 && (
            <Fold summary={words.moreQuestions(questions.length - strongest.length)}>
              {folded.map(({ vendor, own }) => (
                <div key={vendor} className="ck-vendor">
                  <h3 className="pt-6 pb-3 text-xl">{vendor}</h3>
                  <ol role="list">
                    {own.map(({ criterion, candidate, number }) =>
                      question({ criterion, candidates: [candidate] }, number - merged, 'h4'),
                    )}
                  </ol>
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

/** A criterion, and the ids of those about which it is asked. */
type Asked = { criterion: string; candidates: readonly string[] };

type QuestionProps = {
  /** Its heading: those folded stand under their vendor's. */
  level: 'h3' | 'h4';
  asked: Asked;
  /** The question above it: what follows from both alike is said once. */
  before: Asked | undefined;
  number: number;
  check: Check;
  counted: readonly CountedCriterion[];
  judged: Judged;
};

function Question({ level: Heading, asked, before, number, check, counted, judged }: QuestionProps) {
  const { criterion: id, candidates } = asked;
  const criterion = check.criteria.find((each) => each.id === id);
  if (!criterion) return null;
  const after = (candidate: string, criterion = id) => {
    const scores = (finding: 'yes' | 'no') =>
      scoresOf(check.solutions, counted, withFinding(check.findings, candidate, criterion, finding));
    const { yes, no } = afterAnswers({ id: candidate }, scores('yes'), scores('no'), check.solutions);
    return [yes, no] as const;
  };
  return (
    <li>
      <span className="ck-number" aria-hidden="true">
        {number}
      </span>
      <div>
        <Heading className="title">{criterion.question}</Heading>
        <dl>
          {candidates.map((candidate, index) => {
            const next = index > 0 ? 'ck-next' : undefined;
            const [yes, no] = after(candidate);
            const isSame =
              before?.candidates.includes(candidate) && `${after(candidate, before.criterion)}` === `${[yes, no]}`;
            const says = judged[candidate]?.[id]?.says;
            return (
              <Fragment key={candidate}>
                <dt className={next}>{words.about}</dt>
                <dd className={next}>
                  <b>{check.solutions.find((each) => each.id === candidate)?.name}</b>
                </dd>
                {says && (
                  <>
                    <dt>{words.editor}</dt>
                    <dd>{words.toBeConfirmed(says)}</dd>
                  </>
                )}
                <dt>{isSame ? words.either : words.ifYes}</dt>
                <dd>{isSame ? words.asAbove : yes}</dd>
                {!isSame && (
                  <>
                    <dt>{words.ifNo}</dt>
                    <dd>{no}</dd>
                  </>
                )}
              </Fragment>
            );
          })}
          <dt>{words.evidence}</dt>
          <dd>{criterion.evidence}</dd>
        </dl>
      </div>
    </li>
  );
}
