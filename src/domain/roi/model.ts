import { boundedDrivers, type Drivers } from '#domain/roi/assumptions';

/** The results of the detailed model. Money in US dollars, hours a month; the first month of use is month 1. */
export type RoiProjection = {
  /** The duration of all calls. */
  workloadHours: number;
  /** The agents' hours for calls. Fewer than the workload: the inputs contradict each other, or calls wait. */
  staffedHours: number;
  /** Hours that agents no longer spend on calls, at full effect. */
  freedHours: number;
  /** Before running costs, at full effect. */
  steadyMonthlySavings: number;
  monthlyRunningCosts: number;
  steadyMonthlyNet: number;
  /** Before running costs, months 1 to 12. */
  monthlySavings: number[];
  /** The sum of the twelve. */
  firstYearSavings: number;
  /** After twelve months of running costs and the implementation. */
  firstYearNet: number;
  threeYearNet: number;
  /** The first month at whose end all costs so far are recovered; null if none of the 36 is, or nothing is saved. */
  paybackMonth: number | null;
};

const [year, horizon] = [12, 36];

/**
 * Returns the detailed model, independent of the specified rule of thumb: the monthly savings of automation and
 * assistance, and when they pay for themselves. Takes any figures, see `boundedDrivers`.
 *
 * - Hours: calls × handle time is the workload. At most the staffed hours can be freed, because no more are paid for.
 *   Automation removes whole calls, assistance shortens the others.
 * - Savings: freed hours, as far as they become savings, at salary × load ÷ productive hours, plus the retired
 *   software. They rise linearly over the ramp-up and are full in the month after it.
 * - Costs: implementation before month 1; from month 1 a price for each minute of calls, automated or not, and for each
 *   agent. They do not grow with the savings, so more automation is never a loss.
 */
export function roiProjection(given: Drivers): RoiProjection {
  const figures = boundedDrivers(given);
  const workloadHours = (figures.callVolume * figures.averageHandleTime) / 60;
  const staffedHours = (figures.agentHeadcount * figures.productiveHours) / 12;
  const freedHours = Math.min(workloadHours, staffedHours) * freedShare(figures);
  const costPerHour = (figures.averageAgentSalary * figures.loadFactor) / figures.productiveHours;

  const full =
    freedHours * percent(figures.realization) * costPerHour + figures.softwareCosts * percent(figures.softwareRetired);
  const running = workloadHours * 60 * figures.callMinutePrice + figures.agentHeadcount * figures.seatPrice;
  const savings = Array.from({ length: horizon }, (_, index) => full * effectIn(index + 1, figures.rampUpMonths));
  const net = netAfterMonths(savings, running, figures.implementationCost);
  // In whole cents: floating-point sums may miss zero by less.
  const payback = net.findIndex((value) => Math.round(value * 100) >= 0);

  return {
    workloadHours,
    staffedHours,
    freedHours,
    steadyMonthlySavings: full,
    monthlyRunningCosts: running,
    steadyMonthlyNet: full - running,
    monthlySavings: savings.slice(0, year),
    firstYearSavings: savings.slice(0, year).reduce((sum, value) => sum + value, 0),
    firstYearNet: net[year - 1] ?? 0,
    threeYearNet: net[horizon - 1] ?? 0,
    paybackMonth: full > 0 && payback >= 0 ? payback + 1 : null,
  };
}

/**
 * Computed from the remaining share, not as `c + (1 - c) × h`, which rounding can lower slightly as automation rises.
 */
function freedShare({ containment, handleTimeReduction }: Drivers): number {
  return 1 - (1 - percent(containment)) * (1 - percent(handleTimeReduction));
}

/** Returns the share of the full effect in a month. Without a ramp-up it is full from month 1. */
function effectIn(month: number, rampUpMonths: number): number {
  return Math.min(1, month / (rampUpMonths + 1));
}

/** Returns the cumulative savings less costs at the end of month 1, 2, 3 … */
function netAfterMonths(savings: readonly number[], running: number, implementation: number): number[] {
  let saved = 0;
  return savings.map((value, index) => {
    saved += value;
    return saved - running * (index + 1) - implementation;
  });
}

function percent(value: number): number {
  return value / 100;
}
