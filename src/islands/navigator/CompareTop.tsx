import { compareAddress } from '#domain/compare/address';
import type { Explanation } from '#domain/recommendation/explanation';
import { ButtonLink } from '#components/Button.tsx';
import { tools } from '#components/tools.ts';

/** Links to the comparison of the top three. Omitted for solutions from a website: not all of them are in the catalogue. */
export function CompareTop({ recommendations, top }: Pick<Explanation, 'recommendations' | 'top'>) {
  if (recommendations.source === 'live-data' || top.length < 2) return null;
  const ids = top.map(({ recommendation }) => recommendation.solution.id);
  return (
    <ButtonLink look="link" className="print:hidden" icon="arrow" href={compareAddress(ids)}>
      {tools.compare.name}
    </ButtonLink>
  );
}
