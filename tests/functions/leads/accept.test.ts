import { beforeEach, describe, expect, test } from 'vitest';
import { acceptLead } from '#netlify/leads/accept';
import { fingerprintOf } from '#netlify/leads/record';
import { retryDueLeads } from '#netlify/leads/retry';
import { createScene, leadOf, minute, type Scene } from '#tests/functions/leads/world';

let scene: Scene;
beforeEach(() => {
  scene = createScene();
});

describe('a lead that the store does not hold', () => {
  test('though it said that it does is not acknowledged', async () => {
    const { store } = scene.world;
    const forgetful = scene.world.process({
      store: { ...store, create: async (key, value) => (key.startsWith('leads/') ? true : store.create(key, value)) },
    });
    await expect(acceptLead(forgetful, 'some-key', leadOf())).rejects.toThrow('not in the store');
    expect(scene.world.calls).toEqual([]);
  });

  test('any more, because it has vanished since, is not acknowledged', async () => {
    const { store } = scene.world;
    const vanishing = scene.world.process({
      store: { ...store, write: async (key, value) => (await store.write(key, value), store.remove(key)) },
    });
    await expect(acceptLead(vanishing, 'some-key', leadOf())).rejects.toThrow('not in the store');
  });

  test('as far as can be told, since it cannot be read just now, was stored a moment ago', async () => {
    let readings = 0;
    const read = async () => Promise.reject(new Error(`reading ${(readings += 1)}`));
    const blind = scene.world.process({ store: { ...scene.world.store, read } });
    expect(await acceptLead(blind, 'some-key', leadOf())).toEqual({ status: 'stored' });
    expect(await scene.context.leads.read('some-key')).not.toBeNull();
  });
});

describe('a lead for the scheduled run', () => {
  const scheduled = { isScheduled: true };

  test('is stored and acknowledged, and makes no call', async () => {
    expect(await acceptLead(scene.context, 'some-key', leadOf(), scheduled)).toEqual({ status: 'stored' });
    expect(await acceptLead(scene.context, 'some-key', leadOf(), scheduled)).toEqual({ status: 'stored' });
    expect(scene.world.calls).toEqual([]);
  });

  test('is delivered by the next run, and acknowledged as such', async () => {
    await acceptLead(scene.context, 'some-key', leadOf(), scheduled);
    scene.world.clock.pass(minute);
    await retryDueLeads(scene.context, new Date(scene.world.clock.now().getTime() + 20_000));
    expect(await acceptLead(scene.context, 'some-key', leadOf(), scheduled)).toEqual({ status: 'delivered' });
  });
});

test('a body that this deploy reads otherwise than the one before is the same submission', async () => {
  const fingerprint = fingerprintOf({ as: 'it was sent' });
  await acceptLead(scene.context, 'some-key', leadOf({ tags: ['SMARTSTACK-NAVIGATOR', 'int_ucaas'] }), { fingerprint });
  const read = leadOf({ tags: ['SMARTSTACK-NAVIGATOR'] });
  expect(await acceptLead(scene.context, 'some-key', read, { fingerprint })).toEqual({ status: 'delivered' });
  const other = fingerprintOf({ as: 'it was not sent' });
  expect(await acceptLead(scene.context, 'some-key', read, { fingerprint: other })).toEqual({ status: 'conflict' });
});

test('a record of an earlier deploy, whose fingerprint is the lead’s, is the same submission', async () => {
  await acceptLead(scene.context, 'some-key', leadOf());
  const sent = { fingerprint: fingerprintOf({ as: 'it was sent' }) };
  expect(await acceptLead(scene.context, 'some-key', leadOf(), sent)).toEqual({ status: 'delivered' });
});
