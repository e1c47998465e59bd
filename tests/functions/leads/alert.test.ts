import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { alertOperator } from '#netlify/leads/alert';
import { type LeadRecord, withState } from '#netlify/leads/record';
import { exampleAlerts } from '#netlify/leads/troubles';
import type { LeadContext } from '#netlify/leads/context';
import { countCalls } from '#netlify/leads/crm-calls';
import { after, createWorld, day, hour, minute, noon, recordOf, type World } from '#tests/functions/leads/world';
import { captureConsole } from '#tests/functions/support';

const webhook = 'https://hooks.example/a-secret-address';

let world: World;
let posts: { url: string; init: RequestInit | undefined; body: Record<string, unknown> }[];
let answer: () => Promise<Response>;
let context: LeadContext;
let printed: () => string;
beforeEach(() => {
  world = createWorld();
  posts = [];
  answer = async () => new Response('ok');
  context = world.process({
    fetch: async (input, init) => {
      posts.push({ url: String(input), init, body: JSON.parse(String(init?.body)) as Record<string, unknown> });
      return answer();
    },
  });
  printed = captureConsole();
});

const waiting = (key: string, minutes: number): LeadRecord => recordOf(key, after(-minutes * minute), ['retry']);
const dead = (key: string): LeadRecord => recordOf(key, after(-100 * minute), ['dead']);
const alert = () => alertOperator(context, webhook);
const events = () => posts.map(({ body }) => body['event']);

