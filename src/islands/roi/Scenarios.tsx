import type { Drivers } from '#domain/roi/assumptions';
import { asFigure, inDollars } from '#domain/roi/formats';
import type { RoiProjection } from '#domain/roi/model';
import { roiScenarios } from '#domain/roi/scenarios';

/** When the costs are earned back, in words. */
export function paybackWords(month: number | null): string {
  return month === null ? 'Not paid back within 36 months' : `Paid back in month ${month} of use`;
}

const rows: { label: string; value: (projection: RoiProjection) => string; isMain?: boolean }[] = [
  { label: 'First-year net', value: ({ firstYearNet }) => inDollars(firstYearNet), isMain: true },
  {
    label: 'Payback month',
    value: ({ paybackMonth }) => (paybackMonth === null ? 'none in 36' : String(paybackMonth)),
  },
  { label: 'Net over three years', value: ({ threeYearNet }) => inDollars(threeYearNet) },
  { label: 'Savings a month, at full effect', value: ({ steadyMonthlySavings }) => inDollars(steadyMonthlySavings) },
  { label: 'Running costs a month', value: ({ monthlyRunningCosts }) => inDollars(monthlyRunningCosts) },
  { label: 'Hours freed a month, at full effect', value: ({ freedHours }) => asFigure(Math.round(freedHours)) },
];

/** The same assumptions read three ways, side by side. */
export function Scenarios({ given }: { given: Partial<Drivers> }) {
  const scenarios = roiScenarios(given);
  return (
    <div className="scenarios">
      <table>
        <caption className="sr-only">Three scenarios</caption>
        <thead>
          <tr>
            <td />
            {scenarios.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value, isMain }) => (
            <tr key={label} className={isMain ? 'main' : undefined}>
              <th scope="row">{label}</th>
              {scenarios.map(({ id, projection }) => (
                <td key={id}>{value(projection)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="note">
        {scenarios.map(({ id, name, sentence }) => (
          <li key={id}>
            <b>{name}.</b> {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}
