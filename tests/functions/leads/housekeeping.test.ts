import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { acquireLock } from '#netlify/leads/lock';
import { runHousekeeping, retentionDays } from '#netlify/leads/housekeeping';
import type { LeadState } from '#netlify/leads/record';
import { entryOf } from '#netlify/leads/due-index';
import {
  after,
  createScene,
  day,
  entriesIn,
  hour,
  noon,
  recordOf,
  type Scene,
  withReads,
} from '#tests/functions/leads/world';

let { world, context, given, printed } = {} as Scene;
beforeEach(() => {
  ({ world, context, given, printed } = createScene());
});

const ended = (key: string, state: LeadState, ago: number) => recordOf(key, after(-100 * day), [state], after(-ago));
const keys = async () => (await context.leads.keys()).sort();

describe('personal data', () => {
  test('goes thirty days after a lead was delivered or superseded, and not before', async () => {
    await given(
      ended('delivered-30', 'delivered', 30 * day),
      ended('delivered-29', 'delivered', 30 * day - 1),
      ended('superseded-31', 'superseded', 31 * day),
    );
    expect(await runHousekeeping(context)).toEqual({ erased: 2, restored: 0 });
    expect(await keys()).toEqual(['delivered-29']);
    expect(entriesIn(world.store)).toEqual(['ended delivered-29']);
  });

  test.each<LeadState>(['dead', 'refused', 'retry', 'delivering', 'received'])(
    'of a lead that is %s stays, however old',
    async (state) => {
      await given(ended('some-key', state, 99 * day));
      expect(await runHousekeeping(context)).toEqual({ erased: 0, restored: 0 });
      expect(await keys()).toEqual(['some-key']);
    },
  );

  test('stays where an index entry says that the lead has ended, but the record does not', async () => {
    const waiting = recordOf('some-key', noon, ['retry']);
    await world.store.write('leads/some-key', waiting);
    await world.store.write(`ended/${after(-40 * day).getTime()}-${after(-50 * day).getTime()}-some-key`, 1);
    expect(await runHousekeeping(context)).toEqual({ erased: 0, restored: 0 });
    expect(await keys()).toEqual(['some-key']);
    expect(entriesIn(world.store)).toEqual(['waiting some-key']);
    expect(printed()).toBe('');
  });

  test('of many goes a hundred an hour, the earliest first', async () => {
    for (let index = 0; index < 130; index += 1) await given(ended(`key-${index}`, 'delivered', 31 * day + index));
    expect(await runHousekeeping(context)).toMatchObject({ erased: 100 });
    expect((await keys()).length).toBe(30);
    expect(await keys()).toContain('key-0');
    world.clock.pass(hour);
    expect(await runHousekeeping(context)).toMatchObject({ erased: 30 });
  });
});

describe('it is done', () => {
  test('once an hour', async () => {
    expect(await runHousekeeping(context)).not.toBeNull();
    world.clock.pass(hour - 1);
    expect(await runHousekeeping(context)).toBeNull();
    world.clock.pass(1);
    expect(await runHousekeeping(context)).not.toBeNull();
  });

  test('also where a wrong clock has noted a time to come', async () => {
    await world.store.write('housekeeping/last', { at: after(400 * day).toISOString() });
    expect(await runHousekeeping(context)).not.toBeNull();
  });
});

describe('index entries', () => {
  test.each<LeadState>(['received', 'retry', 'delivered', 'dead', 'refused'])(
    'of a lead that is %s are restored',
    async (state) => {
      const record = recordOf('some-key', noon, state === 'received' ? [] : [state]);
      await world.store.write('leads/some-key', record);
      expect(await runHousekeeping(context)).toEqual({ erased: 0, restored: 1 });
      expect(await context.leads.entries(entryOf(record).kind)).toEqual([entryOf(record)]);
    },
  );

  test('that are too many are removed, but not while a step may be under way', async () => {
    const delivered = recordOf('some-key', after(-day), ['delivered'], after(-hour));
    await given(delivered);
    const stray = recordOf('some-key', after(-day), ['dead'], after(-9 * 60_000));
    await context.leads.addEntry(stray);
    await runHousekeeping(context);
    expect(entriesIn(world.store)).toEqual(['dead some-key', 'ended some-key']);
    world.clock.pass(hour);
    await runHousekeeping(context);
    expect(entriesIn(world.store)).toEqual(['ended some-key']);
  });

  test('are compared by their names alone: no record is read that needs nothing', async () => {
    await given(recordOf('waiting', after(-day), ['retry']), ended('delivered', 'delivered', day));
    await context.leads.addEntry(recordOf('waiting', after(-day), ['retry'], after(-hour)));
    const { store, read } = withReads(world.store);
    await runHousekeeping(world.process({ store }));
    expect(read.filter((key) => key.startsWith('leads/'))).toEqual([]);
  });

  test('of a lead that is erased meanwhile are not restored', async () => {
    const keys = async (prefix: string) => (prefix === 'leads/' ? ['leads/gone'] : world.store.keys(prefix));
    const process = world.process({ store: { ...world.store, keys } });
    expect(await runHousekeeping(process)).toEqual({ erased: 0, restored: 0 });
    expect(entriesIn(world.store)).toEqual([]);
    expect(printed()).toBe('');
  });

  test('of a damaged record that should be erased are named too', async () => {
    await given(ended('damaged', 'delivered', 40 * day));
    world.store.values.set('leads/damaged', '{');
    expect(await runHousekeeping(context)).toEqual({ erased: 0, restored: 0 });
    expect(printed()).toBe('lead damaged: its record cannot be read or changed');
  });

  test('of a record that cannot be read are left to the operator, who finds it in the log', async () => {
    world.store.values.set('leads/damaged', '{"firstName":"Maya"');
    world.store.values.set('leads/other', JSON.stringify(recordOf('other', noon, ['retry'])));
    expect(await runHousekeeping(context)).toEqual({ erased: 0, restored: 1 });
    expect(printed()).toBe('lead damaged: its record cannot be read or changed');
  });
});

describe('a lock', () => {
  test('that a dead process left is removed, a live one is not', async () => {
    await acquireLock(context, 'left-behind');
    world.clock.pass(31_000);
    await acquireLock(context, 'live');
    await runHousekeeping(context);
    expect(await world.store.keys('claims/')).toEqual(['claims/live']);
  });

  test('of which there are many goes with a hundred others an hour', async () => {
    for (let index = 0; index < 130; index += 1) await acquireLock(context, `key-${index}`);
    world.clock.pass(31_000);
    await runHousekeeping(context);
    expect(await world.store.keys('claims/')).toHaveLength(30);
  });
});

test('the privacy page says for how long', async () => {
  expect(retentionDays).toBe(30);
  expect(await readFile('src/content/pages/privacy.mdx', 'utf8')).toMatch(
    /^Thirty days after .* erased from the store\./ms,
  );
});
