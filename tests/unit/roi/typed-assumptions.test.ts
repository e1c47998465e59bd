import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assumptions } from '#domain/roi/assumptions';
import { pricesInUsDollars, usedAssumption, usedAssumptions } from '#domain/roi/typed-assumptions';
import { assumedFigures, initialDrivers } from '#tests/fixtures/roi';

describe.each(assumptions)('$name', (assumption) => {
  const { name, min, max } = assumption;
  const initial = initialDrivers[name];

  test('is the initial one until something is typed', () => {
    expect(usedAssumption(assumption, initial, undefined)).toEqual({ value: initial });
  });

  test.each(['', 'some', '-', '2%0', '20%x'])('is the initial one for %j, and says so', (typed) => {
    expect(usedAssumption(assumption, initial, typed)).toEqual({
      value: initial,
      note: expect.stringContaining('is used'),
    });
  });

  test('stays within its limits, and says so', () => {
    expect(usedAssumption(assumption, initial, String(max))).toEqual({ value: max });
    expect(usedAssumption(assumption, initial, String(min))).toEqual({ value: min });
    expect(usedAssumption(assumption, initial, String(max + 1))).toEqual({
      value: max,
      note: expect.stringContaining('or less'),
    });
    expect(usedAssumption(assumption, initial, '-1')).toEqual({ value: min, note: expect.stringContaining('or more') });
  });
});

test('what is typed may carry its unit', () => {
  expect(
    usedAssumptions({ containment: '35 %', loadFactor: '1.4×', implementationCost: '$90 000' }, assumedFigures),
  ).toMatchObject({
    containment: 35,
    loadFactor: 1.4,
    implementationCost: 90_000,
    seatPrice: 50,
  });
});

test.each([
  ['containment', '35％', 35],
  ['containment', '35 percent', 35],
  ['containment', '35,5 %', 35.5],
  ['loadFactor', '1,4 x', 1.4],
  ['implementationCost', 'CA$90k', 90_000],
  ['implementationCost', '1.5M', 1_500_000],
  ['callMinutePrice', '0,04 $/min', 0.04],
  ['callMinutePrice', '0,125', 0.125],
  ['seatPrice', '$70 per month', 70],
  ['rampUpMonths', '6 mois', 6],
  ['productiveHours', '1 450 h', 1_450],
] as const)('%s of %j is %d', (name, typed, value) => {
  expect(usedAssumptions({ [name]: typed }, assumedFigures)[name]).toBe(value);
});

test('what cannot be read is repeated, with the figure in its place', () => {
  const factor = { quantity: 'factor', min: 1, max: 3 } as const;
  expect(usedAssumption(factor, 1.25, '35 %').note).toBe('“35 %” cannot be read as a number. 1.25 is used.');
  expect(usedAssumption(factor, 1.25, ' ').note).toBe('There is no number here. 1.25 is used.');
});

test('of an ambiguous number, the only reading within the limits counts', () => {
  expect(usedAssumption({ quantity: 'factor', min: 1, max: 3 }, 1.25, '1.375')).toEqual({ value: 1.375 });
  expect(usedAssumption({ quantity: 'money', min: 0, max: 1_000_000 }, 60_000, '90.000')).toEqual({
    value: 60_000,
    note: 'This can be read in two ways. 60,000 is used.',
  });
});

test('whatever is typed, the model gets numbers within its limits', () => {
  fc.assert(
    fc.property(fc.constantFrom(...assumptions), fc.string(), (assumption, typed) => {
      const { value } = usedAssumption(assumption, initialDrivers[assumption.name], typed);
      expect(value >= assumption.min && value <= assumption.max).toBe(true);
    }),
  );
});

describe('the prices that are US dollars where the visitor calculates in Canadian ones', () => {
  test.each([
    ['nothing is typed', {}, ['implementationCost', 'callMinutePrice', 'seatPrice']],
    ['one is replaced', { implementationCost: '200,000' }, ['callMinutePrice', 'seatPrice']],
    [
      'what is typed cannot be read',
      { implementationCost: 'much' },
      ['implementationCost', 'callMinutePrice', 'seatPrice'],
    ],
    ['a share is replaced', { containment: '30' }, ['implementationCost', 'callMinutePrice', 'seatPrice']],
    ['all are replaced', { implementationCost: '1', callMinutePrice: '0.04', seatPrice: '70' }, []],
  ])('where %s', (_, typed, names) => {
    expect(pricesInUsDollars(typed, 'CAD')).toEqual(names);
    expect(pricesInUsDollars(typed, 'USD')).toEqual([]);
  });
});
