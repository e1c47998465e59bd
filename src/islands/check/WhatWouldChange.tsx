import { memo } from 'react';
import type { AnswerChange } from '#domain/check/answer-changes';
import type { Check } from '#domain/check/check';
import { settingScale } from '#domain/check/settings';
import type { WeightChange } from '#domain/check/weight-changes';
import { answersInWords, nearestInWords } from '#domain/check/words';
import type { WizardDefinition } from '#domain/content/wizard';
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
 * The single answers that change the editor's top three, and the single weights that change the leader of the check.
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
        <div>
          <h3>{words.oneAnswer}</h3>
          {!answers && <p className="ck-note">{words.trying}</p>}
          {answers && answers.length > 0 && (
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
          {unmoved.length > 0 && answers && (
            <p className="ck-note">{words.unmoved(unmoved.map(({ summaryLabel }) => summaryLabel).join('; '))}</p>
          )}
        </div>
        <div>
          <h3>{words.oneWeight}</h3>
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
          {weights && still.length > 0 && (
            <p className="ck-note">
              {moving.length === 0
                ? words.noWeight
                : words.noneOfThese(still.map(({ criterion }) => labels.get(criterion)).join('; '))}
            </p>
          )}
        </div>
      </div>
    </section>
  );
});
