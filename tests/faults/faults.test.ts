import { describe, expect, test } from 'vitest';
import { kinds } from '#tests/faults/kinds';
import { loadPrograms, type Run, simulate } from '#tests/faults/simulate';
import { isGood, summary } from '#tests/faults/summary';
import { positions } from '#tests/faults/world';

/*
 * Each kind of fault once, at one of its three positions by turn. `npm run bench:faults` runs all three, thousands of
 * times once a week, and one seed again; that runs would notice a fault of ours, sabotage.test.ts shows once a week.
 */

const programs = await loadPrograms();
const seeds = kinds.map((_, kind) => kind + kinds.length * (kind % positions.length));

// A busy machine needs longer than the usual limit.
describe('faults', { timeout: 180_000 }, () => {
  test('of every kind, wherever they strike, lose no lead, double none and leave nobody in the dark', async () => {
    const all: Run[] = [];
    for (const seed of seeds) all.push(await simulate(seed, programs));
    console.log(summary(all));
    expect(all.filter((run) => !isGood(run)).map(({ seed }) => seed)).toEqual([]);
    // Where nothing works, nothing is promised and so nothing is lost: the runs must show that leads arrive.
    const places = all.flatMap((run) => run.places);
    expect(places.filter((place) => place === 'delivered').length / places.length).toBeGreaterThan(0.8);
    expect(new Set(all.flatMap(({ faults }) => faults.map(({ name }) => name))).size).toBe(kinds.length);
  });

  test('are the same again for the same seed', async () => {
    expect(await simulate(41, programs)).toEqual(await simulate(41, programs));
  });
});
