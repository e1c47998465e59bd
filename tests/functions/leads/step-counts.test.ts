import { describe, expect, test } from 'vitest';
import { sumOf } from '#netlify/leads/day-counts';
import { createStepCounter, removeOldStepCounts, stepCounts } from '#netlify/leads/step-counts';
import { after, day, memoryStore, noon } from '#tests/functions/leads/world';

const today = '2026-01-15';
const countsOf = async (store: ReturnType<typeof memoryStore>) => sumOf(await stepCounts(store, 1, noon));

describe('counts', () => {
  test('of many calls at once in several processes are none too many and none too few', async () => {
    const store = memoryStore();
    // Writes that come in another order than they were begun.
    const write: typeof store.write = async (key, value) => {
      const text = JSON.stringify(value);
      for (let turns = text.length % 5; turns > 0; turns -= 1) await Promise.resolve();
      await store.write(key, JSON.parse(text));
    };
    const counters = ['first', 'second', 'third'].map(createStepCounter);
    const calls = Array.from({ length: 300 }, (_, call) =>
      counters[call % 3]!.add({ ...store, write }, call % 2 === 0 ? 'navigator/begun' : 'navigator/contact-info', noon),
    );
    await Promise.all(calls);
    expect(await countsOf(store)).toEqual({ 'navigator/begun': 150, 'navigator/contact-info': 150 });
    // As many names as processes, whoever calls however often; and nothing else.
    expect([...store.values.keys()].sort()).toEqual(
      ['first', 'second', 'third'].map((name) => `counts/${today}/${name}`),
    );
    expect([...store.values.values()].join()).toMatch(/^[{}",:0-9a-z/-]+$/);
  });

  test('that could not be stored come with the next', async () => {
    const store = memoryStore();
    const counter = createStepCounter('first');
    const failing = { ...store, write: () => Promise.reject(new Error('full')) };
    await expect(counter.add(failing, 'navigator/begun', noon)).rejects.toThrow('full');
    await counter.add(store, 'navigator/begun', noon);
    expect(await countsOf(store)).toEqual({ 'navigator/begun': 2 });
  });

  test('of another day begin anew', async () => {
    const store = memoryStore();
    const counter = createStepCounter('first');
    for (const now of [noon, noon, after(day)]) await counter.add(store, 'navigator/begun', now);
    expect(await stepCounts(store, 3, after(day))).toEqual([
      { day: '2026-01-14', counts: {} },
      { day: today, counts: { 'navigator/begun': 2 } },
      { day: '2026-01-16', counts: { 'navigator/begun': 1 } },
    ]);
  });

  test('that are damaged count as none', async () => {
    const store = memoryStore();
    store.values.set(`counts/${today}/first`, '{');
    store.values.set(`counts/${today}/second`, '{"navigator/begun":"many","navigator/contact-info":2}');
    expect(await countsOf(store)).toEqual({ 'navigator/contact-info': 2 });
  });

  test('are removed after 400 days', async () => {
    const store = memoryStore();
    for (const age of [0, 400, 401, 900])
      await createStepCounter(`p${age}`).add(store, 'navigator/begun', after(-age * day));
    expect(await removeOldStepCounts(store, noon)).toBe(2);
    expect([...store.values.keys()].map((name) => name.split('/')[2]).sort()).toEqual(['p0', 'p400']);
  });
});
