import { type CSSProperties, memo, useState } from 'react';
import { afterAnswer } from '#domain/check/after-answer';
import type { Check } from '#domain/check/check';
import { withFinding } from '#domain/check/findings';
import type { Judged } from '#domain/check/judged';
import type { OpenQuestion } from '#domain/check/questions';
import { scoresOf } from '#domain/check/score';
import type { CountedCriterion } from '#domain/check/settings';
import { byVendor, type NumberedQuestion, questionsAsText } from '#domain/check/vendors';
import { shareInWords } from '#domain/check/words';
import { Button } from '#components/Button.tsx';
import { Fold } from '#islands/check/Fold';
import { control } from '#islands/form/Field';
import { copyText } from '#islands/copyText';
import * as words from '#islands/check/words';
import * as common from '#islands/words';

/** How many questions stand open; of more, those to the first vendor. */
const mostShown = 5;

type Props = {
  check: Check;
  counted: readonly CountedCriterion[];
  questions: readonly OpenQuestion[];
  open: number;
  judged: Judged;
};

/** The open facts whose answer can change who is first, by vendor, each as the question to put to the vendor. */
export const Questions = memo(function Questions({ check, counted, questions, open, judged }: Props) {
  const rest = open - questions.length;
  const vendors = byVendor(questions, check.solutions);
  return (
    <section className="ck-questions" aria-labelledby="check-questions">
      <div>
        <h2 id="check-questions">{words.questions}</h2>
        <p>{words.introduction(questions.length, open)}</p>
        {questions.length > 0 && <CopyQuestions text={questionsAsText(vendors, check.solutions, check.criteria)} />}
      </div>
      {questions.length > 0 && (
        <div>
          {vendors.map(({ vendor, questions: own }, index) => (
            <Fold
              key={vendor}
              isOpen={index === 0 || questions.length <= mostShown}
              summary={
                <>
                  <h3 className="text-lg text-ink">{vendor}</h3>
                  <span className="ms-auto font-normal text-ink-2 max-sm:basis-full max-sm:ps-6">
                    {words.numbered(own.map(({ number }) => String(number)))}
                  </span>
                </>
              }
            >
              <ol role="list">
                {own.map((question) => (
                  <Question
                    key={`${question.candidate} ${question.criterion}`}
                    question={question}
                    check={check}
                    counted={counted}
                    says={judged[question.candidate]?.[question.criterion]}
                  />
                ))}
              </ol>
            </Fold>
          ))}
          {rest > 0 && <p className="ck-note">{words.otherAnswers(rest)}</p>}
        </div>
      )}
    </section>
  );
});

type QuestionProps = {
  question: NumberedQuestion<OpenQuestion>;
  check: Check;
  counted: readonly CountedCriterion[];
  /** What an editor says of it. */
  says: string | undefined;
};

function Question({ question, check, counted, says }: QuestionProps) {
  const { candidate, criterion: id, share, number } = question;
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
        <h4 className="title">{criterion.question}</h4>
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
          <dd>{after('yes')}</dd>
          <dt>{words.ifNo}</dt>
          <dd>{after('no')}</dd>
          <dt>{words.evidence}</dt>
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
        {words.copyQuestions}
      </Button>
      <span role="status">{said && (said.taken ? common.copied : common.notCopied)}</span>
      {said?.taken === false && (
        <textarea className={control} aria-label={words.copyByHand} readOnly rows={8} defaultValue={text} />
      )}
    </div>
  );
}
