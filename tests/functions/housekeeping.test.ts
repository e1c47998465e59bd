import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { claim, release } from '#netlify/leads/lock';
import { keepHouse, keptDays } from '#netlify/leads/housekeeping';
import type { LeadState } from '#netlify/leads/record';
import { markerOf } from '#netlify/leads/store';
import { after, createScene, markersIn, noon, recordOf, type Scene } from '#tests/functions/outbox';

let { world, outbox, given, printed } = {} as Scene;
beforeEach(() => {
  ({ world, outbox, given, printed } = createScene());
});

const day = 86_400_000;
const hour = 3_600_000;
const ended = (key: string, state: LeadState, ago: number) => recordOf(key, after(-100 * day), [state], after(-ago));
const keys = async () => (await outbox.leads.keys()).sort();

describe('personal data', () => {
  test('goes thirty days after a lead was delivered or superseded, and not before', async () => {
    await given(
      ended('delivered-30', 'delivered', 30 * day),
      ended('delivered-29', 'delivered', 30 * day - 1),
      ended('superseded-31', 'superseded', 31 * day),
    );
    expect(await keepHouse(outbox)).toEqual({ erased: 2, restored: 0 });
    expect(await keys()).toEqual(['delivered-29']);
    expect(markersIn(world.store)).toEqual(['ended delivered-29']);
  });

  test.each<LeadState>(['dead', 'retry', 'delivering', 'received'])(
    'of a lead that is %s stays, however old',
    async (state) => {
      await given(ended('some-key', state, 99 * day));
      expect(await keepHouse(outbox)).toEqual({ erased: 0, restored: 0 });
      expect(await keys()).toEqual(['some-key']);
    },
  );

  test('stays where a marker says that the lead has ended, but the record does not', async () => {
    const waiting = recordOf('some-key', noon, ['retry']);
    await world.store.write('leads/some-key', waiting);
    await world.store.write(`ended/${after(-40 * day).getTime()}-${after(-50 * day).getTime()}-some-key`, 1);
    expect(await keepHouse(outbox)).toEqual({ erased: 0, restored: 0 });
    expect(await keys()).toEqual(['some-key']);
    expect(markersIn(world.store)).toEqual(['waiting some-key']);
    expect(printed()).toBe('');
  });

  test('of many goes a hundred an hour, the earliest first', async () => {
    for (let index = 0; index < 130; index += 1) await given(ended(`key-${index}`, 'delivered', 31 * day + index));
    expect(await keepHouse(outbox)).toMatchObject({ erased: 100 });
    expect((await keys()).length).toBe(30);
    expect(await keys()).toContain('key-0');
    world.clock.pass(hour);
    expect(await keepHouse(outbox)).toMatchObject({ erased: 30 });
  });
});

describe('it is done', () => {
  test('once an hour', async () => {
    expect(await keepHouse(outbox)).not.toBeNull();
    world.clock.pass(hour - 1);
    expect(await keepHouse(outbox)).toBeNull();
    world.clock.pass(1);
    expect(await keepHouse(outbox)).not.toBeNull();
  });

  test('also where a wrong clock has noted a time to come', async () => {
    await world.store.write('housekeeping/last', { at: after(400 * day).toISOString() });
    expect(await keepHouse(outbox)).not.toBeNull();
  });
});

