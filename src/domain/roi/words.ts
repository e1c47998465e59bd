/**
 * The words of the ROI calculator's rules: labels of fields and figures, notes, scenarios. Others:
 * src/islands/roi/words.ts.
 */

// The form. Specification §3, ROI form data; §5, ROI form

export const fieldLabels = {
  callVolume: 'Monthly call volume',
  averageHandleTime: 'Average handle time (minutes)',
  agentHeadcount: 'Agent headcount',
  averageAgentSalary: 'Average agent salary (USD a year)',
  softwareCosts: 'Software costs (USD a month, optional)',
};
export const incompleteMessage = 'Please fill in all required fields before proceeding.';
export const enterNumber = 'Enter a number';
export const enterDigits = 'Enter a number in digits, such as 50,000 or 6.5';
export const negative = 'This is a negative number. It is calculated as it stands.';
export const twoWays = (thousands: string, decimal: string) =>
  `This can be read in two ways. Write ${thousands} or ${decimal}.`;
export const untilThen = 'Until then it counts as $0.';
export const countsAsNothing = 'There is no number here. It counts as $0.';
export const months = (count: string) => `${count} months`;
export const usDollars = 'US dollars';
export const canadianDollars = 'Canadian dollars';

// The figures of the detailed model: label and unit. Values and sources: src/content/roi.yaml

export const inputWords = {
  callVolume: { label: 'Call volume', unit: 'calls a month' },
  averageHandleTime: { label: 'Average handle time', unit: 'minutes' },
  agentHeadcount: { label: 'Agent headcount', unit: 'agents' },
  averageAgentSalary: { label: 'Average agent salary', unit: 'USD a year' },
  softwareCosts: { label: 'Software costs', unit: 'USD a month' },
};
export const assumptionWords = {
  containment: {
    label: 'Calls automated from start to end',
    unit: '% of calls',
  },
  handleTimeReduction: {
    label: 'Handle time saved on the other calls',
    unit: '% of handle time',
  },
  realization: {
    label: 'Freed time that becomes savings',
    unit: '% of freed time',
  },
  loadFactor: {
    label: 'Cost of an agent against the salary',
    unit: '× salary',
  },
  productiveHours: {
    label: 'Hours an agent has for calls',
    unit: 'hours a year',
  },
  implementationCost: {
    label: 'Implementation, once',
    unit: 'USD',
  },
  callMinutePrice: {
    label: 'New technology, for each minute of calls',
    unit: 'USD a minute',
  },
  seatPrice: {
    label: 'New technology, for each agent',
    unit: 'USD a month',
  },
  rampUpMonths: {
    label: 'Ramp-up to the full effect',
    unit: 'months',
  },
  softwareRetired: {
    label: 'Current software no longer needed',
    unit: '% of its cost',
  },
};
export const unclear = (used: string) => `This can be read in two ways. ${used} is used.`;
export const unreadable = (used: string) => `There is no number here. ${used} is used.`;
export const tooLow = (least: string) => `The model takes ${least} or more. ${least} is used.`;
export const tooHigh = (most: string) => `The model takes ${most} or less. ${most} is used.`;

// Its three scenarios. Their differences in percent: src/content/roi.yaml

type Changes = { automation: number; realization: number; rampUpMonths: number; implementationCost: number };

export const conservative = 'Conservative';
export const expected = 'Expected';
export const optimistic = 'Optimistic';
export const conservativeChanges = ({ automation, realization, rampUpMonths, implementationCost }: Changes) =>
  `Automation and assistance do ${-automation}% less, ${-realization}% less freed time becomes savings, ramp-up is ${rampUpMonths}% longer, implementation ${implementationCost}% dearer.`;
export const noChanges = 'The assumptions as they stand.';
export const optimisticChanges = ({ automation, realization, rampUpMonths, implementationCost }: Changes) =>
  `Automation and assistance do ${automation}% more, ${realization}% more freed time becomes savings, ramp-up is ${-rampUpMonths}% shorter, implementation ${-implementationCost}% cheaper.`;
