import { beforeEach, describe, expect, test } from 'vitest';
import { crmState } from '#netlify/leads/crm-check';
import type { LeadContext } from '#netlify/leads/context';
import { createScene, minute, noSettings, type Scene } from '#tests/functions/leads/world';

/* How often the CRM is asked whether it takes our token: one verdict is two calls. */

const verdict = ['GET search', 'PUT contact'];

let scene: Scene;
let context: LeadContext;
beforeEach(() => {
  scene = createScene();
  context = scene.context;
});
const another = () => scene.world.process();
const full = { write: () => Promise.reject(new Error('ENOSPC')) };

test('of many who ask at once, one has it asked', async () => {
  expect(await Promise.all([1, 2, 3, 4, 5].map(() => crmState(context)))).toEqual(Array(5).fill('ok'));
  expect(scene.world.calls).toEqual(verdict);
});

describe('a verdict of less than ten minutes ago', () => {
  test.each<[string, () => LeadContext, () => LeadContext]>([
    ['in this process', () => context, () => context],
    ['in another process over the same store', () => context, another],
  ])('is told again %s', async (_name, first, second) => {
    await crmState(first());
    scene.world.clock.pass(10 * minute - 1);
    expect(await crmState(second())).toBe('ok');
    expect(scene.world.calls).toEqual(verdict);
    scene.world.clock.pass(1);
    expect(await crmState(second())).toBe('ok');
    expect(scene.world.calls).toEqual([...verdict, ...verdict]);
  });

  test('is told again where the store takes no writes', async () => {
    const process = scene.world.process({ store: { ...scene.world.store, ...full } });
    await crmState(process);
    expect(await crmState(process)).toBe('ok');
    expect(scene.world.calls).toEqual(verdict);
  });

  test('is not told of other settings, nor where they are missing', async () => {
    let token = 'expired';
    const settings = context.crm() as Exclude<ReturnType<LeadContext['crm']>, { missing: string }>;
    const process = scene.world.process({ crm: () => (token === '' ? noSettings() : { ...settings, token }) });
    expect(await crmState(process)).toBe('no-read');
    token = settings.token;
    expect(await crmState(process)).toBe('ok');
    token = '';
    expect(await crmState(process)).toBe('no-settings');
  });
});

test('a store that cannot be read rejects, and the next one asks again', async () => {
  let isBroken = true;
  const read: LeadContext['store']['read'] = (key) =>
    isBroken ? Promise.reject(new Error('EIO')) : scene.world.store.read(key);
  const process = scene.world.process({ store: { ...scene.world.store, read } });
  await expect(crmState(process)).rejects.toThrow('EIO');
  isBroken = false;
  expect(await crmState(process)).toBe('ok');
});