describe('markers', () => {
  test.each<LeadState>(['received', 'retry', 'delivered', 'dead'])(
    'of a lead that is %s are restored',
    async (state) => {
      const record = recordOf('some-key', noon, state === 'received' ? [] : [state]);
      await world.store.write('leads/some-key', record);
      expect(await keepHouse(outbox)).toEqual({ erased: 0, restored: 1 });
      expect(await outbox.leads.markers(markerOf(record).kind)).toEqual([markerOf(record)]);
    },
  );

  test('that are too many are removed, but not while a step may be under way', async () => {
    const delivered = recordOf('some-key', after(-day), ['delivered'], after(-hour));
    await given(delivered);
    const stray = recordOf('some-key', after(-day), ['dead'], after(-9 * 60_000));
    await outbox.leads.mark(stray);
    await keepHouse(outbox);
    expect(markersIn(world.store)).toEqual(['dead some-key', 'ended some-key']);
    world.clock.pass(hour);
    await keepHouse(outbox);
    expect(markersIn(world.store)).toEqual(['ended some-key']);
  });

  test('are compared by their names alone: no record is read that needs nothing', async () => {
    await given(recordOf('waiting', after(-day), ['retry']), ended('delivered', 'delivered', day));
    await outbox.leads.mark(recordOf('waiting', after(-day), ['retry'], after(-hour)));
    const read: string[] = [];
    const store = { ...world.store, read: (key: string) => (read.push(key), world.store.read(key)) };
    await keepHouse(world.process({ store }));
    expect(read.filter((key) => key.startsWith('leads/'))).toEqual([]);
  });

  test('of a lead that is erased meanwhile are not restored', async () => {
    const keys = async (prefix: string) => (prefix === 'leads/' ? ['leads/gone'] : world.store.keys(prefix));
    const process = world.process({ store: { ...world.store, keys } });
    expect(await keepHouse(process)).toEqual({ erased: 0, restored: 0 });
    expect(markersIn(world.store)).toEqual([]);
    expect(printed()).toBe('');
  });

  test('of a damaged record that should be erased are named too', async () => {
    await given(ended('damaged', 'delivered', 40 * day));
    world.store.values.set('leads/damaged', '{');
    expect(await keepHouse(outbox)).toEqual({ erased: 0, restored: 0 });
    expect(printed()).toBe('lead damaged: its record cannot be read or changed');
  });

  test('of a record that cannot be read are left to the operator, who finds it in the log', async () => {
    world.store.values.set('leads/damaged', '{"firstName":"Maya"');
    world.store.values.set('leads/other', JSON.stringify(recordOf('other', noon, ['retry'])));
    expect(await keepHouse(outbox)).toEqual({ erased: 0, restored: 1 });
    expect(printed()).toBe('lead damaged: its record cannot be read or changed');
  });
});

describe('a claim', () => {
  test('that a dead process left is swept, a live one is not', async () => {
    await claim(outbox, 'left-behind');
    world.clock.pass(31_000);
    await claim(outbox, 'live');
    await keepHouse(outbox);
    expect(await world.store.keys('claims/')).toEqual(['claims/live']);
  });

  test('of which there are many goes with a hundred others an hour', async () => {
    for (let index = 0; index < 130; index += 1) await claim(outbox, `key-${index}`);
    world.clock.pass(31_000);
    await keepHouse(outbox);
    expect(await world.store.keys('claims/')).toHaveLength(30);
  });

  test('is one process’s until it is released or too old', async () => {
    expect(await claim(outbox, 'some-key')).toBe(true);
    world.clock.pass(30_000);
    expect(await claim(world.process(), 'some-key')).toBe(false);
    world.clock.pass(1);
    expect(await claim(world.process(), 'some-key')).toBe(true);
    expect(await claim(outbox, 'some-key')).toBe(false);
    await release(outbox, 'some-key');
    expect(await claim(outbox, 'some-key')).toBe(true);
  });

  test.each([
    ['comes from a clock that was ahead', { holder: 'other', at: after(31_000).toISOString() }],
    ['has no time', { holder: 'other' }],
    ['is damaged', 'other'],
    ['holds nothing', null],
  ])('that %s counts as too old', async (_what, value) => {
    await world.store.write('claims/some-key', value);
    expect(await claim(outbox, 'some-key')).toBe(true);
  });

  test('asked for by two at once is one’s', async () => {
    const { promise: free, resolve } = Promise.withResolvers<void>();
    const slow = async (key: string) => {
      const value = await world.store.read(key);
      await free;
      return value;
    };
    const first = claim(world.process({ store: { ...world.store, read: slow } }), 'some-key');
    const second = await claim(outbox, 'some-key');
    resolve();
    expect([await first, second].filter((isOurs) => isOurs)).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    ['another process takes', { holder: 'other', at: after(31_000).toISOString() }],
    ['the store loses', null],
  ])('too old that %s at the same time is not ours', async (_what, value) => {
    await claim(outbox, 'some-key');
    world.clock.pass(31_000);
    const write = async (key: string) => world.store.write(key, value);
    expect(await claim(world.process({ store: { ...world.store, write } }), 'some-key')).toBe(false);
  });
});

test('the privacy page says for how long', async () => {
  expect(keptDays).toBe(30);
  expect(await readFile('src/content/pages/privacy.mdx', 'utf8')).toMatch(
    /^Thirty days after .* erased from the store\./ms,
  );
});