describe('the operator is told', () => {
  test('of the first dead letter, in counts and nothing else', async () => {
    await context.leads.create(dead('some-key'));
    await context.leads.create(waiting('another-key', 5));
    await alert();
    expect(posts).toHaveLength(1);
    expect(posts[0]?.url).toBe(webhook);
    expect(posts[0]?.body).toEqual({
      text: 'SmartStack: 1 lead could not be delivered to the CRM and was given up. Look: npm run leads -- list --dead --site (docs/operating.md, "Given up").',
      event: 'dead',
      waiting: 1,
      oldestMinutes: 5,
      dead: 1,
      refused: 0,
    });
    expect(posts[0]?.init).toMatchObject({
      method: 'POST',
      redirect: 'error',
      signal: expect.any(AbortSignal),
      headers: { 'content-type': 'application/json' },
    });
  });

  test.each([
    [30, []],
    [31, ['overdue']],
  ])('of a lead that is stored %i days and a minute after its delivery: %o', async (days, expected) => {
    await context.leads.create(recordOf('some-key', after(-days * day - minute), ['delivered']));
    await alert();
    expect(events()).toEqual(expected);
  });

  test('of the leads, though a look at something else takes for ever, and once though it fails now and then', async () => {
    await context.leads.create(dead('some-key'));
    await context.leads.create(recordOf('old-key', after(-40 * day), ['delivered']));
    const { leads } = context;
    const entries = (kind: Parameters<typeof leads.entries>[0], answer: () => Promise<never>) =>
      kind === 'ended' ? answer() : leads.entries(kind);
    const never = {
      ...context,
      leads: { ...leads, entries: (kind: 'ended') => entries(kind, () => new Promise(() => {})) },
    };
    void alertOperator(never, webhook);
    await expect.poll(events).toEqual(['dead']);
    const failing = { ...leads, entries: (kind: 'ended') => entries(kind, () => Promise.reject(new Error('store'))) };
    for (let runs = 0; runs < 5; runs += 1) {
      world.clock.pass(2 * minute);
      await alert();
      world.clock.pass(2 * minute);
      await alertOperator({ ...context, leads: failing }, webhook);
    }
    expect(events()).toEqual(['dead', 'overdue']);
  });

  test.each([
    [99_999, []],
    [100_000, ['calls']],
  ])('of %i calls to the CRM in a day: %o', async (calls, expected) => {
    await countCalls(context.crmCalls, context.store, calls - 1, noon);
    await countCalls(world.process().crmCalls, context.store, 1, noon);
    await countCalls(context.crmCalls, context.store, 150_000, after(-day));
    await alert();
    expect(events()).toEqual(expected);
  });

  test('of four fifths of the calls in a day, though half of them were told, and of none the next day', async () => {
    await countCalls(context.crmCalls, context.store, 100_000, noon);
    await alert();
    world.clock.pass(2 * hour);
    await countCalls(context.crmCalls, context.store, 60_000, world.clock.now());
    await alert();
    await alert();
    expect(posts.map(({ body }) => body['text'])).toEqual([
      expect.stringMatching(/^SmartStack: 100000 of the 200000 calls that the CRM takes in a day were made today/),
      expect.stringMatching(/^SmartStack: 160000 of the 200000 calls that the CRM takes in a day were made today/),
    ]);
    world.clock.pass(day);
    await alert();
    expect(posts).toHaveLength(2);
  });

  test.each([
    [59, []],
    [60, ['late']],
    [600, ['late']],
  ])('of an oldest lead that has waited for %i minutes: %o', async (minutes, expected) => {
    await context.leads.create(waiting('some-key', minutes));
    await context.leads.create(waiting('another-key', 1));
    await alert();
    expect(events()).toEqual(expected);
  });

  test('of leads that the CRM refused, apart from those that were given up', async () => {
    await context.leads.create(recordOf('junk-key', after(-10 * minute), ['refused']));
    await alert();
    expect(posts.map(({ body }) => body)).toEqual([
      {
        text: 'SmartStack: 1 lead was refused by the CRM and needs a person. Look: npm run leads -- list --refused --site (docs/operating.md, "Refused by the CRM").',
        event: 'refused',
        waiting: 0,
        oldestMinutes: 0,
        dead: 0,
        refused: 1,
      },
    ]);
  });

  test('of why the CRM has not taken them, in its own words, the most frequent first', async () => {
    const failure = {
      error: 'Validation Error',
      details: 'Something.',
      reason: 'property x should not exist',
    } as const;
    const { reason: _, ...bare } = failure;
    for (const [key, said] of Object.entries({ one: failure, two: bare, three: failure }))
      await context.leads.create(withState(recordOf(key, after(-hour)), 'refused', noon, said));
    await alert();
    expect(posts[0]?.body['text']).toContain(
      'The CRM says: Validation Error (property x should not exist) 2; Validation Error 1. Look: npm run leads',
    );
  });

  test.each(exampleAlerts(noon))('what to look at first, as in: %s', (text) => {
    const section = /Look: npm run leads -- .+ \(docs\/operating\.md, "(.+)"\)\.$/.exec(text)?.[1] ?? '';
    expect(readFileSync('docs/operating.md', 'utf8')).toContain(`### ${section}\n`);
  });

  test('of real leads that are given up after a junk one was refused', async () => {
    await context.leads.create(recordOf('junk-key', after(-10 * minute), ['refused']));
    await alert();
    for (const key of ['one', 'two', 'three', 'four', 'five']) await context.leads.create(dead(key));
    await alert();
    expect(posts.at(-1)?.body).toMatchObject({ event: 'dead', dead: 5, refused: 1 });
  });

  test('again when there are more, at most once an hour', async () => {
    await context.leads.create(dead('first-key'));
    await alert();
    expect(await world.store.read('alerts/dead')).toEqual({ at: world.clock.now().toISOString(), count: 1 });
    for (const key of ['second-key', 'third-key']) await context.leads.create(dead(key));
    world.clock.pass(hour - 1);
    await alert();
    expect(posts.map(({ body }) => body['dead'])).toEqual([1]);
    world.clock.pass(1);
    await alert();
    await alert();
    expect(posts.map(({ body }) => body['dead'])).toEqual([1, 3]);
  });

  test('again when one has taken the place of another', async () => {
    await context.leads.create(dead('first-key'));
    await alert();
    await context.leads.remove(dead('first-key'));
    world.clock.pass(hour);
    await context.leads.create(recordOf('second-key', after(0), ['dead'], world.clock.now()));
    await alert();
    expect(events()).toEqual(['dead', 'dead']);
  });

  test('once a day as long as it lasts', async () => {
    await context.leads.create(dead('some-key'));
    for (let hours = 0; hours <= 72; hours += 1) {
      await alert();
      world.clock.pass(hour);
    }
    expect(events()).toEqual(['dead', 'dead', 'dead', 'dead']);
  });

  test('again of the next episode', async () => {
    await context.leads.create(dead('first-key'));
    await alert();
    await context.leads.remove(dead('first-key'));
    await alert();
    await context.leads.create(dead('second-key'));
    await alert();
    expect(events()).toEqual(['dead', 'dead']);
  });

  test.each<[string, string]>([
    ['of the deploy before, which knew no counts', JSON.stringify({ at: noon.toISOString() })],
    ['of a clock that was wrong', JSON.stringify({ at: after(400 * day).toISOString(), count: 1 })],
    ['of no time', '{"at":7,"count":1}'],
    ['that is no object', 'null'],
  ])('again within an hour where the note is one %s', async (_what, noted) => {
    world.store.values.set('alerts/dead', noted);
    await context.leads.create(dead('some-key'));
    world.clock.pass(hour);
    await alert();
    await alert();
    expect(events()).toEqual(['dead']);
  });

  test('of each lead once and as its record has it, however many index entries it has left', async () => {
    await context.leads.create(dead('dead-key'));
    await context.leads.create(dead('another-dead-key'));
    await context.leads.addEntry({ ...dead('dead-key'), history: dead('dead-key').history.slice(0, 1) });
    await context.leads.addEntry(waiting('another-dead-key', 500));
    await context.leads.create(waiting('some-key', 90));
    await context.leads.addEntry({ ...waiting('some-key', 90), due: after(minute).toISOString() });
    await context.leads.addEntry(dead('delivered-key'));
    await context.leads.addEntry(waiting('delivered-key', 500));
    await world.store.write('leads/delivered-key', recordOf('delivered-key', after(-500 * minute), ['delivered']));
    await alert();
    expect(posts.map(({ body }) => [body['waiting'], body['oldestMinutes'], body['dead']])).toEqual([
      [1, 90, 2],
      [1, 90, 2],
    ]);
  });

  test('by two messages where both is the case', async () => {
    await context.leads.create(dead('some-key'));
    await context.leads.create(waiting('another-key', 90));
    await alert();
    expect(events()).toEqual(['dead', 'late']);
  });

  test('not at all where nothing waits or no webhook is set', async () => {
    await alert();
    await context.leads.create(dead('some-key'));
    await alertOperator(context, null);
    expect(posts).toEqual([]);
  });
});

