import type { GroupReading } from '#domain/check/group';
import type { Committee } from '#domain/committee/committee';
import { isDecided, type NameOf, settled } from '#domain/committee/words';
import type { Advice } from '#domain/recommendation/advice';
import type { Job } from '#domain/recommendation/jobs';
import { AnswersTogether } from '#islands/committee/AnswersTogether';
import { MeanRanking } from '#islands/committee/MeanRanking';
import { Piles } from '#islands/committee/Piles';
import * as words from '#islands/committee/words';
import styleSheet from '../../components/IntervalBar.css?url';

export { styleSheet };

export type ReadingProps = {
  committee: Committee;
  reading: GroupReading;
  advice: Advice;
  jobOf: (solution: string) => Job | undefined;
  labelOf: (criterion: string) => string;
  nameOf: NameOf;
};

/** What two or more links show together, below the first sentence. Loaded once there is a link. */
export default function Reading({ committee, reading, advice, jobOf, labelOf, nameOf }: ReadingProps) {
  const { toDiscuss, areas } = committee;
  const differing = [
    ...(toDiscuss ? [toDiscuss] : []),
    ...reading.differing.filter(({ criterion }) => criterion !== toDiscuss?.criterion),
  ];
  const isDeciding = areas.some(isDecided);
  const isSaid = areas.length === 1 && areas.every(({ isSameForAll }) => isSameForAll);
  const divides = differing.length > 1 ? words.dividesMost : '';
  return (
    <>
      <div className="together-piles">
        <section className="railed" aria-labelledby="differ">
          <div>
            <h2 id="differ" className="text-2xl">
              {words.differ}
            </h2>
            <p className="mt-2 text-ink-2">{toDiscuss ? words.pileNote : words.differOnNone}</p>
          </div>
          <Piles
            criteria={differing}
            ofFirst={isDeciding ? words.decidesFirst : divides}
            // Where it decides who is first, or nothing does, the answer above says so.
            ofSettling={toDiscuss && !isDeciding && !isSaid ? settled(toDiscuss, areas, differing.length > 1) : ''}
            labelOf={labelOf}
            nameOf={nameOf}
          />
        </section>
        <section className="railed" aria-labelledby="agree">
          <div>
            <h2 id="agree" className="text-2xl">
              {words.agree}
            </h2>
            <p className="mt-2 text-ink-2">{reading.agreed.length > 0 ? words.agreeNote : words.agreeOnNone}</p>
          </div>
          <Piles criteria={reading.agreed} labelOf={labelOf} nameOf={nameOf} />
        </section>
      </div>
      <MeanRanking {...{ committee, advice, jobOf, labelOf, nameOf }} />
      <AnswersTogether answers={committee.answers} nameOf={nameOf} />
    </>
  );
}
