import { roiEstimate, type RoiInputs, type RuleOfThumb } from '#domain/roi/estimate';
import { inDollars } from '#domain/roi/formats';
import * as words from '#islands/roi/words';

/**
 * Shown before anything is typed: an example's estimate, computed by the same rule as the results and drawn pale and
 * dashed, because the figures are not the visitor's. Specification §4, ROI calculator.
 */
export function RoiExample({ rule, example }: { rule: RuleOfThumb; example: RoiInputs }) {
  const { currentMonthlyCosts, monthlySavings, annualSavings } = roiEstimate(example, rule);
  return (
    <>
      <p className="mt-3 max-w-measure text-ink-2">
        <b className="font-semibold text-ink">{words.example}.</b> {words.exampleFrom(example)}
      </p>
      <p className="mt-4 title text-lg text-ink-2">{words.figures.annualSavings}</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <span className="-ms-[0.03em] numeral text-4xl leading-none text-ink-2 wrap-anywhere">
          {inDollars(annualSavings)}
        </span>
        <span className="grow basis-64 leading-close text-ink-2">{words.assumed(rule.savingsShare)}</span>
      </p>
      <EmptyBars rule={rule} amounts={[currentMonthlyCosts, currentMonthlyCosts - monthlySavings]} />
    </>
  );
}

/**
 * Today's cost and the cost with the savings, dashed; `amounts` are written in them. Without any, it holds the result's
 * place from the first figure typed until Calculate is clicked.
 */
export function EmptyBars({ rule, amounts = [] }: { rule: RuleOfThumb; amounts?: readonly number[] }) {
  const bars = [
    { label: words.today, share: 100, amount: amounts[0] },
    { label: words.afterwards(rule.savingsShare), share: 100 - rule.savingsShare, amount: amounts[1] },
  ];
  return (
    <>
      <dl className="mt-7 mb-6 grid items-center gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[6.5rem_1fr] sm:gap-y-3">
        {bars.map(({ label, share, amount }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="relative isolate flex min-h-11 items-center px-7 font-semibold text-ink-2 tabular-nums">
              {/* Leans by 23°, as all slabs do: its top is offset from its foot by tan 23° of its height. */}
              <svg
                className="absolute inset-0 -z-1 h-11 w-[calc(100%-1.25rem)] overflow-visible fill-none stroke-ink-3 [stroke-dasharray:5_4]"
                aria-hidden="true"
              >
                <g transform="translate(18.7) skewX(-23)">
                  <rect y="0.5" width="100%" height="43" />
                  <rect className="fill-lake-tint" y="0.5" width={`${share}%`} height="43" />
                </g>
              </svg>
              <span>{amount !== undefined && words.aMonth(inDollars(amount))}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2 noscript:hidden">{words.noResults}</p>
    </>
  );
}
