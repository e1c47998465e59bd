import { describe, expect, test } from 'vitest';
import { assumptions, boundedDrivers, drivers, modelInputs } from '#domain/roi/assumptions';
import { roiFields } from '#domain/roi/fields';

test('the inputs are the fields of the calculator, in their order', () => {
  expect(modelInputs.map(({ name }) => name)).toEqual(roiFields.map(({ name }) => name));
});

test.each(drivers)('$name starts within its limits', ({ initial, min, max }) => {
  expect(min).toBeLessThan(max);
  expect(initial).toBeGreaterThanOrEqual(min);
  expect(initial).toBeLessThanOrEqual(max);
});

test('no two drivers share a name or a label', () => {
  for (const key of ['name', 'label'] as const)
    expect(new Set(drivers.map((driver) => driver[key])).size).toBe(drivers.length);
});

test.each(assumptions)('$name says where its value comes from, in one sentence', ({ source }) => {
  expect(source).toMatch(/^[A-Z].*[^.]\.$/);
  expect(source).toContain('replace it');
  expect(source).not.toMatch(/https?:/);
});

describe.each(drivers)('$name is bounded', ({ name, initial, min, max }) => {
  test.each([
    ['missing', undefined, initial],
    ['NaN', Number.NaN, initial],
    ['-Infinity', -Infinity, min],
    ['-1', -1, min],
    ['its lower limit', min, min],
    ['its upper limit', max, max],
    ['1e300', 1e300, max],
    ['Infinity', Infinity, max],
  ])('%s', (_, value, expected) => {
    expect(boundedDrivers(value === undefined ? {} : { [name]: value })[name]).toBe(expected);
  });
});

test('bounded drivers are bounded already', () => {
  const once = boundedDrivers({ callVolume: 1e300, loadFactor: 0, rampUpMonths: 2.5 });
  expect(boundedDrivers(once)).toEqual(once);
});
