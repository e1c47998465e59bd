import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { calendarDay, dayInWords } from '#domain/text/days';
import { currencyName } from '#domain/roi/currency';
import { projectMonths, type ProjectPrice, type RuleOfThumb } from '#domain/roi/estimate';
import { roiFields } from '#domain/roi/fields';
import { inDollars, inMonths, inPercent } from '#domain/roi/formats';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/Notice.tsx';
import { NextFrame } from '#islands/NextFrame';
import { $roi, type RoiResult } from '#stores/roi';
import * as words from '#islands/roi/words';

/** A slab as high as its text. */
const bar =
  'flex min-h-11 min-w-0 items-center px-6 py-1.5 leading-snug font-semibold wrap-anywhere lean-11 print:min-h-8 print:py-0';

type Props = {
  rule: RuleOfThumb;
  projectPrice: ProjectPrice | undefined;
  result: RoiResult;
  /** What leads on from the figures. */
  children?: ReactNode;
};

/** The savings first, then the costs before and after, then the other five figures. Specification §3, ROI results. */
export function RoiResults({ rule: { savingsShare }, projectPrice, result, children }: Props) {
  const { form, currency: chosen, answers } = useStore($roi);
  const { estimate, figures, currency } = result;
  const { currentMonthlyCosts, monthlySavings, annualSavings, roiPercent, efficiencyGain, paybackPeriod } = estimate;
  const isStale = chosen !== currency || roiFields.some(({ name }) => form[name] !== result.form[name]);
  // We do not convert, and the price is in US dollars.
  const months = projectPrice && currency === 'USD' && projectMonths(projectPrice, monthlySavings);
  const project = months
    ? words.projectTakes({ from: inDollars(projectPrice.from), to: inDollars(projectPrice.to) }, months)
    : '';
  const rows = [
    [words.figures.currentMonthlyCosts, inDollars(currentMonthlyCosts, currency)],
    [words.figures.monthlySavings, inDollars(monthlySavings, currency)],
    [words.figures.roi, inPercent(roiPercent)],
    [words.figures.efficiencyGain, `${efficiencyGain}%`],
    [words.figures.paybackPeriod, inMonths(paybackPeriod), words.paybackNote(project)],
  ] as const;
  return (
    <>
      <dl className="mt-4">
        <dt className="title text-lg">{words.figures.annualSavings}</dt>
        <dd className="mt-2 -ms-[0.03em] numeral text-num wrap-anywhere">{inDollars(annualSavings, currency)}</dd>
      </dl>
      <p className="note mt-2 max-w-measure">
        {words.ruleOfThumb(savingsShare)}. {words.noForecast}
      </p>
      {isStale && (
        <Notice tone="warn" plain className="mt-5 print:hidden">
          {words.stale}
        </Notice>
      )}
      {currentMonthlyCosts > 0 && (
        <div
          className="mt-7 mb-8 grid items-center gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[6.5rem_1fr] sm:gap-y-3 print:my-5"
          aria-hidden="true"
        >
          <span>{words.today}</span>
          <span className={`bg-ink-3 text-paper ${bar}`}>{words.aMonth(inDollars(currentMonthlyCosts, currency))}</span>
          <span>{words.afterwards(savingsShare)}</span>
          <div className="flex">
            <span className={`bg-lake text-on-lake ${bar}`} style={{ width: `${100 - savingsShare}%` }}>
              {words.aMonth(inDollars(currentMonthlyCosts - monthlySavings, currency))}
            </span>
            <i className="-ms-1 me-2.5 flex-1 -skew-x-23 border border-rule-2 [border-style:dashed]" />
          </div>
        </div>
      )}
      <NextFrame wait={answers > 0}>
        <dl className="grid grid-cols-2 border-t border-ink md:grid-cols-3">
          {rows.map(([label, value, remark]) => (
            <div
              key={label}
              className={`border-b border-rule py-3.5 pe-4 max-sm:pe-2 print:py-2 ${remark ? 'col-span-2' : ''}`.trim()}
            >
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="font-display text-xl leading-head tracking-head wrap-anywhere tabular-nums">{value}</dd>
              {remark && <dd className="note">{remark}</dd>}
            </div>
          ))}
        </dl>
        <p className="mt-3 max-w-measure note">{words.setByTheRule}</p>
        <p className="mt-5 mb-7 flex flex-wrap gap-x-4 gap-y-3 print:hidden">
          {children}
          <Button look="secondary" onClick={() => window.print()}>
            {words.print}
          </Button>
        </p>
        <p className="max-w-measure note">
          {words.asEntered(currencyName(currency))}
          <span className="hidden print:inline"> {dayInWords(calendarDay(new Date()))}.</span>{' '}
          {words.workedOutFrom(figures, currency)}
        </p>
      </NextFrame>
    </>
  );
}
