import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundleFunctions } from '#netlify/build/bundle-functions';
import { secretsIn } from '#netlify/build/secrets';

const key = (start: string, characters: string, length: number) => start + characters.repeat(length).slice(0, length);

describe('a secret in a file is found', () => {
  const env = {
    GHL_API_TOKEN: 'pit-of-this-test',
    GHL_LOCATION_ID: 'location-of-this-test',
    NETLIFY_AUTH_TOKEN: 'token/of this"test',
    ALERT_WEBHOOK_URL: 'https://hooks.example/T0/secret',
  };
  test.each([
    ...Object.entries(env).map(([name, value]) => [`the value of ${name}`, `const a="${value}"`]),
    ['the value of NETLIFY_AUTH_TOKEN', `{"a":${JSON.stringify(env.NETLIFY_AUTH_TOKEN)}}`],
    ['the value of ALERT_WEBHOOK_URL', `?to=${encodeURIComponent(env.ALERT_WEBHOOK_URL)}`],
    ['a Firecrawl key', key('fc-', '0123456789abcdef', 32)],
    ['a HighLevel token', 'pit-01234567-89ab-cdef-0123-456789abcdef'],
    ['a JSON Web Token', `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.${key('', 'aB3_-', 43)}`],
    ['a Netlify token', key('nfp_', 'aB3', 36)],
    ['a GitHub token', key('ghp_', 'aB3', 36)],
    ['an AWS key', key('AKIA', 'A1', 16)],
    ['a private key', ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' ')],
  ])('%s', (what, text) => expect(secretsIn(`before ${text} after`, env)).toEqual([what]));

  test('and none where there is none, where a setting is empty or too short to tell', () => {
    const text = 'fc- fc-double pit- eyJ nfp_ AKIA token';
    expect(secretsIn(text, env)).toEqual([]);
    expect(secretsIn(text, { GHL_API_TOKEN: '', GHL_LOCATION_ID: 'token', NETLIFY_AUTH_TOKEN: ' ' })).toEqual([]);
  });
});

test('the functions read secrets while they run: no bundle holds one that was set while it was made', async () => {
  const settings = ['GHL_API_TOKEN', 'GHL_LOCATION_ID', 'NETLIFY_AUTH_TOKEN', 'ALERT_WEBHOOK_URL'];
  const env = Object.fromEntries(settings.map((name) => [name, `https://canary.example/${name}`]));
  const before = { ...process.env };
  Object.assign(process.env, env);
  const bundles = await bundleFunctions().finally(() => (process.env = before));
  expect([...bundles.keys()].sort()).toEqual(['ghl-integration.mjs', 'health.mjs', 'retry-leads.mjs', 'scrape.mjs']);
  for (const [name, program] of bundles) expect(secretsIn(program, env), name).toEqual([]);
  // They name the settings, so they are the functions.
  expect(bundles.get('ghl-integration.mjs')).toContain('GHL_API_TOKEN');
});

test('no secret is in the repository’s settings', () => {
  for (const file of ['netlify.toml', 'package.json', 'astro.config.mjs'])
    expect(secretsIn(readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8'), {}), file).toEqual([]);
});
