import { type CSSProperties, memo } from 'react';
import { type Check, labelOf } from '#domain/check/check';
import { hasOpenMust } from '#domain/check/first';
import { doesJobOf } from '#domain/check/jobs';
import type { Judged } from '#domain/check/judged';
import type { Part, PlacedCandidate, Scores } from '#domain/check/score';
import { byStatedNeeds, firstOf } from '#domain/check/stated-needs';
import { points, pointsInWords } from '#domain/check/words';
import { compareAddress } from '#domain/compare/address';
import { mostCompared } from '#domain/compare/chosen';
import { jobWords } from '#domain/recommendation/words';
import { solutionPath } from '#domain/recommendation/solution-path';
import { inList } from '#domain/text/words';
import { BarKey } from '#components/BarKey.tsx';
import { ButtonLink } from '#components/Button.tsx';
import { FactMark } from '#components/FactMark.tsx';
import { tools } from '#components/tools.ts';
import { IntervalBar, type Segment } from '#components/IntervalBar.tsx';
import * as words from '#islands/check/words';

type Props = { check: Check; scores: Scores; judged: Judged };

/**
 * Each candidate's points as a bar, known points solid and open ones hatched: those that do the job of who leads, then
 * those that do others; apart from them those with a must that is not confirmed and those that miss a stated need.
 */
export const Bars = memo(function Bars({ check, scores, judged }: Props) {
  const groups = byStatedNeeds(scores, check.solutions);
  const { fitting, unconfirmed, missing } = groups;
  const isRival = doesJobOf(firstOf(groups), check.solutions);
  const rivals = fitting.filter(({ id }) => isRival(id));
  const elsewhere = fitting.filter((each) => !rivals.includes(each));
  const shown = [...rivals, ...elsewhere, ...unconfirmed, ...missing];
  const known = fitting[0]?.low ?? 0;
  const musts = fitting[0]?.musts.map(({ criterion }) => labelOf(check, criterion)) ?? [];
  // The musts, as the first heading names them where there is one.
  const named = unconfirmed.length > 0 && inList(musts);
  const bars = (candidates: readonly PlacedCandidate[], isSaidAbove = false) => (
    // Some screen readers do not announce a list without markers unless it has the role. The leader's points can be
    // compared within its own list.
    <ol
      role="list"
      data-other={candidates !== rivals || undefined}
      style={{ '--at': known / scores.of || 0 } as CSSProperties}
    >
      {candidates.map((candidate) => (
        <Bar
          key={candidate.id}
          candidate={candidate}
          check={check}
          of={scores.of}
          judged={judged[candidate.id]}
          isSaidAbove={isSaidAbove}
        />
      ))}
    </ol>
  );
  /** Candidates whose must is not confirmed: what they all leave open is said once, above them or above all. */
  const unconfirmedBars = (candidates: readonly PlacedCandidate[]) => {
    const [first = '', ...others] = candidates.map((each) => mustsThatAre('open', check, each, judged[each.id]));
    const isShared = others.every((open) => open === first);
    return (
      <>
        <p className="ck-apart">{words.mustNotConfirmed(isShared && first !== named ? first : '')}</p>
        {bars(candidates, isShared)}
      </>
    );
  };
  const isNobodyConfirmed = fitting.length > 1 && fitting.every(hasOpenMust);
  return (
    <div className="ck-bars">
      {scores.of > 0 && shown.length > 0 && (
        <BarKey line={words.leaders(points(known), named ? musts.length : 0)} figures={words.pointsOf(scores.of)} />
      )}
      {named && <p className="ck-apart">{words.mustMet(musts.length, named, fitting.some(isMetInPart))}</p>}
      {isNobodyConfirmed ? unconfirmedBars(rivals) : bars(rivals)}
      {elsewhere.length > 0 && (
        <>
          <p className="ck-apart">{words.otherJobs(named ? musts.length : 0)}</p>
          {bars(elsewhere)}
        </>
      )}
      {unconfirmed.length > 0 && unconfirmedBars(unconfirmed)}
      {missing.length > 0 && (
        <>
          <p className="ck-apart">{words.missANeed}</p>
          {bars(missing)}
        </>
      )}
      {shown.length > 1 && (
        <p className="mt-4 print:hidden">
          <ButtonLink look="link" icon="arrow" href={compareAddress(shown.slice(0, mostCompared).map(({ id }) => id))}>
            {tools.compare.name}
          </ButtonLink>
        </p>
      )}
    </div>
  );
});

type BarProps = {
  candidate: PlacedCandidate;
  check: Check;
  of: number;
  judged: Judged[string] | undefined;
  /** Whether what it leaves open of the musts is said above the list. */
  isSaidAbove: boolean;
};

function Bar({ candidate, check, of, judged, isSaidAbove }: BarProps) {
  const { id, name, low, high, parts, musts } = candidate;
  const solution = check.solutions.find((each) => each.id === id);
  const job = solution?.solution.job;
  const marked = [
    ['no', words.misses(inList(solution?.misses ?? []))],
    ['open', !isSaidAbove && words.mustOpen(mustsThatAre('open', check, candidate, judged))],
    ['partly', words.mustInPart(mustsThatAre('partly', check, candidate, judged), musts.length === 1)],
  ] as const;
  return (
    <li className="ck-bar">
      <h3>
        <a href={solutionPath(id)}>{name}</a>
      </h3>
      {of > 0 && (
        <>
          <IntervalBar
            label={words.interval(pointsInWords(low), points(high), of)}
            of={of}
            segments={segments(parts)}
          />
          <p className="ck-range">
            <span className="sr-only">{`${words.points} `}</span>
            {points(low)}
            {high > low && <span>–{points(high)}</span>}
          </p>
        </>
      )}
      <p className="ck-notes">
        <span>
          {job && <b>{jobWords[job]}</b>}
          {job && ' · '}
          {words.editorsPlace(solution?.place)}
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

function isMetInPart({ musts }: PlacedCandidate): boolean {
  return musts.some(({ finding }) => finding === 'partly');
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

function mustsThatAre(
  finding: 'open' | 'partly',
  check: Check,
  { musts }: PlacedCandidate,
  judged: Judged[string] | undefined,
): string {
  return inList(
    musts
      .filter((must) => must.finding === finding)
      .map(({ criterion }) => {
        const says = judged?.[criterion]?.says;
        return labelOf(check, criterion) + (says ? words.editorSays(says) : '');
      }),
  );
}
