import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { acceptLead } from '#netlify/leads/accept';
import { retryDueLeads } from '#netlify/leads/retry';
import type { LeadContext } from '#netlify/leads/context';
import type { Store } from '#netlify/storage/store';
import { createWorld, entriesIn, leadOf, noSettings } from '#tests/functions/leads/world';
import { seeded } from '#tests/fixtures/random';
import { captureConsole, visitor } from '#tests/functions/support';

/* Several processes at once over one store, each step of each delayed by chance; a seed reproduces a failure. */

beforeEach(() => void captureConsole());

type Delay = () => Promise<void>;

/** Lets others go first, by chance. */
function chanceDelay(seed: number): Delay {
  const { whole } = seeded(seed);
  return async () => {
    for (let turns = whole(0, 6); turns > 0; turns -= 1) await Promise.resolve();
  };
}

function slowStore(store: Store, delay: Delay): Store {
  const slow =
    <A extends unknown[], R>(act: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      await delay();
      const result = await act(...args);
      await delay();
      return result;
    };
  return {
    create: slow(store.create),
    read: slow(store.read),
    write: slow(store.write),
    move: slow(store.move),
    remove: slow(store.remove),
    keys: slow(store.keys),
    sweep: slow(store.sweep),
  };
}

/** Looks and then writes, as Netlify's local emulator does: of two at once both believe to be first. */
const withoutAtomicCreate = (store: Store, delay: Delay): Store => ({
  ...store,
  create: async (key, value) => {
    if ((await store.read(key)) !== null) return false;
    await delay();
    await store.write(key, value);
    return true;
  },
});

/** Some reads show what they would have shown a few writes ago. */
const lagging = (store: Store, delay: Delay): Store => {
  const former = new Map<string, unknown>();
  return {
    ...store,
    read: async (key) => (former.has(key) ? former.get(key) : store.read(key)),
    write: async (key, value) => {
      former.set(key, await store.read(key));
      await store.write(key, value);
      await delay();
      former.delete(key);
    },
  };
};

const kinds = {
  'that is sound': (store: Store) => store,
  'whose create is not atomic': withoutAtomicCreate,
  'whose reads lag behind': lagging,
};

const run = (context: LeadContext) => retryDueLeads(context, new Date(context.now().getTime() + 24_000));

/** What the processes do at once; each gets one of its own. */
const rivalries: [name: string, (process: () => LeadContext) => Promise<unknown>[]][] = [
  ['two runs', (process) => [run(process()), run(process())]],
  [
    'a run and a page that sends its lead again',
    (process) => [run(process()), acceptLead(process(), 'some-key', leadOf())],
  ],
  ['five tabs', (process) => [1, 2, 3, 4, 5].map(() => acceptLead(process(), 'some-key', leadOf()))],
];

describe.each(Object.entries(kinds))('over a store %s', (kind, made) => {
  test.each(rivalries)('%s leave one note in the CRM', async (_name, rivals) => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const delay = chanceDelay(seed);
        const world = createWorld();
        const store = made(world.store, delay);
        // It waits, and its time has come.
        await acceptLead(world.process({ crm: noSettings }), 'some-key', leadOf());
        world.clock.pass(120_000);
        const slow = world.process();
        const fetch: LeadContext['fetch'] = async (...args) => {
          await delay();
          const response = await slow.fetch(...args);
          await delay();
          return response;
        };
        await Promise.allSettled(rivals(() => world.process({ store: slowStore(store, delay), fetch })));
        for (let runs = 0; runs < 3; runs += 1) {
          world.clock.pass(120_000);
          await run(world.process());
        }
        const contact = world.crm.contacts.get(visitor.email);
        expect(contact?.notes).toHaveLength(1);
        // Over a sound store the lock keeps them off the CRM altogether.
        if (kind === 'that is sound') expect(contact?.upserts).toBe(1);
        expect(entriesIn(world.store).filter((name) => name.startsWith('waiting'))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
