import { stairHeight, stairSlabs, stairViewBox } from '#drawings/stair';
import { cumulativeSavings } from '#domain/roi/cumulative';
import type { Currency } from '#domain/roi/currency';
import type { ProjectCost, RoiEstimate } from '#domain/roi/estimate';
import { inDollars } from '#domain/roi/formats';
import { FiguresTable } from '#islands/roi/FiguresTable';
import * as words from '#islands/roi/words';

/** The labels in the corner above the stair. */
const label = 'absolute grid text-xs leading-close tabular-nums sm:text-sm';

type Props = {
  estimate: RoiEstimate;
  currency: Currency;
  /** Null where no price is known in the currency. */
  project: ProjectCost | null;
};

/**
 * Twelve months of cumulative savings, drawn as a stair of slabs and repeated as a table: dark where they are more than a
 * project costs at least, or without its price more than the specified payback.
 */
export function SavingsChart({ estimate, currency, project }: Props) {
  const { months, payback } = cumulativeSavings(estimate);
  const year = months.slice(1);
  const total = inDollars(months.at(-1)?.cumulative ?? 0, currency);
  const paid = project ? project.months.from : (payback?.month ?? null);
  const isInYear = paid !== null && paid <= year.length;
  const mark = isInYear && {
    title: project ? words.projectPaid(paid.toFixed(1)) : words.paybackAfter(paid.toFixed(1)),
    amount: inDollars(project ? project.price.from : (payback?.cumulative ?? 0), currency),
  };
  const paidIn = isInYear ? Math.ceil(paid) : 0;
  const note = words.slab(inDollars(estimate.monthlySavings, currency));
  return (
    <figure className="print:mt-6 print:w-3/5 print:break-inside-avoid" aria-labelledby="savings">
      <h3 id="savings" className="text-lg">
        {words.cumulativeSavings}
      </h3>
      <div className="relative mt-10 border-b border-ink" role="img" aria-label={words.stair(total, mark)}>
        <svg
          className="w-full *:stroke-lake *:[vector-effect:non-scaling-stroke]"
          viewBox={stairViewBox}
          aria-hidden="true"
        >
          {stairSlabs(isInYear ? paid : null).map(({ path, isPaidBack }) => (
            <path key={path} d={path} className={isPaidBack ? 'fill-lake' : 'fill-lake-tint'} />
          ))}
        </svg>
        {mark && (
          <p
            className={`left-0 w-full border-b border-ink-3 [border-bottom-style:dashed] pb-1 ${label}`}
            style={{ bottom: `${stairHeight(paid) * 100}%` }}
          >
            <b>{mark.title}</b>
            <span>{mark.amount}</span>
          </p>
        )}
        <p className={`-top-6 right-[27%] text-end ${label}`}>
          <b>{words.afterTheYear}</b>
          <span>{inDollars(estimate.annualSavings, currency)}</span>
        </p>
      </div>
      <ol className="mt-1.5 mb-2 grid grid-cols-12 text-center text-xs text-ink-3 tabular-nums" aria-hidden="true">
        {year.map(({ month }) => (
          <li key={month}>{month}</li>
        ))}
      </ol>
      <p className="max-w-measure note">{project ? `${note} ${words.afterProject(isInYear)}` : note}</p>
      <figcaption>
        <FiguresTable
          caption={words.cumulativeSavings}
          columns={words.savingsColumns}
          rows={year.map(({ month, cumulative }) => ({
            name: paidIn === month && (project || paid === month) ? words.paidMonth(month, !!project) : String(month),
            cells: [inDollars(cumulative, currency)],
          }))}
        />
      </figcaption>
    </figure>
  );
}
