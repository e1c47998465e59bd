/** The texts of the ROI calculator. Longer ones: src/content/sections/roi-calculator/. */
import type { Currency } from '#domain/roi/currency';
import type { RoiInputs } from '#domain/roi/estimate';
import type { RoiFigures } from '#domain/roi/form';
import { counted, inDollars } from '#domain/roi/formats';

// The form

export const currency = 'Currency';
export const currencyNote = 'Applies to every amount. We do not convert.';
/** Above the fields of the specified estimate, and above the two that do not enter it. */
export const groups = { estimate: 'For the savings', model: 'For the cost of a call' };
/** Follows each: what has to be filled in. */
export const groupNotes = {
  estimate: 'Headcount and salary are required.',
  model: 'Required. Does not change the savings.',
};
export const calculate = 'Calculate';

/** Returns the note at a number of agents taken over from the needs assessment, where the answer is a range. */
export const headcountNote = (range: string) =>
  `The lower end of ${range}, from your needs assessment. Replace it if you know better.`;

// The specified estimate

export const answer = 'Estimate';
export const example = 'Example figures, not yours';
/** Beside the example's figure. */
export const assumed = (savingsShare: number) => `We assume ${savingsShare}%; nothing you enter changes that share.`;
export const noResults = 'Fill in the form and press Calculate. Your figures stay in this tab.';
export const stale = 'The form has changed since. Press Calculate to bring the results up to date.';
export const figures = {
  currentMonthlyCosts: 'Current monthly costs',
  monthlySavings: 'Monthly savings',
  annualSavings: 'Annual savings',
  roi: 'ROI',
  efficiencyGain: 'Efficiency gain',
  paybackPeriod: 'Payback period',
};
/** Beside the specified figures. */
export const costOfACall = 'Cost of a call today';
/** Above the three figures that no input changes, and below them. */
export const sameForAll = 'The same for every organization, by the rule of thumb';
export const paybackNote =
  'Payback here is how long savings take to add up to one month of today’s cost. It leaves out the price of a project.';
/** What a project's price comes to in savings. */
export const projectTakes = (price: { from: string; to: string }, months: { from: number; to: number }) =>
  `A full project of ${price.from} to ${price.to} takes ${months.from.toFixed(1)} to ${months.to.toFixed(1)} months of savings. Illustrative prices.`;
export const today = 'Today';
export const afterwards = (savingsShare: number) => `With ${savingsShare}% less`;
export const aMonth = (amount: string) => `${amount} a month`;
export const ruleOfThumb = (savingsShare: number) => `rule-of-thumb estimate: ${savingsShare}% of cost`;
/** Below it. */
export const ourAssumption = 'Our assumption, whatever you enter; not a forecast.';
export const asEntered = (currencyName: string) => `${currencyName}, as entered.`;
export const print = 'Print this estimate';

/** Returns what the example is computed from. */
export const exampleFrom = ({ agentHeadcount, averageAgentSalary, softwareCosts }: RoiInputs) =>
  `${counted(agentHeadcount, 'agent')} at ${inDollars(averageAgentSalary)} a year and ${inDollars(softwareCosts)} a month for software.`;

/** Returns the inputs of the estimate and of the cost of a call; `perMinute` is null where that has none. */
export function workedOutFrom(given: RoiFigures, inCurrency: Currency, perMinute: string | null): string {
  const { agentHeadcount, averageAgentSalary, softwareCosts, callVolume, averageHandleTime } = given;
  const salary = inDollars(averageAgentSalary, inCurrency);
  const software = inDollars(softwareCosts, inCurrency);
  const calls = `${counted(callVolume, 'call')} of ${counted(averageHandleTime, 'minute')}`;
  const contact = perMinute ? `The cost of a call, with ${calls} a month: ${perMinute} a minute.` : '';
  return `Worked out from ${counted(agentHeadcount, 'agent')} at ${salary} a year and ${software} a month for software. ${contact}`;
}

// The chart of savings

type Mark = { title: string; amount: string } | false;

export const cumulativeSavings = 'Cumulative savings over twelve months';
export const savingsColumns = ['Month', 'Savings so far'];
export const showFigures = 'Show the figures as a table';
export const afterTheYear = 'After 12 months';
export const paybackAfter = (months: string) => `Payback by the rule, ${months} months`;
/** What the dashed lines are where the price of a project is known. */
export const projectPaid = (months: string) => `Lowest price, ${months} months`;
export const paid = (isProject: boolean) => (isProject ? 'lowest price paid' : 'payback');
export const highestPaid = 'highest price paid';
export const inMonth = (month: number, what: readonly string[]) =>
  what.length > 0 ? `${month} (${what.join(', ')})` : String(month);

/** Returns a text alternative to the drawing. */
export const stair = (total: string, mark: Mark) =>
  `A stair of twelve steps up to ${total}.${mark ? ` ${mark.title}: ${mark.amount}.` : ''}`;

/** Returns what a slab of the drawing represents. */
export const slab = (savings: string) =>
  `Each slab is one month’s savings, ${savings}, counted from the day that the new system runs.`;
/** Follows, where a year's savings pay for a project at its lowest price, at its highest too, or at neither. */
export const afterProject = (isPaid: boolean, isWholly: boolean) =>
  isWholly
    ? 'Dark is left after a project at its highest price, hatched only after a cheaper one.'
    : isPaid
      ? 'Hatched is left after a project at its lowest price. At its highest, a year does not pay for it.'
      : 'A year does not pay for a project.';

// The detailed model

export const modelInDetail = 'Model it in detail';
export const modelComing = 'The model is on its way.';
export const modelMissing =
  'The model could not be loaded. Check your connection, then reload the page. Your figures are kept.';
