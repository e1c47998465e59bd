import type { Currency } from '#domain/roi/currency';
import { asFigure, inDollars } from '#domain/roi/formats';
import type { RoiProjection } from '#domain/roi/model';
import type { RoiScenario } from '#domain/roi/scenarios';
import * as words from '#islands/roi/model/words';

const rows: { label: string; value: (projection: RoiProjection, currency: Currency) => string; isMain?: boolean }[] = [
  {
    label: words.projection.firstYearNet,
    value: ({ firstYearNet }, currency) => inDollars(firstYearNet, currency),
    isMain: true,
  },
  {
    label: words.projection.paybackMonth,
    value: ({ paybackMonth }) => (paybackMonth === null ? words.noPaybackMonth : String(paybackMonth)),
  },
  { label: words.projection.threeYearNet, value: ({ threeYearNet }, currency) => inDollars(threeYearNet, currency) },
  {
    label: words.projection.savings,
    value: ({ steadyMonthlySavings }, currency) => inDollars(steadyMonthlySavings, currency),
  },
  {
    label: words.projection.runningCosts,
    value: ({ monthlyRunningCosts }, currency) => inDollars(monthlyRunningCosts, currency),
  },
  { label: words.projection.hoursFreed, value: ({ freedHours }) => asFigure(Math.round(freedHours)) },
];

const cell =
  'py-1.5 print:py-0.5 ps-4 text-end align-baseline max-sm:p-0 max-sm:ps-2 max-sm:nth-2:ps-0 max-sm:nth-2:text-start';
/** On a phone a row is one line with its three figures below. */
const line = 'max-sm:grid max-sm:grid-cols-3 max-sm:py-1.5';

/** Three scenarios of the same assumptions, side by side. */
export function Scenarios({ scenarios, currency }: { scenarios: readonly RoiScenario[]; currency: Currency }) {
  return (
    <div className="max-sm:wrap-anywhere">
      <table className="w-full text-sm tabular-nums max-sm:block">
        <caption className="sr-only">{words.scenarios}</caption>
        <thead className="max-sm:block">
          <tr className={line}>
            <td className="max-sm:hidden" />
            {scenarios.map(({ id, name }) => (
              <th key={id} scope="col" className={`title text-md ${cell}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(({ label, value, isMain }) => (
            <tr key={label} className={`${line} border-t max-sm:border-rule ${isMain ? 'border-ink' : 'border-rule'}`}>
              <th
                scope="row"
                className="py-1.5 print:py-0.5 text-start align-baseline font-normal text-ink-2 max-sm:col-span-full max-sm:p-0"
              >
                {label}
              </th>
              {scenarios.map(({ id, projection }) => (
                <td key={id} className={isMain ? `title text-md sm:text-lg ${cell}` : cell}>
                  {value(projection, currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-3 grid gap-1.5 note">
        {scenarios.map(({ id, name, sentence }) => (
          <li key={id}>
            <b className="font-semibold text-ink-2">{name}.</b> {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}
