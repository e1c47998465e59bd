import { beforeEach, describe, expect, test } from 'vitest';
import { maxAttempts, waitAfter } from '#netlify/leads/backoff';
import { retryDueLeads } from '#netlify/leads/retry';
import type { LeadRecord } from '#netlify/leads/record';
import type { LeadContext } from '#netlify/leads/context';
import {
  after,
  createScene,
  entriesIn,
  leadOf,
  minute,
  noon,
  noSettings,
  recordOf,
  type Scene,
  withReads,
} from '#tests/functions/leads/world';

let { world, context, given, printed } = {} as Scene;
beforeEach(() => {
  ({ world, context, given, printed } = createScene());
});

const dueSince = (key: string, milliseconds: number): LeadRecord => ({
  ...recordOf(key, after(-60 * minute), ['retry']),
  due: after(-milliseconds).toISOString(),
});
const run = (process = context, time = 24_000) => retryDueLeads(process, new Date(world.clock.now().getTime() + time));
const arrived = () => [...world.crm.contacts.keys()].map((email) => email.split('@')[0]);

describe('a run', () => {
  test('tries what is due, the lead first that has been due longest, and leaves alone what is not', async () => {
    await given(
      dueSince('second', 2 * minute),
      dueSince('not-yet', -1),
      dueSince('third', minute),
      dueSince('first', 3 * minute),
      recordOf('live', after(-29_000)),
      recordOf('dead', noon, ['dead']),
      recordOf('done', noon, ['delivered']),
      recordOf('superseded', noon, ['superseded']),
    );
    expect(await run()).toEqual({ tried: 3, delivered: 3 });
    expect(arrived()).toEqual(['first', 'second', 'third']);
  });

  test('reads no record but those that are due', async () => {
    await given(dueSince('due', 1), dueSince('later', -minute), recordOf('done', noon, ['delivered']));
    const { store, read } = withReads(world.store);
    await run(world.process({ store }));
    expect(new Set(read.filter((key) => key.startsWith('leads/')))).toEqual(new Set(['leads/due']));
  });

  test('takes up what died while it was received or delivered', async () => {
    await given(
      recordOf('never-tried', after(-30_000)),
      recordOf('abandoned', after(-minute), ['delivering'], after(-30_000)),
    );
    expect(await run()).toEqual({ tried: 2, delivered: 2 });
  });

  test('goes on after leads that the CRM refuses, that cannot be read or cannot be written', async () => {
    const damaged = ['damaged', ...Array.from({ length: 9 }, (_, index) => `damaged-${index}`)];
    await given(...damaged.map((key) => dueSince(key, 4 * minute)));
    await given(dueSince('unwritable', 3 * minute), dueSince('good', minute));
    for (const key of damaged) world.store.values.set(`leads/${key}`, '{"firstName":"Maya"}');
    const store = {
      ...world.store,
      write: (key: string, value: unknown) =>
        key === 'leads/unwritable' ? Promise.reject(new Error('Maya')) : world.store.write(key, value),
    };
    expect(await run(world.process({ store }))).toEqual({ tried: 1, delivered: 1 });
    expect(arrived()).toEqual(['good']);
    expect(printed()).toContain('lead damaged: it cannot be read or stored');
    expect(printed()).toContain('lead unwritable: it cannot be read or stored');
    expect(printed()).not.toContain('Maya');
  });

  test('never has two leads of one person on their way at once', async () => {
    ({ world, context, given } = createScene({ latency: 100 }));
    const lead = { ...dueSince('x', 0).lead, email: 'Same@person.example' } as LeadRecord['lead'];
    await given(...['one', 'two', 'three'].map((key, index) => ({ ...dueSince(key, minute + index), lead })));
    let open = 0;
    const fetch: LeadContext['fetch'] = async (...args) => {
      open += 1;
      expect(open).toBe(1);
      await Promise.resolve();
      return context.fetch(...args).finally(() => (open -= 1));
    };
    expect(await run(world.process({ fetch }))).toEqual({ tried: 3, delivered: 3 });
    expect(world.crm.contacts.get('same@person.example')?.notes).toHaveLength(3);
  });

  test('begins no lead that could be cut off, and gives each its turn in the end', async () => {
    ({ world, context, given } = createScene({ latency: 3000 }));
    await given(...Array.from({ length: 20 }, (_, index) => dueSince(`lead-${index}`, (20 - index) * minute)));
    const begun = world.clock.now().getTime();
    const { tried } = await run();
    // An attempt may end 9 s after the last moment at which one may begin.
    expect(world.clock.now().getTime() - begun).toBeLessThanOrEqual(24_000);
    expect(tried).toBeLessThan(20);
    for (let runs = 0; runs < 12; runs += 1) {
      world.clock.pass(waitAfter(maxAttempts, 1));
      await run();
    }
    expect(arrived()).toHaveLength(20);
  });

  test('tries those that come last after all others, however long they have waited', async () => {
    const suspicious: LeadRecord = { ...dueSince('junk', 60 * minute), comesLast: true };
    await given(suspicious, dueSince('first', 20 * minute), dueSince('second', 10 * minute));
    const tried: string[] = [];
    const { read } = context.leads;
    const leads = { ...context.leads, read: (key: string) => (tried.push(key), read(key)) };
    await run({ ...context, leads });
    expect([...new Set(tried)]).toEqual(['first', 'second', 'junk']);
  });

  test('without settings tries nothing: the leads wait and keep their attempts', async () => {
    await given(dueSince('waiting', minute));
    const before = new Map(world.store.values);
    expect(await run(world.process({ crm: noSettings }))).toEqual({
      tried: 0,
      delivered: 0,
    });
    expect(world.store.values).toEqual(before);
    expect(printed()).toBe('1 leads wait: GHL_API_TOKEN is not set');
  });

  test('without settings says nothing where nothing waits', async () => {
    await run(world.process({ crm: noSettings }));
    expect(printed()).toBe('');
  });

  test('finishes what a dead process left of a correction', async () => {
    const correction = leadOf({ email: 'right@waiting.example', replaces: 'old-key' });
    await given(recordOf('old-key', noon), { ...dueSince('new-key', minute), lead: correction });
    await run();
    expect((await context.leads.read('old-key'))?.state).toBe('superseded');
  });

  test('of an empty store does and says nothing', async () => {
    expect(await run()).toEqual({ tried: 0, delivered: 0 });
    expect(world.store.values.size).toBe(0);
    expect(printed()).toBe('');
  });

  test('rejects where the store cannot be listed', async () => {
    const keys = () => Promise.reject(new Error('no store'));
    await expect(run(world.process({ store: { ...world.store, keys } }))).rejects.toThrow('no store');
  });
});

