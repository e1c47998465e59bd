import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundedDrivers, type DriverName, type Drivers, drivers } from '#domain/roi/assumptions';
import { roiProjection } from '#domain/roi/model';
import { roiScenarios } from '#domain/roi/scenarios';
import { roiTornado } from '#domain/roi/tornado';
import { driversWith, scenarioChanges } from '#tests/fixtures/roi';

/** Calls need 4,000 of the 4,833 staffed hours. */
const centre = driversWith({
  callVolume: 40_000,
  averageHandleTime: 6,
  agentHeadcount: 40,
  averageAgentSalary: 46_400,
  softwareCosts: 20_000,
});

describe('the detailed model', () => {
  test('worked out by hand', () => {
    const projection = roiProjection(centre);
    // 40,000 × 6 / 60; 40 × 1,450 / 12; 4,000 × (1 - 0.8 × 0.9).
    expect(projection.workloadHours).toBe(4_000);
    expect(projection.staffedHours).toBeCloseTo(4_833.33, 2);
    expect(projection.freedHours).toBeCloseTo(1_120, 6);
    // An hour costs 46,400 × 1.25 / 1,450 = 40. 1,120 × 0.6 × 40 + 20,000 × 0.2 = 30,880.
    expect(projection.steadyMonthlySavings).toBeCloseTo(30_880, 6);
    // 240,000 minutes × 0.03 + 40 × 50 = 9,200.
    expect(projection.monthlyRunningCosts).toBeCloseTo(9_200, 6);
    expect(projection.steadyMonthlyNet).toBeCloseTo(21_680, 6);
    // 1/7, 2/7 … 6/7, then full: 9 full months in the first year, 33 in three.
    expect(projection.monthlySavings[0]).toBeCloseTo(30_880 / 7, 6);
    expect(projection.monthlySavings.slice(6)).toEqual(Array(6).fill(projection.steadyMonthlySavings));
    expect(projection.firstYearSavings).toBeCloseTo(277_920, 6);
    expect(projection.firstYearNet).toBeCloseTo(277_920 - 110_400 - 150_000, 6);
    expect(projection.threeYearNet).toBeCloseTo(33 * 30_880 - 36 * 9_200 - 150_000, 6);
    // Month 11: 8 × 30,880 - 11 × 9,200 - 150,000 = -4,160. Month 12: 17,520.
    expect(projection.paybackMonth).toBe(12);
  });

  test('calls beyond the staffed hours cost minutes and save nothing', () => {
    const [staffed, double] = [roiProjection(centre), roiProjection({ ...centre, callVolume: 80_000 })];
    expect(double.freedHours).toBeCloseTo(double.staffedHours * 0.28, 6);
    expect(double.monthlyRunningCosts).toBeGreaterThan(staffed.monthlyRunningCosts);
  });
});

describe('payback', () => {
  // 1,000 a month from retired software; no other savings.
  const software = driversWith({ softwareCosts: 1_000, softwareRetired: 100, rampUpMonths: 0 });
  test.each([
    ['in month 1 where nothing is to be earned back', { implementationCost: 0 }, 1],
    ['in the month that ends at exactly 0', { implementationCost: 5_000 }, 5],
    ['a month later for a cent more', { implementationCost: 5_000.01 }, 6],
    ['in month 36 at the latest', { implementationCost: 36_000 }, 36],
    ['not after it', { implementationCost: 36_000.01 }, null],
    ['not where running costs eat the savings', { implementationCost: 0, agentHeadcount: 21 }, null],
    ['not where nothing is saved, even for nothing', { implementationCost: 0, softwareCosts: 0 }, null],
    ['to the cent where fractions do not add up', { implementationCost: 0.8, softwareCosts: 0.1 }, 8],
  ])('%s', (_, given, month) => expect(roiProjection({ ...software, ...given }).paybackMonth).toBe(month));
});

