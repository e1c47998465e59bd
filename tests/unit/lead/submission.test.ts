import { describe, expect, test } from 'vitest';
import {
  correctsEarlier,
  isTaken,
  restoredSubmission,
  secondsToFill,
  type StatusInOutbox,
  type Submission,
} from '#domain/lead/submission';

const sent: Submission = {
  key: 'first-key',
  digest: 'abc',
  person: { email: 'e1', name: 'n1' },
  replaces: null,
  replacesAlso: [],
  answers: '{}',
  kept: true,
  outcome: 'pending',
  dismissed: false,
};
const lost = { ...sent, kept: false };

test.each([
  ['delivered', true],
  ['stored', true],
  ['kept', true],
  ['refused', false],
  ['lost', false],
  ['pending', false],
] as const)('details whose outcome is %s are taken: %s', (outcome, taken) => {
  expect(isTaken(outcome)).toBe(taken);
});

describe('a submission after a reload', () => {
  const rows: [string, Submission, StatusInOutbox, Submission['outcome']][] = [
    ['its answer was on its way, it still waits', sent, 'waiting', 'kept'],
    ['its answer was on its way, it was refused', sent, 'refused', 'refused'],
    ['its answer was on its way, it has left the outbox', sent, null, 'stored'],
    ['its answer was on its way, nothing had kept it', lost, null, 'lost'],
    ['kept, it still waits', { ...sent, outcome: 'kept' }, 'waiting', 'kept'],
    ['kept, it could not be sent in time', { ...sent, outcome: 'kept' }, 'expired', 'kept'],
    ['kept, it was refused since', { ...sent, outcome: 'kept' }, 'refused', 'refused'],
    ['kept, it was sent since', { ...sent, outcome: 'kept' }, null, 'stored'],
    ['kept without a note of it, it was sent since', { ...lost, outcome: 'kept' }, null, 'stored'],
    ['kept, the CRM has it since', { ...sent, outcome: 'kept' }, 'delivered', 'delivered'],
    ['its answer was on its way, the CRM has it since', sent, 'delivered', 'delivered'],
    ['refused, the CRM has it since', { ...sent, outcome: 'refused' }, 'delivered', 'delivered'],
    ['delivered', { ...sent, outcome: 'delivered' }, null, 'delivered'],
    ['stored', { ...sent, outcome: 'stored' }, null, 'stored'],
    ['refused', { ...sent, outcome: 'refused' }, 'refused', 'refused'],
    ['lost', { ...lost, outcome: 'lost' }, null, 'lost'],
  ];
  test.each(rows)('%s', (_what, stored, status, outcome) => {
    expect(restoredSubmission(stored, () => status)).toEqual({ ...stored, outcome });
  });

  test('is none once the visitor has deleted it, whatever this tab knew of it', () => {
    for (const outcome of ['pending', 'kept', 'refused'] as const)
      expect(restoredSubmission({ ...sent, outcome }, () => 'deleted')).toBeNull();
  });

  test.each([
    null,
    'text',
    [],
    {},
    { ...sent, key: 7 },
    { ...sent, digest: 7 },
    { ...sent, answers: null },
    { ...sent, outcome: 'won' },
  ])('is none where it is damaged: %j', (stored) => expect(restoredSubmission(stored, () => null)).toBeNull());

  test('takes the rest as far as it is whole', () => {
    const stored = { ...sent, outcome: 'stored', replaces: 'old-key', dismissed: true, kept: 'yes' };
    expect(restoredSubmission(stored, () => null)).toEqual({ ...stored, kept: false });
    expect(restoredSubmission({ ...stored, replaces: 7, dismissed: 'yes' }, () => null)).toMatchObject({
      replaces: null,
      dismissed: false,
    });
  });

  test.each([
    [
      ['second-key', 'first-key'],
      ['second-key', 'first-key'],
    ],
    [[7, 'first-key', null], ['first-key']],
    [undefined, []],
    ['first-key', []],
  ])('has corrected %j, which is %j', (replacesAlso, expected) => {
    expect(restoredSubmission({ ...sent, replacesAlso }, () => null)?.replacesAlso).toEqual(expected);
  });
});

test.each([undefined, null, 'e1 n1', { email: 'e1' }, { email: 'e1', name: 7 }])(
  'a submission saved with %j as its person is nobody’s that is known',
  (person) => {
    expect(restoredSubmission({ ...sent, person }, () => null)?.person).toBeNull();
  },
);

describe('details that follow a submission', () => {
  const same = { email: 'e1', name: 'n1' };
  const [otherEmail, otherName] = [
    { ...same, email: 'e2' },
    { ...same, name: 'n2' },
  ];
  const other = { email: 'e2', name: 'n2' };
  const rows: [string, Submission['person'], Submission['person'], Submission['outcome'], boolean | null][] = [
    ['of the same person correct it', same, same, 'delivered', true],
    ['of another person do not', same, other, 'delivered', false],
    ['… not even where nothing has taken it', same, other, 'refused', false],
    ['with another address only are asked about', same, otherEmail, 'kept', null],
    ['with another name only are asked about', same, otherName, 'pending', null],
    ['with another address fix what was refused', same, otherEmail, 'refused', true],
    ['with another name fix what nothing could store', same, otherName, 'lost', true],
    ['of nobody known are asked about', same, null, 'refused', null],
    ['are asked about after one of nobody known', null, same, 'lost', null],
    ['are asked about where nobody is known', null, null, 'stored', null],
  ];
  test.each(rows)('%s', (_what, earlier, person, outcome, corrects) => {
    expect(correctsEarlier({ person: earlier, outcome }, person)).toBe(corrects);
  });
});

describe('the time to fill in the form', () => {
  const opened = Date.parse('2026-11-21T12:00:00Z');
  test.each([
    ['nobody has noted when', null, opened, 0],
    ['at once', opened, opened, 0],
    ['whole seconds only', opened, opened + 41_999, 41],
    ['two days', opened, opened + 172_800_000, 86_400],
    ['the clock was put back', opened, opened - 1, 0],
  ])('%s', (_what, since, now, seconds) => {
    expect(secondsToFill(since, new Date(now))).toBe(seconds);
  });
});
