import type { Explained } from '#domain/recommendation/explanation';
import type { Recommendations } from '#domain/recommendation/recommend';
import { perfectMatch } from '#domain/recommendation/score';
import { needsMetLine, placeLine } from '#domain/recommendation/summary';
import { jobWords, rankBadges } from '#domain/recommendation/words';
import { BeforeYouBuy } from '#islands/navigator/BeforeYouBuy';
import { FoundList } from '#islands/navigator/FoundList';
import { Ledger } from '#islands/navigator/Ledger';
import { MissedNeeds } from '#islands/navigator/MissedNeeds';
import { bandText, ScoreMeter } from '#islands/navigator/ScoreMeter';
import { SolutionName } from '#islands/navigator/SolutionName';
import { LayerName } from '#components/LayerName.tsx';
import { Tag } from '#components/Tag.tsx';
import * as words from '#islands/navigator/words';
import './RankedSolution.css';

type Props = { explained: Explained; rank: number; source: Recommendations['source'] };

/**
 * One of the top three: badge, name, score, missed needs, then its strengths and what to check. Specification §2, step
 * 5; §9, Score display.
 */
export function RankedSolution({ explained, rank, source }: Props) {
  const { recommendation, lines } = explained;
  const { solution, score, reasons, needs, place } = recommendation;
  const isFirst = rank === 1;
  const match = perfectMatch(recommendation);
  return (
    <article
      className={`ranked pt-3 pb-8 lg:pt-5 lg:pb-11 ${isFirst ? 'border-t-3 border-lake' : 'border-t border-rule'}`}
      aria-labelledby={`rank-${rank}`}
    >
      <p className="mb-1.5 flex flex-wrap items-center gap-x-5 gap-y-1 lg:mb-2.5">
        <Tag tone={place?.number === 1 ? 'lake-filled' : 'lake'}>{rankBadges[(place?.number ?? rank) - 1]}</Tag>
        {match ? (
          <Tag tone={match.isConfirmed ? 'good' : 'good-outlined'}>{match.text}</Tag>
        ) : (
          <span className="text-sm font-strong text-ink-2">{needsMetLine(needs)}</span>
        )}
      </p>
      <div className="flex items-start justify-between gap-4 md:gap-6">
        <div className="min-w-0">
          <h3
            id={`rank-${rank}`}
            className={`wrap-anywhere ${isFirst ? 'text-2xl lg:text-3xl' : 'text-xl sm:text-2xl'}`}
          >
            <SolutionName explained={explained} />
          </h3>
          <p className="ranked-by">
            <span>{solution.provider}</span>
            <LayerName name={solution.category} />
            {solution.job && <span>{jobWords[solution.job]}</span>}
          </p>
        </div>
        <p className={`flex-none text-end ${bandText(score)}`}>
          <span className={`block numeral ${isFirst ? 'text-num' : 'text-4xl'}`}>{score}</span>
          <small className="block text-xs text-balance text-ink-3 max-sm:max-w-23">
            {place && placeLine(place, source)}
          </small>
        </p>
      </div>
      <MissedNeeds explained={explained} />
      <ScoreMeter score={score} />
      <div className="ranked-detail">
        <div>
          <p className="text-ink-2">{solution.description}</p>
          <h4 className="sr-only">{words.differences}</h4>
          <div className="mt-3.5">
            <FoundList lines={source === 'live-data' ? lines.filter(({ met }) => met) : lines} />
          </div>
        </div>
        <div>
          {source === 'live-data' && (
            <div className="mb-5">
              <h4 className="pb-0.5 text-sm font-semibold">{words.howPointsAddUp}</h4>
              <Ledger reasons={reasons} score={score} name={solution.name} />
            </div>
          )}
          <BeforeYouBuy explained={explained} />
        </div>
      </div>
    </article>
  );
}
