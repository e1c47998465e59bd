import { layerOf } from '#domain/layers';
import type { Recommendation } from '#domain/recommendation/recommend';
import { scoreBand } from '#domain/recommendation/score';
import { Icon } from '#islands/wizard/Icon';

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
            <th scope="col">{scored ? 'Fit' : 'Why consider it'}</th>
          </tr>
        </thead>
        <tbody>
          {additional.map(({ solution, score, reasons }) => (
            <tr key={solution.id}>
              <th scope="row">{solution.name}</th>
              <td className="additional-provider">{solution.provider}</td>
              <td>
                <span className="layer">
                  <Icon id={`glyph-${layerOf(solution.category).key}`} />
                  {solution.category}
                </span>
              </td>
              {score === null ? (
                <td className="additional-reason">{reasons.find((reason) => reason.met)?.text ?? solution.description}</td>
              ) : (
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
