/** What the specified estimate is worked out from. Money in US dollars. Call volume and handle time do not enter it. */
export type RoiInputs = { agentHeadcount: number; averageAgentSalary: number; softwareCosts: number };

/** Money in US dollars; ratios are null where there is no cost to relate to. Specification §3, ROI results. */
export type RoiEstimate = {
  currentMonthlyCosts: number;
  monthlySavings: number;
  annualSavings: number;
  /** Percent, one decimal. */
  roiPercent: number | null;
  /** Percent. */
  efficiencyGain: number;
  /** Months, one decimal. */
  paybackPeriod: number | null;
};

/** A fifth of today's cost: the rule of thumb behind the estimate. Specification §9, ROI formula. */
export const savingsShare = 0.2;
const efficiencyGain = 25;

/** The specified estimate. Finite for finite inputs; zero cost has no ratios. Specification §9, ROI formula. */
export function roiEstimate({ agentHeadcount, averageAgentSalary, softwareCosts }: RoiInputs): RoiEstimate {
  const currentMonthlyCosts = (averageAgentSalary / 12) * agentHeadcount + softwareCosts;
  const monthlySavings = currentMonthlyCosts * savingsShare;
  const annualSavings = monthlySavings * 12;
  // Not the cost itself: of the smallest numbers there are, a fifth is nothing.
  const hasCost = monthlySavings !== 0;
  return {
    currentMonthlyCosts,
    monthlySavings,
    annualSavings,
    roiPercent: hasCost ? oneDecimal((annualSavings / (12 * currentMonthlyCosts)) * 100) : null,
    efficiencyGain,
    paybackPeriod: hasCost ? oneDecimal(12 / (monthlySavings / (currentMonthlyCosts / 12))) : null,
  };
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
