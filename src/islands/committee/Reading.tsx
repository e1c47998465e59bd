import type { GroupReading } from '#domain/check/group';
import type { Committee } from '#domain/committee/committee';
import type { Advice } from '#domain/recommendation/advice';
import { isDecided, type NameOf } from '#domain/committee/words';
import { AnswersTogether } from '#islands/committee/AnswersTogether';
import { Dividing } from '#islands/committee/Dividing';
import { MeanRanking } from '#islands/committee/MeanRanking';
import { Piles } from '#islands/committee/Piles';
import * as words from '#islands/committee/words';
import styleSheet from '../../components/IntervalBar.css?url';

export { styleSheet };

export type ReadingProps = {
  committee: Committee;
  reading: GroupReading;
  advice: Advice;
  labelOf: (criterion: string) => string;
  nameOf: NameOf;
};

/** What two or more links show together, below the first sentence. Loaded once there is a link. */
export default function Reading({ committee, reading, advice, labelOf, nameOf }: ReadingProps) {
  const { toDiscuss, areas } = committee;
  return (
    <>
      <section className="together-columns" aria-labelledby="differ">
        <div>
          <h2 id="differ" className="text-2xl">
            {words.differ}
          </h2>
          {toDiscuss ? (
            <Dividing criterion={toDiscuss} isDeciding={areas.some(isDecided)} labelOf={labelOf} nameOf={nameOf} />
          ) : (
            <p className="mt-2 text-ink-2">{words.differOnNone}</p>
          )}
        </div>
        <Piles
          criteria={reading.differing.filter(({ criterion }) => criterion !== toDiscuss?.criterion)}
          labelOf={labelOf}
          nameOf={nameOf}
        />
      </section>
      <section className="together-columns" aria-labelledby="agree">
        <div>
          <h2 id="agree" className="text-2xl">
            {words.agree}
          </h2>
          <p className="mt-2 max-w-measure text-ink-2">
            {reading.agreed.length > 0 ? words.agreeNote : words.agreeOnNone}
          </p>
        </div>
        <Piles criteria={reading.agreed} labelOf={labelOf} nameOf={nameOf} />
      </section>
      <MeanRanking committee={committee} advice={advice} labelOf={labelOf} nameOf={nameOf} />
      <AnswersTogether answers={committee.answers} nameOf={nameOf} />
    </>
  );
}
