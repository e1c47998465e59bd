import { beforeEach, expect, test } from 'vitest';
import { acceptLead } from '#netlify/leads/accept';
import { retryDueLeads } from '#netlify/leads/retry';
import type { Store } from '#netlify/storage/store';
import { createWorld, leadOf, entriesIn } from '#tests/functions/leads/world';
import { captureConsole, visitor } from '#tests/functions/support';

/*
 * A store may not show yet what has just been written to it. Whichever reading it is that lags, nobody is told that the
 * CRM has a lead unless it has all of it, and it ends there once.
 */

beforeEach(() => void captureConsole());

const stale = {
  'nothing at all': () => null,
  'what stood there before': (former: unknown) => former,
};

/** The store as it is, except that the n-th reading of a lead shows something older. */
function laggingOnce(store: Store, n: number, shown: (former: unknown) => unknown) {
  const former = new Map<string, unknown>();
  let readings = 0;
  const lagging: Store = {
    ...store,
    read: async (key) => {
      if (!key.startsWith('leads/')) return store.read(key);
      readings += 1;
      return readings === n ? shown(former.get(key) ?? null) : store.read(key);
    },
    write: async (key, value) => {
      former.set(key, await store.read(key));
      await store.write(key, value);
    },
  };
  return { store: lagging, wasReached: () => readings >= n };
}

test.each(Object.entries(stale))('the n-th reading shows %s', async (_name, shown) => {
  for (let n = 1; ; n += 1) {
    const world = createWorld();
    const { store, wasReached } = laggingOnce(world.store, n, shown);
    const first = await acceptLead(world.process({ store }), 'some-key', leadOf()).catch(() => null);
    const notes = () => world.crm.contacts.get(visitor.email)?.notes ?? [];
    if (first?.status === 'delivered') expect(notes(), `reading ${n}`).toHaveLength(1);
    for (let runs = 0; runs < 5; runs += 1) {
      world.clock.pass(120_000);
      await retryDueLeads(world.process(), new Date(world.clock.now().getTime() + 24_000));
    }
    expect(notes(), `reading ${n}`).toHaveLength(1);
    expect(world.crm.contacts.get(visitor.email)?.tags.length, `reading ${n}`).toBeGreaterThan(0);
    expect(entriesIn(world.store), `reading ${n}`).toEqual(['ended some-key']);
    if (!wasReached()) return expect(n).toBeGreaterThan(3);
  }
});

test('a lead sent again whose first arrival is not to be seen is no conflict: its page tries again later', async () => {
  const world = createWorld();
  await acceptLead(world.process(), 'some-key', leadOf());
  const { store } = laggingOnce(world.store, 2, () => null);
  await expect(acceptLead(world.process({ store }), 'some-key', leadOf())).rejects.toThrow('not in the store');
  expect(await acceptLead(world.process({ store }), 'some-key', leadOf())).toEqual({ status: 'delivered' });
});
