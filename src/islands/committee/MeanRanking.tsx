import type { CSSProperties } from 'react';
import { groupFirmness } from '#domain/check/firmness';
import { leaders } from '#domain/check/first';
import type { GroupReading } from '#domain/check/group';
import { type PlacedCandidate, ranking } from '#domain/check/score';
import type { Committee } from '#domain/committee/committee';
import { firstForInWords, type NameOf, shareInPercent } from '#domain/committee/words';
import type { Advice } from '#domain/recommendation/advice';
import { inList } from '#domain/words';
import { GroupWeights } from '#islands/committee/GroupWeights';
import { FactMark } from '#components/FactMark.tsx';
import { FactSource } from '#components/FactSource.tsx';
import * as words from '#islands/committee/words';

type Props = {
  committee: Committee;
  reading: GroupReading;
  advice: Advice;
  labelOf: (criterion: string) => string;
  nameOf: NameOf;
};

/** The ranking by everyone's mean: known solid, open hatched; below it what a must of anybody excludes, with its reason. */
export function MeanRanking(props: Props) {
  const { committee, reading, advice, labelOf } = props;
  const { members, candidates } = committee;
  const { scores, settings } = reading;
  const known = leaders(scores)[0]?.low ?? 0;
  const hasWeights = scores.of > 0 && scores.kept.length > 0;
  const isSameList = members.every((member) => member.candidates.length === candidates.length);
  return (
    <section className="mean" aria-labelledby="mean">
      <div>
        <h2 id="mean" className="text-2xl">
          {words.mean}
        </h2>
        <p className="mt-3 text-ink-2">{groupFirmness(scores).sentence}</p>
        {!isSameList && <p className="mt-3 text-ink-2">{words.differentLists}</p>}
        <GroupWeights settings={settings} />
      </div>
      <div>
        {hasWeights && (
          <p className="mean-key">
            <span>
              <FactMark finding="yes" />
              {words.known}
            </span>
            <span>
              <FactMark finding="open" />
              {words.open}
            </span>
            <span>
              <i className="mean-line" aria-hidden="true" />
              {words.leader(shareInPercent({ low: known, high: known }, scores.of).low)}
            </span>
            <span>{words.share}</span>
          </p>
        )}
        {/* A list without markers is none to some screen readers unless it says so. */}
        <ol className="mean-list" role="list" style={{ '--at': hasWeights ? known / scores.of : 0 } as CSSProperties}>
          {ranking(scores).map((candidate) => (
            <Ranked key={candidate.id} {...props} candidate={candidate} isSameList={isSameList} />
          ))}
        </ol>
        {scores.excluded.map(({ id, name, failed }) => (
          <div key={id} className="mean-out">
            <h3>{name}</h3>
            <div>
              {failed.map((criterion) => {
                const fact = advice.facts[id]?.[criterion];
                const by = members.filter((member) => member.settings[criterion] === 'must');
                return (
                  <p key={criterion}>
                    <FactMark finding="no" />{' '}
                    {words.out(
                      by.map((member) => member.name),
                      labelOf(criterion),
                      fact?.says ?? '',
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
        <p className="mt-4 note">{words.sameSay}</p>
      </div>
    </section>
  );
}

type RankedProps = Pick<Props, 'committee' | 'reading' | 'labelOf' | 'nameOf'> & {
  candidate: PlacedCandidate;
  /** Whether the answers of all lead to the same solutions. */
  isSameList: boolean;
};

/** One solution: its share of the points as a bar, who puts it first, and the musts that are not confirmed. */
function Ranked({ candidate, committee, reading, labelOf, nameOf, isSameList }: RankedProps) {
  const { members } = committee;
  const { scores, firstFor } = reading;
  const { id, name, low, high, musts, place } = candidate;
  const share = shareInPercent(candidate, scores.of);
  const shownTo = members.filter((member) => member.candidates.includes(id));
  const mustsThatAre = (finding: string) =>
    inList(musts.filter((must) => must.finding === finding).map(({ criterion }) => labelOf(criterion)));
  const notConfirmed = mustsThatAre('open');
  const inPart = mustsThatAre('partly');
  return (
    <li className="mean-row">
      <h3>
        <a href={`/solutions/${id}`}>{name}</a>
      </h3>
      {scores.of > 0 && (
        <>
          <div
            className="mean-bar"
            role="img"
            aria-label={words.bar(share.low, share.high)}
            style={{ '--known': low / scores.of, '--open': (high - low) / scores.of } as CSSProperties}
          >
            <i />
            {high > low && <i data-open />}
          </div>
          <p className="mean-share">
            <span className="sr-only">{words.shareOf} </span>
            {share.low}
            <span>{high > low && words.upTo(share.high)}%</span>
          </p>
        </>
      )}
      <p className="mean-notes">
        {scores.of > 0 && (
          <span>
            {firstForInWords(firstFor[id] ?? [], members.length, nameOf)}
            {place.isShared && words.sharedPlace(place.number)}
          </span>
        )}
        {!isSameList && shownTo.length < members.length && (
          <span>{words.onlyIn(shownTo.map((member) => member.name))}</span>
        )}
        {notConfirmed && (
          <span className="font-semibold text-ink">
            <FactMark finding="open" /> {words.mustNotConfirmed(notConfirmed)}
          </span>
        )}
        {inPart && (
          <span className="font-semibold text-ink">
            <FactMark finding="partly" /> {words.mustInPart(inPart)}
          </span>
        )}
      </p>
    </li>
  );
}
