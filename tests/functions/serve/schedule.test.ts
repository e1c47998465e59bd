import { beforeEach, describe, expect, test, vi } from 'vitest';
import { config } from '#netlify/functions/retry-leads';
import { nextRun, runOnSchedule } from '#netlify/serve/schedule';

test.each([
  ['*/2 * * * *', '2026-01-15T12:00:00.000Z', '2026-01-15T12:02:00.000Z'],
  ['*/2 * * * *', '2026-01-15T12:01:59.999Z', '2026-01-15T12:02:00.000Z'],
  ['*/5 * * * *', '2026-01-15T23:58:00.000Z', '2026-01-16T00:00:00.000Z'],
])('%s after %s runs at %s', (schedule, now, next) => {
  expect(nextRun(schedule, new Date(now)).toISOString()).toBe(next);
});

test.each(['', '@hourly', '*/7 * * * *', '0 * * * *', '*/2 * * * 1'])("'%s' is refused", (schedule) => {
  expect(() => nextRun(schedule, new Date())).toThrow('is not one that dev can run');
});

describe('the schedule of production', () => {
  let runs: string[];
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-01-15T12:00:30Z') });
    runs = [];
    return () => vi.useRealTimers();
  });
  const start = () =>
    runOnSchedule(String(config.schedule), async () => void runs.push(new Date().toISOString().slice(11, 19)));

  test('runs in dev at the same minutes, until it is stopped', async () => {
    const stop = start();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(runs).toEqual(['12:02:00', '12:04:00']);
    stop();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(runs).toHaveLength(2);
  });

  test('waits for a run that takes longer', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = runOnSchedule(String(config.schedule), () => (runs.push('begun'), promise));
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(runs).toEqual(['begun']);
    resolve();
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(runs).toEqual(['begun', 'begun']);
    stop();
  });
});
