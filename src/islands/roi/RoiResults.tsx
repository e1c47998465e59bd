import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { calendarDay, dayInWords } from '#domain/text/days';
import { currencyName } from '#domain/roi/currency';
import type { ProjectCost, RuleOfThumb } from '#domain/roi/estimate';
import { roiFields } from '#domain/roi/fields';
import { inCents, inDollars, inMonths, inPercent } from '#domain/roi/formats';
import { contactCost } from '#domain/roi/contact-cost';
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
  /** Null where no price is known in the currency. */
  project: ProjectCost | null;
  result: RoiResult;
  /** What leads on from the figures. */
  children?: ReactNode;
};

/**
 * The savings, whose assumption they rest on and what a project takes of them; the costs before and after, the other
 * figures, apart those that nobody's input changes, and what all are worked out from. Specification §3, ROI results.
 */
export function RoiResults({ rule: { savingsShare }, project, result, children }: Props) {
  const { form, currency: chosen, answers } = useStore($roi);
  const { estimate, figures, currency } = result;
  const { currentMonthlyCosts, monthlySavings, annualSavings, roiPercent, efficiencyGain, paybackPeriod } = estimate;
  const isStale = chosen !== currency || roiFields.some(({ name }) => form[name] !== result.form[name]);
  const contact = contactCost(estimate, figures);
  const own = [
    [words.figures.currentMonthlyCosts, inDollars(currentMonthlyCosts, currency)],
    [words.figures.monthlySavings, inDollars(monthlySavings, currency)],
    [words.costOfACall, inCents(contact?.call ?? null, currency)],
  ] as const;
  const fixed = [
    [words.figures.roi, inPercent(roiPercent)],
    [words.figures.efficiencyGain, `${efficiencyGain}%`],
    [words.figures.paybackPeriod, inMonths(paybackPeriod)],
  ] as const;
  return (
    <>
      <dl className="mt-3 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <dt className="title text-lg basis-full">{words.figures.annualSavings}</dt>
        <dd className="-ms-[0.03em] numeral text-4xl leading-none wrap-anywhere print:text-3xl">
          {inDollars(annualSavings, currency)}
        </dd>
        <dd className="grow basis-64 leading-close">
          <b className="font-semibold">{words.ruleOfThumb(savingsShare)}</b>
          <span className="block text-ink-2">{words.ourAssumption}</span>
        </dd>
      </dl>
      {isStale && (
        <Notice tone="warn" plain className="mt-5 print:hidden">
          {words.stale}
        </Notice>
      )}
      {project && (
        <p className="mt-4 max-w-measure text-lg leading-close text-balance print:mt-2">
          {words.projectTakes({ from: inDollars(project.price.from), to: inDollars(project.price.to) }, project.months)}
        </p>
      )}
      {currentMonthlyCosts > 0 && (
        <div
          className="mt-5 mb-6 grid items-center gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[6.5rem_1fr] sm:gap-y-3 print:my-5"
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
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-y border-t-ink border-b-rule py-3 sm:grid-cols-3 print:py-2">
          {own.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="title text-xl font-normal wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-3 font-sans text-md font-semibold tracking-none">{words.sameForAll}</h3>
        <dl className="mt-1 flex flex-wrap gap-x-6 tabular-nums">
          {fixed.map(([label, value]) => (
            <div key={label} className="flex gap-x-2">
              <dt className="text-ink-2">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-1 max-w-measure text-sm text-ink-2">{words.paybackNote}</p>
        <p className="my-5 flex flex-wrap gap-x-4 gap-y-3 print:hidden">
          {children}
          <Button look="secondary" onClick={() => window.print()}>
            {words.print}
          </Button>
        </p>
        <p className="max-w-measure text-sm text-ink-2 print:mt-3">
          {words.asEntered(currencyName(currency))}
          <span className="hidden print:inline"> {dayInWords(calendarDay(new Date()))}.</span>{' '}
          {words.workedOutFrom(figures, currency, contact && inCents(contact.minute, currency))}
        </p>
      </NextFrame>
    </>
  );
}
