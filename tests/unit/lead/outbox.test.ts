import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type Attempt,
  attemptBegun,
  attemptFailed,
  backOff,
  dueIn,
  hasLeft,
  inOrder,
  maxDays,
  outboxEntry,
  type OutboxEntry,
  renewed,
  retryAfter,
  statusOf,
  type Trigger,
} from '#domain/lead/outbox';

const body = { firstName: 'Ada', lastName: 'Bell', email: 'ada@bank.example', company: 'North Bank' };
const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;
const maxAge = maxDays.number * day;
const noon = new Date('2026-11-21T12:00:00.000Z');
const after = (ms: number) => new Date(noon.getTime() + ms);
const fresh: OutboxEntry = { key: 'first-key', body, at: noon.toISOString() };
const tried = (attempt: Partial<Attempt>): OutboxEntry => ({
  ...fresh,
  tried: { at: noon.toISOString(), number: 1, wait: 5 * second, ...attempt },
});

describe('the wait after an attempt', () => {
  test.each([
    [1, 0, 2.5 * second],
    [1, 1, 5 * second],
    [2, 1, 10 * second],
    [5, 1, 80 * second],
    [10, 1, 2560 * second],
    [11, 1, hour],
    [40, 0, hour / 2],
    [10_000, 1, hour],
  ])('after attempt %i with chance %d is %i ms', (number, random, wait) => {
    expect(backOff(number, random)).toBe(wait);
  });
});

describe('when a lead is due', () => {
  const rows: [string, OutboxEntry, number, Trigger, number][] = [
    ['never tried', fresh, 0, 'timer', 0],
    ['just tried', tried({}), 0, 'timer', 5 * second],
    ['its wait half over', tried({}), 2 * second, 'timer', 3 * second],
    ['its wait over', tried({}), 5 * second, 'timer', 0],
    ['a page load right after the first attempt', tried({}), 200, 'reconnect', 800],
    ['a page load a second after the first attempt', tried({}), second, 'reconnect', 0],
    ['a page load after many attempts', tried({ number: 30, wait: hour }), 10 * second, 'reconnect', 20 * second],
    ['a page load after ever so many', tried({ number: 500, wait: hour }), 59 * second, 'reconnect', second],
    ['asked to wait', tried({ asked: 60 * second }), 0, 'timer', 60 * second],
    ['asked to wait, and a page load', tried({ asked: 60 * second }), 20 * second, 'reconnect', 40 * second],
    ['asked to wait for less than the back-off', tried({ asked: second }), 0, 'timer', 5 * second],
    ['asked to wait for a year', tried({ asked: 365 * day }), 0, 'timer', day],
    ['a stored wait of a year', tried({ wait: 365 * day }), 0, 'timer', hour],
    ['the clock put back by a year', tried({ asked: day }), -365 * day, 'timer', 0],
    ['the clock put forward by a year', tried({ asked: day }), 365 * day, 'timer', 0],
    ['an unreadable time', tried({ at: 'yesterday' }), 0, 'timer', 0],
  ];
  test.each(rows)('%s', (_what, entry, elapsed, trigger, due) => {
    expect(dueIn(entry, after(elapsed), trigger)).toBe(due);
  });
});

describe('an attempt', () => {
  it('is counted, and its failure keeps the count', () => {
    const first = attemptBegun(fresh, noon, 1);
    expect(first.tried).toEqual({ at: noon.toISOString(), number: 1, wait: 5 * second });
    const second_ = attemptBegun(attemptFailed(first, after(second), 7000), after(10 * second), 1);
    expect(attemptFailed(first, after(second), 7000).tried).toMatchObject({ number: 1, asked: 7000, failed: true });
    expect(second_.tried).toEqual({ at: after(10 * second).toISOString(), number: 2, wait: 10 * second });
  });

  it('that fails keeps its wait, and what the site asked for where it asked', () => {
    const third = tried({ number: 3, wait: 20 * second });
    const failure = { at: after(second).toISOString(), number: 3, wait: 20 * second, failed: true };
    expect(attemptFailed(third, after(second), null).tried).toEqual(failure);
    expect(attemptFailed(third, after(second), 0).tried).toEqual({ ...failure, asked: 0 });
    expect(attemptFailed(fresh, after(second), null).tried).toEqual({ ...failure, number: 1, wait: 5 * second });
  });

  it('puts a date of entry right that lies in the future', () => {
    expect(attemptBegun({ ...fresh, at: after(day).toISOString() }, noon, 0).at).toBe(noon.toISOString());
    expect(attemptBegun(fresh, after(day), 0).at).toBe(fresh.at);
  });
});

describe('how a lead stands', () => {
  const failedAfter = (ms: number) => tried({ at: after(ms).toISOString(), failed: true });
  const rows: [string, OutboxEntry, number, string][] = [
    ['fresh', fresh, 0, 'waiting'],
    ['fresh, and a year later', fresh, 365 * day, 'waiting'],
    ['refused', { ...fresh, refused: true }, 0, 'refused'],
    ['failed while it is tried', failedAfter(maxAge - 1), 2 * maxAge, 'waiting'],
    ['failed at the end', failedAfter(maxAge), 2 * maxAge, 'expired'],
    ['failed at the end, this moment', failedAfter(maxAge), maxAge, 'expired'],
    ['being tried after the end', tried({ at: after(2 * maxAge).toISOString() }), 2 * maxAge, 'waiting'],
    ['failed while the clock was a year ahead, which it no longer is', failedAfter(365 * day), day, 'waiting'],
    ['an unreadable date of entry', { ...failedAfter(2 * maxAge), at: 'once' }, 3 * maxAge, 'waiting'],
  ];
  test.each(rows)('%s', (_what, entry, elapsed, expected) => {
    expect(statusOf(entry, after(elapsed))).toBe(expected);
  });

  test.each([
    ['just put there', 0, false],
    ['days ago', maxAge - 1, false],
    ['as long ago as it is tried', maxAge, true],
    ['by a clock that was ahead', -2 * maxAge, true],
  ])('has left the outbox if only its copy is there, %s: %s ms → %s', (_what, elapsed, left) => {
    expect(hasLeft(fresh, after(elapsed))).toBe(left);
  });

  it('starts over when the visitor wants it sent again', () => {
    const again = renewed({ ...tried({ failed: true }), refused: true }, after(9 * day));
    expect(again).toEqual({ key: fresh.key, body, at: after(9 * day).toISOString() });
  });
});

