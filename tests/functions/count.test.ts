import { beforeEach, describe, expect, test, vi } from 'vitest';
import { knownAnswers } from '#domain/from-content';
import count from '#netlify/functions/count';
import { sumOf } from '#netlify/leads/day-counts';
import { stepCounts } from '#netlify/leads/step-counts';
import { fileStore } from '#netlify/storage/files';
import type { Store } from '#netlify/storage/store';
import { answerOf, platformContext, useTestBed } from '#tests/functions/support';

const testBed = useTestBed();
let store: Store;
beforeEach(() => (store = fileStore(testBed.directory)));

const post = async (body: unknown, headers: Record<string, string> = {}) =>
  answerOf(
    await count(
      new Request('https://smartstack.example/.netlify/functions/count', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
        body: JSON.stringify(body),
      }),
      platformContext,
    ),
  );
const counted = async () => sumOf(await stepCounts(store, 1, new Date()));
const step = 'navigator/contact-info';

test('a step that was reached adds one to the day', async () => {
  const before = (await counted())[step] ?? 0;
  const answer = await post({ step });
  expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  await post({ step });
  expect((await counted())[step]).toBe(before + 2);
});

test('a requirements document that was made counts by its format', async () => {
  expect((await post({ step: 'requirements/word' })).status).toBe(200);
  expect(await counted()).toMatchObject({ 'requirements/word': 1 });
});

describe('the ping of a document’s link', () => {
  const [document = ''] = knownAnswers.documents;
  const ping = async (name: string, headers: Record<string, string> = {}, method = 'POST') =>
    answerOf(
      await count(
        new Request(`https://smartstack.example/.netlify/functions/count?document=${name}`, {
          method,
          headers: { 'content-type': 'text/ping', 'sec-fetch-site': 'same-origin', ...headers },
          ...(method === 'POST' ? { body: 'PING' } : {}),
        }),
        platformContext,
      ),
    );

  test('adds one to the day', async () => {
    expect((await ping(document)).status).toBe(200);
    expect(await counted()).toMatchObject({ [`documents/${document}`]: 1 });
  });

  test.each<[string, string, Record<string, string>, string, number]>([
    ['of a document that is not there', 'secret', {}, 'POST', 422],
    ['from another site', document, { 'sec-fetch-site': 'cross-site' }, 'POST', 403],
    ['that is no ping', document, {}, 'GET', 405],
    ['of whoever asks not to be tracked', document, { dnt: '1' }, 'POST', 200],
  ])('%s adds nothing', async (_name, name, headers, method, status) => {
    expect((await ping(name, headers, method)).status).toBe(status);
    expect(await counted()).toEqual({});
  });
});

describe('nothing is counted', () => {
  test.each<[string, unknown, Record<string, string>, number]>([
    ['of a step that no wizard has', { step: 'navigator/secret' }, {}, 422],
    ['of a longer body', { step, visitor: '42' }, {}, 422],
    ['of something else', [step], {}, 422],
    ['of a body that is too large', { step: 'a'.repeat(300) }, {}, 413],
    ['from another site', { step }, { 'sec-fetch-site': 'cross-site' }, 403],
    ['as a text', { step }, { 'content-type': 'text/plain' }, 415],
    ['of whoever asks not to be tracked', { step }, { dnt: '1' }, 200],
    ['of whoever has switched on Global Privacy Control', { step }, { 'sec-gpc': '1' }, 200],
  ])('%s', async (_name, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
    expect(await counted()).toEqual({});
  });

  test('where it is switched off', async () => {
    vi.stubEnv('COUNT_STEPS', 'off');
    expect((await post({ step })).status).toBe(200);
    expect(await counted()).toEqual({});
  });

  test('where the store fails, which is no matter to the visitor', async () => {
    vi.stubEnv('LEAD_STORE', 'file:/dev/null/nowhere');
    expect((await post({ step })).status).toBe(503);
    expect(testBed.printed()).toBe('step counts: Error');
  });
});
