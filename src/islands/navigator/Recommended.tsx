import type { Recommendations } from '#domain/recommendation/recommend';
import { AdditionalSolutions } from '#islands/navigator/AdditionalSolutions';
import { RankedSolution } from '#islands/navigator/RankedSolution';
import { RecommendedStack } from '#islands/navigator/RecommendedStack';

/** The top three beside the stack they make, then what is worth a look. */
export function Recommended({ recommendations }: { recommendations: Recommendations }) {
  return (
    <>
      <div className="gap-18 lg:grid lg:grid-cols-[7.4fr_4.6fr]">
        <div>
          {recommendations.top.map((recommendation, index) => (
            <RankedSolution key={recommendation.solution.id} recommendation={recommendation} rank={index + 1} />
          ))}
        </div>
        <RecommendedStack recommendations={recommendations} />
      </div>
      <AdditionalSolutions additional={recommendations.additional} />
    </>
  );
}
