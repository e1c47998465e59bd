/** The inputs of the specified estimate. Money in US dollars. Call volume and handle time do not enter it. */
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

/**
 * The rule of thumb behind the estimate, in percent: the share of today's cost that is saved, and the gain shown beside
 * it. Editors may change it (`src/content/roi.yaml`). Specification §9, ROI formula.
 */
export type RuleOfThumb = { savingsShare: number; efficiencyGain: number };

/** What a full project costs, from … to …, in US dollars. */
export type ProjectPrice = { from: number; to: number };

/** A full project's price, and how many months of the savings that is. */
export type ProjectCost = { price: ProjectPrice; months: ProjectPrice };

/** The fewest and the most months that say something: a tenth, and a century. */
const [fewestMonths, mostMonths] = [0.1, 1200];

/** Returns how many months of the savings a full project costs. Null where the number of them would say nothing. */
export function projectMonths({ from, to }: ProjectPrice, monthlySavings: number): ProjectPrice | null {
  if (monthlySavings <= 0) return null;
  const months = { from: oneDecimal(from / monthlySavings), to: oneDecimal(to / monthlySavings) };
  return months.from >= fewestMonths && months.to <= mostMonths ? months : null;
}

/** US dollars a month. Above the first, a year of it is Infinity; below the second, a twelfth of it rounds to 0. */
const [mostCost, leastCost] = [1e306, 1e-300];

/**
 * Returns the specified estimate. Finite for any number that can be typed; zero cost has no ratios. Specification §9,
 * ROI formula.
 */
export function roiEstimate(
  { agentHeadcount, averageAgentSalary, softwareCosts }: RoiInputs,
  { savingsShare, efficiencyGain }: RuleOfThumb,
): RoiEstimate {
  const uncapped = (averageAgentSalary / 12) * agentHeadcount + softwareCosts;
  const currentMonthlyCosts = Math.max(-mostCost, Math.min(mostCost, uncapped));
  const monthlySavings = currentMonthlyCosts * (savingsShare / 100);
  const annualSavings = monthlySavings * 12;
  const hasCost = Math.abs(currentMonthlyCosts) >= leastCost;
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
