import type { RoiField } from '#domain/roi/fields';
import type { Quantity } from '#domain/roi/typed-number';
import * as words from '#domain/roi/words';

/** One figure of the detailed model: its label, its unit, and the model's limits for it. */
type Driver = { name: string; label: string; unit: string; min: number; max: number };

/** The calculator's own five fields as inputs of the detailed model. */
export const modelInputs = [
  { name: 'callVolume', ...words.inputWords.callVolume, min: 0, max: 10_000_000 },
  { name: 'averageHandleTime', ...words.inputWords.averageHandleTime, min: 0, max: 480 },
  { name: 'agentHeadcount', ...words.inputWords.agentHeadcount, min: 0, max: 100_000 },
  { name: 'averageAgentSalary', ...words.inputWords.averageAgentSalary, min: 0, max: 1_000_000 },
  { name: 'softwareCosts', ...words.inputWords.softwareCosts, min: 0, max: 10_000_000 },
] as const satisfies readonly (Driver & { name: RoiField })[];

/**
 * The assumptions of the detailed model, which the visitor may replace. Values are as shown and typed: a share is in
 * percent. Initial values: `src/content/roi.yaml`.
 */
export const assumptions = [
  {
    name: 'containment',
    ...words.assumptionWords.containment,
    quantity: 'percent',
    min: 0,
    max: 100,
  },
  {
    name: 'handleTimeReduction',
    ...words.assumptionWords.handleTimeReduction,
    quantity: 'percent',
    min: 0,
    max: 100,
  },
  {
    name: 'realization',
    ...words.assumptionWords.realization,
    quantity: 'percent',
    min: 0,
    max: 100,
  },
  {
    name: 'loadFactor',
    ...words.assumptionWords.loadFactor,
    quantity: 'factor',
    min: 1,
    max: 3,
  },
  {
    name: 'productiveHours',
    ...words.assumptionWords.productiveHours,
    quantity: 'hours',
    min: 500,
    max: 2_600,
  },
  {
    name: 'implementationCost',
    ...words.assumptionWords.implementationCost,
    quantity: 'money',
    min: 0,
    max: 10_000_000,
  },
  {
    name: 'callMinutePrice',
    ...words.assumptionWords.callMinutePrice,
    quantity: 'moneyAMinute',
    min: 0,
    max: 10,
  },
  {
    name: 'seatPrice',
    ...words.assumptionWords.seatPrice,
    quantity: 'moneyAMonth',
    min: 0,
    max: 5_000,
  },
  {
    name: 'rampUpMonths',
    ...words.assumptionWords.rampUpMonths,
    quantity: 'months',
    min: 0,
    max: 36,
  },
  {
    name: 'softwareRetired',
    ...words.assumptionWords.softwareRetired,
    quantity: 'percent',
    min: 0,
    max: 100,
  },
] as const satisfies readonly (Driver & { quantity: Quantity })[];

/** Every figure that the result of the detailed model depends on: inputs first, then assumptions. */
export const drivers = [...modelInputs, ...assumptions];

export type AssumptionName = (typeof assumptions)[number]['name'];
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
 * Returns the drivers as the model uses them: each within its limits, infinities at the nearer limit, NaN at 0 as far
 * as the limits allow. Every result is therefore finite, without division by zero.
 */
export function boundedDrivers(given: Drivers): Drivers {
  const bounded = { ...blank };
  for (const { name, min, max } of drivers) bounded[name] = Math.max(min, Math.min(max, given[name] || 0));
  return bounded;
}
