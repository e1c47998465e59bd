import { boundedDrivers, type DriverName, type Drivers, drivers } from '#domain/roi/assumptions';
import { type RoiProjection, roiProjection } from '#domain/roi/model';
import * as words from '#domain/roi/words';

type Scenario = { id: string; name: string; sentence: string; factors: Partial<Record<DriverName, number>> };

/** Three readings of the same assumptions, most careful first: what each one is multiplied by. */
export const scenarios = [
  {
    id: 'conservative',
    ...words.scenarioWords.conservative,
    factors: {
      containment: 0.6,
      handleTimeReduction: 0.6,
      realization: 0.8,
      rampUpMonths: 1.5,
      implementationCost: 1.25,
    },
  },
  {
    id: 'expected',
    ...words.scenarioWords.expected,
    factors: {},
  },
  {
    id: 'optimistic',
    ...words.scenarioWords.optimistic,
    factors: {
      containment: 1.25,
      handleTimeReduction: 1.25,
      realization: 1.2,
      rampUpMonths: 0.75,
      implementationCost: 0.9,
    },
  },
] as const satisfies readonly Scenario[];

export type ScenarioId = (typeof scenarios)[number]['id'];

/** Returns the detailed model for each scenario, most careful first; none has a better net than the one after it. */
export function roiScenarios(
  given: Partial<Drivers>,
): { id: ScenarioId; name: string; sentence: string; projection: RoiProjection }[] {
  return scenarios.map(({ id, name, sentence, factors }) => ({
    id,
    name,
    sentence,
    projection: roiProjection(scenarioDrivers(given, factors)),
  }));
}

/** Bounded before the factors, so that a figure outside the limits has the three scenarios of its limit. */
function scenarioDrivers(given: Partial<Drivers>, factors: Scenario['factors']): Drivers {
  const figures = { ...boundedDrivers(given) };
  for (const { name } of drivers) figures[name] *= factors[name] ?? 1;
  return boundedDrivers(figures);
}
