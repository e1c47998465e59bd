import { layerOf } from '#domain/layers';
import type { Recommendation } from '#domain/recommendation/recommend';
import { scoreBand } from '#domain/recommendation/score';
import { ReasonList } from '#islands/navigator/Reasons';
import { Glyph } from '#components/Icon.tsx';

/** What is worth a look after the top three. Specification §2, step 5. */
export function AdditionalSolutions({ additional }: { additional: readonly Recommendation[] }) {
  if (additional.length === 0) return null;
  const scored = additional.some(({ score }) => score !== null);
  return (
    <section className="additional" aria-labelledby="additional">
      <h3 id="additional">Additional Recommended Solutions</h3>
      <table>
        <thead>
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
              <th scope="row">{solution.name}</th>
              <td className="additional-provider">{solution.provider}</td>
              <td>
                <span className="layer">
                  <Glyph layer={layerOf(solution.category).key} />
                  {solution.category}
                </span>
              </td>
              <td className="additional-reason">
                {solution.description}
                <details>
                  <summary>Why this fits</summary>
                  <ReasonList reasons={reasons} />
                </details>
              </td>
              {score !== null && (
                <td className="additional-score" data-band={scoreBand(score)}>
                  {score}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
