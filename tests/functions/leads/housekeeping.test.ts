import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { acquireLock } from '#netlify/leads/lock';
import { runHousekeeping, retentionDays, unfinishedSince } from '#netlify/leads/housekeeping';
import { damagedFiles } from '#netlify/leads/side-files';
import type { LeadState } from '#netlify/leads/record';
import { entryOf } from '#netlify/leads/due-index';
import {
  after,
  createScene,
  day,
  entriesIn,
  hour,
  minute,
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

  test('that counted submissions goes once their hour is over: no digest of an address is kept', async () => {
    await world.store.write(`submissions/${after(-hour).toISOString().slice(0, 13)}/digest/key`, {});
    const now = `submissions/${noon.toISOString().slice(0, 13)}/digest/key`;
    await world.store.write(now, {});
    await runHousekeeping(context);
    expect(await world.store.keys('submissions/')).toEqual([now]);
  });

  describe('that counted submissions in a flood', () => {
    const flood = (names: number) => {
      const folder = `submissions/${after(-hour).toISOString().slice(0, 13)}`;
      for (let name = 0; name < names; name += 1)
        world.store.values.set(`${folder}/digest-${String(name).padStart(4, '0')}/key`, '{}');
    };
    const counted = async () => (await world.store.keys('submissions/')).length;

    test('goes ten names at a time', async () => {
      flood(200);
      let open = 0;
      let most = 0;
      const remove = async (key: string) => {
        most = Math.max(most, (open += 1));
        await setImmediate();
        await world.store.remove(key);
        open -= 1;
      };
      await runHousekeeping(world.process({ store: { ...world.store, remove } }));
      expect(await counted()).toBe(0);
      expect(most).toBe(10);
    });

    test('goes on an hour later where a run has no more time, and the other parts are done', async () => {
      flood(7200);
      await world.store.write(
        `counts/${after(-500 * day)
          .toISOString()
          .slice(0, 10)}/process`,
        {},
      );
      let open = 0;
      // Each batch of ten takes 50 ms of the clock.
      const remove = async (key: string) => {
        if ((open = (open + 1) % 10) === 0) world.clock.pass(50);
        await world.store.remove(key);
      };
      const slow = world.process({ store: { ...world.store, remove } });
      await runHousekeeping(slow);
      expect(world.clock.now().getTime() - noon.getTime()).toBe(20_000);
      expect(await counted()).toBeGreaterThan(3000);
      expect(await counted()).toBeLessThan(3300);
      expect(await unfinishedSince(world.store)).toBeNull();
      world.clock.pass(hour);
      await runHousekeeping(slow);
      expect(await counted()).toBe(0);
      expect(await world.store.keys('counts/')).toEqual([]);
    });
  });

  test('stays where an index entry says that the lead has ended, but the record does not', async () => {
    const waiting = recordOf('some-key', noon, ['retry']);
    await world.store.write('leads/some-key', waiting);
    await world.store.write(`ended/${after(-40 * day).getTime()}-${after(-50 * day).getTime()}-some-key`, 1);
    expect(await runHousekeeping(context)).toEqual({ erased: 0, restored: 0 });
    expect(await keys()).toEqual(['some-key']);
    expect(entriesIn(world.store)).toEqual(['waiting some-key']);
    expect(printed()).toBe('');
  });

  test('of a flood goes as fast as the store allows, the earliest first, and no run waits for the next hour', async () => {
    for (let index = 0; index < 300; index += 1) await given(ended(`key-${index}`, 'delivered', 31 * day + index));
    const remove = async (key: string) => (await world.clock.sleep(300), world.store.remove(key));
    const slow = world.process({ store: { ...world.store, remove } });
    const { erased = 0 } = (await runHousekeeping(slow)) ?? {};
    expect(erased).toBeGreaterThan(40);
    expect(erased).toBeLessThan(300);
    expect(world.clock.now().getTime() - noon.getTime()).toBeLessThan(20_000);
    expect(await keys()).toContain('key-0');
    expect(await keys()).not.toContain('key-299');
    expect(await unfinishedSince(world.store)).toBeNull();
    world.clock.pass(2 * minute);
    expect(await runHousekeeping(context)).toMatchObject({ erased: 300 - erased });
    world.clock.pass(2 * minute);
    expect(await runHousekeeping(context)).toBeNull();
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

describe('the one index entry of a lead', () => {
  test.each(['ended', 'dead', 'refused'])(
    'that says %s within the last hours, while it waits, is put right',
    async (kind) => {
      const waiting = recordOf('some-key', after(-2 * hour), ['retry']);
      await world.store.write('leads/some-key', waiting);
      const at = after(-30 * minute).getTime();
      await world.store.write(`${kind}/${at}-${at}-some-key`, 1);
      expect(await runHousekeeping(context)).toEqual({ erased: 0, restored: 1 });
      expect(entriesIn(world.store)).toEqual(['waiting some-key']);
    },
  );
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

describe('an index entry of a lead that is not there', () => {
  test.each(['dead', 'refused'] as const)(
    'and was %s is removed, once its record can no longer be on its way',
    async (state) => {
      const gone = recordOf('gone', after(-day), [state], after(-9 * 60_000));
      await context.leads.addEntry(gone);
      await runHousekeeping(context);
      expect(entriesIn(world.store)).toEqual([`${state} gone`]);
      world.clock.pass(hour);
      await runHousekeeping(context);
      expect(entriesIn(world.store)).toEqual([]);
    },
  );
});

describe('a part that fails stops no other', () => {
  /** Something for each part to do. */
  const work = async () => {
    await given(ended('old', 'delivered', 40 * day));
    await world.store.write('leads/unlisted', recordOf('unlisted', noon, ['retry']));
    await acquireLock(context, 'left-behind');
    await world.store.write('submissions/2026-01-15T09/digest/key', {});
    world.clock.pass(hour);
  };
  const failsAt = (fails: (verb: string, key: string) => boolean) => {
    const guarded =
      <A extends unknown[], R>(verb: string, act: (key: string, ...rest: A) => Promise<R>) =>
      (key: string, ...rest: A) =>
        fails(verb, key) ? Promise.reject(new Error('Maya')) : act(key, ...rest);
    const { store } = world;
    return world.process({
      store: {
        ...store,
        read: guarded('read', store.read),
        write: guarded('write', store.write),
        create: guarded('create', store.create),
        remove: guarded('remove', store.remove),
        keys: guarded('keys', store.keys),
      },
    });
  };
  const left = async () => ({
    old: (await keys()).includes('old'),
    unlisted: !entriesIn(world.store).includes('waiting unlisted'),
    lock: (await world.store.keys('claims/')).length > 0,
    count: (await world.store.keys('submissions/')).length > 0,
  });

  test.each<[string, (verb: string, key: string) => boolean, object]>([
    ['noting that it begins', (verb, key) => verb === 'write' && key === 'housekeeping/last', {}],
    ['erasing', (verb, key) => verb === 'remove' && key === 'leads/old', { old: true }],
    ['listing what has ended', (verb, key) => verb === 'keys' && key === 'ended/', { old: true, unlisted: true }],
    ['listing leads', (verb, key) => verb === 'keys' && key === 'leads/', { unlisted: true }],
    ['locks', (verb, key) => verb === 'remove' && key.startsWith('claims/'), { lock: true }],
    ['counts', (verb, key) => verb === 'remove' && key.startsWith('submissions/'), { count: true }],
  ])('%s', async (_what, fails, expected) => {
    await work();
    await runHousekeeping(failsAt(fails));
    expect(await left()).toEqual({ old: false, unlisted: false, lock: false, count: false, ...expected });
    expect(printed()).not.toBe('');
    expect(printed()).not.toContain('Maya');
  });

  test('on a full disk: what can be removed is removed', async () => {
    await work();
    const { erased } = (await runHousekeeping(failsAt((verb) => verb === 'write' || verb === 'create'))) ?? {};
    expect(erased).toBe(1);
    expect(await left()).toMatchObject({ old: false, lock: false, count: false });
  });

  test('and is noted, with the first time it failed, until all of it succeeds', async () => {
    await work();
    const failing = failsAt((verb, key) => verb === 'remove' && key === 'leads/old');
    const since = world.clock.now();
    await runHousekeeping(failing);
    world.clock.pass(hour);
    await runHousekeeping(failing);
    expect(await unfinishedSince(world.store)).toEqual(since);
    world.clock.pass(hour);
    await runHousekeeping(context);
    expect(await unfinishedSince(world.store)).toBeNull();
  });

  test('and is noted where a record cannot be read', async () => {
    world.store.values.set('leads/damaged', '{"firstName":"Maya"');
    await runHousekeeping(context);
    expect(await unfinishedSince(world.store)).toEqual(noon);
  });

  test('and is noted where it dies', async () => {
    const hangs = { ...world.store, sweep: () => new Promise<number>(() => {}) };
    void runHousekeeping(world.process({ store: hangs }));
    await vi.waitFor(async () => expect(await world.store.keys('housekeeping/')).toHaveLength(2));
    expect(await unfinishedSince(world.store)).toEqual(noon);
  });
});

describe('a side file that is damaged', () => {
  test.each(['', '{', '{"at":"2026', '\u0000\u0000'])('as %o is set aside, and all goes on', async (text) => {
    for (const name of ['housekeeping/last', 'claims/some-key']) world.store.values.set(name, text);
    await given(ended('old', 'delivered', 40 * day));
    expect(await runHousekeeping(context)).toEqual({ erased: 1, restored: 0 });
    expect(await damagedFiles(world.store)).toEqual(['damaged/claims/some-key', 'damaged/housekeeping/last']);
    expect(world.store.values.get('damaged/claims/some-key')).toBe(text);
    expect(printed()).toContain('store: claims/some-key is damaged; it is set aside as damaged/claims/some-key');
    world.clock.pass(hour - 1);
    expect(await runHousekeeping(context)).toBeNull();
  });

  test.each(['null', '7', '[]', '{"at":7}', '{"at":"never"}'])('and is JSON, %s, counts as none', async (text) => {
    for (const name of ['housekeeping/last', 'housekeeping/unfinished', 'claims/some-key'])
      world.store.values.set(name, text);
    expect(await unfinishedSince(world.store)).toBeNull();
    expect(await runHousekeeping(context)).toEqual({ erased: 0, restored: 0 });
    expect(await world.store.keys('claims/')).toEqual([]);
  });
});

test('the files of writes that were interrupted an hour ago are swept', async () => {
  const times: Date[] = [];
  const sweep = async (time: Date) => (times.push(time), 2);
  await runHousekeeping(world.process({ store: { ...world.store, sweep } }));
  expect(times).toEqual([after(-hour)]);
});

test('the privacy page says for how long', async () => {
  expect(retentionDays).toBe(30);
  expect(await readFile('src/content/pages/privacy.mdx', 'utf8')).toMatch(
    /^Thirty days after .* erased from the store\./ms,
  );
});
