import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getStore } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { expectedFailure } from '#netlify/cli/expected-failure';
import { blobStore } from '#netlify/storage/blobs';
import { DamagedValue } from '#netlify/storage/store';

/* The Blobs store against Netlify's own local server, whose conditional writes are not atomic (the deployed ones are). */

let directory: string;
let server: BlobsServer;
let address: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'smartstack-blobs-'));
  server = new BlobsServer({ directory, token: 'a-token' });
  const { port } = await server.start();
  address = `http://localhost:${port}`;
});
afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});
beforeEach(() => {
  const context = { edgeURL: address, uncachedEdgeURL: address, token: 'a-token', siteID: 'site-1' };
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(context)).toString('base64'));
});

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

test('names are listed by prefix, sorted', async () => {
  const store = blobStore('listing');
  await store.write('waiting/2-a', 1);
  await store.write('waiting/1-b', 1);
  await store.write('dead/1-c', 1);
  expect(await store.keys('waiting/')).toEqual(['waiting/1-b', 'waiting/2-a']);
  expect(await store.keys('')).toHaveLength(3);
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
  const context = { edgeURL: 'http://127.0.0.1:9', uncachedEdgeURL: address, token: 'a-token', siteID: 'site-1' };
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(context)).toString('base64'));
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
  const context = { edgeURL: address, uncachedEdgeURL: address, token: 'another-token', siteID: 'site-1' };
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(context)).toString('base64'));
  const failure: unknown = await blobStore('production')
    .read('leads/some-key')
    .catch((error: unknown) => error);
  expect(expectedFailure(failure)).toMatch(/^Netlify refuses the token \(40[13]\)\. NETLIFY_AUTH_TOKEN must be/);
});
