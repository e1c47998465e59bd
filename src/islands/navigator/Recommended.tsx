import { Fragment } from 'react';
import type { Explanation } from '#domain/recommendation/explanation';
import { groupHeading } from '#domain/recommendation/summary';
import { AdditionalSolutions } from '#islands/navigator/AdditionalSolutions';
import { CompareTop } from '#islands/navigator/CompareTop';
import { RankedAt } from '#islands/navigator/RankedAt';
import { RankedSolution } from '#islands/navigator/RankedSolution';
import { RecommendedStack } from '#islands/navigator/RecommendedStack';
import { SharedReasons } from '#islands/navigator/SharedReasons';

type Props = {
  explanation: Explanation;
  /** How many providers the directory lists in each layer. */
  providers: Readonly<Record<string, number>>;
  /** The version of the catalogue that was ranked. */
  version: string;
};

/** What all recommendations share, the top three beside their stack, then the solutions worth a look. */
export function Recommended({ explanation, providers, version }: Props) {
  const { recommendations, top, additional } = explanation;
  return (
    <>
      <div className="gap-14 lg:grid lg:grid-cols-[minmax(0,7.4fr)_minmax(0,4.6fr)]">
        <div>
          <SharedReasons explanation={explanation} />
          {top.map((explained, index) => {
            const group = groupHeading(recommendations, index);
            return (
              <Fragment key={explained.recommendation.solution.id}>
                {group && <p className="pb-4 font-strong text-ink-2">{group}</p>}
                <RankedSolution explained={explained} rank={index + 1} source={recommendations.source} />
              </Fragment>
            );
          })}
          <CompareTop recommendations={recommendations} top={top} />
          <RankedAt explanation={explanation} version={version} />
        </div>
        <RecommendedStack recommendations={recommendations} providers={providers} />
      </div>
      <AdditionalSolutions additional={additional} recommendations={recommendations} />
    </>
  );
}
