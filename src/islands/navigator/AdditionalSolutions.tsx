import type { Recommendation } from '#domain/recommendation/recommend';
import { ReasonList } from '#islands/navigator/ReasonList';
import { bandText } from '#islands/navigator/ScoreMeter';
import { LayerName } from '#components/LayerName.tsx';

/** What is worth a look after the top three. Specification §2, step 5. */
export function AdditionalSolutions({ additional }: { additional: readonly Recommendation[] }) {
  if (additional.length === 0) return null;
  const scored = additional.some(({ score }) => score !== null);
  return (
    <section className="additional" aria-labelledby="additional">
      <h3 id="additional" className="mb-5 text-2xl">
        Additional Recommended Solutions
      </h3>
      <table className="w-full lg:table-fixed">
        <thead className="text-start text-sm text-ink-3 max-lg:sr-only">
          <tr>
            <th scope="col">Solution</th>
            <th scope="col">Provider</th>
            <th scope="col">Layer</th>
            <th scope="col">Why consider it</th>
            {scored && <th scope="col">Fit</th>}
          </tr>
        </thead>
        <tbody>
          {additional.map(({ solution, score, reasons }) => (
            <tr key={solution.id}>
              <th scope="row" className="title text-start text-lg">
                {solution.name}
              </th>
              <td className="text-ink-2">{solution.provider}</td>
              <td>
                <LayerName name={solution.category} />
              </td>
              <td className="text-sm text-ink-2">
                {solution.description}
                <details className="print:hidden">
                  <summary>Why this fits</summary>
                  <ReasonList reasons={reasons} />
                </details>
              </td>
              {score !== null && <td className={`text-end numeral text-xl ${bandText(score)}`}>{score}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
