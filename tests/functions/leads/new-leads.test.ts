import { beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptLead } from '#netlify/leads/accept';
import type { LeadContext } from '#netlify/leads/context';
import { tellNewLeads } from '#netlify/leads/new-leads';
import { after, createScene, leadOf, minute, noon, recordOf, type Scene } from '#tests/functions/leads/world';

const webhook = 'https://hooks.example/T0';

let scene: Scene;
let told: unknown[];
let answer: () => Response | Promise<Response>;
let context: LeadContext;
beforeEach(() => {
  scene = createScene();
  told = [];
  answer = () => new Response('ok');
  context = scene.world.process({
    fetch: async (_input, init) => {
      told.push(JSON.parse(String(init?.body)));
      return answer();
    },
  });
});

/** A run so many minutes after noon. */
const runAt = async (minutes: number) => {
  scene.world.clock.pass(noon.getTime() + minutes * minute - scene.world.clock.now().getTime());
  await tellNewLeads(context, webhook);
};
const message = (count: number) => ({
  text: `SmartStack: ${count} new ${count === 1 ? 'lead' : 'leads'}, in the CRM now or soon.`,
  event: 'new',
  count,
});

test('the first run tells of no lead that was there before', async () => {
  await scene.given(recordOf('before-key', noon));
  await runAt(1);
  expect(told).toEqual([]);
});

describe('a run', () => {
  beforeEach(() => runAt(0));

  test('tells how many came in since the last, whatever became of them, and nothing about anybody', async () => {
    await scene.given(
      recordOf('first-key', after(minute)),
      recordOf('second-key', after(minute), ['delivered'], after(2 * minute)),
      recordOf('third-key', after(minute), ['dead'], after(2 * minute)),
    );
    await runAt(2);
    expect(told).toEqual([message(3)]);
    await runAt(4);
    expect(told).toHaveLength(1);
    await scene.given(recordOf('fourth-key', after(5 * minute)));
    await runAt(6);
    expect(told).toEqual([message(3), message(1)]);
  });

  test('counts a lead once that moved on or has left an entry behind', async () => {
    const record = recordOf('some-key', after(minute));
    await scene.given(record);
    await scene.world.store.write(`ended/${after(minute).getTime()}-${after(minute).getTime()}-some-key`, 1);
    await runAt(2);
    expect(told).toEqual([message(1)]);
  });

  test.each([
    ['that never arrived here', []],
    ['that arrived after it', ['first-version']],
  ])('counts one lead where it corrects a version %s', async (_name, late) => {
    const first = leadOf({ email: 'maya@freight.invalid' });
    scene.world.clock.pass(minute);
    await acceptLead(context, 'correction', leadOf({ replaces: 'first-version' }));
    for (const key of late) await acceptLead(context, key, first);
    await runAt(2);
    expect(told).toEqual([message(1)]);
  });

  test('reads 200 records at most to tell leads from what only a correction names', async () => {
    const { store } = scene.world;
    const at = after(minute).getTime();
    for (let n = 0; n < 300; n += 1) await store.write(`ended/${at}-${at}-placeholder-${n}`, 1);
    await scene.given(recordOf('a-lead', after(minute)));
    const read = vi.fn(async () => ({ ...recordOf('x', after(minute), ['superseded']), key: 'x', lead: null }));
    const leads = { ...context.leads, read };
    scene.world.clock.pass(2 * minute);
    await tellNewLeads({ ...context, leads }, webhook);
    expect(read).toHaveBeenCalledTimes(200);
    expect(told).toEqual([
      { text: 'SmartStack: more than 1 new lead, in the CRM now or soon.', event: 'new', count: 1 },
    ]);
    await runAt(4);
    expect(told).toHaveLength(1);
  });

  test('reads ten records at once at most', async () => {
    const at = after(minute).getTime();
    for (let n = 0; n < 50; n += 1) await scene.world.store.write(`ended/${at}-${at}-placeholder-${n}`, 1);
    let now = 0;
    let most = 0;
    const read = async () => {
      most = Math.max(most, (now += 1));
      await Promise.resolve();
      now -= 1;
      return null;
    };
    scene.world.clock.pass(2 * minute);
    await tellNewLeads({ ...context, leads: { ...context.leads, read } }, webhook);
    expect(most).toBe(10);
    expect(told).toEqual([message(50)]);
  });

  test('counts a lead whose record cannot be read', async () => {
    await scene.given(recordOf('some-key', after(minute), ['delivered'], after(minute)));
    scene.world.store.values.set('leads/some-key', '{');
    await runAt(2);
    expect(told).toEqual([message(1)]);
  });

  test('whose webhook fails leaves it to the next', async () => {
    await scene.given(recordOf('some-key', after(minute)));
    answer = () => new Response('', { status: 500 });
    await runAt(2);
    answer = () => Promise.reject(new TypeError('fetch failed'));
    await runAt(4);
    answer = () => new Response('ok');
    await runAt(6);
    await runAt(8);
    expect(told).toEqual([message(1), message(1), message(1)]);
    expect(scene.printed()).not.toContain('hooks.example');
  });

  test('that ends between telling and noting has the next tell again: rather twice than never', async () => {
    await scene.given(recordOf('some-key', after(minute)));
    const write = () => Promise.reject(new Error('the run was ended'));
    scene.world.clock.pass(2 * minute);
    const ended = { ...context, store: { ...scene.world.store, write } };
    await expect(tellNewLeads(ended, webhook)).rejects.toThrow('the run was ended');
    await runAt(4);
    await runAt(6);
    expect(told).toEqual([message(1), message(1)]);
  });

  test('without a webhook does nothing', async () => {
    await scene.given(recordOf('some-key', after(minute)));
    await tellNewLeads(context, null);
    expect(told).toEqual([]);
  });
});

test('a time to come, or something else, in its note counts as none', async () => {
  await runAt(0);
  for (const noted of [{ at: after(60 * minute).toISOString() }, { at: 'x' }, 7]) {
    await scene.world.store.write('alerts/new', noted);
    await runAt(1);
    expect(await scene.world.store.read('alerts/new')).toEqual({ at: after(minute).toISOString() });
  }
  expect(told).toEqual([]);
});
