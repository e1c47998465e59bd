import { beforeEach, describe, expect, test } from 'vitest';
import { acceptLead } from '#netlify/leads/accept';
import { retryDueLeads } from '#netlify/leads/retry';
import { runHousekeeping } from '#netlify/leads/housekeeping';
import type { LeadContext } from '#netlify/leads/context';
import type { Store } from '#netlify/storage/store';
import { createWorld, entriesIn, leadOf, minute, noSettings, type World } from '#tests/functions/leads/world';
import { captureConsole, visitor } from '#tests/functions/support';

/*
 * A process may die before or after anything it does outside itself: each operation on the store, each call to the CRM.
 * Wherever it dies, the lead must end in the CRM exactly once, and the store in order.
 */

beforeEach(() => void captureConsole());

const positions = ['before', 'after'] as const;

/** A process that dies at its n-th step outside itself: nothing it does from then on has any effect or answer. */
function mortalProcess(world: World, dieAt: number, position: (typeof positions)[number]) {
  let steps = 0;
  let isDead = false;
  const died = () => Promise.reject(new Error('The process is dead.'));
  const step =
    <A extends unknown[], R>(act: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (isDead) return died();
      steps += 1;
      if (steps !== dieAt) return act(...args);
      isDead = true;
      if (position === 'after') await act(...args);
      return died();
    };
  const { store } = world;
  const mortal: Store = {
    create: step(store.create),
    read: step(store.read),
    write: step(store.write),
    move: step(store.move),
    remove: step(store.remove),
    keys: step(store.keys),
    sweep: step(store.sweep),
  };
  const living = world.process();
  return {
    context: world.process({ store: mortal, fetch: step(living.fetch) }),
    steps: () => steps,
    isDead: () => isDead,
  };
}

async function run(context: LeadContext) {
  await runHousekeeping(context);
  await retryDueLeads(context, new Date(context.now().getTime() + 24_000));
}

/** An hour of runs in a process that lives. */
async function recover(world: World) {
  for (let passed = 0; passed < 64; passed += 2) {
    world.clock.pass(2 * minute);
    await run(world.process());
  }
}

/** Tries every step at which the scenario can die, in both positions; returns how many there were. */
async function everyDeath(
  scenario: (world: World, mortal: LeadContext) => Promise<void>,
  check: (world: World) => Promise<void>,
) {
  let tried = 0;
  for (const position of positions)
    for (let dieAt = 1; ; dieAt += 1) {
      const world = createWorld();
      const mortal = mortalProcess(world, dieAt, position);
      await scenario(world, mortal.context);
      if (!mortal.isDead()) break;
      await recover(world);
      await check(world).catch((error: unknown) => {
        throw new Error(`died ${position} step ${dieAt}`, { cause: error });
      });
      tried += 1;
    }
  return tried;
}

const once = { upserts: expect.any(Number) as number, notes: [expect.any(String) as string] };

describe('wherever a process dies, the lead arrives once', () => {
  test('while it receives and delivers a lead, which its page sends again where it heard nothing', async () => {
    const tried = await everyDeath(
      async (world, mortal) => {
        const answer = await acceptLead(mortal, 'some-key', leadOf()).catch(() => null);
        if (answer) return;
        world.clock.pass(minute);
        await acceptLead(world.process(), 'some-key', leadOf());
      },
      async ({ store, crm }) => {
        expect(crm.contacts.get(visitor.email)).toMatchObject(once);
        expect(entriesIn(store)).toEqual(['ended some-key']);
      },
    );
    expect(tried).toBeGreaterThan(30);
  });

  test('while a run retries a lead', async () => {
    const email = 'once-503@crash.example';
    await everyDeath(
      async (world, mortal) => {
        await acceptLead(world.process(), 'some-key', leadOf({ email }));
        world.clock.pass(2 * minute);
        await run(mortal).catch(() => null);
      },
      async ({ store, crm }) => {
        expect(crm.contacts.get(email)).toMatchObject(once);
        expect(entriesIn(store)).toEqual(['ended some-key']);
      },
    );
  });

  test('while it receives a correction: nothing of what was corrected comes after it', async () => {
    await everyDeath(
      async (world, mortal) => {
        await acceptLead(world.process(), 'old-key', leadOf({ email: 'once-503@typo.example' }));
        const correction = leadOf({ replaces: 'old-key' });
        const answer = await acceptLead(mortal, 'new-key', correction).catch(() => null);
        if (!answer) await acceptLead(world.process(), 'new-key', correction);
      },
      async ({ store, crm }) => {
        expect(crm.contacts.get(visitor.email)).toMatchObject(once);
        expect(entriesIn(store)).toEqual(['ended new-key', 'ended old-key']);
      },
    );
  });

  test('while it erases: at last nothing is left', async () => {
    await everyDeath(
      async (world, mortal) => {
        await acceptLead(world.process(), 'some-key', leadOf());
        world.clock.pass(30 * 24 * 60 * minute);
        await run(mortal).catch(() => null);
      },
      async ({ store }) => {
        expect([...store.values.keys()]).toEqual(['housekeeping/last']);
      },
    );
  });

  test('and where even its index entry was lost, the hourly housekeeping restores it', async () => {
    const world = createWorld();
    await acceptLead(world.process({ crm: noSettings }), 'some-key', leadOf());
    for (const name of world.store.values.keys()) if (name.startsWith('waiting/')) world.store.values.delete(name);
    await recover(world);
    expect(world.crm.contacts.get(visitor.email)).toMatchObject(once);
  });
});
