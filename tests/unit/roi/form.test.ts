import { describe, expect, test } from 'vitest';
import { emptyRoiForm, restoredRoiForm } from '#domain/roi/fields';
import { fieldError, fieldNote, incompleteMessage, missingLabel, roiOutcome } from '#domain/roi/form';

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

describe('the alert', () => {
  test('is the specified one where a required field is empty', () => {
    expect(
      incompleteMessage({ ...complete, callVolume: ' \u200b', agentHeadcount: 'ten' }, [
        'callVolume',
        'agentHeadcount',
      ]),
    ).toBe('Please fill in all required fields before proceeding.');
  });

  test('says that a field cannot be read where something was typed', () => {
    const form = { ...complete, agentHeadcount: 'ten', averageAgentSalary: '50.000' };
    expect(incompleteMessage(form, ['agentHeadcount'])).toBe('One field cannot be read as a number:');
    expect(incompleteMessage(form, ['agentHeadcount', 'averageAgentSalary'])).toBe(
      '2 fields cannot be read as numbers:',
    );
    expect(missingLabel('averageAgentSalary', '50.000', 'CAD')).toBe(
      'Average agent salary (CAD a year): cannot be read',
    );
    expect(missingLabel('callVolume', '', 'CAD')).toBe('Monthly call volume');
  });
});

describe('an unusable field says', () => {
  test.each([
    ['callVolume', ' ', 'Enter a number'],
    ['callVolume', 'many', '“many” cannot be read as a number. Write it as 18,000 or 18000.'],
    ['averageHandleTime', '6:75', '“6:75” cannot be read as a number. Write it as 6.5 or 6:30.'],
    ['averageAgentSalary', '$25/h', '“$25/h” cannot be read as a number. Write it as 50,000 or 50000, for a year.'],
    ['agentHeadcount', 'x'.repeat(90), `“${'x'.repeat(39)}…” cannot be read as a number. Write it as 120.`],
    ['averageAgentSalary', '50.000', 'This can be read in two ways. Write 50,000 or 50.'],
    ['averageAgentSalary', '-$1.500', 'This can be read in two ways. Write -1,500 or -1.5.'],
  ] as const)('what is wrong with %s %j: %s', (field, text, error) => expect(fieldError(field, text)).toBe(error));
});

describe('a field says', () => {
  test.each([
    ['softwareCosts', '1.500', 'This can be read in two ways. Write 1,500 or 1.5. Until then it counts as $0.'],
    [
      'softwareCosts',
      'some',
      '“some” cannot be read as a number. Write it as 1,000 or 1000, for a month. Until then it counts as $0.',
    ],
    ['agentHeadcount', '-2', 'This is a negative number. It is calculated as it stands.'],
    ['averageAgentSalary', 'CA$50,000', 'It counts as USD, as chosen under Currency.'],
    ['softwareCosts', '1 000 $ CA', 'It counts as USD, as chosen under Currency.'],
    ['softwareCosts', 'US$1,000', undefined],
    ['agentHeadcount', 'ten', undefined],
    ['agentHeadcount', '10', undefined],
    ['softwareCosts', ' ', undefined],
    ['softwareCosts', '0', undefined],
  ] as const)('of %s %j: %s', (field, text, note) => expect(fieldNote(field, text, 'USD')).toBe(note));

  test('the other way round where Canadian dollars are chosen', () => {
    expect(fieldNote('averageAgentSalary', '50,000 USD', 'CAD')).toBe('It counts as CAD, as chosen under Currency.');
    expect(fieldNote('averageAgentSalary', 'CA$50,000', 'CAD')).toBeUndefined();
  });
});

test.each(['CA$1,000', 'CAD 1000', '$1k', '1 000,00 $', '１０００', '1000\u200b', '1,000/month', '1 000 $ par mois'])(
  'software costs of %j are a thousand a month',
  (softwareCosts) => {
    const outcome = roiOutcome({ ...complete, softwareCosts }, rule);
    expect(outcome.status === 'done' && outcome.figures.softwareCosts).toBe(1_000);
  },
);
