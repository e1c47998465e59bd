import { beforeEach, describe, expect, test } from 'vitest';
import { acquireLock, releaseLock } from '#netlify/leads/lock';
import { after, createScene, type Scene } from '#tests/functions/leads/world';

let { world, context } = {} as Scene;
beforeEach(() => {
  ({ world, context } = createScene());
});

describe('a lock', () => {
  test('is one process’s until it is released or too old', async () => {
    expect(await acquireLock(context, 'some-key')).toBe(true);
    world.clock.pass(30_000);
    expect(await acquireLock(world.process(), 'some-key')).toBe(false);
    world.clock.pass(1);
    expect(await acquireLock(world.process(), 'some-key')).toBe(true);
    expect(await acquireLock(context, 'some-key')).toBe(false);
    await releaseLock(context, 'some-key');
    expect(await acquireLock(context, 'some-key')).toBe(true);
  });

  test.each([
    ['comes from a clock that was ahead', { holder: 'other', at: after(31_000).toISOString() }],
    ['has no time', { holder: 'other' }],
    ['is damaged', 'other'],
    ['holds nothing', null],
  ])('that %s counts as too old', async (_what, value) => {
    await world.store.write('claims/some-key', value);
    expect(await acquireLock(context, 'some-key')).toBe(true);
  });

  test('asked for by two at once is one’s', async () => {
    const { promise: free, resolve } = Promise.withResolvers<void>();
    const slow = async (key: string) => {
      const value = await world.store.read(key);
      await free;
      return value;
    };
    const first = acquireLock(world.process({ store: { ...world.store, read: slow } }), 'some-key');
    const second = await acquireLock(context, 'some-key');
    resolve();
    expect([await first, second].filter((isOurs) => isOurs)).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    ['another process takes', { holder: 'other', at: after(31_000).toISOString() }],
    ['the store loses', null],
  ])('too old that %s at the same time is not ours', async (_what, value) => {
    await acquireLock(context, 'some-key');
    world.clock.pass(31_000);
    const write = async (key: string) => world.store.write(key, value);
    expect(await acquireLock(world.process({ store: { ...world.store, write } }), 'some-key')).toBe(false);
  });
});
