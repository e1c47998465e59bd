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
      <div className="together-columns">
        <div className="grid content-start gap-part">
          {toDiscuss && (
            <Dividing criterion={toDiscuss} isDeciding={areas.some(isDecided)} labelOf={labelOf} nameOf={nameOf} />
          )}
          <Piles
            heading={words.agree}
            note={words.agreeNote}
            none={words.agreeOnNone}
            isAgreement
            criteria={reading.agreed}
            labelOf={labelOf}
            nameOf={nameOf}
          />
        </div>
        <Piles
          heading={words.differ}
          note={words.differNote}
          none={words.differOnNone}
          criteria={reading.differing}
          labelOf={labelOf}
          nameOf={nameOf}
        />
      </div>
      <MeanRanking committee={committee} advice={advice} labelOf={labelOf} nameOf={nameOf} />
      <AnswersTogether answers={committee.answers} nameOf={nameOf} />
    </>
  );
}
