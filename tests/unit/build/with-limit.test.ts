import { expect, it } from 'vitest';
import { withLimit } from '#netlify/build/with-limit';

it('runs some tasks at a time and returns their results in the order of the entries', async () => {
  let running = 0;
  let most = 0;
  const entries = Array.from({ length: 100 }, (_, index) => index);
  const results = await withLimit(entries, async (entry, index) => {
    most = Math.max(most, ++running);
    for (let turns = 0; turns <= entry % 7; turns++) await Promise.resolve();
    running--;
    return [entry, index];
  });
  expect(results).toEqual(entries.map((entry) => [entry, entry]));
  expect(most).toBe(32);
});

it('ends with the first error', async () => {
  await expect(withLimit([1, 2], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
