import { getStore } from '@netlify/blobs';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectedFailure } from '#netlify/cli/expected-failure';
import { blobStore } from '#netlify/storage/blobs';
import { deadline } from '#netlify/storage/deadline';
import { DamagedValue } from '#netlify/storage/store';
import { type BlobsFault, type BlobsService, startBlobsService, token } from '#tests/functions/storage/blobs-server';

/*
 * The Blobs store, by the service's own client, against Netlify's own local server, whose conditional writes are not
 * atomic (the deployed ones are), and against what the deployed service and the network do in trouble.
 */

let service: BlobsService;
beforeAll(async () => {
  service = await startBlobsService();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.fault = () => null;
  service.requests = [];
  service.pageSize = 1000;
  useService({});
});

/** Gives the client the platform's context: where the service is. */
function useService(changes: { edgeURL?: string; token?: string }): void {
  const context = { edgeURL: service.address, uncachedEdgeURL: service.address, token, siteID: 'site-1', ...changes };
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(context)).toString('base64'));
}

test('a value is created once, read, replaced and removed', async () => {
  const store = blobStore('production');
  expect(await store.read('leads/some-key')).toBeNull();
  expect(await store.create('leads/some-key', { company: 'Zoë 🚚' })).toBe(true);
  expect(await store.create('leads/some-key', 'second')).toBe(false);
  expect(await store.read('leads/some-key')).toEqual({ company: 'Zoë 🚚' });
  await store.write('leads/some-key', [1]);
  expect(await store.read('leads/some-key')).toEqual([1]);
  await store.remove('leads/some-key');
  await store.remove('leads/some-key');
  expect(await store.read('leads/some-key')).toBeNull();
});

test('names are listed by prefix, sorted, however many pages they take', async () => {
  const store = blobStore('listing');
  service.pageSize = 2;
  for (const name of ['waiting/2-a', 'waiting/1-b', 'waiting/4-c', 'waiting/3-d', 'waiting/5-e', 'dead/1-c'])
    await store.write(name, 1);
  expect(await store.keys('waiting/')).toEqual([
    'waiting/1-b',
    'waiting/2-a',
    'waiting/3-d',
    'waiting/4-c',
    'waiting/5-e',
  ]);
  expect(await store.keys('')).toHaveLength(6);
  expect(await store.keys('ended/')).toEqual([]);
});

test('a value that is no JSON says so, and can be moved', async () => {
  const store = blobStore('damaged');
  await getStore({ name: 'leads-damaged', consistency: 'strong' }).set('alerts/dead', '{"at');
  await expect(store.read('alerts/dead')).rejects.toBeInstanceOf(DamagedValue);
  await store.move('alerts/dead', 'damaged/alerts/dead');
  await store.move('alerts/dead', 'damaged/alerts/dead');
  expect(await store.keys('')).toEqual(['damaged/alerts/dead']);
  expect(await store.sweep(new Date())).toBe(0);
});

test('a value is read where it was written, not at the edge, which may not have it yet', async () => {
  useService({ edgeURL: 'http://127.0.0.1:9' });
  const store = blobStore('strong');
  await store.write('leads/some-key', 1);
  expect(await store.read('leads/some-key')).toBe(1);
  expect(await store.keys('leads/')).toEqual(['leads/some-key']);
});

test('each deploy context has a store of its own', async () => {
  await blobStore('production').write('leads/mine', 1);
  expect(await blobStore('deploy-preview').read('leads/mine')).toBeNull();
  expect(await blobStore('deploy-preview').keys('')).toEqual([]);
});

test('a refusal of the platform is told in one sentence that names the setting', async () => {
  useService({ token: 'another-token' });
  const failure: unknown = await blobStore('production')
    .read('leads/some-key')
    .catch((error: unknown) => error);
  expect(expectedFailure(failure)).toMatch(/^Netlify refuses the token \(40[13]\)\. NETLIFY_AUTH_TOKEN must be/);
});

/** How long (ms) a call may take where the service says nothing; where it answers, no test comes near it. */
const patience = 30_000;
const impatience = 50;

const refusals = [400, 401, 403, 409, 429, 500, 503].map((status): [string, BlobsFault] => [
  `status ${status}`,
  { status },
]);
const faults: [string, BlobsFault][] = [
  ...refusals,
  ['a page with status 200', { status: 200, page: true }],
  ['a page with status 404', { status: 404, page: true }],
  ['silence', { status: 'silence' }],
];
const cutOff: [string, BlobsFault] = ['a body that is cut off', { status: 'cut off' }];

