import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestWait, maxAttempts, waitAfter } from '#netlify/leads/backoff';
import {
  fingerprintOf,
  hasCome,
  isDue,
  isUndelivered,
  lastStepAt,
  type LeadState,
  receivedAt,
  withState,
} from '#netlify/leads/record';
import { after, day, leadOf, noon, recordOf } from '#tests/functions/leads/world';
import { visitor } from '#tests/functions/support';

describe('a record', () => {
  const record = recordOf('some-key', noon, ['retry'], after(5000));

  test('knows when it came in and when it last changed', () => {
    expect(receivedAt(record)).toEqual(noon);
    expect(lastStepAt(record)).toEqual(after(5000));
    expect(lastStepAt(withState(record, 'dead', after(9000)))).toEqual(after(9000));
  });

  test('without a history, as only a damaged one is, counts as very old', () => {
    const damaged = { ...record, history: [] };
    expect([receivedAt(damaged), lastStepAt(damaged)]).toEqual([new Date(0), new Date(0)]);
    expect(withState(damaged, 'dead', noon).history).toEqual([{ at: noon.toISOString(), state: 'dead' }]);
  });

  test('is not changed by its next step', () => {
    const before = structuredClone(record);
    withState(record, 'superseded', after(6000));
    expect(record).toEqual(before);
  });

  test('keeps its first step and the latest ones, however long it waits', () => {
    const times = Array.from({ length: 500 }, (_, index) => after(index * 600_000));
    const old = times.reduce((waiting, at) => withState(waiting, 'retry', at), recordOf('some-key', after(-1000)));
    expect(old.history.length).toBeLessThan(50);
    expect(receivedAt(old)).toEqual(after(-1000));
    expect(old.history.slice(-30).map(({ at }) => at)).toEqual(times.slice(-30).map((at) => at.toISOString()));
  });

  test.each<[LeadState, boolean]>([
    ['received', true],
    ['delivering', true],
    ['retry', true],
    ['delivered', false],
    ['dead', false],
    ['refused', false],
    ['superseded', false],
  ])('%s is undelivered: %s', (state, expected) => {
    expect(isUndelivered(recordOf('some-key', noon, [state]))).toBe(expected);
  });

  test('has a fingerprint of the lead that tells two leads apart and says nothing of them', () => {
    const fingerprint = fingerprintOf(leadOf());
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(fingerprintOf(leadOf({ phone: ` ${visitor.phone} ` }))).toBe(fingerprint);
    expect(fingerprintOf(leadOf({ phone: '416 555 0198' }))).not.toBe(fingerprint);
  });

  test.each<[string, Record<string, string | string[]>, same: boolean]>([
    ['the same in another order', { b: ['2', '3'], a: '1' }, true],
    ['an answer changed', { a: '1', b: ['2', '4'] }, false],
    ['the answers swapped', { a: ['2', '3'], b: '1' }, false],
    ['a question changed', { a: '1', c: ['2', '3'] }, false],
    ['an answer left out', { a: '1' }, false],
    ['a list as one text', { a: '1', b: '2,3' }, false],
  ])('has a fingerprint of its detailed answers: %s', (_name, detailedAnswers, same) => {
    const fingerprint = fingerprintOf(leadOf({ detailedAnswers: { a: '1', b: ['2', '3'] } }));
    const other = fingerprintOf(leadOf({ detailedAnswers }));
    expect(other === fingerprint).toBe(same);
  });

  test('has a fingerprint that does not tell how long the form was open', () => {
    const lead = leadOf();
    expect(fingerprintOf({ ...lead, secondsToFill: 12 })).toBe(fingerprintOf(lead));
    expect(fingerprintOf({ ...lead, secondsToFill: 12 })).toBe(fingerprintOf({ secondsToFill: 99, ...lead }));
  });
});

describe('whether a lead is due', () => {
  const lease = 30_000;
  test.each<[LeadState, age: number, expected: boolean]>([
    ['retry', 0, true],
    ['retry', day, true],
    ['received', 0, false],
    ['received', lease - 1, false],
    ['received', lease, true],
    ['delivering', 1000, false],
    ['delivering', lease - 1, false],
    ['delivering', lease, true],
    ['delivered', day, false],
    ['dead', day, false],
    ['superseded', day, false],
  ])('%s, %i ms after its last step: %s', (state, age, expected) => {
    const record =
      state === 'received' ? recordOf('a-key', after(-age)) : recordOf('a-key', after(-2 * day), [state], after(-age));
    expect(isDue(record, noon)).toBe(expected);
  });

  test.each([
    ['in a minute', 60_000, false],
    ['in half of it', longestWait / 2, false],
    ['for as long as a wait can be', longestWait, false],
    ['for longer than any wait', longestWait + 1, true],
    ['in a year, which a clock that was wrong has written', 365 * day, true],
    ['at no time', NaN, true],
  ])('that is to wait for a time %s: %s', (_name, away, expected) => {
    expect(hasCome(noon.getTime() + away, noon)).toBe(expected);
  });
});

describe('the wait after a failed attempt', () => {
  const spans = (random: number) => {
    const waits = Array.from({ length: maxAttempts - 1 }, (_, index) => waitAfter(index + 1, random));
    return waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
  };

  test('doubles from one and a half minutes, so that twelve attempts span two days', () => {
    expect([1, 2, 3, 11].map((attempts) => waitAfter(attempts, 0.5) / 1000)).toEqual([84, 168, 336, 86_016]);
    expect(spans(0.5)).toBeCloseTo(47.8, 1);
    expect(spans(0)).toBeGreaterThan(36);
    expect(spans(1)).toBeLessThan(60);
    const said =
      'The first retry is 84 seconds after a failure; each wait doubles, give or take a fifth. Twelve attempts span two days';
    expect(readFileSync('docs/leads.md', 'utf8')).toContain(said);
  });

  test.each([
    [0, 0.5, 84_000],
    [1, 0, 67_200],
    [1, 1, 100_800],
    [11, 0.5, 86_016_000],
    [12, 0.5, 86_016_000],
    [1000, 0.5, 86_016_000],
  ])('after %i attempts, by chance %d, is %i ms', (attempts, random, expected) => {
    expect(waitAfter(attempts, random)).toBe(expected);
  });

  test('is never longer than what is taken for a wait', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, random) => {
        const wait = waitAfter(attempts, random);
        expect(wait).toBeGreaterThanOrEqual(waitAfter(1, 0));
        expect(wait).toBeLessThan(longestWait);
      }),
    );
  });
});
