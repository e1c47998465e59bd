import { stairHeight, stairSlabs, stairViewBox } from '#drawings/stair';
import { cumulativeSavings } from '#domain/roi/cumulative';
import type { RoiEstimate } from '#domain/roi/estimate';
import { inDollars } from '#domain/roi/formats';

/** Twelve months of savings adding up, drawn as a stair of slabs and told again as a table. */
export function SavingsChart({ estimate }: { estimate: RoiEstimate }) {
  const { months, payback } = cumulativeSavings(estimate);
  const year = months.slice(1);
  const total = inDollars(months.at(-1)?.cumulative ?? 0);
  const paidBack = payback && { after: payback.month.toFixed(1), amount: inDollars(payback.cumulative) };
  const height = `${stairHeight(payback?.month ?? 0) * 100}%`;
  return (
    <figure className="savings" aria-labelledby="savings">
      <h3 id="savings">Cumulative savings over twelve months</h3>
      <div
        className="savings-chart"
        role="img"
        aria-label={`A stair of twelve steps up to ${total}.${paidBack ? ` Payback is at month ${paidBack.after}, at ${paidBack.amount}.` : ''}`}
      >
        <svg viewBox={stairViewBox} aria-hidden="true">
          {stairSlabs(payback?.month ?? null).map(({ path, isPaidBack }) => (
            <path key={path} d={path} className={isPaidBack ? 'after' : 'before'} />
          ))}
        </svg>
        {paidBack && (
          <p className="savings-payback" style={{ bottom: height }}>
            <b>Payback, {paidBack.after} months</b>
            <span>{paidBack.amount}</span>
          </p>
        )}
        <p className="savings-total">
          <b>After 12 months</b>
          <span>{total}</span>
        </p>
      </div>
      <ol className="savings-months" aria-hidden="true">
        {year.map(({ month }) => (
          <li key={month}>{month}</li>
        ))}
      </ol>
      <figcaption>
        <p className="note">
          {`Each slab is one month's savings, ${inDollars(estimate.monthlySavings)}. ${
            paidBack
              ? `After ${paidBack.after} months they add up to one month of today's cost: that is what this rule of thumb calls payback. The price of a project is not in it.`
              : ''
          }`}
        </p>
        <details className="figures-table">
          <summary>Show the figures as a table</summary>
          <table>
            <caption className="sr-only">Cumulative savings over twelve months</caption>
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col">Savings so far</th>
              </tr>
            </thead>
            <tbody>
              {year.map(({ month, cumulative }) => (
                <tr key={month}>
                  <th scope="row">
                    {month}
                    {payback?.month === month && ' (payback)'}
                  </th>
                  <td>{inDollars(cumulative)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  );
}
