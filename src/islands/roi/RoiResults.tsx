import type { RoiEstimate } from '#domain/roi/estimate';
import { inDollars } from '#domain/roi/form';

/** The answer first, then today against afterwards, then the six figures. Specification §3, ROI results. */
export function RoiResults({ estimate }: { estimate: RoiEstimate }) {
  const { currentMonthlyCosts, monthlySavings, annualSavings, roiPercent, efficiencyGain, paybackPeriod } = estimate;
  const figures = [
    ['Current monthly costs', inDollars(currentMonthlyCosts)],
    ['Monthly savings', inDollars(monthlySavings)],
    ['Annual savings', inDollars(annualSavings)],
    ['ROI', roiPercent === null ? '—' : `${roiPercent.toFixed(1)}%`],
    ['Efficiency gain', `${efficiencyGain}%`],
    ['Payback period', paybackPeriod === null ? '—' : `${paybackPeriod.toFixed(1)} months`],
  ] as const;
  return (
    <>
      <p className="num roi-answer">{inDollars(annualSavings)}</p>
      <div className="roi-bars" aria-hidden="true">
        <i>{inDollars(currentMonthlyCosts)} a month today</i>
        <i>{inDollars(currentMonthlyCosts - monthlySavings)} a month after</i>
      </div>
      <dl className="roi-figures">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="cap">rule-of-thumb estimate: 20% of cost</p>
    </>
  );
}
