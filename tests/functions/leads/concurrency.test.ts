import { expect, test } from 'vitest';
import { forEachConcurrently } from '#netlify/leads/concurrency';

const items = [1, 2, 3, 4, 5, 6, 7];

test('each item is dealt with once, in order, at most so many at once', async () => {
  const begun: number[] = [];
  let open = 0;
  let most = 0;
  await forEachConcurrently(items, 3, async (item) => {
    begun.push(item);
    most = Math.max(most, (open += 1));
    await Promise.resolve();
    open -= 1;
  });
  expect(begun).toEqual(items);
  expect(most).toBe(3);
});

test('after the first false none is begun; those that have begun are waited for', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  await forEachConcurrently(items, 2, async (item) => {
    begun.push(item);
    for (let turn = 0; turn < item; turn += 1) await Promise.resolve();
    ended.push(item);
    return item < 3;
  });
  expect(begun).toEqual([1, 2, 3, 4]);
  expect(ended.toSorted()).toEqual([1, 2, 3, 4]);
});

test('of nothing nothing comes', async () => {
  let calls = 0;
  await forEachConcurrently([], 3, async () => void (calls += 1));
  expect(calls).toBe(0);
});

test('it rejects where one does', async () => {
  await expect(forEachConcurrently(items, 3, () => Promise.reject(new Error('no store')))).rejects.toThrow('no store');
});
