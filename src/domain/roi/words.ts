/** The words of the ROI calculator's rules: labels of fields and figures, notes, scenarios. Others: src/islands/roi/words.ts. */

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
export const countsAsNothing = 'There is no number here. It counts as $0.';
export const months = (count: string) => `${count} months`;
export const usDollars = 'US dollars';
export const canadianDollars = 'Canadian dollars';

// The figures of the detailed model: what each is called, its unit, and where an assumption's value comes from

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
    source: 'Our assumption; replace it with the share of your calls whose reasons are simple enough to automate.',
  },
  handleTimeReduction: {
    label: 'Handle time saved on the other calls',
    unit: '% of handle time',
    source: 'Our assumption; replace it with what a pilot of agent assistance measures on your calls.',
  },
  realization: {
    label: 'Freed time that becomes savings',
    unit: '% of freed time',
    source: 'Our assumption: the rest shortens queues or is idle; replace it with what your staffing plan allows.',
  },
  loadFactor: {
    label: 'Cost of an agent against the salary',
    unit: '× salary',
    source: 'Our assumption: benefits and payroll taxes add a quarter; replace it with the figure from finance.',
  },
  productiveHours: {
    label: 'Hours an agent has for calls',
    unit: 'hours a year',
    source: 'Our assumption: 2,080 paid hours less 30% for leave, breaks, training and waiting; replace it with yours.',
  },
  implementationCost: {
    label: 'Implementation, once',
    unit: 'USD',
    source: 'The lower end of what our own full projects cost, $150,000-$500,000; replace it with your quote.',
  },
  callMinutePrice: {
    label: 'New technology, for each minute of calls',
    unit: 'USD a minute',
    source: "Our assumption; replace it with your supplier's price, spread over all minutes of all calls.",
  },
  seatPrice: {
    label: 'New technology, for each agent',
    unit: 'USD a month',
    source: "Our assumption; replace it with your supplier's price for a seat.",
  },
  rampUpMonths: {
    label: 'Ramp-up to the full effect',
    unit: 'months',
    source: 'Our assumption, counted from first use; replace it with the months of your roll-out plan.',
  },
  softwareRetired: {
    label: 'Current software no longer needed',
    unit: '% of its cost',
    source: 'Our assumption; replace it with the contracts that you can end, and mind their end dates.',
  },
};
export const unreadable = (used: string) => `There is no number here. ${used} is used.`;
export const tooLow = (least: string) => `The model takes ${least} or more. ${least} is used.`;
export const tooHigh = (most: string) => `The model takes ${most} or less. ${most} is used.`;

// Its three scenarios. The sentences say the factors of src/domain/roi/scenarios.ts

export const scenarioWords = {
  conservative: {
    name: 'Conservative',
    sentence:
      'Automation and assistance do 40% less, 20% less freed time becomes savings, ramp-up is 50% longer, implementation 25% dearer.',
  },
  expected: { name: 'Expected', sentence: 'The assumptions as they stand.' },
  optimistic: {
    name: 'Optimistic',
    sentence:
      'Automation and assistance do 25% more, 20% more freed time becomes savings, ramp-up is 25% shorter, implementation 10% cheaper.',
  },
};
