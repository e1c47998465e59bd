/** The texts of the detailed model. Those before it is opened: src/islands/roi/words.ts. */
import type { RoiFigures } from '#domain/roi/form';
import { counted } from '#domain/roi/formats';
import type { RoiProjection } from '#domain/roi/model';
import { numberInWords } from '#domain/text/words';

export const expectedNet = 'First-year net, expected';
export const announcement = (result: string) => `${expectedNet}: ${result}`;

/** Returns when the costs are paid back. */
export const payback = (month: number | null) =>
  month === null ? 'Not paid back within 36 months' : `Paid back in month ${month} of use`;

/** Returns how the hours spent on calls compare with the hours paid for. */
export function workload(given: RoiFigures, { workloadHours, staffedHours }: RoiProjection): string {
  const { callVolume, averageHandleTime, agentHeadcount } = given;
  const hours = (value: number) => counted(Math.round(value), 'hour');
  const one = callVolume === 1;
  const calls = `${counted(callVolume, 'call')} of ${counted(averageHandleTime, 'minute')} ${one ? 'takes' : 'take'}`;
  const agents = `${counted(agentHeadcount, 'agent')} ${agentHeadcount === 1 ? 'has' : 'have'}`;
  return `${calls} ${hours(workloadHours)} a month; ${agents} ${hours(staffedHours)} for ${one ? 'it' : 'them'}. `;
}

export const understaffed =
  'That is not enough: either a figure is off, or many calls wait or are given up. The model saves only on hours that are paid.';

export const scenarios = 'Three scenarios';
export const noPaybackMonth = 'none in 36';
export const projection = {
  firstYearNet: 'First-year net',
  paybackMonth: 'Payback month',
  threeYearNet: 'Net over three years',
  savings: 'Savings a month, at full effect',
  runningCosts: 'Running costs a month',
  hoursFreed: 'Hours freed a month, at full effect',
};

export const assumptions = 'Assumptions';
export const resultsFollow = 'Results follow as you type. They stay in this tab.';
export const initialAssumptions = 'Back to the initial assumptions';

/** Returns the note at the totals while `prices` of the prices are in US dollars and the rest in another currency. */
export const mixedSums = (prices: number, currencyName: string) =>
  `Not one currency: ${numberInWords(prices)} of the prices under Assumptions ${prices === 1 ? 'is' : 'are'} still in US dollars, and every result here adds ${prices === 1 ? 'it' : 'them'} to your ${currencyName} one for one.`;

/** Returns the warning above assumptions in US dollars for a visitor who calculates in another currency. */
export const replacePrices = (currencyName: string) =>
  `The prices marked USD are US dollars, and nothing is converted. Replace them with yours in ${currencyName} before you read these results.`;

// What moves the answer most

export const tornado = 'What moves the answer most';
export const netAndPayback = (month: number | null) => `first-year net. ${payback(month)}.`;
export const bars = (count: number, widest: string, amount: string) =>
  `Bars for ${count} drivers. ${widest} moves the first-year net most, by ${amount}.`;
export const noBars = 'No driver moves the first-year net.';
export const barEnds = 'The amount is the distance between the two ends.';
export const barLower = 'one figure a fifth lower,';
export const barHigher =
  'a fifth higher, all others as they are; left is a smaller net. The line is the net as it stands.';
export const barsCaption = 'First-year net with one figure a fifth lower and a fifth higher';
export const barsColumns = ['Figure', 'A fifth lower', 'A fifth higher'];
export const atFigure = (value: string) => `at ${value}`;
