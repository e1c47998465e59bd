import { boundedDrivers, type DriverName, type Drivers, drivers } from '#domain/roi/assumptions';
import { type RoiProjection, roiProjection } from '#domain/roi/model';
import type { RoiModelContent, ScenarioChanges } from '#domain/roi/model-content';
import * as words from '#domain/roi/words';

const unchanged: ScenarioChanges = { automation: 0, realization: 0, rampUpMonths: 0, implementationCost: 0 };

export type RoiScenario = {
  id: 'conservative' | 'expected' | 'optimistic';
  name: string;
  sentence: string;
  projection: RoiProjection;
};

/**
 * Returns the detailed model for three scenarios of the same assumptions, most conservative first; the net never falls
 * from one to the next.
 */
export function roiScenarios(
  given: Drivers,
  { conservative, optimistic }: RoiModelContent['scenarios'],
): RoiScenario[] {
  const projection = (changes: ScenarioChanges) => roiProjection(scenarioDrivers(given, changes));
  return [
    {
      id: 'conservative',
      name: words.conservative,
      sentence: words.conservativeChanges(conservative),
      projection: projection(conservative),
    },
    { id: 'expected', name: words.expected, sentence: words.noChanges, projection: projection(unchanged) },
    {
      id: 'optimistic',
      name: words.optimistic,
      sentence: words.optimisticChanges(optimistic),
      projection: projection(optimistic),
    },
  ];
}

/** Bounds the figures before the changes, so that one outside the limits has the scenarios of its limit. */
function scenarioDrivers(given: Drivers, { automation, ...others }: ScenarioChanges): Drivers {
  const figures = { ...boundedDrivers(given) };
  const changes: Partial<Record<DriverName, number>> = {
    containment: automation,
    handleTimeReduction: automation,
    ...others,
  };
  for (const { name } of drivers) figures[name] *= (100 + (changes[name] ?? 0)) / 100;
  return boundedDrivers(figures);
}
