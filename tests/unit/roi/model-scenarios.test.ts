import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Drivers, drivers } from '#domain/roi/assumptions';
import { roiProjection } from '#domain/roi/model';
import { roiScenarios } from '#domain/roi/scenarios';
import { roiTornado, tornadoStep } from '#domain/roi/tornado';
import { driversWith, scenarioChanges } from '#tests/fixtures/roi';

const centre = driversWith({
  callVolume: 40_000,
  averageHandleTime: 6,
  agentHeadcount: 40,
  averageAgentSalary: 46_400,
  softwareCosts: 20_000,
});
const any = fc
  .record(Object.fromEntries(drivers.map(({ name }) => [name, fc.double()])), { requiredKeys: [] })
  .map(driversWith);
const within = fc
  .record(Object.fromEntries(drivers.map(({ name, min, max }) => [name, fc.double({ min, max, noNaN: true })])))
  .map(driversWith);

const scenariosOf = (given: Drivers) => roiScenarios(given, scenarioChanges);

describe('the scenarios', () => {
  test('are three, most conservative first', () => {
    expect(scenariosOf(centre).map(({ name }) => name)).toEqual(['Conservative', 'Expected', 'Optimistic']);
  });

  test('have the unchanged assumptions as the expected one', () => {
    expect(scenariosOf(centre)[1]?.projection).toEqual(roiProjection(centre));
  });

  test('differ where there are savings', () => {
    const nets = scenariosOf(centre).map(({ projection }) => projection.firstYearNet);
    expect(new Set(nets).size).toBe(3);
  });

  test.each([
    [
      'conservative',
      { containment: 12, handleTimeReduction: 6, realization: 48, rampUpMonths: 9, implementationCost: 187_500 },
    ],
    [
      'optimistic',
      { containment: 25, handleTimeReduction: 12.5, realization: 72, rampUpMonths: 4.5, implementationCost: 135_000 },
    ],
  ])('%s, worked out by hand', (id, figures) => {
    const scenario = scenariosOf(centre).find((candidate) => candidate.id === id);
    const { firstYearNet, threeYearNet } = roiProjection({ ...centre, ...figures });
    expect(scenario?.projection.firstYearNet).toBeCloseTo(firstYearNet, 6);
    expect(scenario?.projection.threeYearNet).toBeCloseTo(threeYearNet, 6);
  });

  test('state their differences', () => {
    expect(scenariosOf(centre).map(({ sentence }) => sentence)).toEqual([
      'Automation and assistance do 40% less, 20% less freed time becomes savings, ramp-up is 50% longer, implementation 25% dearer.',
      'The assumptions as they stand.',
      'Automation and assistance do 25% more, 20% more freed time becomes savings, ramp-up is 25% shorter, implementation 10% cheaper.',
    ]);
  });

  test('take their differences from editors', () => {
    const [careful] = roiScenarios(centre, {
      ...scenarioChanges,
      conservative: { automation: -50, realization: -10, rampUpMonths: 100, implementationCost: 30 },
    });
    expect(careful?.projection).toEqual(
      roiProjection({
        ...centre,
        containment: 10,
        handleTimeReduction: 5,
        realization: 54,
        rampUpMonths: 12,
        implementationCost: 195_000,
      }),
    );
    expect(careful?.sentence).toContain('50% less, 10% less freed time becomes savings, ramp-up is 100% longer');
  });

  test.each([
    ['within the limits', within],
    ['any at all', any],
  ])('are in order for figures %s', (_, figures) => {
    fc.assert(
      fc.property(figures, (given) => {
        const [conservative, expected, optimistic] = scenariosOf(given).map(({ projection }) => projection);
        if (!conservative || !expected || !optimistic) throw new Error('A scenario is missing');
        for (const output of ['firstYearSavings', 'firstYearNet', 'threeYearNet'] as const) {
          expect(conservative[output]).toBeLessThanOrEqual(expected[output]);
          expect(expected[output]).toBeLessThanOrEqual(optimistic[output]);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the tornado', () => {
  test('has a bar for every driver', () => {
    const names = roiTornado(centre).map(({ driver }) => driver);
    expect(names.toSorted()).toEqual(drivers.map(({ name }) => name).toSorted());
  });

  test('moves a driver by a fifth either way', () => {
    const bar = roiTornado(centre).find(({ driver }) => driver === 'averageAgentSalary');
    expect(tornadoStep).toBe(0.2);
    expect(bar?.lowValue).toBeCloseTo(37_120, 6);
    expect(bar?.highValue).toBeCloseTo(55_680, 6);
    // 26,880 a month of hours, a fifth of it, for nine full months, either side of 17,520.
    expect(bar?.netAtLow).toBeCloseTo(17_520 - 48_384, 6);
    expect(bar?.netAtHigh).toBeCloseTo(17_520 + 48_384, 6);
    expect(bar?.swing).toBeCloseTo(96_768, 6);
  });

  test('stays within the limits', () => {
    const bar = (given: object, name: string) => roiTornado(driversWith(given)).find(({ driver }) => driver === name);
    expect(bar({ realization: 95 }, 'realization')).toMatchObject({ lowValue: 76, highValue: 100 });
    expect(bar({ loadFactor: 1 }, 'loadFactor')).toMatchObject({ lowValue: 1, highValue: 1.2 });
  });

  test('without any effect is ordered by name', () => {
    const none = { implementationCost: 0, callMinutePrice: 0, seatPrice: 0 };
    const bars = roiTornado(driversWith(none));
    expect(bars.every(({ swing }) => swing === 0)).toBe(true);
    expect(bars.map(({ driver }) => driver)).toEqual(drivers.map(({ name }) => name).toSorted());
  });

  test('has the longest bar first', () => {
    const swings = roiTornado(driversWith({ callVolume: 40_000, averageHandleTime: 6, agentHeadcount: 40 })).map(
      ({ swing }) => swing,
    );
    expect(swings).toEqual(swings.toSorted((a, b) => b - a));
    expect(new Set(swings).size).toBeGreaterThan(3);
  });

  test('is sorted by swing, then by name, for any figures', () => {
    fc.assert(
      fc.property(fc.oneof(any, within), (given) => {
        const bars = roiTornado(given);
        expect(bars).toHaveLength(drivers.length);
        for (const [index, bar] of bars.entries()) {
          expect(bar.swing).toBe(Math.abs(bar.netAtHigh - bar.netAtLow));
          const next = bars[index + 1];
          if (!next) continue;
          expect(bar.swing > next.swing || (bar.swing === next.swing && bar.driver < next.driver)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
