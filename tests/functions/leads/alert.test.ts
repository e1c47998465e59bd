import { beforeEach, describe, expect, test } from 'vitest';
import { alertOperator } from '#netlify/leads/alert';
import type { LeadRecord } from '#netlify/leads/record';
import type { LeadContext } from '#netlify/leads/context';
import { after, createWorld, minute, recordOf, type World } from '#tests/functions/leads/world';
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
      text: 'SmartStack: 1 lead(s) could not be delivered to the CRM and were given up.',
      event: 'dead',
      waiting: 1,
      oldestMinutes: 5,
      dead: 1,
    });
    expect(posts[0]?.init).toMatchObject({
      method: 'POST',
      redirect: 'error',
      signal: expect.any(AbortSignal),
      headers: { 'content-type': 'application/json' },
    });
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

  test('once per episode, and again of the next one', async () => {
    const first = dead('first-key');
    await context.leads.create(first);
    await alert();
    expect(await world.store.read('alerts/dead')).toEqual({ at: world.clock.now().toISOString() });
    await context.leads.create(dead('second-key'));
    await alert();
    expect(events()).toEqual(['dead']);
    await context.leads.remove(first);
    await context.leads.remove(dead('second-key'));
    await alert();
    await context.leads.create(dead('third-key'));
    await alert();
    expect(events()).toEqual(['dead', 'dead']);
  });

  test('of each lead once, however many index entries it has left', async () => {
    await context.leads.create(dead('dead-key'));
    await context.leads.create(dead('another-dead-key'));
    await context.leads.addEntry({ ...dead('dead-key'), history: dead('dead-key').history.slice(0, 1) });
    await context.leads.create(waiting('some-key', 90));
    await context.leads.addEntry({ ...waiting('some-key', 90), due: after(minute).toISOString() });
    await alert();
    expect(posts.map(({ body }) => [body['waiting'], body['dead']])).toEqual([
      [1, 2],
      [1, 2],
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
