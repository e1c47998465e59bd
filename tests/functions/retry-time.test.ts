import { beforeEach, describe, expect, test, vi } from 'vitest';
import { retryRun } from '#netlify/functions/retry-leads';
import type { LeadContext } from '#netlify/leads/context';
import type { Store } from '#netlify/storage/store';
import { after, callName, createScene, minute, noon, recordOf, type Scene } from '#tests/functions/leads/world';

/* How long a scheduled run takes where CRM and webhook take as long as they may. The platform ends it after 30 s. */

const webhook = 'https://hooks.example/secret';
/** What has to be left (ms) for the store, which takes no time here. */
const forTheStore = 3_000;

let scene: Scene;
beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  scene = createScene();
  return () => vi.useRealTimers();
});

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const now = () => new Date();
const never = () => new Promise<never>(() => {});

/** Runs to the end; returns how long (ms) that took. */
async function runOver(fetch: LeadContext['fetch']): Promise<number> {
  const begun = Date.now();
  let time: number | undefined;
  const run = retryRun(scene.world.process({ fetch, now }), webhook, webhook).then(() => (time = Date.now() - begun));
  while (time === undefined) await vi.advanceTimersByTimeAsync(100);
  await run;
  return time;
}

/** Leads that are due, one that was given up and one that is new: there is something to tell of each kind. */
async function fill(): Promise<void> {
  await scene.world.store.write('alerts/new', { at: after(-minute).toISOString() });
  await scene.given(recordOf('dead-key', after(-100 * minute), ['dead']), recordOf('new-key', after(-1000)));
  for (let index = 0; index < 9; index += 1)
    await scene.given({
      ...recordOf(`lead-${index}`, after(-60 * minute), ['retry']),
      due: after(-minute).toISOString(),
    });
}

test('a run ends in time, however long each call takes the CRM', async () => {
  const times: number[] = [];
  for (let latency = 1000; latency <= 1300; latency += 15) {
    vi.setSystemTime(noon);
    scene = createScene();
    await fill();
    let lastLead = '';
    const time = await runOver(async (input, init) => {
      if (input === webhook) return never();
      const request = new Request(input, { ...init, signal: null });
      // A note that arrives late, and no word whether it is there: the longest that a lead may take.
      const isLast = callName(request) === 'POST notes' && String(init?.body).includes('Reference: lead-8');
      if (isLast) lastLead = request.url;
      if (callName(request) === 'GET notes' && request.url === lastLead) return never();
      await pause(isLast ? 8_950 - 4 * latency : latency);
      return scene.world.crm.answer(request);
    });
    times.push(time);
  }
  expect(Math.max(...times)).toBeGreaterThan(18_000);
  expect(Math.max(...times)).toBeLessThanOrEqual(30_000 - forTheStore);
});

test('a webhook that hangs costs a run its limit once, for alerts and new leads together', async () => {
  await fill();
  const events: unknown[] = [];
  const time = await runOver(async (input, init) => {
    if (input !== webhook) return scene.world.crm.answer(new Request(input, { ...init, signal: null }));
    events.push((JSON.parse(String(init?.body)) as { event: string }).event);
    return never();
  });
  expect(events.sort()).toEqual(['dead', 'late', 'new']);
  expect(time).toBeLessThanOrEqual(3_100);
});

describe('the operator hears of what is wrong', () => {
  const heard: string[] = [];
  const told: LeadContext['fetch'] = async (input, init) => {
    if (input !== webhook) return scene.world.crm.answer(new Request(input, { ...init, signal: null }));
    heard.push((JSON.parse(String(init?.body)) as { event: string }).event);
    return new Response('ok');
  };
  beforeEach(() => {
    heard.length = 0;
  });

  /** The store of a process in which each call takes `latency` (ms). */
  const slow = (latency: number): Store => {
    const { store } = scene.world;
    const after =
      <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
      async (...args: Args) => {
        await pause(latency);
        return work(...args);
      };
    return {
      create: after(store.create),
      read: after(store.read),
      write: after(store.write),
      move: after(store.move),
      remove: after(store.remove),
      keys: after(store.keys),
      sweep: after(store.sweep),
    };
  };

  test('before the platform ends a run whose store repeats every call', async () => {
    await fill();
    const run = retryRun(scene.world.process({ fetch: told, now, store: slow(6_000) }), webhook, null);
    run.catch(() => {});
    await vi.advanceTimersByTimeAsync(30_000);
    expect(heard.sort()).toEqual(['dead', 'late']);
    await vi.advanceTimersByTimeAsync(600_000);
  });

  test('where no lead can be delivered, because a part of the run rejects', async () => {
    await fill();
    const { store } = scene.world;
    const write: Store['write'] = async (key, value) => {
      if (key === 'schedule/last') throw new Error('store');
      return store.write(key, value);
    };
    const run = retryRun(scene.world.process({ fetch: told, now, store: { ...store, write } }), webhook, webhook);
    await expect(run).rejects.toThrow('store');
    expect(heard.sort()).toEqual(['dead', 'late', 'new']);
  });
});
