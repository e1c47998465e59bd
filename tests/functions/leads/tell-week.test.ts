import { beforeEach, describe, expect, test } from 'vitest';
import { createStepCounter } from '#netlify/leads/step-counts';
import { noteContact } from '#netlify/leads/contact-note';
import { newRecord, withState } from '#netlify/leads/record';
import { tellWeek } from '#netlify/leads/tell-week';
import { weekLines } from '#netlify/leads/week';
import type { LeadContext } from '#netlify/leads/context';
import { messageSchema } from '#domain/message/schema';
import {
  after,
  createWorld,
  day,
  hour,
  leadOf,
  minute,
  noon,
  recordOf,
  type World,
} from '#tests/functions/leads/world';
import { captureConsole } from '#tests/functions/support';

/* The weekly report: what it counts, and when it is sent. Noon of the world is that of a Thursday in UTC, seven in Toronto. */

const webhook = 'https://hooks.example/a-secret-address';

let world: World;
let context: LeadContext;
let texts: string[];
let status: number;
beforeEach(() => {
  captureConsole();
  world = createWorld();
  texts = [];
  status = 200;
  context = world.process({
    fetch: async (_input, init) => {
      texts.push((JSON.parse(String(init?.body)) as { text: string }).text);
      return new Response('ok', { status });
    },
  });
});

const lines = () => weekLines(context, world.clock.now(), true);

describe('the report', () => {
  test('counts the leads of seven days, with nothing of anybody', async () => {
    const arrival = { page: '/insights/ai', campaign: { campaign: 'fall' } };
    await context.leads.create(
      withState(
        newRecord('one-key', leadOf({ email: 'canary@bank.example', arrival }), after(-day)),
        'delivered',
        after(-day + minute),
      ),
    );
    await context.leads.create(recordOf('two-key', after(-2 * day), ['refused']));
    await context.leads.create(recordOf('before-key', after(-8 * day), ['delivered']));
    await context.leads.create(recordOf('corrected-key', after(-day), ['superseded']));
    await context.leads.create(
      withState(newRecord('program-key', leadOf({ website: 'filled' }), after(-day)), 'delivered', noon),
    );
    const message = messageSchema.parse({
      kind: 'message',
      fullName: 'Canary Bell',
      email: 'canary@bank.example',
      subject: 'A question',
      message: 'Do you advise ferries as well?',
      secondsToFill: 40,
    });
    await context.leads.create(withState(newRecord('message-key', message, after(-hour)), 'retry', noon));
    await noteContact(world.store, 'one-key', after(-day + hour));
    await createStepCounter('a').add(world.store, 'navigator/begun', after(-day), 5);
    await createStepCounter('b').add(world.store, 'navigator/begun', after(-8 * day), 2);
    const text = (await lines()).join('\n');
    expect(text).not.toMatch(/canary|bank|Tremblay|ferries|@/i);
    expect((await lines()).filter((line) => !line.startsWith('By industry'))).toEqual([
      'Leads from 2026-01-08 to 2026-01-15; in brackets the seven days before',
      'Leads and messages: 3 (1)',
      'Suspicious, and not counted here: 1',
      expect.stringMatching(/^By form: .*message 1/),
      'By source: direct or not known 3',
      expect.stringContaining('/insights/ai 1'),
      'By campaign: fall 1',
      'By area: not read in words 2',
      'By size: not read in words 2',
      'Delivered: within a minute 0, within an hour 1, later 0',
      'Not delivered: waiting 1, refused 1, dead 0',
      'First contact: within an hour 1, within a business day 0, later 0, none yet 2',
      'Waiting longer than a business day, of all that are stored: 2. npm run leads -- list --uncontacted --site',
      'Business time is Monday to Friday in Toronto; public holidays are not left out.',
      'Recommended first: not known here; the built site tells it (npm run build).',
      'Visits are counted by days of UTC: 2026-01-08 to 2026-01-14',
      'Visits, navigator: begun 5 (2), challenge-area 0 (0), detailed-questions 0 (0), contact-info 0 (0), smart-results 0 (0)',
    ]);
  });

  test('leaves out a record that cannot be read, and the oldest where there are too many', async () => {
    await context.leads.create(recordOf('old-key', after(-3 * day), ['delivered']));
    await context.leads.create(recordOf('new-key', after(-day), ['delivered']));
    await context.leads.create(recordOf('damaged-key', after(-hour), ['delivered']));
    world.store.values.set('leads/damaged-key', '{');
    expect(await lines()).toContain('Leads and messages: 2 (0)');
    expect(await weekLines(context, noon, false, 2)).toEqual(
      expect.arrayContaining(['Leads and messages: 1 (0)', expect.stringContaining('not counted here: 1')]),
    );
  });
});

describe('the webhook hears it', () => {
  const tell = () => tellWeek(context, webhook, false);
  /** From the Thursday to eight on Monday in Toronto (13:00 UTC). */
  const toMonday = 4 * day + hour;

  test('once a week, from eight on Monday, and not for the week in which it first ran', async () => {
    await tell();
    world.clock.pass(toMonday - minute);
    await tell();
    expect(texts).toEqual([]);
    world.clock.pass(minute);
    await tell();
    await tell();
    expect(texts).toEqual([expect.stringMatching(/^SmartStack: Leads from 2026-01-12 to 2026-01-19;/)]);
    world.clock.pass(7 * day);
    await tell();
    expect(texts).toHaveLength(2);
  });

  test('again by the next run where it failed', async () => {
    await tell();
    world.clock.pass(toMonday);
    status = 500;
    await tell();
    status = 200;
    await tell();
    await tell();
    expect(texts).toHaveLength(2);
  });

  test('nothing without a webhook', async () => {
    await tellWeek(context, null, false);
    expect(world.store.values.size).toBe(0);
  });
});
