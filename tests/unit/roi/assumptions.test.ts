import { describe, expect, test } from 'vitest';
import { boundedDrivers, drivers, modelInputs } from '#domain/roi/assumptions';
import { roiFields } from '#domain/roi/fields';
import { driversWith } from '#tests/fixtures/roi';

test('the inputs are the fields of the calculator, in their order', () => {
  expect(modelInputs.map(({ name }) => name)).toEqual(roiFields.map(({ name }) => name));
});

test.each(drivers)('$name has limits', ({ min, max }) => {
  expect(min).toBeGreaterThanOrEqual(0);
  expect(min).toBeLessThan(max);
});

test('no two drivers share a name or a label', () => {
  for (const key of ['name', 'label'] as const)
    expect(new Set(drivers.map((driver) => driver[key])).size).toBe(drivers.length);
});

describe.each(drivers)('$name is bounded', ({ name, min, max }) => {
  test.each([
    ['NaN', Number.NaN, min],
    ['-Infinity', -Infinity, min],
    ['-1', -1, min],
    ['its lower limit', min, min],
    ['its upper limit', max, max],
    ['1e300', 1e300, max],
    ['Infinity', Infinity, max],
  ])('%s', (_, value, expected) => {
    expect(boundedDrivers(driversWith({ [name]: value }))[name]).toBe(expected);
  });
});

test('bounded drivers are bounded already', () => {
  const once = boundedDrivers(driversWith({ callVolume: 1e300, loadFactor: 0, rampUpMonths: 2.5 }));
  expect(boundedDrivers(once)).toEqual(once);
});
