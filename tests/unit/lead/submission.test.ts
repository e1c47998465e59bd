import { describe, expect, test } from 'vitest';
import type { Standing } from '#domain/lead/outbox';
import { isTaken, restoredSubmission, type Submission } from '#domain/lead/submission';

const sent: Submission = {
  key: 'first-key',
  digest: 'abc',
  replaces: null,
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
  const rows: [string, Submission, Standing | null, Submission['outcome']][] = [
    ['its answer was on its way, it still waits', sent, 'waiting', 'kept'],
    ['its answer was on its way, it was refused', sent, 'refused', 'refused'],
    ['its answer was on its way, it has left the outbox', sent, null, 'stored'],
    ['its answer was on its way, nothing had kept it', lost, null, 'lost'],
    ['kept, it still waits', { ...sent, outcome: 'kept' }, 'waiting', 'kept'],
    ['kept, it could not be sent in time', { ...sent, outcome: 'kept' }, 'unsent', 'kept'],
    ['kept, it was refused since', { ...sent, outcome: 'kept' }, 'refused', 'refused'],
    ['kept, it was sent since', { ...sent, outcome: 'kept' }, null, 'stored'],
    ['kept without a note of it, it was sent since', { ...lost, outcome: 'kept' }, null, 'stored'],
    ['delivered', { ...sent, outcome: 'delivered' }, null, 'delivered'],
    ['stored', { ...sent, outcome: 'stored' }, null, 'stored'],
    ['refused', { ...sent, outcome: 'refused' }, 'refused', 'refused'],
    ['lost', { ...lost, outcome: 'lost' }, null, 'lost'],
  ];
  test.each(rows)('%s', (_what, stored, standing, outcome) => {
    expect(restoredSubmission(stored, () => standing)).toEqual({ ...stored, outcome });
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
});
