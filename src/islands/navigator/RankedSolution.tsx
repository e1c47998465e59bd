import { layerOf } from '#domain/layers';
import type { Recommendation } from '#domain/recommendation/recommend';
import { rankBadges } from '#domain/recommendation/report';
import { isPerfectMatch } from '#domain/recommendation/score';
import { Ledger } from '#islands/navigator/Ledger';
import { ReasonList } from '#islands/navigator/ReasonList';
import { bandText, ScoreMeter } from '#islands/navigator/ScoreMeter';
import { LayerName } from '#components/LayerName.tsx';
import { Tag } from '#components/Tag.tsx';

/** One of the top three: badge, name, score, and why. Specification §2, step 5; §9, Score display. */
export function RankedSolution({ recommendation, rank }: { recommendation: Recommendation; rank: number }) {
  const { solution, score, reasons } = recommendation;
  const scored = reasons.some((reason) => reason.points !== undefined);
  const isFirst = rank === 1;
  return (
    <article
      className={`ranked pt-5.5 pb-8 lg:pb-12 ${isFirst ? 'border-t-3 border-lake' : 'border-t border-rule'}`}
      aria-labelledby={`rank-${rank}`}
    >
      <p className="mb-4 flex flex-wrap gap-x-5 gap-y-1">
        <Tag tone={isFirst ? 'lake-filled' : 'lake'}>{rankBadges[rank - 1]}</Tag>
        {isPerfectMatch(recommendation) && <Tag tone="good">Perfect Match</Tag>}
      </p>
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0">
          <h3 id={`rank-${rank}`} className={`wrap-anywhere ${isFirst ? 'text-3xl' : 'text-2xl'}`}>
            {solution.name}
          </h3>
          <p className="ranked-by">
            <span>{solution.provider}</span>
            <LayerName name={layerOf(solution.category).name} />
          </p>
        </div>
        <p className={`flex-none text-end ${bandText(score)}`}>
          <span className={`block numeral ${isFirst ? 'text-num' : 'text-4xl'}`}>{score}</span>
          <small className="text-xs text-ink-3">{scored ? 'fit out of 100' : "fit, editor's ranking"}</small>
        </p>
      </div>
      <ScoreMeter score={score} />
      <div className="ranked-detail">
        <div>
          <p className="text-ink-2">{solution.description}</p>
          <ul className="benefits">
            {solution.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </div>
        <div>
          <h4 className="pb-0.5 text-sm font-semibold">Why this fits</h4>
          {scored ? <Ledger reasons={reasons} score={score} name={solution.name} /> : <ReasonList reasons={reasons} />}
        </div>
      </div>
    </article>
  );
}
