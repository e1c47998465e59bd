import { useMemo } from 'react';
import type { WizardDefinition } from '#domain/content/wizard';
import { layerOf, type LayerName as Name } from '#domain/layers';
import type { Advice } from '#domain/recommendation/advice';
import { type Explained, explained } from '#domain/recommendation/explanation';
import { littleKnownLine, nearestProducts } from '#domain/recommendation/nearest-products';
import { needsMetLine } from '#domain/recommendation/summary';
import { jobWords } from '#domain/recommendation/words';
import { addressCode } from '#domain/text/address-code';
import type { Answers } from '#domain/wizard/answers';
import { BeforeYouBuy } from '#islands/navigator/BeforeYouBuy';
import { CompareTop } from '#islands/navigator/CompareTop';
import { FoundList } from '#islands/navigator/FoundList';
import { MissedNeeds } from '#islands/navigator/MissedNeeds';
import { SolutionName } from '#islands/navigator/SolutionName';
import { Glyph, Icon } from '#components/Icon.tsx';
import { Tag } from '#components/Tag.tsx';
import * as words from '#islands/needs-assessment/words';
import '../navigator/ProductDetail.css';

type Props = {
  definition: WizardDefinition;
  answers: Answers;
  advice: Advice;
  /** The provider categories nearest to the area. */
  categories: readonly Name[];
  /** Said before everything else: nothing is recommended yet. */
  lede: string | undefined;
};

/** Where to look in an area without recommendations: products of the catalogue, then provider categories. */
export function NearestProducts({ definition, answers, advice, categories, lede }: Props) {
  const { summary, explanation } = useMemo(() => {
    const { products, summary } = nearestProducts(definition, answers, advice);
    const ranking = { top: [], additional: products, asked: [], gaps: [], drawn: [] };
    const counts = { candidates: products.length, found: 0, scoreSpread: null };
    const recommendations = { ...ranking, ...counts, source: 'editors-ranking' } as const;
    return { summary, explanation: explained(definition, answers, recommendations, advice) };
  }, [definition, answers, advice]);
  return (
    <section aria-labelledby="nearest">
      <h3 id="nearest" className="text-2xl lg:text-3xl">
        {words.whereToLook}
      </h3>
      <div className="mt-3 mb-8 grid gap-x-18 gap-y-4 lg:grid-cols-[6fr_6fr]">
        <p className="max-w-measure lede">{lede}</p>
        <div className="max-w-measure">
          <p className="font-semibold">{summary.headline}</p>
          {summary.detail && <p className="mt-1.5 text-ink-2">{summary.detail}</p>}
        </div>
      </div>
      {explanation.additional.map((product) => (
        <Product key={product.recommendation.solution.id} explained={product} advice={advice} />
      ))}
      <CompareTop recommendations={explanation.recommendations} top={explanation.additional} />
      <h4 id="nearest-providers" className="mt-9 title text-lg">
        {words.providersToo}
      </h4>
      <ul className="mt-3 max-w-176" aria-labelledby="nearest-providers">
        {categories.map((category) => (
          <li key={category} className="border-t border-rule last:border-b">
            <a
              href={`/providers?category=${addressCode(category)}`}
              className="flex min-h-14.5 items-center gap-4 title text-lg no-underline hover:text-lake"
            >
              <Glyph layer={layerOf(category).key} />
              <span className="flex-1">
                {category}
                <span className="sr-only"> {words.providers}</span>
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A product with its job, its standing on each stated need, and what to check before buying it. */
function Product({ explained, advice }: { explained: Explained; advice: Advice }) {
  const { recommendation, lines } = explained;
  const { solution, needs } = recommendation;
  const heading = `nearest-${solution.id}`;
  const standing = needsMetLine(needs);
  const littleKnown = littleKnownLine(solution, advice.criteria);
  return (
    <article className="border-t border-rule pt-5 pb-8 lg:pb-10" aria-labelledby={heading}>
      <p className="mb-2.5 flex flex-wrap items-center gap-x-5 gap-y-1">
        {solution.job && <Tag>{jobWords[solution.job]}</Tag>}
        {standing && <span className="text-sm font-strong text-ink-2">{standing}</span>}
      </p>
      <h3 id={heading} className="text-xl wrap-anywhere sm:text-2xl">
        <SolutionName explained={explained} />
      </h3>
      <p className="ranked-by">{solution.provider}</p>
      <MissedNeeds explained={explained} />
      <div className="mt-4 ranked-detail">
        <div>
          <p className="text-ink-2">{solution.description}</p>
          <div className="mt-3.5">
            <FoundList lines={lines} />
          </div>
        </div>
        <div>
          <BeforeYouBuy explained={explained} />
          {littleKnown && <p className="mt-3 text-ink-2">{littleKnown}</p>}
        </div>
      </div>
    </article>
  );
}
