import { describe, expect, test } from 'vitest';
import {
  isTaken,
  restoredSubmission,
  secondsToFill,
  type StatusInOutbox,
  type Submission,
} from '#domain/lead/submission';

const sent: Submission = {
  key: 'first-key',
  digest: 'abc',
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

describe('the time to fill in the form', () => {
  const opened = Date.parse('2026-11-21T12:00:00Z');
  test.each([
    ['never opened', null, opened, undefined],
    ['at once', opened, opened, 0],
    ['whole seconds only', opened, opened + 41_999, 41],
    ['two days', opened, opened + 172_800_000, 86_400],
    ['the clock was put back', opened, opened - 1, undefined],
  ])('%s', (_what, since, now, seconds) => {
    expect(secondsToFill(since, new Date(now))).toBe(seconds);
  });
});