describe('a webhook that fails harms nothing and is asked again', () => {
  test.each<[string, () => Promise<Response>, string]>([
    ['answers 500', async () => new Response('', { status: 500 }), 'alert: the webhook answered 500'],
    ['is not there', () => Promise.reject(new Error(`no ${webhook}`)), 'alert: the webhook could not be reached'],
  ])('%s', async (_name, trouble, expected) => {
    await context.leads.create(dead('some-key'));
    answer = trouble;
    await alert();
    expect(printed()).toBe(expected);
    answer = async () => new Response('ok');
    await alert();
    await alert();
    expect(events()).toEqual(['dead', 'dead']);
  });

  test('that hangs costs a run its limit once, whatever there is to tell', async () => {
    await context.leads.create(dead('some-key'));
    await context.leads.create(waiting('another-key', 90));
    const held = Promise.withResolvers<Response>();
    answer = () => held.promise;
    const alerts = alert();
    await vi.waitFor(() => expect(events()).toEqual(['dead', 'late']));
    held.resolve(new Response('ok'));
    await alerts;
  });

  test('unless it answers without a word', async () => {
    await context.leads.create(dead('some-key'));
    answer = async () => new Response(null, { status: 204 });
    await alert();
    await alert();
    expect(events()).toEqual(['dead']);
    expect(printed()).toBe('');
  });

  test('whose answer never ends is not listened to', async () => {
    await context.leads.create(dead('some-key'));
    let isLeft = false;
    answer = async () => new Response(new ReadableStream({ cancel: () => void (isLeft = true) }));
    await alert();
    expect(isLeft).toBe(true);
    expect(printed()).toBe('');
  });
});

describe('a store in trouble', () => {
  test('of which a note is damaged is told all the same: the note is set aside, and that is told too', async () => {
    world.store.values.set('alerts/dead', '{"at":');
    await context.leads.create(dead('some-key'));
    await alert();
    await alert();
    expect(events()).toEqual(['dead', 'damaged']);
    expect(posts.at(-1)?.body['text']).toContain('SmartStack: 1 file of the lead store was damaged and is set aside.');
    expect(world.store.values.get('damaged/alerts/dead')).toBe('{"at":');
    expect(printed()).toBe('store: alerts/dead is damaged; it is set aside as damaged/alerts/dead');
  });

  test('that takes no notes is told of each kind, rather twice than never', async () => {
    await context.leads.create(dead('some-key'));
    await context.leads.create(waiting('another-key', 90));
    const write = () => Promise.reject(new Error('disk full'));
    const full = { ...context, store: { ...world.store, write } };
    await alertOperator(full, webhook);
    await alertOperator(full, webhook);
    expect(events().sort()).toEqual(['dead', 'dead', 'late', 'late']);
    expect(printed()).toContain('alert: that of dead could not be noted');
  });

  test('of which no note can be read is told too', async () => {
    await context.leads.create(dead('some-key'));
    const read = () => Promise.reject(new Error('no reading'));
    await alertOperator({ ...context, store: { ...world.store, read } }, webhook);
    expect(events()).toEqual(['dead']);
  });

  test.each([
    [3 * hour - 1, []],
    [
      3 * hour,
      [
        expect.stringContaining(
          'Housekeeping of the lead store has been failing for hours. The log of retry-leads names',
        ),
      ],
    ],
  ])('in which housekeeping has failed for %i ms: %o', async (milliseconds, expected) => {
    await world.store.write('housekeeping/unfinished', { since: after(-milliseconds).toISOString() });
    await alert();
    expect(posts.map(({ body }) => body['text'])).toEqual(expected);
  });
});
