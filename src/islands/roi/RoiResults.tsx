import { useStore } from '@nanostores/react';
import { roiFields } from '#domain/roi/fields';
import { asFigure, inDollars, inMonths, inPercent } from '#domain/roi/formats';
import { SavingsChart } from '#islands/roi/SavingsChart';
import { $roi, type RoiResult } from '#stores/roi';

/** The answer first, then today against afterwards, then the six figures. Specification §3, ROI results. */
export function RoiResults({ result }: { result: RoiResult }) {
  const { form } = useStore($roi);
  const { estimate, figures } = result;
  const { currentMonthlyCosts, monthlySavings, annualSavings, roiPercent, efficiencyGain, paybackPeriod } = estimate;
  const isStale = roiFields.some(({ name }) => form[name] !== result.form[name]);
  const rows = [
    ['Current monthly costs', inDollars(currentMonthlyCosts)],
    ['Monthly savings', inDollars(monthlySavings)],
    ['Annual savings', inDollars(annualSavings)],
    ['ROI', inPercent(roiPercent)],
    ['Efficiency gain', `${efficiencyGain}%`],
    ['Payback period', inMonths(paybackPeriod)],
  ] as const;
  return (
    <>
      <p className="numeral roi-answer">{inDollars(annualSavings)}</p>
      {isStale && (
        <p className="roi-stale">The form has changed since. Press Calculate to bring the results up to date.</p>
      )}
      {currentMonthlyCosts > 0 && (
        <div className="roi-bars" aria-hidden="true">
          <span>Today</span>
          <i className="today">{inDollars(currentMonthlyCosts)} a month</i>
          <span>With 20% less</span>
          <div>
            <i className="after">{inDollars(currentMonthlyCosts - monthlySavings)} a month</i>
            <svg className="saved" viewBox="0 0 140 44" preserveAspectRatio="none">
              <path d="M13 1H139L127 43H1Z" />
            </svg>
          </div>
        </div>
      )}
      <dl className="roi-figures">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note">rule-of-thumb estimate: 20% of cost</p>
      <p className="note">
        {`Worked out from ${asFigure(figures.agentHeadcount)} agents at ${inDollars(figures.averageAgentSalary)} a year and ${inDollars(figures.softwareCosts)} of software a month. ${asFigure(figures.callVolume)} calls a month of ${asFigure(figures.averageHandleTime)} minutes do not enter the rule of thumb.`}
      </p>
      {currentMonthlyCosts > 0 && <SavingsChart estimate={estimate} />}
    </>
  );
}
