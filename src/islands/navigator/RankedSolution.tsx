import { layerOf } from '#domain/layers';
import type { Recommendation } from '#domain/recommendation/recommend';
import { rankBadges } from '#domain/recommendation/report';
import { isPerfectMatch, scoreBand } from '#domain/recommendation/score';
import { Ledger, ReasonList } from '#islands/navigator/Reasons';
import { Glyph } from '#components/Icon.tsx';

/** One of the top three: badge, name, score, and why. Specification §2, step 5; §9, Score display. */
export function RankedSolution({ recommendation, rank }: { recommendation: Recommendation; rank: number }) {
  const { solution, score, reasons } = recommendation;
  const layer = layerOf(solution.category);
  const scored = reasons.some((reason) => reason.points !== undefined);
  return (
    <article
      className="ranked"
      data-band={score === null ? undefined : scoreBand(score)}
      aria-labelledby={`rank-${rank}`}
    >
      <p className="ranked-badges">
        <span className="tag">{rankBadges[rank - 1]}</span>
        {score !== null && isPerfectMatch(score) && <span className="tag perfect">Perfect Match</span>}
      </p>
      <div className="ranked-title">
        <div>
          <h3 id={`rank-${rank}`}>{solution.name}</h3>
          <p className="ranked-by">
            <span>{solution.provider}</span>
            <span className="layer">
              <Glyph layer={layer.key} />
              {layer.name}
            </span>
          </p>
        </div>
        <p className="ranked-score">
          <span className="numeral">{score}</span>
          <small>{scored ? 'fit out of 100' : "fit, editor's ranking"}</small>
        </p>
      </div>
      <div className="meter" aria-hidden="true">
        <i style={{ width: `${score ?? 0}%` }} />
      </div>
      <div className="ranked-detail">
        <div>
          <p className="text-ink-2">{solution.description}</p>
          <ul className="benefits marker-list">
            {solution.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </div>
        <div>
          <h4>Why this fits</h4>
          {scored ? <Ledger reasons={reasons} score={score} name={solution.name} /> : <ReasonList reasons={reasons} />}
        </div>
      </div>
    </article>
  );
}
