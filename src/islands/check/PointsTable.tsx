import { findingWords } from '#domain/facts/words';
import { type CSSProperties, memo } from 'react';
import type { Check } from '#domain/check/check';
import type { PlacedCandidate, ScoredCandidate, Scores } from '#domain/check/score';
import { byStatedNeeds, inShownOrder } from '#domain/check/stated-needs';
import { interval } from '#domain/check/words';
import type { AdviceFacts } from '#domain/recommendation/advice';
import { Source } from '#islands/check/Source';
import { FactMark } from '#components/FactMark.tsx';
import { Fold } from '#islands/check/Fold';
import * as words from '#islands/check/words';

type Props = { check: Check; scores: Scores; facts: AdviceFacts };

/**
 * Points by criterion and candidate: each finding with its source and date, and the points it adds. The last row gives
 * the range that the bars show.
 */
export const PointsTable = memo(function PointsTable({ check, scores, facts }: Props) {
  const candidates = inShownOrder(byStatedNeeds(scores, check.solutions));
  const [first] = candidates;
  if (!first) return null;
  const musts = first.musts.map(({ criterion }) => ({ criterion, weight: null }));
  const rows = [...musts, ...first.parts.map(({ criterion, weight }) => ({ criterion, weight }))];
  if (rows.length === 0) return null;
  return (
    <Fold className="ck-points" summary={words.pointsTable}>
      <Points check={check} scores={scores} facts={facts} candidates={candidates} rows={rows} />
    </Fold>
  );
});

type PointsProps = Props & {
  candidates: readonly PlacedCandidate[];
  /** The criteria that count; `weight` is null for a must. */
  rows: readonly { criterion: string; weight: number | null }[];
};

function Points({ check, scores, facts, candidates, rows }: PointsProps) {
  return (
    <>
      {/* Tables laid out as grids lose their roles. */}
      <table role="table" style={{ '--candidates': candidates.length } as CSSProperties}>
        <caption className="sr-only">{words.pointsCaption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {words.criterionAndWeight}
            </th>
            {candidates.map(({ id, name }) => (
              <th key={id} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ criterion, weight }) => (
            <tr key={criterion} role="row">
              <th role="rowheader" scope="row">
                {check.criteria.find(({ id }) => id === criterion)?.label}
                {'\u00A0'}
                <span className="ck-weight">{weight ?? words.mustWeight}</span>
              </th>
              {candidates.map((candidate) => (
                <Cell
                  key={candidate.id}
                  candidate={candidate}
                  criterion={criterion}
                  fact={facts[candidate.id]?.[criterion]}
                  isJudged={check.judged[candidate.id]?.[criterion]?.met === false}
                />
              ))}
            </tr>
          ))}
        </tbody>
        {scores.of > 0 && (
          <tfoot role="rowgroup">
            <tr role="row">
              <th role="rowheader" scope="row">
                {words.totalOf(scores.of)}
              </th>
              {candidates.map((candidate) => (
                <td key={candidate.id} role="cell" data-of={candidate.name}>
                  {interval(candidate)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      <p className="ck-note">{words.daysNote}</p>
    </>
  );
}

type CellProps = {
  candidate: ScoredCandidate;
  criterion: string;
  fact: AdviceFacts[string][string] | undefined;
  /** Whether it is the editor's 'no'. */
  isJudged: boolean;
};

function Cell({ candidate, criterion, fact, isJudged }: CellProps) {
  const part = candidate.parts.find((each) => each.criterion === criterion);
  const finding = (part ?? candidate.musts.find((each) => each.criterion === criterion))?.finding ?? 'open';
  return (
    <td role="cell" data-of={candidate.name}>
      <span className="ck-found">
        <FactMark finding={finding} />
        {part ? (
          <>
            {interval(part)}
            <span className="sr-only"> {findingWords[finding].toLowerCase()}</span>
          </>
        ) : (
          findingWords[finding].toLowerCase()
        )}
      </span>
      {isJudged && <small>{words.editorsWord}</small>}
      {fact && finding !== 'open' && <Source fact={fact} />}
    </td>
  );
}
