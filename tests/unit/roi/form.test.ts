import { describe, expect, test } from 'vitest';
import { emptyRoiForm, restoredRoiForm } from '#domain/roi/fields';
import { fieldError, fieldNote, roiOutcome } from '#domain/roi/form';

const complete = {
  ...emptyRoiForm,
  callVolume: '18,000',
  averageHandleTime: '6',
  agentHeadcount: '10',
  averageAgentSalary: '36,000',
};

const rule = { savingsShare: 20, efficiencyGain: 25 };

describe('a form', () => {
  test('without a required number says which are missing, in order', () => {
    expect(roiOutcome({ ...complete, callVolume: '', agentHeadcount: 'ten' }, rule)).toEqual({
      status: 'incomplete',
      missing: ['callVolume', 'agentHeadcount'],
    });
  });

  test.each(['', 'some'])('counts software costs of %j as 0', (softwareCosts) => {
    const outcome = roiOutcome({ ...complete, softwareCosts }, rule);
    expect(outcome.status === 'done' && outcome.estimate.currentMonthlyCosts).toBe(30_000);
  });

  test('returns the numbers it has read', () => {
    expect(roiOutcome({ ...complete, softwareCosts: '$5 000' }, rule)).toMatchObject({
      figures: {
        callVolume: 18_000,
        averageHandleTime: 6,
        agentHeadcount: 10,
        averageAgentSalary: 36_000,
        softwareCosts: 5_000,
      },
      estimate: { currentMonthlyCosts: 35_000 },
    });
  });

  test.each([null, 7, [], 'x', { callVolume: 5, unknown: 'x' }])('restores %j as empty', (stored) =>
    expect(restoredRoiForm(stored)).toEqual(emptyRoiForm),
  );
});

test('an unusable field says whether it is empty or unreadable', () => {
  expect(fieldError(' ')).toBe('Enter a number');
  expect(fieldError('many')).toBe('Enter a number in digits, such as 50,000 or 6.5');
});

test('an ambiguous number is refused with both readings', () => {
  expect(fieldError('50.000')).toBe('This can be read in two ways. Write 50,000 or 50.');
  expect(fieldError('-$1.500')).toBe('This can be read in two ways. Write -1,500 or -1.5.');
  expect(fieldNote('softwareCosts', '1.500')).toBe(
    'This can be read in two ways. Write 1,500 or 1.5. Until then it counts as $0.',
  );
});

describe('a field says', () => {
  test('that a negative number is calculated', () => expect(fieldNote('agentHeadcount', '-2')).toMatch(/negative/));
  test('that unreadable software costs count as nothing', () =>
    expect(fieldNote('softwareCosts', 'some')).toMatch(/\$0/));
  test.each([
    ['agentHeadcount', 'ten'],
    ['agentHeadcount', '10'],
    ['softwareCosts', ' '],
    ['softwareCosts', '0'],
  ] as const)('nothing of %s %j', (field, text) => expect(fieldNote(field, text)).toBeUndefined());
});
