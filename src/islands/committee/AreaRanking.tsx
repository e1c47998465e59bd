import { type CSSProperties, useId } from 'react';
import type { GroupCriterion } from '#domain/check/group';
import type { Judged } from '#domain/check/judged';
import type { PlacedCandidate } from '#domain/check/score';
import { byEditor } from '#domain/check/words';
import type { CommitteeArea } from '#domain/committee/areas';
import type { CommitteeMember } from '#domain/committee/committee';
import { areaName, firstForInWords, type NameOf, settledIn, shareInPercent } from '#domain/committee/words';
import type { Job } from '#domain/recommendation/jobs';
import { jobWords } from '#domain/recommendation/words';
import type { AdviceFacts } from '#domain/recommendation/advice';
import { solutionPath } from '#domain/recommendation/solution-path';
import { inList } from '#domain/text/words';
import { BarKey } from '#components/BarKey.tsx';
import { FactMark } from '#components/FactMark.tsx';
import { FactSource } from '#components/FactSource.tsx';
import { IntervalBar } from '#components/IntervalBar.tsx';
import * as words from '#islands/committee/words';

type Props = {
  area: CommitteeArea;
  /** Whether it is the only area: its heading and sentence are then shown beside it. */
  isOnly: boolean;
  /** All members: those whose answers concern other areas count here too. */
  members: readonly CommitteeMember[];
  dividing: GroupCriterion | undefined;
  facts: AdviceFacts;
  judged: Judged;
  jobOf: (solution: string) => Job | undefined;
  labelOf: (criterion: string) => string;
  nameOf: NameOf;
};

/**
 * The group's ranking of one area's solutions, apart for each job that they do, known points solid and open ones hatched;
 * below, the solutions that any member's must excludes.
 */
export function AreaRanking(props: Props) {
  const { area, isOnly, members, dividing, facts, judged, jobOf, labelOf, nameOf } = props;
  const { scores } = area;
  const id = useId();
  const { known } = area.leading;
  const hasWeights = scores.of > 0 && scores.kept.length > 0;
  const Name = isOnly ? 'h3' : 'h4';
  const jobs = [...new Set(area.ranked.map((candidate) => jobOf(candidate.id)))];
  const jobsOfFirst = area.ranked.filter(({ low }) => low === known).map((candidate) => jobOf(candidate.id));
  const byJob = jobs.map((job) => ({ job, candidates: area.ranked.filter((each) => jobOf(each.id) === job) }));
  const ranked = (
    <div>
      {hasWeights && (
        <div className="mt-6 railed">
          <div className="lg:col-start-2">
            <BarKey
              line={words.leader(shareInPercent({ low: known, high: known }, scores.of).low)}
              figures={words.share}
            />
          </div>
        </div>
      )}
      {byJob.map(({ job, candidates }) => (
        <div key={job} className="railed mean-job" data-other={!jobsOfFirst.includes(job) || undefined}>
          <p id={`${id}-${job}`}>{job ? jobWords[job] : words.noJob}</p>
          {/* Some screen readers do not announce a list without markers unless it has the role. */}
          <ol
            role="list"
            aria-labelledby={`${id}-${job}`}
            style={{ '--at': hasWeights ? known / scores.of : 0 } as CSSProperties}
          >
            {candidates.map((candidate) => (
              <Ranked key={candidate.id} {...props} candidate={candidate} Name={Name} />
            ))}
          </ol>
        </div>
      ))}
      {scores.excluded.length > 0 && (
        <div className="railed mean-job">
          <p>{words.ruledOut}</p>
          <div>
            {scores.excluded.map(({ id: solution, name, failed }) => (
              <div key={solution} className="mean-out">
                <Name>{name}</Name>
                <div>
                  {failed.map((criterion) => {
                    const fact = facts[solution]?.[criterion];
                    const word = judged[solution]?.[criterion];
                    const by = members.filter(({ settings }) => settings[criterion] === 'must');
                    return (
                      <p key={criterion} className="mark-line">
                        <FactMark finding={word ? 'partly' : 'no'} />
                        {words.out(
                          by.map((member) => nameOf(member.id)),
                          labelOf(criterion),
                          word ? byEditor(word.says) : (fact?.says ?? ''),
                        )}{' '}
                        {fact && (
                          <small>
                            <FactSource fact={fact} />
                          </small>
                        )}
                      </p>
                    );
                  })}
                </div>
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
  if (isOnly) return ranked;
  return (
    <section className="mt-part" aria-labelledby={id}>
      <div className="railed">
        <h3 id={id} className="text-xl">
          {areaName(area)}
        </h3>
        <p className="max-w-measure text-ink-2">
          {words.areaOf(area.members.map(nameOf))} {area.leadStatus}{' '}
          {dividing && words.ifSettled(labelOf(dividing.criterion), settledIn(dividing, area))}
        </p>
      </div>
      {ranked}
    </section>
  );
}

type RankedProps = Pick<Props, 'area' | 'members' | 'labelOf' | 'nameOf'> & {
  candidate: PlacedCandidate;
  Name: 'h3' | 'h4';
};

/** One solution: its share of the points as a bar, the members who rank it first, and the unconfirmed musts. */
function Ranked({ candidate, area, members, labelOf, nameOf, Name }: RankedProps) {
  const { scores, firstFor } = area;
  const { id, name, low, high, musts, place } = candidate;
  const share = shareInPercent(candidate, scores.of);
  const shownTo = members.filter(
    ({ id: member, candidates }) => area.members.includes(member) && candidates.includes(id),
  );
  const mustsThatAre = (finding: string) =>
    inList(musts.filter((must) => must.finding === finding).map(({ criterion }) => labelOf(criterion)));
  const marked = [
    ['open', words.mustNotConfirmed(mustsThatAre('open'))],
    ['partly', words.mustInPart(mustsThatAre('partly'))],
  ] as const;
  const said = [
    scores.of > 0 && firstForInWords(firstFor[id] ?? [], members.length, nameOf),
    scores.of > 0 && place.isShared && place.number === 1 && words.sharedFirst,
  ].filter(Boolean);
  return (
    <li className="mean-row">
      <Name>
        <a href={solutionPath(id)}>{name}</a>
      </Name>
      {scores.of > 0 && (
        <>
          <IntervalBar
            label={words.bar(share.low, share.high)}
            of={scores.of}
            segments={[
              { key: 'known', width: low, isOpen: false },
              { key: 'open', width: high - low, isOpen: true },
            ].filter(({ width }) => width > 0)}
          />
          <p className="mean-share">
            <span className="sr-only">{words.shareOf} </span>
            {share.low}
            <span>{high > low && words.upTo(share.high)}%</span>
          </p>
        </>
      )}
      <p className="mean-notes">
        {said.length > 0 && <span>{said.join(' · ')}</span>}
        {shownTo.length < area.members.length && (
          <span>{words.onlyIn(shownTo.map((member) => nameOf(member.id)))}</span>
        )}
        {marked.map(
          ([finding, text]) =>
            text && (
              <span key={finding} className="mark-line mean-must">
                <FactMark finding={finding} />
                {text}
              </span>
            ),
        )}
      </p>
    </li>
  );
}