describe('an index entry', () => {
  const name = (record: LeadRecord, at: Date) =>
    `waiting/${at.getTime()}-${Date.parse(record.history[0]?.at ?? '')}-${record.key}`;

  test.each<[string, LeadRecord, string[]]>([
    ['of another time is replaced by the right one', dueSince('lead', -5 * minute), ['waiting lead']],
    ['of a delivered lead is replaced by the right one', recordOf('lead', noon, ['delivered']), ['ended lead']],
    ['of a dead lead is replaced by the right one', recordOf('lead', noon, ['dead']), ['dead lead']],
  ])('%s, and nothing is sent', async (_name, record, expected) => {
    await world.store.write(`leads/${record.key}`, record);
    await world.store.write(name(record, after(-minute)), 1);
    expect(await run()).toEqual({ tried: 0, delivered: 0 });
    expect(entriesIn(world.store)).toEqual(expected);
    expect(world.calls).toEqual([]);
    expect(printed()).toBe('');
  });

  test('without a record stays while the record may be on its way, then it is removed', async () => {
    await world.store.write(`waiting/${after(-minute).getTime()}-${noon.getTime()}-lead`, 1);
    await run();
    expect(entriesIn(world.store)).toEqual(['waiting lead']);
    world.clock.pass(10 * minute);
    await run();
    expect(entriesIn(world.store)).toEqual([]);
  });

  test('that is wrong keeps no run from the leads behind it, nor beyond its time', async () => {
    for (let index = 0; index < 60; index += 1) await context.leads.addEntry(dueSince(`gone-${index}`, 9 * minute));
    await given(dueSince('good', minute));
    expect(await run()).toEqual({ tried: 1, delivered: 1 });
    await given(dueSince('next', minute));
    const read = async (key: string) => {
      world.clock.pass(key.startsWith('leads/gone') ? 1000 : 0);
      return world.store.read(key);
    };
    expect(await run(world.process({ store: { ...world.store, read } }))).toEqual({ tried: 0, delivered: 0 });
    expect(world.clock.now().getTime() - noon.getTime()).toBeLessThan(24_000);
  });

  test('that a wrong clock has put years ahead does not hold its lead', async () => {
    await given({ ...recordOf('lead', noon, ['retry']), due: after(1000 * 24 * 60 * minute).toISOString() });
    expect(await run()).toEqual({ tried: 1, delivered: 1 });
  });
});

describe('the limit of the CRM', () => {
  test('is kept: a hundred calls in ten seconds at most', async () => {
    ({ world, context, given } = createScene({ latency: 100, callsIn10s: 100 }));
    await given(...Array.from({ length: 60 }, (_, index) => dueSince(`lead-${index}`, minute + index)));
    const { tried, delivered } = await run();
    expect(delivered).toBe(tried);
    expect(tried).toBeGreaterThan(14);
  });

  /** A CRM that answers 429 until `until` (ms after noon), and says for how long. */
  const limitedUntil =
    (until: number, seconds: number): LeadContext['fetch'] =>
    async (input, init) => {
      if (world.clock.now().getTime() >= noon.getTime() + until) return context.fetch(input, init);
      return new Response('', { status: 429, headers: { 'retry-after': String(seconds) } });
    };

  test('where it says 429 for longer the run ends, and the leads it did not reach are as before', async () => {
    await given(...Array.from({ length: 30 }, (_, index) => dueSince(`lead-${index}`, (30 - index) * minute)));
    const before = await context.leads.read('lead-19');
    const { store, read } = withReads(world.store);
    const process = world.process({ store, fetch: limitedUntil(60_000, 60) });
    expect(await run(process)).toEqual({ tried: 6, delivered: 0 });
    expect(await context.leads.read('lead-19')).toEqual(before);
    expect(read).not.toContain('leads/lead-19');
    expect(world.clock.now()).toEqual(noon);
  });
});
