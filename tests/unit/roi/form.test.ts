import { describe, expect, test } from 'vitest';
import { emptyRoiForm, inDollars, restoredRoiForm, roiOutcome, typedNumber } from '#domain/roi/form';

describe('what people type as a number', () => {
  test.each([
    ['50000', 50_000],
    ['50,000', 50_000],
    ['$50 000', 50_000],
    ['$ 50,000.50', 50_000.5],
    ['1,234,567', 1_234_567],
    [' 12 ', 12],
    ['.5', 0.5],
    ['-5', -5],
    ['-$5', -5],
    ['0', 0],
  ])('%j is %d', (text, number) => expect(typedNumber(text)).toBe(number));

  test.each(['', '   ', 'forty', '12 agents', '1,2,3', '5,00', '$', '-', '.', '1e9', '٤٢', 'NaN', 'Infinity'])(
    '%j holds no number',
    (text) => expect(typedNumber(text)).toBeNull(),
  );
});

const complete = { ...emptyRoiForm, callVolume: '18,000', averageHandleTime: '6', agentHeadcount: '10', averageAgentSalary: '36,000' }; // prettier-ignore

describe('a form', () => {
  test('without a required number says which are missing, in order', () => {
    expect(roiOutcome({ ...complete, callVolume: '', agentHeadcount: 'ten' })).toEqual({
      status: 'incomplete',
      missing: ['callVolume', 'agentHeadcount'],
    });
  });

  test.each(['', 'some'])('counts software costs of %j as 0', (softwareCosts) => {
    const outcome = roiOutcome({ ...complete, softwareCosts });
    expect(outcome.status === 'done' && outcome.estimate.currentMonthlyCosts).toBe(30_000);
  });

  test.each([null, 7, [], 'x', { callVolume: 5, unknown: 'x' }])('restores %j as empty', (stored) =>
    expect(restoredRoiForm(stored)).toEqual(emptyRoiForm),
  );
});

test('money is in US dollars without decimals', () => {
  expect(inDollars(455_999.6)).toBe('$456,000');
  expect(inDollars(-400)).toBe('-$400');
});
