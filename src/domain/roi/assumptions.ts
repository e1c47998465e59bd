import type { RoiField } from '#domain/roi/fields';
import * as words from '#domain/roi/words';

/** One figure of the detailed model: what to call it, its unit, and the limits within which the model takes it. */
type Driver = { name: string; label: string; unit: string; initial: number; min: number; max: number };

/** The calculator's own five fields, as the detailed model takes them. Zero until they are given. */
export const modelInputs = [
  { name: 'callVolume', ...words.inputWords.callVolume, initial: 0, min: 0, max: 10_000_000 },
  { name: 'averageHandleTime', ...words.inputWords.averageHandleTime, initial: 0, min: 0, max: 480 },
  { name: 'agentHeadcount', ...words.inputWords.agentHeadcount, initial: 0, min: 0, max: 100_000 },
  { name: 'averageAgentSalary', ...words.inputWords.averageAgentSalary, initial: 0, min: 0, max: 1_000_000 },
  { name: 'softwareCosts', ...words.inputWords.softwareCosts, initial: 0, min: 0, max: 10_000_000 },
] as const satisfies readonly (Driver & { name: RoiField })[];

/**
 * What the detailed model assumes besides the inputs, for the visitor to replace. Values are as shown and typed: a
 * share is in percent. `source` is one sentence on where the initial value comes from.
 */
export const assumptions = [
  {
    name: 'containment',
    ...words.assumptionWords.containment,
    initial: 20,
    min: 0,
    max: 100,
  },
  {
    name: 'handleTimeReduction',
    ...words.assumptionWords.handleTimeReduction,
    initial: 10,
    min: 0,
    max: 100,
  },
  {
    name: 'realization',
    ...words.assumptionWords.realization,
    initial: 60,
    min: 0,
    max: 100,
  },
  {
    name: 'loadFactor',
    ...words.assumptionWords.loadFactor,
    initial: 1.25,
    min: 1,
    max: 3,
  },
  {
    name: 'productiveHours',
    ...words.assumptionWords.productiveHours,
    initial: 1_450,
    min: 500,
    max: 2_600,
  },
  {
    name: 'implementationCost',
    ...words.assumptionWords.implementationCost,
    initial: 150_000,
    min: 0,
    max: 10_000_000,
  },
  {
    name: 'callMinutePrice',
    ...words.assumptionWords.callMinutePrice,
    initial: 0.03,
    min: 0,
    max: 10,
  },
  {
    name: 'seatPrice',
    ...words.assumptionWords.seatPrice,
    initial: 50,
    min: 0,
    max: 5_000,
  },
  {
    name: 'rampUpMonths',
    ...words.assumptionWords.rampUpMonths,
    initial: 6,
    min: 0,
    max: 36,
  },
  {
    name: 'softwareRetired',
    ...words.assumptionWords.softwareRetired,
    initial: 20,
    min: 0,
    max: 100,
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
