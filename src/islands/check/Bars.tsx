import { type CSSProperties, memo } from 'react';
import type { Check } from '#domain/check/check';
import type { Judged } from '#domain/check/judged';
import type { Part, PlacedCandidate, Scores } from '#domain/check/score';
import { byStatedNeeds, inShownOrder } from '#domain/check/stated-needs';
import { byEditor, points, pointsInWords } from '#domain/check/words';
import { compareAddress } from '#domain/compare/address';
import { mostCompared } from '#domain/compare/chosen';
import type { AdviceFacts } from '#domain/recommendation/advice';
import { solutionPath } from '#domain/recommendation/solution-path';
import { inList } from '#domain/text/words';
import { ButtonLink } from '#components/Button.tsx';
import { SourceLine } from '#islands/check/Source';
import { FactMark } from '#components/FactMark.tsx';
import { Unbroken } from '#components/Unbroken.tsx';
import { tools } from '#components/tools.ts';
import type { Segment } from '#components/IntervalBar.tsx';
import * as words from '#islands/check/words';

type Props = { check: Check; scores: Scores; facts: AdviceFacts; judged: Judged };

/**
 * Each candidate's points as a bar, known points solid and open ones hatched; apart from them those with a must that is
 * not confirmed and those that miss a stated need, and below, those that a must excludes, with the reason.
 */
export const Bars = memo(function Bars({ check, scores, facts, judged }: Props) {
  const groups = byStatedNeeds(scores, check.solutions);
  const { fitting, unconfirmed, missing } = groups;
  const placed = inShownOrder(groups);
  const known = fitting[0]?.low ?? 0;
  const bars = (candidates: readonly PlacedCandidate[]) => (
    // Some screen readers do not announce a list without markers unless it has the role.
    <ol role="list" style={{ '--at': known / scores.of || 0 } as CSSProperties}>
      {candidates.map((candidate) => (
        <Bar key={candidate.id} candidate={candidate} check={check} of={scores.of} judged={judged[candidate.id]} />
      ))}
    </ol>
  );
  return (
    <div className="ck-bars">
      {scores.of > 0 && placed.length > 0 && (
        <p className="bar-key">
          <span>
            <FactMark finding="yes" />
            {words.met}
          </span>
          <span>
            <FactMark finding="open" />
            {words.open}
          </span>
          <span>
            <i className="bar-key-rail" aria-hidden="true" />
            {words.notMet}
          </span>
          <span>
            <i className="bar-key-line" aria-hidden="true" />
            {words.leaders(points(known))}
          </span>
          <span>{words.pointsOf(scores.of)}</span>
        </p>
      )}
      {unconfirmed.length > 0 && <p className="ck-apart">{words.mustConfirmed(unconfirmed[0]?.musts.length ?? 1)}</p>}
      {bars(fitting)}
      {unconfirmed.length > 0 && (
        <>
          <p className="ck-apart">{words.mustUnconfirmed}</p>
          {bars(unconfirmed)}
        </>
      )}
      {missing.length > 0 && (
        <>
          <p className="ck-apart">{words.missANeed}</p>
          {bars(missing)}
        </>
      )}
      {scores.excluded.map(({ id, name, failed }) => (
        <div key={id} className="ck-out">
          <h3>{name}</h3>
          <div>
            {failed.map((criterion) => {
              const fact = facts[id]?.[criterion];
              const word = judged[id]?.[criterion];
              return (
                <p key={criterion} className="mark-line">
                  <FactMark finding="no" />
                  {words.outByMust(labelOf(check, criterion))}{' '}
                  {word ? byEditor(word.says, fact !== undefined) : fact && <Unbroken text={fact.says} />}{' '}
                  {fact && <SourceLine fact={fact} />}
                  {word && <small className="ck-small">{words.overturnedBy}</small>}
                </p>
              );
            })}
          </div>
        </div>
      ))}
      {placed.length > 1 && (
        <p className="mt-4 print:hidden">
          <ButtonLink look="link" icon="arrow" href={compareAddress(placed.slice(0, mostCompared).map(({ id }) => id))}>
            {tools.compare.name}
          </ButtonLink>
        </p>
      )}
    </div>
  );
});

type BarProps = { candidate: PlacedCandidate; check: Check; of: number; judged: Judged[string] | undefined };

function Bar({ candidate, check, of, judged }: BarProps) {
  const { id, name, low, high, parts, musts, place } = candidate;
  const solution = check.solutions.find((each) => each.id === id);
  const mustsThatAre = (finding: string) =>
    inList(
      musts
        .filter((must) => must.finding === finding)
        .map(({ criterion }) => {
          const says = judged?.[criterion]?.says;
          return labelOf(check, criterion) + (says ? words.editorSays(says) : '');
        }),
    );
  const marked = [
    ['no', words.misses(inList(solution?.misses ?? []))],
    ['open', words.mustOpen(mustsThatAre('open'))],
    ['partly', words.mustInPart(mustsThatAre('partly'))],
  ] as const;
  return (
    <li className="ck-bar">
      <h3>
        <a href={solutionPath(id)}>{name}</a>
      </h3>
      {of > 0 && (
        <>
          {/* A copy of the markup in IntervalBar.tsx: as a shared file it would take the check 200 bytes over its
              budget. */}
          <div className="interval-bar" role="img" aria-label={words.interval(pointsInWords(low), points(high), of)}>
            {segments(parts).map(({ key, width, isOpen }) => (
              <i key={key} data-open={isOpen || undefined} style={{ '--width': width / of } as CSSProperties} />
            ))}
          </div>
          <p className="ck-range">
            <span className="sr-only">{`${words.points} `}</span>
            {points(low)}
            {high > low && <span>–{points(high)}</span>}
          </p>
        </>
      )}
      <p className="ck-notes">
        <span>
          {words.editorsPlace(solution?.place)}
          {place.isShared && of > 0 && words.sharedPlace(place.number)}
        </span>
        {marked.map(
          ([finding, text]) =>
            text && (
              <span key={finding} className="mark-line ck-strong">
                <FactMark finding={finding} />
                {text}
              </span>
            ),
        )}
      </p>
    </li>
  );
}

/**
 * Returns a bar's segments: known ones first, largest to smallest, then open ones. A part that adds nothing leaves the
 * rail bare.
 */
function segments(parts: readonly Part[]): Segment[] {
  return parts
    .filter(({ high }) => high > 0)
    .map(({ criterion, finding, high }) => ({ key: criterion, width: high, isOpen: finding === 'open' }))
    .sort((a, b) => Number(a.isOpen) - Number(b.isOpen) || b.width - a.width);
}

function labelOf({ criteria }: Check, id: string): string {
  return criteria.find((each) => each.id === id)?.label ?? id;
}
