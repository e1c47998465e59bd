import { expect, test } from 'vitest';
import type { BriefSources } from '#domain/crm/brief-sources';
import { messageSchema } from '#domain/message/schema';
import { briefOn } from '#netlify/leads/brief';
import { deliver } from '#netlify/leads/deliver';
import { newRecord } from '#netlify/leads/record';
import { words } from '#tests/fixtures/brief-sources';
import { advice } from '#tests/fixtures/content';
import { visitor } from '#tests/functions/support';
import { createScene, hour, leadOf, noon, type World } from '#tests/functions/leads/world';

const sources: BriefSources = { advice, words };
const lead = leadOf();
const record = newRecord('a-lead-with-brief', lead, noon);
const textOf = (...given: Parameters<typeof briefOn>) => briefOn(...given)?.text ?? '';
const notesIn = (crm: World['crm']) => crm.contacts.get(visitor.email)?.notes ?? [];

test('the note begins with the call and the brief; what was submitted and the reference follow', async () => {
  const { world, given } = createScene();
  const context = world.process({ briefSources: () => sources });
  await given(record);
  await deliver(context, record.key, 'received');
  const brief = textOf(context, record);
  expect(brief).toContain('#1 Top Choice: ');
  const [note = ''] = notesIn(world.crm);
  expect(note.startsWith(`${brief}\n\nSmartStack website submission\n`)).toBe(true);
  expect(note.endsWith(`\nReference: ${record.key}`)).toBe(true);
  const submitted = note.slice(brief.length);
  expect(submitted).not.toMatch(/ccaas|Challenge area/);
});

test('an attempt hours later makes the same brief, with the time at which the lead came in', async () => {
  const { world, given } = createScene();
  await given(record);
  const refused = world.process({
    briefSources: () => sources,
    fetch: async (input, init) => {
      if (String(input).endsWith('/notes')) return new Response('', { status: 503 });
      return world.process().fetch(input, init);
    },
  });
  await deliver(refused, record.key, 'received');
  expect(notesIn(world.crm)).toEqual([]);
  world.clock.pass(5 * hour);
  const context = world.process({ briefSources: () => sources });
  await deliver(context, record.key, 'due');
  expect(notesIn(world.crm)).toHaveLength(1);
  expect(notesIn(world.crm)[0]).toContain(textOf(refused, record));
  expect(notesIn(world.crm)[0]).toContain('Received: 2026-01-15 12:00 UTC');
});

test('an attempt after a deploy names the catalogue of that deploy', () => {
  const { context } = createScene();
  const later = { ...context, briefSources: () => ({ advice: { ...advice, version: '2027-01-01.aaaaa' }, words }) };
  expect(textOf(later, record)).toContain('Catalogue: version 2027-01-01.aaaaa');
});

test.each<[string, BriefSources, string]>([
  ['cannot be read', { advice: null, words: null }, 'The wizard’s questions could not be read'],
  [
    'hold a catalogue that no rule expects',
    { advice: { ...advice, needs: [null as never] }, words },
    'Which area needs attention first? Contact center (CCaaS)',
  ],
  [
    'hold questions that no rule expects',
    { advice, words: { ...words, wizards: [{ ...words.wizards[0], questions: [null] } as never] } },
    'The wizard’s questions could not be read',
  ],
])('sources that %s cost no lead, and the log names its key alone', async (_, damaged, said) => {
  const { world, given, printed } = createScene();
  await given(record);
  const { record: delivered } = await deliver(world.process({ briefSources: () => damaged }), record.key, 'received');
  expect(delivered.state).toBe('delivered');
  expect(notesIn(world.crm)[0]).toContain('Catalogue: could not be read');
  expect(notesIn(world.crm)[0]).toContain(said);
  if (!said.startsWith('Which')) expect(notesIn(world.crm)[0]).toContain('Challenge area: ccaas');
  const failures = printed().split('\n').filter(Boolean);
  expect(failures.length > 0).toBe(damaged.advice !== null);
  for (const line of failures)
    expect(line).toBe(`lead ${record.key}: the brief could not be made of all that the site holds`);
});

test('a message has none, and neither has a record without its lead', () => {
  const { context } = createScene();
  const message = messageSchema.parse({
    kind: 'message',
    fullName: 'Maya Tremblay',
    email: visitor.email,
    subject: 'A question about prices',
    message: 'What does a first call cost, and how long does it take?',
  });
  expect(briefOn(context, newRecord('a-message', message, noon))).toBeNull();
  expect(briefOn(context, newRecord('a-correction', null, noon))).toBeNull();
});
