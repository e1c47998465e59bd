import { afterEach, expect, test, vi } from 'vitest';
import { oncePerBuild, oncePerBuildOf } from '#queries/once-per-build';

afterEach(() => vi.unstubAllEnvs());

test.each([
  [false, 'once for each key in a build', ['a1', 'b2', 'a1', 'b2']],
  [true, 'anew in development, where the content changes', ['a1', 'b2', 'a3', 'b4']],
])('development: %s, a value is read %s', async (isDevelopment, _, expected) => {
  vi.stubEnv('DEV', isDevelopment);
  let reads = 0;
  const read = oncePerBuildOf((key) => Promise.resolve(`${key}${++reads}`));
  expect([await read('a'), await read('b'), await read('a'), await read('b')]).toEqual(expected);
});

test('a value without a key is read once in a build', async () => {
  vi.stubEnv('DEV', false);
  let reads = 0;
  const read = oncePerBuild(() => Promise.resolve(++reads));
  expect([await read(), await read()]).toEqual([1, 1]);
});
