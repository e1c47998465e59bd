import { memo } from 'react';
import { type Check, labelOf } from '#domain/check/check';
import type { Judged } from '#domain/check/judged';
import type { ExcludedCandidate, Scores } from '#domain/check/score';
import { byEditor } from '#domain/check/words';
import type { AdviceFacts } from '#domain/recommendation/advice';
import { inList } from '#domain/text/words';
import { FactMark } from '#components/FactMark.tsx';
import { Fold } from '#islands/check/Fold';
import { SourceLine } from '#islands/check/Source';
import * as words from '#islands/check/words';

type Props = { check: Check; scores: Scores; facts: AdviceFacts; judged: Judged };

/** The candidates that a must rules out, folded below the musts that they fail, each with its reason and its source. */
export const RuledOut = memo(function RuledOut({ check, scores, facts, judged }: Props) {
  if (scores.excluded.length === 0) return null;
  const mustsOf = ({ failed }: ExcludedCandidate) => inList(failed.map((id) => labelOf(check, id)));
  const groups = [...new Set(scores.excluded.map(mustsOf))].map((musts) => {
    const candidates = scores.excluded.filter((each) => mustsOf(each) === musts);
    return (
      <Fold key={musts} summary={words.ruledOut(candidates.length, musts)}>
        <ul role="list">
          {candidates.map(({ id, name, failed }) => (
            <li key={id} className="ck-out">
              <h3>{name}</h3>
              <div>
                {failed.map((criterion) => {
                  const fact = facts[id]?.[criterion];
                  const word = judged[id]?.[criterion];
                  return (
                    <p key={criterion} className="mark-line">
                      <FactMark finding={word ? 'partly' : 'no'} />
                      {failed.length > 1 && `${labelOf(check, criterion)}: `}
                      {word ? byEditor(word.says) : fact?.says} {fact && <SourceLine fact={fact} />}
                    </p>
                  );
                })}
              </div>
            </li>
          ))}
        </ul>
      </Fold>
    );
  });
  return <div className="ck-ruled-out">{groups}</div>;
});
