import type { RoiField } from '#domain/roi/fields';

/** One figure of the detailed model: what to call it, its unit, and the limits within which the model takes it. */
type Driver = { name: string; label: string; unit: string; initial: number; min: number; max: number };

/** The calculator's own five fields, as the detailed model takes them. Zero until they are given. */
export const modelInputs = [
  { name: 'callVolume', label: 'Call volume', unit: 'calls a month', initial: 0, min: 0, max: 10_000_000 },
  { name: 'averageHandleTime', label: 'Average handle time', unit: 'minutes', initial: 0, min: 0, max: 480 },
  { name: 'agentHeadcount', label: 'Agent headcount', unit: 'agents', initial: 0, min: 0, max: 100_000 },
  { name: 'averageAgentSalary', label: 'Average agent salary', unit: 'USD a year', initial: 0, min: 0, max: 1_000_000 },
  { name: 'softwareCosts', label: 'Software costs', unit: 'USD a month', initial: 0, min: 0, max: 10_000_000 },
] as const satisfies readonly (Driver & { name: RoiField })[];

/**
 * What the detailed model assumes besides the inputs, for the visitor to replace. Values are as shown and typed: a
 * share is in percent. `source` is one sentence on where the initial value comes from.
 */
export const assumptions = [
  {
    name: 'containment',
    label: 'Calls automated from start to end',
    unit: '% of calls',
    initial: 20,
    min: 0,
    max: 100,
    source: 'Our assumption; replace it with the share of your calls whose reasons are simple enough to automate.',
  },
  {
    name: 'handleTimeReduction',
    label: 'Handle time saved on the other calls',
    unit: '% of handle time',
    initial: 10,
    min: 0,
    max: 100,
    source: 'Our assumption; replace it with what a pilot of agent assistance measures on your calls.',
  },
  {
    name: 'realization',
    label: 'Freed time that becomes savings',
    unit: '% of freed time',
    initial: 60,
    min: 0,
    max: 100,
    source: 'Our assumption: the rest shortens queues or is idle; replace it with what your staffing plan allows.',
  },
  {
    name: 'loadFactor',
    label: 'Cost of an agent against the salary',
    unit: '× salary',
    initial: 1.25,
    min: 1,
    max: 3,
    source: 'Our assumption: benefits and payroll taxes add a quarter; replace it with the figure from finance.',
  },
  {
    name: 'productiveHours',
    label: 'Hours an agent has for calls',
    unit: 'hours a year',
    initial: 1_450,
    min: 500,
    max: 2_600,
    source: 'Our assumption: 2,080 paid hours less 30% for leave, breaks, training and waiting; replace it with yours.',
  },
  {
    name: 'implementationCost',
    label: 'Implementation, once',
    unit: 'USD',
    initial: 150_000,
    min: 0,
    max: 10_000_000,
    source: 'The lower end of what our own full projects cost, $150,000-$500,000; replace it with your quote.',
  },
  {
    name: 'callMinutePrice',
    label: 'New technology, for each minute of calls',
    unit: 'USD a minute',
    initial: 0.03,
    min: 0,
    max: 10,
    source: "Our assumption; replace it with your supplier's price, spread over all minutes of all calls.",
  },
  {
    name: 'seatPrice',
    label: 'New technology, for each agent',
    unit: 'USD a month',
    initial: 50,
    min: 0,
    max: 5_000,
    source: "Our assumption; replace it with your supplier's price for a seat.",
  },
  {
    name: 'rampUpMonths',
    label: 'Ramp-up to the full effect',
    unit: 'months',
    initial: 6,
    min: 0,
    max: 36,
    source: 'Our assumption, counted from first use; replace it with the months of your roll-out plan.',
  },
  {
    name: 'softwareRetired',
    label: 'Current software no longer needed',
    unit: '% of its cost',
    initial: 20,
    min: 0,
    max: 100,
    source: 'Our assumption; replace it with the contracts that you can end, and mind their end dates.',
  },
] as const satisfies readonly (Driver & { source: string })[];

/** Everything that the result of the detailed model depends on: inputs first, then assumptions. */
export const drivers = [...modelInputs, ...assumptions];

export type DriverName = (typeof drivers)[number]['name'];
export type Drivers = Readonly<Record<DriverName, number>>;

const blank: Drivers = {
  callVolume: 0,
  averageHandleTime: 0,
  agentHeadcount: 0,
  averageAgentSalary: 0,
  softwareCosts: 0,
  containment: 0,
  handleTimeReduction: 0,
  realization: 0,
  loadFactor: 0,
  productiveHours: 0,
  implementationCost: 0,
  callMinutePrice: 0,
  seatPrice: 0,
  rampUpMonths: 0,
  softwareRetired: 0,
};

/**
 * Returns the drivers that the model uses for any given ones: each within its limits, infinities at the nearer
 * limit, and its initial value where none is given or it is NaN. So every result is finite, and no division is by zero.
 */
export function boundedDrivers(given: Partial<Drivers>): Drivers {
  const bounded = { ...blank };
  for (const { name, initial, min, max } of drivers) {
    const value = given[name] ?? initial;
    bounded[name] = Math.max(min, Math.min(max, Number.isNaN(value) ? initial : value));
  }
  return bounded;
}
