import type { Committee } from '#domain/committee/committee';
import type { NameOf } from '#domain/committee/words';
import type { Job } from '#domain/recommendation/jobs';
import type { Advice } from '#domain/recommendation/advice';
import { AreaRanking } from '#islands/committee/AreaRanking';
import * as words from '#islands/committee/words';

type Props = {
  committee: Committee;
  advice: Pick<Advice, 'facts'>;
  jobOf: (solution: string) => Job | undefined;
  labelOf: (criterion: string) => string;
  nameOf: NameOf;
};

/** The ranking by the group's mean, one for each area that the answers concern. */
export function MeanRanking({ committee, advice, jobOf, labelOf, nameOf }: Props) {
  const { members, areas, judged, toDiscuss } = committee;
  const [only] = areas.length === 1 ? areas : [];
  const isSameList = only && members.every(({ candidates }) => candidates.length === only.candidates.length);
  return (
    <section aria-labelledby="mean">
      <div className="railed">
        <h2 id="mean" className="text-2xl">
          {words.mean}
        </h2>
        <p className="max-w-measure text-ink-2">
          {words.meanNote} {!isSameList && (only ? words.differentLists : words.differentAreas)}
        </p>
      </div>
      {areas.map((area) => (
        <AreaRanking
          key={area.members.join()}
          area={area}
          isOnly={area === only}
          members={members}
          dividing={toDiscuss ?? undefined}
          facts={advice.facts}
          judged={judged}
          jobOf={jobOf}
          labelOf={labelOf}
          nameOf={nameOf}
        />
      ))}
    </section>
  );
}
