import type { Explanation } from '#domain/recommendation/explanation';
import { furtherLine } from '#domain/recommendation/sheet/further';
import type { SheetRow } from '#domain/recommendation/sheet/sheet';
import { findingWords } from '#domain/facts/words';
import { placeSharedWithTop } from '#domain/recommendation/summary';
import { FactMark } from '#components/FactMark.tsx';
import { bandText } from '#components/score-text.ts';
import { SolutionName } from '#islands/navigator/SolutionName';
import * as words from '#islands/navigator/words';
import './AdditionalSolutions.css';

type Props = Pick<Explanation, 'additional' | 'recommendations'> & { rows: readonly SheetRow[] };

/** Solutions worth a look after the top three against the same needs, one line each. Specification §2, step 5. */
export function AdditionalSolutions({ additional, recommendations, rows }: Props) {
  const isScored = additional.some(({ recommendation }) => recommendation.score !== null);
  const ordered = [
    ...additional.filter(({ recommendation }) => recommendation.isLayerPick),
    ...additional.filter(({ recommendation }) => !recommendation.isLayerPick),
  ];
  return (
    <table className="additional" role="table">
      <caption className="sr-only">{words.additional}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col">{words.solution}</th>
          {rows.map(({ need, label }) => (
            <th scope="col" key={need}>
              {label}
            </th>
          ))}
          <th scope="col">{words.inOneLine}</th>
          {isScored && <th scope="col">{words.points}</th>}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {ordered.map((explained) => {
          const { recommendation } = explained;
          const { solution, score } = recommendation;
          const { findings, says } = furtherLine(recommendation, rows);
          return (
            <tr key={solution.id} role="row">
              <th scope="row" role="rowheader">
                <SolutionName explained={explained} /> <small>{solution.provider}</small>
              </th>
              {rows.map(({ need, label }, index) => {
                const finding = findings[index];
                return (
                  <td key={need} role="cell" data-asked={finding ? true : undefined}>
                    {finding && <FactMark finding={finding} />}{' '}
                    <small>
                      <span className="md:sr-only print:sr-only">{label}: </span>
                      {finding ? findingWords[finding] : words.notAskedOfLayer}
                    </small>
                  </td>
                );
              })}
              <td role="cell" className="additional-says">
                {says}
              </td>
              {score !== null && (
                <td role="cell">
                  <span className={`numeral text-xl ${bandText(score)}`}>{score}</span>{' '}
                  <small>{placeSharedWithTop(recommendation, recommendations)}</small>
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
