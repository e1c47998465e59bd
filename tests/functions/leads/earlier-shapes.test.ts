import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { maxAttempts } from '#netlify/leads/backoff';
import { entryName, entryOf } from '#netlify/leads/due-index';
import { type LeadRecord, storedRecord } from '#netlify/leads/record';
import { retryDueLeads } from '#netlify/leads/retry';
import { createScene, day, minute, type Scene } from '#tests/functions/leads/world';

/* Records as earlier deploys have stored them. A change of the record or of a lead's schema adds one. */

const file = path.join(import.meta.dirname, '../../fixtures/lead-records.json');
const shapes = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, { key: string; lead: object }>);

let scene: Scene;
beforeEach(() => {
  scene = createScene();
});

/** Puts what an earlier deploy has stored into the store, with its index entry. */
async function givenStored(key: string, stored: object): Promise<void> {
  const record = storedRecord(stored, key);
  if (!record) throw new Error('It is no record.');
  await scene.world.store.write(`leads/${key}`, stored);
  await scene.world.store.write(entryName(entryOf(record)), 1);
}

const run = () => retryDueLeads(scene.context, new Date(scene.world.clock.now().getTime() + 20_000));

test.each(shapes)('%s: it is delivered', async (_date, stored) => {
  await givenStored(stored.key, stored);
  expect(await run()).toEqual({ tried: 1, delivered: 1 });
  const contact = scene.world.crm.contacts.get(`${stored.key}@stored.example`);
  expect(contact?.notes).toHaveLength(1);
  expect(contact?.notes[0]).not.toContain('undefined');
});

test.each<[string, object, state: string]>([
  ['no company', { company: undefined }, 'delivered'],
  ['no e-mail', { email: undefined }, 'refused'],
  ['an answer that is a number', { detailedAnswers: { teamsIntegration: 7 }, priorities: 'none' }, 'dead'],
])('a lead with %s is not tried for ever', async (_what, changes, state) => {
  const [, stored] = shapes[0] ?? [];
  await givenStored('shape-1', { ...stored, lead: { ...stored?.lead, ...changes } });
  for (let runs = 0; runs < maxAttempts + 2; runs += 1) {
    await run();
    scene.world.clock.pass(3 * day);
  }
  expect((await scene.context.leads.read('shape-1'))?.state).toBe(state);
});

test('a lead whose attempts never report back is given up in the end, not tried for ever', async () => {
  const [, stored] = shapes[1] ?? [];
  const abandoned = { ...(stored as unknown as LeadRecord), state: 'delivering', attempts: 99 };
  await givenStored('shape-2', {
    ...abandoned,
    history: [...abandoned.history, { at: abandoned.due, state: 'delivering' }],
  });
  const dying = scene.world.process({ fetch: () => new Promise(() => {}) });
  void retryDueLeads(dying, new Date(scene.world.clock.now().getTime() + 20_000));
  await expect.poll(async () => (await scene.context.leads.read('shape-2'))?.attempts).toBe(100);
  scene.world.clock.pass(2 * minute);
  await run();
  expect(await scene.context.leads.read('shape-2')).toMatchObject({ state: 'dead', attempts: 100 });
});
