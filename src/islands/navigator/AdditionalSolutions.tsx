import type { Explained, Explanation } from '#domain/recommendation/explanation';
import { placeSharedWithTop } from '#domain/recommendation/summary';
import { bandText } from '#islands/navigator/ScoreMeter';
import { SolutionName } from '#islands/navigator/SolutionName';
import { FactMark } from '#components/FactMark.tsx';
import { LayerName } from '#components/LayerName.tsx';
import * as words from '#islands/navigator/words';
import './AdditionalSolutions.css';

/** Solutions worth a look after the top three, with the needs that each misses. Specification §2, step 5. */
export function AdditionalSolutions({
  additional,
  recommendations,
}: Pick<Explanation, 'additional' | 'recommendations'>) {
  if (additional.length === 0) return null;
  const scored = additional.some(({ recommendation }) => recommendation.score !== null);
  return (
    <section className="additional" aria-labelledby="additional">
      <h3 id="additional" className="mb-5 text-xl sm:text-2xl">
        {words.additional}
      </h3>
      <table className="w-full lg:table-fixed">
        <thead className="text-start text-sm text-ink-3 max-lg:sr-only">
          <tr>
            <th scope="col">{words.solution}</th>
            <th scope="col">{words.layer}</th>
            <th scope="col">{words.againstNeeds}</th>
            <th scope="col">{words.beforeYouBuy}</th>
            {scored && <th scope="col">{words.points}</th>}
          </tr>
        </thead>
        <tbody>
          {additional.map((explained) => {
            const { recommendation, checks, questions } = explained;
            const { solution, score } = recommendation;
            return (
              <tr key={solution.id}>
                <th scope="row" className="title text-start text-lg text-balance">
                  <SolutionName explained={explained} />
                  <span className="block font-sans text-sm font-normal text-ink-2">{solution.provider}</span>
                </th>
                <td>
                  <LayerName name={solution.category} />
                </td>
                <td className="text-sm leading-close">
                  <AgainstNeeds explained={explained} />
                </td>
                <td className="text-sm leading-close text-ink-2">
                  <span className="print:hidden">{solution.description}</span> {checks[0] ?? questions[0]}
                </td>
                {score !== null && (
                  <td className="text-end">
                    <span className={`numeral text-xl ${bandText(score)}`}>{score}</span>
                    <small className="ms-auto block max-w-18 text-xs text-balance text-ink-3">
                      {placeSharedWithTop(recommendation, recommendations)}
                    </small>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** The stated needs that a solution misses, meets in part or leaves open; if there are none, that it meets them all. */
function AgainstNeeds({ explained: { recommendation, misses, inPart, open } }: { explained: Explained }) {
  const { isLayerPick, needs } = recommendation;
  const lines = [
    ...misses.map(({ text }) => ({ text, finding: 'no' as const })),
    ...inPart.map(({ text }) => ({ text, finding: 'partly' as const })),
    ...open.map((text) => ({ text, finding: 'open' as const })),
  ];
  const all = isLayerPick ? words.layerPickMeets : needs.length > 0 && words.meetsEveryNeed;
  return (
    <ul className="against-needs">
      {isLayerPick && lines.length > 0 && (
        <li>
          <FactMark finding="yes" />
          <span>{words.layerPickMissesNothing}</span>
        </li>
      )}
      {lines.map(({ text, finding }) => (
        <li key={text}>
          <FactMark finding={finding} />
          <span>{text}</span>
        </li>
      ))}
      {lines.length === 0 && all && (
        <li>
          <FactMark finding="yes" />
          <span>{all}</span>
        </li>
      )}
    </ul>
  );
}
