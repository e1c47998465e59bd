import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inlineHashes } from '#netlify/build/finish-page';
import { attributeOf, elementsIn } from '#netlify/build/html';
import { pages, textOf } from '#tests/dist/pages';
import { serveSite, type Served } from '#tests/dist/served';
import { dist, everyRoute, kindsOfPages } from '#tests/e2e/routes';
import {
  type Headers,
  headersOfFile,
  headersOfPage,
  lastingHeaders,
  ofFunctions,
  pagePolicy,
  withoutHashes,
} from '#tests/security/headers';

/* What the built site answers, address by address: status, headers, policy. An attacker and a scanner meet it like this. */

let served: Served;
beforeAll(async () => {
  served = await serveSite();
}, 60_000);
afterAll(() => served.stop());

/** Asks the served site for an address, without following where it leads. */
async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(new URL(address, served.url), { redirect: 'manual', ...init });
  await answer.arrayBuffer();
  return answer;
}

/** Asks for each of these addresses, and returns those whose headers are not the expected, no more and no less. */
async function wrongHeaders(asked: readonly [address: string, expected: Headers, init?: RequestInit][]) {
  const wrong: unknown[] = [];
  for (const [address, expected, init] of asked) {
    const answer = await ask(address, init);
    const found = lastingHeaders(Object.fromEntries(answer.headers));
    const names = [...new Set([...Object.keys(found), ...Object.keys(expected)])];
    const differing = names.filter((name) => found[name] !== expected[name]);
    for (const name of differing) wrong.push({ address, name, found: found[name], expected: expected[name] });
  }
  return wrong;
}

/** The editing screen is a function too; it answers at an address of its own, with a page (tests/functions/admin). */
const functions = globSync('netlify/functions/*.ts', { cwd: path.join(dist, '..') })
  .map((file) => path.basename(file, '.ts'))
  .filter((name) => name !== 'admin')
  .map((name) => `/.netlify/functions/${name}`);
const files = globSync('**/*.{xml,txt,json,pdf,png,svg,webmanifest,js,css,woff2}', { cwd: dist }).map(
  (file) => `/${file}`,
);

test('every page is sent with its headers and no other, a missing one too', async () => {
  expect(everyRoute.length).toBeGreaterThan(15);
  // The address of its file and a slash at the end say the same, of each kind of page.
  const others = kindsOfPages
    .filter((route) => route !== '/404')
    .flatMap((route) => (route === '/' ? ['/index.html'] : [`${route}.html`, `${route}/`]));
  // Whoever asks for a page that is not there is told its policy by the page itself.
  const missing = ['/no-such-page', '/no/such/page.html', '/solutions/no-such-page'];
  expect(
    await wrongHeaders([
      ...everyRoute.map((route): [string, Headers] => [route, headersOfPage(route)]),
      ...others.map((address): [string, Headers] => [address, headersOfPage('/page')]),
      ...missing.map((route): [string, Headers] => [route, headersOfFile(route.replace('.html', ''))]),
    ]),
  ).toEqual([]);
});

test('so is every other file', async () => {
  expect(files.length).toBeGreaterThan(30);
  // Among them are one of each kind that a cache keeps for a day, for a year, or not at all.
  for (const file of ['/documents/utilities-ai-playbook.pdf', '/social/home.png', '/mark.svg', '/robots.txt'])
    expect(files).toContain(file);
  files.push('/.well-known/security.txt');
  expect(await wrongHeaders(files.map((file) => [file, headersOfFile(file)]))).toEqual([]);
});

test('so is what every function answers', async () => {
  expect(functions.length).toBeGreaterThan(2);
  const expected = { ...ofFunctions, 'content-type': 'application/json' };
  const asked = functions.flatMap((address) =>
    ['GET', 'POST', 'PUT', 'OPTIONS'].map((method): [string, Headers, RequestInit] => [address, expected, { method }]),
  );
  expect(await wrongHeaders(asked)).toEqual([]);
});

/** The policy in the built rules for headers, page by page: that they are sent as they stand there, is tested above. */
const policyOf = new Map(
  textOf('/_headers')
    .split('\n\n')
    .map((rule) => rule.trim().split('\n'))
    .map(([route = '', ...lines]) => [
      route,
      lines.map((line) => line.trim()).find((line) => line.toLowerCase().startsWith('content-security-policy: ')),
    ])
    .flatMap(([route = '', line]) => (line ? [[route, line.slice('content-security-policy: '.length)] as const] : [])),
);

test.each(pages)(
  '$path allows exactly its own inline scripts and styles, no other script, and no script may write HTML',
  ({ path: route, html }) => {
    const elements = elementsIn(html);
    const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
    const metas = named('meta').map((meta) => [attributeOf(meta, 'http-equiv'), attributeOf(meta, 'content')]);
    // The header says it, and who may frame the page. The page of missing addresses, which has none, says it itself.
    const header = policyOf.get(route);
    const said = metas.filter(([name]) => name !== undefined);
    expect(said.map(([name]) => name)).toEqual(route === '/404' ? ['content-security-policy'] : []);
    const own = route === '/404' ? said[0]?.[1] : header?.replace("; frame-ancestors 'none'", '');
    expect([header === undefined, withoutHashes(own ?? '')]).toEqual([route === '/404', pagePolicy]);
    const { scripts, styles } = inlineHashes(elements);
    expect(own).toContain(`script-src 'self' ${scripts.join(' ')}; style-src 'self' ${styles.join(' ')}`);
    // Scripts are our own files, by path.
    const sources = named('script').flatMap((script) => attributeOf(script, 'src') ?? []);
    for (const source of sources) expect(source).toMatch(/^\/[^/]/);
  },
);

test('an address in capitals leads to the page, with its query', async () => {
  const answer = await ask('/Solutions-Navigator?industry=healthcare');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/solutions-navigator?industry=healthcare');
  expect((await ask('/No-Such-Page')).status).toBe(404);
});

test('a path that cannot be read is answered by the 404 page', async () => {
  for (const address of ['/%zz', '/%']) expect((await fetch(`${served.url}${address}`)).status).toBe(404);
});

test('an address with two slashes is the page, with its policy', async () => {
  const { status, headers } = await fetch(`${served.url}//about`);
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toBe((await ask('/about')).headers.get('content-security-policy'));
});

test('what asks for /favicon.ico gets the icon', async () => {
  const answer = await ask('/favicon.ico');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/icon/);
});

test('the editing screen is found under no address but its own', async () => {
  expect((await ask('/.netlify/functions/admin')).status).toBe(404);
  expect((await ask('/admin')).headers.get('x-robots-tag')).toBe('noindex, nofollow');
});

test('the launch check finds headers, functions and CRM as they should be', async () => {
  const args = ['netlify/cli/launch-check.ts', '--all', '--site', served.url];
  const { stdout } = await promisify(execFile)(process.execPath, args).catch((error: { stdout: string }) => error);
  const [, ...lines] = stdout.slice(stdout.indexOf(`${served.url}\n`)).split('\n');
  const found = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('  ')),
  );
  expect(found.length).toBeGreaterThan(0);
  // What other tests have left in the store, and whether one has run the schedule, is no matter here.
  const expected = / \d+ leads? |retry-leads does not run on its schedule|are as they should be/;
  expect(found.filter((line) => !expected.test(line))).toEqual([]);
});
