import { addressCode } from '#domain/text/address-code';
import type { Recommendation, Recommendations } from '#domain/recommendation/recommend';
import { openNeeds } from '#domain/recommendation/needs';
import { priorityPicks } from '#domain/recommendation/sheet/firm-sentence';
import { recommendedStack, type StackLayer } from '#domain/recommendation/stack';
import type { Whose } from '#domain/recommendation/sheet/words';
import { nothingFits } from '#domain/recommendation/summary';
import { capitalized, inList } from '#domain/text/words';
import { StackPlate } from '#components/StackPlate.tsx';
import * as words from '#islands/navigator/words';
import './RecommendedStack.css';

type Props = {
  recommendations: Recommendations;
  /** The id of the product that the sheet begins with, if it is not the first of the three. */
  lead: string | undefined;
  /** How many providers the directory lists in each layer. */
  providers: Readonly<Record<string, number>>;
  whose: Whose;
};

/** The hatching of a gap's plate, on a plate of 100 × 100. */
const hatch = Array.from({ length: 12 }, (_, index) => `M${6 + index * 8} 0v100`).join('');

/** The visitor's stack: five plates, and beside each its layer's solutions, its gap or nothing. */
export function RecommendedStack({ recommendations, lead, providers, whose }: Props) {
  const stack = recommendedStack(recommendations);
  const has = (state: StackLayer['state']) => stack.some((each) => each.state === state);
  return (
    <aside className="recommended-stack" aria-labelledby="recommended-stack">
      <h3 id="recommended-stack" className="text-lg md:text-md">
        {words.recommendedStack[whose]}
      </h3>
      <svg className="absolute" width="0" height="0" aria-hidden="true">
        <path id="engraving-gap" className="gap-hatch" d={hatch} />
      </svg>
      <ol className="stack-rows">
        {stack.map((each) => (
          <li key={each.layer.key} className="stack-row">
            <StackPlate layer={each.layer.key} state={each.state} />
            <div className="leading-snug">
              <small className="text-md text-ink-3 md:text-sm print:text-xs">{each.layer.name}</small>
              <InLayer
                held={each}
                lead={lead}
                source={recommendations.source}
                providers={providers[each.layer.name] ?? 0}
                whose={whose}
              />
            </div>
          </li>
        ))}
      </ol>
      <p className="text-md leading-close text-ink-3 print:text-xs">
        {words.stackLegend(
          recommendations.source === 'live-data',
          has,
          whose,
          priorityPicks(recommendations).length === 0,
        )}
      </p>
    </aside>
  );
}

type InLayerProps = Pick<Props, 'lead'> & {
  held: StackLayer;
  source: Recommendations['source'];
  providers: number;
  whose: Whose;
};

/** A layer's content: its solutions with their ranks, the reason for a gap, or that it was not asked for. */
function InLayer({ held, lead, source, providers, whose }: InLayerProps) {
  const { layer, state, entries, gap, answers } = held;
  if (gap)
    return (
      <p className="leading-close print:text-xs">
        {capitalized(nothingFits(source))}
        {gap.unmet.map((need, index) => (
          <span key={need}>
            {index === 0 ? ' ' : index === gap.unmet.length - 1 ? ' and ' : ', '}
            <b className="font-semibold">{need}</b>
          </span>
        ))}
        .{' '}
        <a
          className="font-semibold whitespace-nowrap text-lake"
          href={`/providers?category=${addressCode(layer.name)}`}
        >
          {words.seeProviders(providers)}
          <span className="sr-only"> {words.ofLayer(layer.name)}</span>
        </a>
      </p>
    );
  if (state === 'ghost') return <p className="text-ink-3 print:text-xs">{words.notAsked}</p>;
  if (answers.length > 0)
    return (
      <p>
        <b className="title text-md print:text-sm">{inList(answers)}</b>{' '}
        <small className="text-sm whitespace-nowrap text-ink-3 print:text-xs">{words.answerOf[whose]}</small>
      </p>
    );
  // Solutions that are only worth a look are listed below the ranking; a layer with no others names two of them.
  const isLead = ({ recommendation }: StackLayer['entries'][number]) => recommendation.solution.id === lead;
  const picks = entries
    .filter((each) => each.place !== null || each.recommendation.isLayerPick || isLead(each))
    .sort((a, b) => Number(isLead(b)) - Number(isLead(a)));
  const roleOf = ({ isLayerPick, solution, needs }: Recommendation) => {
    if (isLayerPick) return words.layerPick;
    if (solution.id !== lead) return words.additionalOne;
    return openNeeds(needs).length > 0 ? words.askFirst : words.startHere;
  };
  const shown = picks.length > 0 ? picks : entries.slice(0, 2);
  return (
    <>
      {shown.map(({ recommendation, place }) => (
        <p key={recommendation.solution.id}>
          <b className="title text-sm">{recommendation.solution.short ?? recommendation.solution.name}</b>
          {/* The no-break space keeps the rank with the last word of the name. */}
          {place !== null ? '\u00A0' : ' '}
          <small className="text-sm whitespace-nowrap text-ink-3 print:text-xs">
            {place !== null ? `#${place}` : roleOf(recommendation)}
          </small>
        </p>
      ))}
    </>
  );
}
