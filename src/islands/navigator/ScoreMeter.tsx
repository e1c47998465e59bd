import { type ScoreBand, scoreBand } from '#domain/recommendation/score';

const bands: Record<ScoreBand, string> = {
  good: 'text-good',
  info: 'text-info',
  warn: 'text-warn',
  alert: 'text-alert',
};

/** Returns the colour of a score's band; of a recommendation without a score, that of the text. */
export function bandText(score: number | null): string {
  return score === null ? '' : bands[scoreBand(score)];
}

/** Returns a score as a leaning bar. Decorative: the number stands above it. */
export function ScoreMeter({ score }: { score: number | null }) {
  return (
    <div
      className={`mt-4.5 mb-5 h-2.5 bg-rule lean-2.5 forced-colors:border-y print:hidden ${bandText(score)}`}
      aria-hidden="true"
    >
      <i className="block border-t-10 lean-2.5" style={{ width: `${score ?? 0}%` }} />
    </div>
  );
}
