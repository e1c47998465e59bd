/**
 * The words of the ROI calculator's rules: labels of fields and figures, notes, scenarios. Others:
 * src/islands/roi/words.ts.
 */

import { beginningOf } from '#domain/text/beginning';

/** The most of a typed text that a message repeats (characters). */
const longestQuote = 40;

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
export const unreadableFields = (count: number) =>
  `${count === 1 ? 'One field' : `${count} fields`} cannot be read as ${count === 1 ? 'a number' : 'numbers'}:`;
export const unreadableLabel = (label: string) => `${label}: cannot be read`;
/** Returns what is wrong with a typed text, and how to write it. */
export const cannotBeRead = (typed: string, examples: string) =>
  `“${beginningOf(typed.trim(), longestQuote)}” cannot be read as a number. Write it as ${examples}.`;
export const examples = {
  callVolume: '18,000 or 18000',
  averageHandleTime: '6.5 or 6:30',
  agentHeadcount: '120',
  averageAgentSalary: '50,000 or 50000, for a year',
  softwareCosts: '1,000 or 1000, for a month',
};
export const negative = 'This is a negative number. It is calculated as it stands.';
export const twoWays = (thousands: string, decimal: string) =>
  `This can be read in two ways. Write ${thousands} or ${decimal}.`;
export const untilThen = 'Until then it counts as $0.';
export const otherCurrency = (currency: string) => `It counts as ${currency}, as chosen under Currency.`;
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
export const noNumber = (used: string) => `There is no number here. ${used} is used.`;
export const unreadable = (typed: string, used: string) =>
  `“${beginningOf(typed.trim(), longestQuote)}” cannot be read as a number. ${used} is used.`;
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
