import { memo } from 'react';
import type { AnswerChange } from '#domain/check/answer-changes';
import type { Check } from '#domain/check/check';
import { settingScale } from '#domain/check/settings';
import type { WeightChange } from '#domain/check/weight-changes';
import { answersInWords, nearestInWords } from '#domain/check/words';
import type { WizardDefinition } from '#domain/content/wizard';
import { Fold } from '#islands/check/Fold';
import * as words from '#islands/check/words';

type Props = {
  check: Check;
  definition: WizardDefinition;
  top: readonly string[];
  answers: readonly AnswerChange[] | null;
  /** The questions whose other answers were tried. */
  asked: readonly { id: string; summaryLabel: string }[];
  weights: readonly WeightChange[] | null;
  nameOf: (solution: string) => string;
};

/**
 * The single weights that change the leader of the check, and the single answers that change the editor's top three.
 */
export const WhatWouldChange = memo(function WhatWouldChange({
  check,
  definition,
  top,
  answers,
  asked,
  weights,
  nameOf,
}: Props) {
  const moving = weights?.filter(({ nearest }) => nearest.length > 0) ?? [];
  const still = weights?.filter(({ nearest }) => nearest.length === 0) ?? [];
  const labels = new Map(check.criteria.map(({ id, label }) => [id, label]));
  const unmoved = asked.filter(({ id }) => answers?.every(({ question }) => question !== id));
  return (
    <section className="ck-changes" aria-labelledby="check-changes">
      <h2 id="check-changes">{words.changes}</h2>
      <div>
        {weights && (
          <Fold look="line" summary={summaryOf(words.oneWeight, words.weightsChange(moving.length, weights.length))}>
            {moving.length > 0 && (
              <table>
                <caption className="sr-only">{words.weightsCaption}</caption>
                <tbody>
                  {moving.map((change) => (
                    <tr key={change.criterion}>
                      <th scope="row">
                        {labels.get(change.criterion)}
                        <span className="ck-steps" aria-hidden="true">
                          {settingScale.map((setting) => (
                            <i
                              key={setting}
                              data-now={setting === change.from || undefined}
                              data-then={change.nearest.some((reading) => reading.setting === setting) || undefined}
                            >
                              <b>{setting}</b>
                            </i>
                          ))}
                        </span>
                        <span className="sr-only"> {words.now(change.from)}</span>
                      </th>
                      <td>{nearestInWords(change, check.solutions)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {still.length > 0 && (
              <p className="ck-note">
                {words.noneOfThese(still.map(({ criterion }) => labels.get(criterion)).join('; '))}
              </p>
            )}
          </Fold>
        )}
        {answers && (
          <Fold look="line" summary={summaryOf(words.oneAnswer, words.answersChange(answers.length))}>
            {answers.length > 0 && (
              <table>
                <caption className="sr-only">{words.answersCaption}</caption>
                <tbody>
                  {answers.map((change) => (
                    <tr key={`${change.question} ${change.top.join(' ')}`}>
                      <th scope="row">
                        {answersInWords(definition, change)}
                        <small className="ck-small">
                          {definition.questions.find(({ id }) => id === change.question)?.summaryLabel}
                        </small>
                      </th>
                      <td>
                        <ol role="list" className="ck-three">
                          {change.top.map((id, index) => (
                            <li key={id}>
                              <span>{index + 1}</span> {top[index] === id ? nameOf(id) : <b>{nameOf(id)}</b>}
                            </li>
                          ))}
                        </ol>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {unmoved.length > 0 && (
              <p className="ck-note">{words.unmoved(unmoved.map(({ summaryLabel }) => summaryLabel).join('; '))}</p>
            )}
          </Fold>
        )}
      </div>
    </section>
  );
});

function summaryOf(title: string, finding: string) {
  return (
    <>
      <h3 className="text-lg">{title}</h3>
      <span className="font-sans text-sm font-normal text-ink-2 max-sm:row-start-2">{finding}</span>
    </>
  );
}
