import type { Explanation } from '#domain/recommendation/explanation';
import { groupHeading } from '#domain/recommendation/summary';
import { jobWords } from '#domain/recommendation/words';
import { numberInWords } from '#domain/text/words';
import { FoundList } from '#islands/navigator/FoundList';
import { Ledger } from '#islands/navigator/Ledger';
import { MissedNeeds } from '#islands/navigator/MissedNeeds';
import { LayerName } from '#components/LayerName.tsx';
import * as words from '#islands/navigator/words';

type Props = Pick<Explanation, 'recommendations' | 'shared' | 'top'>;

/** What the three picks have in common, then what sets each apart and where each need stands, with source and day. */
export function WhyThese({ recommendations, shared, top }: Props) {
  const isLive = recommendations.source === 'live-data';
  return (
    <>
      {shared.length > 0 && (
        <div className="pb-6">
          <h4 className="font-semibold">{words.allOf(numberInWords(top.length))}</h4>
          <FoundList lines={shared} />
        </div>
      )}
      <div className="results-three">
        {top.map((explained, index) => {
          const { solution, reasons, score, place } = explained.recommendation;
          const group = groupHeading(recommendations, index);
          return (
            <article key={solution.id} aria-labelledby={`why-${index}`}>
              <h4 id={`why-${index}`}>{words.ranked(place?.number ?? index + 1, solution.name)}</h4>
              {group && <p className="note">{group}</p>}
              <p className="flex flex-wrap gap-x-5 text-sm text-ink-2">
                <LayerName name={solution.category} />
                {solution.job && <span>{jobWords[solution.job]}</span>}
              </p>
              <p className="my-2 text-ink-2">{solution.description}</p>
              <MissedNeeds explained={explained} />
              <FoundList lines={isLive ? explained.lines.filter(({ met }) => met) : explained.lines} />
              {isLive && (
                <div className="mt-4">
                  <h5 className="pb-0.5 font-semibold">{words.howPointsAddUp}</h5>
                  <Ledger reasons={reasons} score={score} name={solution.name} />
                </div>
              )}
            </article>
          );
        })}
      </div>
    </>
  );
}
