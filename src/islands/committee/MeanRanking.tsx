import { severalJobs } from '#domain/check/words';
import type { Committee } from '#domain/committee/committee';
import type { NameOf } from '#domain/committee/words';
import type { Advice } from '#domain/recommendation/advice';
import { AreaRanking } from '#islands/committee/AreaRanking';
import * as words from '#islands/committee/words';

type Props = {
  committee: Committee;
  advice: Advice;
  labelOf: (criterion: string) => string;
  nameOf: NameOf;
};

/** The ranking by the group's mean, one for each area that the answers concern. */
export function MeanRanking({ committee, advice, labelOf, nameOf }: Props) {
  const { members, areas, judged, toDiscuss } = committee;
  const [only] = areas.length === 1 ? areas : [];
  const jobOf = (id: string) => advice.solutions.find((each) => each.id === id)?.job;
  const jobs = new Set(only?.candidates.map(({ id }) => jobOf(id))).size;
  const isSameList = only && members.every(({ candidates }) => candidates.length === only.candidates.length);
  return (
    <section className="mean" aria-labelledby="mean">
      <div>
        <h2 id="mean" className="text-2xl">
          {words.mean}
        </h2>
        <p className="mt-3 text-ink-2">{words.meanNote}</p>
        {only && <p className="mt-3 text-ink-2">{only.leadStatus}</p>}
        {jobs > 1 && <p className="mt-3 text-ink-2">{severalJobs(jobs)}</p>}
        {!isSameList && <p className="mt-3 text-ink-2">{only ? words.differentLists : words.differentAreas}</p>}
      </div>
      <div className="grid gap-part">
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
      </div>
    </section>
  );
}
