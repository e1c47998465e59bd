import { stairHeight, stairPath, stairSize } from '#drawings/stair';
import { cumulativeSavings } from '#domain/roi/cumulative';
import type { Currency } from '#domain/roi/currency';
import type { ProjectCost, RoiEstimate } from '#domain/roi/estimate';
import { inDollars } from '#domain/roi/formats';
import { FiguresTable } from '#islands/roi/FiguresTable';
import * as words from '#islands/roi/words';

/** The labels of the stair. */
const label = 'grid text-xs leading-close tabular-nums sm:text-sm';

type Props = {
  estimate: RoiEstimate;
  currency: Currency;
  /** Null where no price is known in the currency. */
  project: ProjectCost | null;
};

/**
 * Twelve months of cumulative savings, drawn as a stair of slabs and repeated as a table: hatched where they are more than
 * a project costs at least, dark where they are more than it costs at most, or without its price more than the specified
 * payback.
 */
export function SavingsChart({ estimate, currency, project }: Props) {
  const { months, payback } = cumulativeSavings(estimate);
  const year = months.slice(1);
  const total = inDollars(months.at(-1)?.cumulative ?? 0, currency);
  const paid = project ? project.months : payback && { from: payback.month, to: payback.month };
  const isInYear = paid !== null && paid.from <= year.length;
  const isWholly = paid !== null && paid.to <= year.length;
  const mark = isInYear && {
    title: (project ? words.projectPaid : words.paybackAfter)(paid.from.toFixed(1)),
    amount: inDollars(project ? project.price.from : (payback?.cumulative ?? 0), currency),
  };
  const note = words.slab(inDollars(estimate.monthlySavings, currency));
  const paidIn = (month: number) => {
    const is = (time: number | undefined) => time !== undefined && (project ? Math.ceil(time) : time) === month;
    return [
      ...(is(paid?.from) ? [words.paid(!!project)] : []),
      ...(project && is(paid?.to) ? [words.highestPaid] : []),
    ];
  };
  return (
    <figure className="print:mt-6 print:w-3/5 print:break-inside-avoid" aria-labelledby="savings">
      <h3 id="savings" className="text-lg">
        {words.cumulativeSavings}
      </h3>
      <p className={`mt-1 mb-1 text-end ${label}`} aria-hidden="true">
        <b>{words.afterTheYear}</b>
        <span>{inDollars(estimate.annualSavings, currency)}</span>
      </p>
      <div className="relative border-b border-ink" role="img" aria-label={words.stair(total, mark)}>
        <svg className="w-full" viewBox={`0 0 ${stairSize.width} ${stairSize.height}`} aria-hidden="true">
          <defs>
            <path id="stair" d={stairPath} vectorEffect="non-scaling-stroke" />
            <pattern id="stair-hatch" width="6" height="6" patternUnits="userSpaceOnUse">
              <path d="M1 0v6" className="stroke-lake" strokeWidth="2" />
            </pattern>
            {isInYear && <Between id="stair-hatched" from={paid.from} to={paid.to} />}
            {isWholly && <Between id="stair-dark" from={paid.to} to={year.length} />}
          </defs>
          <use href="#stair" className="fill-lake-tint" />
          {isInYear && <use href="#stair" fill="url(#stair-hatch)" clipPath="url(#stair-hatched)" />}
          {isWholly && <use href="#stair" className="fill-lake" clipPath="url(#stair-dark)" />}
          <use href="#stair" className="fill-none stroke-lake" />
        </svg>
        {isWholly && project && <PriceLine month={paid.to} />}
        {mark && (
          <p
            className={`absolute left-0 w-full border-b border-ink-3 [border-bottom-style:dashed] pb-1 ${label}`}
            style={{ bottom: `${stairHeight(paid.from) * 100}%` }}
          >
            <b>{mark.title}</b>
            <span>{mark.amount}</span>
          </p>
        )}
      </div>
      <ol className="mt-1.5 mb-2 grid grid-cols-12 text-center text-xs text-ink-3 tabular-nums" aria-hidden="true">
        {year.map(({ month }) => (
          <li key={month}>{month}</li>
        ))}
      </ol>
      <p className="max-w-measure note">{project ? `${note} ${words.afterProject(isInYear, isWholly)}` : note}</p>
      <figcaption>
        <FiguresTable
          caption={words.cumulativeSavings}
          columns={words.savingsColumns}
          rows={year.map(({ month, cumulative }) => ({
            name: words.inMonth(month, paidIn(month)),
            cells: [inDollars(cumulative, currency)],
          }))}
        />
      </figcaption>
    </figure>
  );
}

/** What of the stair is above so many months' savings, and not above more. */
function Between({ id, from, to }: { id: string; from: number; to: number }) {
  const [low, high] = [stairHeight(from), stairHeight(to)];
  const { width, height } = stairSize;
  return (
    <clipPath id={id}>
      <rect width={width} y={(1 - high) * height} height={(high - low) * height} />
    </clipPath>
  );
}

/** The highest price, where a year's savings pay for it. */
function PriceLine({ month }: { month: number }) {
  return (
    <i
      className="absolute left-0 w-full border-b border-ink-3 [border-bottom-style:dashed]"
      style={{ bottom: `${stairHeight(month) * 100}%` }}
    />
  );
}
