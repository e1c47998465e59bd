import { compareAddress } from '#domain/compare/address';
import type { Explanation } from '#domain/recommendation/explanation';
import { ButtonLink } from '#components/Button.tsx';
import * as words from '#islands/navigator/words';

/** The way to the top three side by side. What was read off a website is in no catalogue, and has no facts to compare. */
export function CompareTop({ recommendations, top }: Pick<Explanation, 'recommendations' | 'top'>) {
  if (recommendations.source === 'live-data' || top.length < 2) return null;
  const ids = top.map(({ recommendation }) => recommendation.solution.id);
  return (
    <ButtonLink look="link" className="print:hidden" icon="arrow" href={compareAddress(ids)}>
      {words.compareSideBySide}
    </ButtonLink>
  );
}