describe.each(faults)('where the service answers with %s', (_what, fault) => {
  const time = fault.status === 'silence' ? impatience : patience;
  const written = { company: 'Acme' };

  test('nothing counts as done', async () => {
    const store = blobStore('failing', undefined, time);
    await blobStore('failing').write('known', 'earlier');
    service.fault = () => fault;
    await expect(store.create('leads/new', written)).rejects.toThrow();
    await expect(store.write('known', written)).rejects.toThrow();
    await expect(store.read('known')).rejects.toThrow();
    await expect(store.move('known', 'damaged/known')).rejects.toThrow();
    await expect(store.remove('known')).rejects.toThrow();
    await expect(store.keys('')).rejects.toThrow();
    service.fault = () => null;
    // With the patience of every day: a busy machine takes longer than the other.
    expect(await blobStore('failing').read('leads/new')).toBeNull();
    expect(await blobStore('failing').read('known')).toBe('earlier');
  });

  test('a write is done where it can be read all the same, and a name that is taken stays so', async () => {
    const store = blobStore('lost-answers', undefined, time);
    await blobStore('lost-answers').write('taken', 'earlier');
    await blobStore('lost-answers').remove('new');
    service.fault = ({ method }) => (method === 'PUT' ? { ...fault, hasEffect: true } : null);
    if (fault.status === 'silence') await expect(store.create('new', written)).rejects.toThrow();
    else if ('page' in fault) await expect(store.create('new', written)).rejects.toThrow();
    else expect(await store.create('new', written)).toBe(true);
    service.fault = ({ method }) => (method === 'PUT' ? fault : null);
    if (fault.status !== 'silence' && !('page' in fault)) expect(await store.create('taken', written)).toBe(false);
    service.fault = () => null;
    expect(await blobStore('lost-answers').read('new')).toEqual(written);
    expect(await blobStore('lost-answers').read('taken')).toBe('earlier');
  });
});

test.each(refusals)('a write that is answered with %s, and has done nothing, is no write', async (_what, fault) => {
  const store = blobStore('refused');
  service.fault = ({ method }) => (method === 'PUT' ? fault : null);
  await expect(store.create('leads/new', 1)).rejects.toThrow();
  await expect(store.write('leads/new', 1)).rejects.toThrow();
  expect(await store.keys('')).toEqual([]);
});

test.each([cutOff])('%s is no value and no list', async (_what, fault) => {
  const store = blobStore('cut-off');
  await store.write('known', 'earlier');
  service.fault = ({ method }) => (method === 'GET' ? fault : null);
  await expect(store.read('known')).rejects.toThrow();
  await expect(store.keys('')).rejects.toThrow();
});

test('a list whose second page fails is no list', async () => {
  const store = blobStore('half-a-list');
  for (const name of ['a', 'b', 'c']) await store.write(name, 1);
  service.pageSize = 2;
  let pages = 0;
  service.fault = ({ path }) => (path === '' && (pages += 1) > 1 ? { status: 403 } : null);
  await expect(store.keys('')).rejects.toThrow();
});

test('a store that says a name is taken is believed, whether or not it can be read', async () => {
  const store = blobStore('conflicts');
  service.fault = ({ method }) => (method === 'PUT' ? { status: 412 } : null);
  expect(await store.create('leads/some-key', 1)).toBe(false);
  await expect(store.write('leads/some-key', 1)).rejects.toThrow();
});

test('a trouble that one repetition gets over is none', async () => {
  const store = blobStore('hiccup');
  let requests = 0;
  service.fault = () => ((requests += 1) % 2 === 1 ? { status: 503 } : null);
  expect(await store.create('leads/some-key', 1)).toBe(true);
  expect(await store.read('leads/some-key')).toBe(1);
  expect(await store.keys('leads/')).toEqual(['leads/some-key']);
});

test('a call whose time is over is given up, and its client sends nothing later, which would undo what others have written', async () => {
  const store = blobStore('late', undefined, impatience);
  service.fault = () => ({ status: 'silence' });
  await expect(store.write('leads/some-key', 'late')).rejects.toThrow('in time');
  service.fault = () => null;
  service.requests = [];
  const limit = deadline(impatience);
  await expect(limit.within(() => new Promise(() => {}))).rejects.toThrow('in time');
  await expect(limit.fetch(`${service.address}/site-1/site:leads-late/leads/some-key`)).rejects.toThrow();
  expect(service.requests).toEqual([]);
});
