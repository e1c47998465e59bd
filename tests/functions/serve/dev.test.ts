import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { beforeEach, expect, test, vi } from 'vitest';
import retryLeads, { config } from '#netlify/functions/retry-leads';
import { leadStore } from '#netlify/leads/store';
import { fileStore } from '#netlify/storage/files';
import { recordOf } from '#tests/functions/leads/world';
import { captureConsole, platformContext, postLead, visitor } from '#tests/functions/support';

/** What a developer's `.env` says. */
let envFile: Record<string, string> = {};
vi.mock('#netlify/environment', async (original) => ({
  ...(await original<object>()),
  localEnvironment() {
    for (const [name, value] of Object.entries(envFile)) process.env[name] ??= value;
  },
}));

/** What docs/operating.md has the operator set, and more. */
const ofTheOperator = {
  GHL_API_TOKEN: 'pit-of-the-operator',
  GHL_LOCATION_ID: 'location-of-the-operator',
  GHL_API_BASE_URL: 'https://crm.example',
  GHL_CUSTOM_FIELDS: '{"jobTitle":"field-1"}',
  ALERT_WEBHOOK_URL: 'https://hooks.example/secret',
  ALERT_NEW_LEADS: 'yes',
  FIRECRAWL_API_URL: 'https://scraping.example',
};

let printed: string[];
/** The addresses that were called, without their ports. */
let reached: Set<string>;
let folder: string;
beforeEach(() => {
  envFile = {};
  printed = [];
  reached = new Set();
  folder = path.join(tmpdir(), `smartstack-dev-${randomUUID()}`);
  captureConsole();
  // A process of its own.
  vi.resetModules();
  for (const name of [...Object.keys(ofTheOperator), 'SITE_FOLDER', 'DEV_REAL_SERVICES']) vi.stubEnv(name, undefined);
  vi.stubEnv('LEAD_STORE', `file:${folder}`);
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { protocol, hostname } = new URL(input instanceof Request ? input.url : input);
    reached.add(`${protocol}//${hostname}`);
    return hostname === '127.0.0.1' ? real(input, init) : new Response('', { status: 503 });
  });
  return () => rm(folder, { recursive: true, force: true });
});

/** Sets up a server as `astro dev` does when it starts, and again when it restarts. */
async function setUp(): Promise<void> {
  const { localNetlify } = await import('#netlify/serve/dev');
  const print = (line: string) => void printed.push(line);
  const server = {
    middlewares: { use() {} },
    watcher: { on() {} },
    config: { root: folder },
    httpServer: null,
    ssrLoadModule: async () => ({ config, default: async () => new Response() }),
  };
  const setup = localNetlify().hooks['astro:server:setup'] as unknown as (hook: object) => Promise<void>;
  await setup({ server, logger: { info: print, warn: print, error: print } });
}

/** A lead that a developer submits, beside one that the operator would be told of. Returns the status of its answer. */
async function submitLead(): Promise<number> {
  await leadStore(fileStore(folder)).create(recordOf('dead-key', new Date(), ['dead']));
  const { status } = await postLead(visitor, randomUUID());
  await retryLeads(new Request('http://localhost/.netlify/functions/retry-leads'), platformContext);
  return status;
}

test.each<[string, () => void]>([
  ['.env', () => (envFile = ofTheOperator)],
  [
    'the shell',
    () => {
      for (const [name, value] of Object.entries(ofTheOperator)) vi.stubEnv(name, value);
    },
  ],
])('dev reaches this machine alone, whatever %s says', async (_where, set) => {
  set();
  await setUp();
  expect(await submitLead()).toBe(200);
  expect([...reached]).toEqual(['http://127.0.0.1']);
  expect(process.env['FIRECRAWL_API_URL']).toMatch(/^http:\/\/127\.0\.0\.1:/);
  expect(printed.filter((line) => line.startsWith('CRM: '))).toEqual([
    expect.stringMatching(
      /^CRM: a double, whatever the settings say; http:\S+\/double\/contacts lists what it received$/,
    ),
  ]);
});

test('alerts are printed, so that they can be rehearsed: what the CRM has refused, and what to look at', async () => {
  await setUp();
  await submitLead();
  expect(printed).toContainEqual(
    expect.stringMatching(/^alert: SmartStack: 1 lead could not be delivered .*"Given up"\)\.$/),
  );
});

test('a server that restarts keeps the doubles, whatever .env has said meanwhile', async () => {
  await setUp();
  await submitLead();
  const { GHL_API_BASE_URL: url } = process.env;
  envFile = { ...ofTheOperator, DEV_REAL_SERVICES: 'yes' };
  await setUp();
  expect(process.env['GHL_API_BASE_URL']).toBe(url);
  expect(await submitLead()).toBe(200);
  expect([...reached]).toEqual(['http://127.0.0.1']);
  expect(printed.filter((line) => line.startsWith('CRM: a double'))).toHaveLength(2);
});

test('another look into .env, as a changed configuration takes, brings nothing real back', async () => {
  envFile = ofTheOperator;
  await setUp();
  const { localEnvironment } = await import('#netlify/environment');
  localEnvironment();
  await submitLead();
  expect([...reached]).toEqual(['http://127.0.0.1']);
});

test('leads stay in a folder, whatever store is set', async () => {
  vi.stubEnv('LEAD_STORE', 'blobs');
  await setUp();
  expect(process.env['LEAD_STORE']).toBe('file:.data/leads');
});

test('with DEV_REAL_SERVICES=yes dev uses what is set, and says so', async () => {
  envFile = { ...ofTheOperator, DEV_REAL_SERVICES: 'yes' };
  await setUp();
  expect(await submitLead()).toBe(202);
  expect([...reached].sort()).toEqual(['https://crm.example', 'https://hooks.example']);
  expect(process.env['FIRECRAWL_API_URL']).toBe('https://scraping.example');
  expect(printed).toContain('CRM, webhook and scraping service are those that are set (DEV_REAL_SERVICES=yes)');
});

test.each(['no', 'true', ''])('DEV_REAL_SERVICES=%s asks for nothing real', async (setting) => {
  envFile = { ...ofTheOperator, DEV_REAL_SERVICES: setting };
  await setUp();
  await submitLead();
  expect([...reached]).toEqual(['http://127.0.0.1']);
});