test('the oldest goes first, and of the same moment always the same one', () => {
  const entry = (key: string, ms: number) => ({ ...fresh, key, at: after(ms).toISOString() });
  const keys = inOrder([entry('b', 0), entry('c', -1), entry('a', 0)]).map(({ key }) => key);
  expect(keys).toEqual(['c', 'a', 'b']);
  expect(inOrder([entry('a', 0), entry('b', 0)]).map(({ key }) => key)).toEqual(['a', 'b']);
});

describe('Retry-After', () => {
  const date = 'Sat, 21 Nov 2026 12:00:30 GMT';
  test.each([
    [null, null, null],
    ['', null, null],
    ['soon', null, null],
    ['7s', null, null],
    ['0', null, 0],
    ['120', null, 120 * second],
    [' 7 ', null, 7 * second],
    ['99999999999999999999999', null, day],
    [date, null, 30 * second],
    ['Fri, 20 Nov 2026 12:00:00 GMT', null, 0],
    ['Mon, 21 Dec 2026 12:00:00 GMT', null, day],
    // This browser's clock is a year off; the answer's own tells how long it meant.
    ['Wed, 21 Nov 2029 12:00:10 GMT', 'Wed, 21 Nov 2029 12:00:00 GMT', 10 * second],
    [date, 'never', 30 * second],
  ])('%j with date %j is %j ms', (header, dateHeader, wait) => {
    expect(retryAfter(header, dateHeader, noon)).toBe(wait);
  });
});

describe('what storage holds', () => {
  const whole: OutboxEntry = { ...tried({ asked: 5, failed: true }), refused: true };
  test.each<[unknown, OutboxEntry | null]>([
    [whole, whole],
    [fresh, fresh],
    [
      { key: 'k', body },
      { key: 'k', body, at: '' },
    ],
    [
      { ...fresh, at: 7, tried: { at: 7 }, refused: 'yes', more: 1 },
      { ...fresh, at: '' },
    ],
    [{ ...fresh, tried: { ...whole.tried, asked: '5', failed: 1 } }, tried({})],
    [{ ...fresh, tried: { ...whole.tried, at: 7 } }, fresh],
    [{ ...fresh, tried: { ...whole.tried, number: '1' } }, fresh],
    [{ ...fresh, tried: { ...whole.tried, wait: null } }, fresh],
    [{ ...fresh, tried: [] }, fresh],
    [{ ...fresh, key: 1 }, null],
    [{ ...fresh, body: [] }, null],
    ['text', null],
    [null, null],
  ])('%j', (stored, entry) => {
    expect(outboxEntry(stored)).toEqual(entry);
  });
});

describe('whatever the clocks and answers', () => {
  const times = fc.integer({ min: -400 * day, max: 400 * day });
  const attempts = fc.record(
    {
      at: times.map((ms) => after(ms).toISOString()),
      number: fc.integer({ min: 1, max: 1000 }),
      wait: fc.double({ noNaN: true }),
      asked: fc.double({ noNaN: true }),
      failed: fc.constant(true as const),
    },
    { requiredKeys: ['at', 'number', 'wait'] },
  );
  const entries = fc.record({
    key: fc.constant('k'),
    body: fc.constant(body),
    at: times.map((ms) => after(ms).toISOString()),
    tried: attempts,
  });

  it('a waiting lead is due within a day, and on an event never later than by time', () => {
    fc.assert(
      fc.property(entries, times, (entry, ms) => {
        const timer = dueIn(entry, after(ms), 'timer');
        const wake = dueIn(entry, after(ms), 'reconnect');
        return timer >= 0 && timer <= day && wake >= 0 && wake <= timer;
      }),
    );
  });

  it('once its wait is over it is due, also a wait of less than a millisecond', () => {
    const short: OutboxEntry = {
      ...fresh,
      at: after(0).toISOString(),
      tried: { at: after(0).toISOString(), number: 1, wait: 0, asked: 0.25 },
    };
    expect(dueIn(short, after(0), 'timer')).toBe(1);
    fc.assert(
      fc.property(entries, times, fc.constantFrom<Trigger>('reconnect', 'timer'), (entry, ms, trigger) => {
        const now = after(ms);
        return dueIn(entry, new Date(now.getTime() + dueIn(entry, now, trigger)), trigger) === 0;
      }),
    );
  });

  it('no clock parks a lead without an attempt that failed', () => {
    fc.assert(
      fc.property(entries, times, times, fc.double({ min: 0, max: 1, noNaN: true }), (entry, ms, later, random) => {
        const trying = attemptBegun({ ...entry, tried: { ...entry.tried, failed: true } }, after(ms), random);
        return statusOf(trying, after(later)) === 'waiting';
      }),
    );
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const json = JSON.parse(JSON.stringify(entry)) as OutboxEntry;
        expect(outboxEntry(json)?.key).toBe('k');
        expect(outboxEntry(JSON.parse(JSON.stringify(outboxEntry(json))))).toEqual(outboxEntry(json));
      }),
    );
  });
});