describe('every driver counts', () => {
  const changesNet = (given: Drivers, name: DriverName) => {
    const more = { ...given, [name]: boundedDrivers(given)[name] * 1.1 };
    return roiProjection(more).firstYearNet !== roiProjection(given).firstYearNet;
  };
  test.each(drivers)('$name where there are hours to spare', ({ name }) => expect(changesNet(centre, name)).toBe(true));

  // With more calls than staff every paid hour is spent on calls, so only the payroll counts, not the number of hours.
  const busy = { ...centre, callVolume: 80_000 };
  test.each(drivers)('$name where there are none', ({ name }) =>
    expect(changesNet(busy, name)).toBe(name !== 'productiveHours'),
  );
});

const within = fc.record(
  Object.fromEntries(drivers.map(({ name, min, max }) => [name, fc.double({ min, max, noNaN: true })])),
);
const fraction = fc.double({ min: 0, max: 1, noNaN: true });

describe('more of a driver', () => {
  const rises = 'never lowers' as const;
  const falls = 'never raises' as const;
  test.each<[DriverName, typeof rises | typeof falls, 'firstYearSavings' | 'firstYearNet' | 'threeYearNet']>([
    ['containment', rises, 'firstYearSavings'],
    ['containment', rises, 'firstYearNet'],
    ['handleTimeReduction', rises, 'firstYearSavings'],
    ['handleTimeReduction', rises, 'firstYearNet'],
    ['realization', rises, 'firstYearNet'],
    ['loadFactor', rises, 'firstYearNet'],
    ['averageAgentSalary', rises, 'firstYearNet'],
    ['softwareCosts', rises, 'firstYearNet'],
    ['softwareRetired', rises, 'firstYearNet'],
    ['callVolume', rises, 'firstYearSavings'],
    ['averageHandleTime', rises, 'firstYearSavings'],
    ['agentHeadcount', rises, 'firstYearSavings'],
    ['implementationCost', falls, 'firstYearNet'],
    ['rampUpMonths', falls, 'firstYearSavings'],
    ['rampUpMonths', falls, 'firstYearNet'],
    ['rampUpMonths', falls, 'threeYearNet'],
    ['callMinutePrice', falls, 'firstYearNet'],
    ['seatPrice', falls, 'firstYearNet'],
  ])('%s %s %s', (name, direction, output) => {
    const limits = drivers.find((driver) => driver.name === name);
    if (!limits) throw new Error(`No driver ${name}`);
    fc.assert(
      fc.property(within, fraction, fraction, (figures, one, other) => {
        const at = (share: number) => limits.min + share * (limits.max - limits.min);
        const less = roiProjection({ ...driversWith(figures), [name]: at(Math.min(one, other)) })[output];
        const more = roiProjection({ ...driversWith(figures), [name]: at(Math.max(one, other)) })[output];
        if (direction === rises) expect(more).toBeGreaterThanOrEqual(less);
        else expect(more).toBeLessThanOrEqual(less);
      }),
      { numRuns: 300 },
    );
  });
});

test('every number is finite, and none -0, for any figures', () => {
  const odd = fc.constantFrom(0, -0, -1, 1e300, -1e300, Number.MAX_VALUE, Number.MIN_VALUE, NaN, Infinity, -Infinity);
  const any = fc.oneof(odd, fc.double());
  const figures = fc
    .record(Object.fromEntries(drivers.map(({ name }) => [name, any])), { requiredKeys: [] })
    .map(driversWith);
  fc.assert(
    fc.property(figures, (given) => {
      const results = [roiProjection(given), roiScenarios(given, scenarioChanges), roiTornado(given)];
      for (const value of numbersIn(results))
        if (!Number.isFinite(value) || Object.is(value, -0)) throw new Error(`Not a figure to print: ${value}`);
      const { paybackMonth } = roiProjection(given);
      expect(paybackMonth === null || (paybackMonth >= 1 && paybackMonth <= 36)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
