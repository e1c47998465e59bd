import { globSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type APIResponse, test as base } from 'playwright/test';
import { inlineHashes } from '#netlify/build/content-policy';
import { attributeOf, elementsNamed, parsePage } from '#netlify/build/page-tree';
import { dist, everyRoute, routes } from '#tests/e2e/routes';
import { expect, test } from '#tests/e2e/site';
import {
  type Headers,
  headersOfFile,
  headersOfPage,
  lastingHeaders,
  ofFunctions,
  pagePolicy,
  withoutHashes,
} from '#tests/security/headers';

/*
 * The site as an attacker and a scanner meet it: every answer's headers, and script in whatever the site shows that
 * somebody else wrote.
 */

/** The editing screen is a function too; it answers at an address of its own, with a page (tests/functions/admin). */
const functions = globSync('netlify/functions/*.ts', { cwd: path.join(dist, '..') })
  .map((file) => path.basename(file, '.ts'))
  .filter((name) => name !== 'admin')
  .map((name) => `/.netlify/functions/${name}`);
const files = globSync('**/*.{xml,txt,json,pdf,png,svg,webmanifest,js,woff2}', { cwd: dist }).map((file) => `/${file}`);

/** Holds all headers of an answer against those that its kind has, no more and no less. */
function expectHeaders(response: APIResponse, expected: Headers): void {
  expect(lastingHeaders(response.headers())).toEqual(expected);
}

test('every page is sent with its headers and no other, a missing one too', async ({ request }) => {
  expect(routes.length).toBeGreaterThan(15);
  for (const route of everyRoute)
    await test.step(route, async () => expectHeaders(await request.get(route), headersOfPage(route)));
  // The address of its file and a slash at the end say the same.
  const others = everyRoute
    .filter((route) => route !== '/404')
    .flatMap((route) => (route === '/' ? ['/index.html'] : [`${route}.html`, `${route}/`]));
  for (const address of others)
    await test.step(address, async () => expectHeaders(await request.get(address), headersOfPage('/page')));
  // Whoever asks for a page that is not there is told its policy by the page itself.
  for (const route of ['/no-such-page', '/no/such/page.html', '/solutions/no-such-page'])
    await test.step(route, async () =>
      expectHeaders(await request.get(route), headersOfFile(route.replace('.html', ''))),
    );
});

test('so is every other file', async ({ request }) => {
  expect(files.length).toBeGreaterThan(30);
  for (const file of files)
    await test.step(file, async () => expectHeaders(await request.get(file), headersOfFile(file)));
});

test('so is what every function answers', async ({ request }) => {
  expect(functions.length).toBeGreaterThan(2);
  for (const address of functions)
    for (const method of ['GET', 'POST', 'PUT', 'OPTIONS'])
      await test.step(`${method} ${address}`, async () =>
        expectHeaders(await request.fetch(address, { method }), {
          ...ofFunctions,
          'content-type': 'application/json',
        }));
});

test('a page allows exactly its own inline scripts and styles, no other script, and no script may write HTML', async ({
  request,
}) => {
  for (const route of routes)
    await test.step(route, async () => {
      const response = await request.get(route);
      const page = parsePage(await response.text());
      const metas = elementsNamed(page, 'meta').map((meta) => [
        attributeOf(meta, 'http-equiv'),
        attributeOf(meta, 'content'),
      ]);
      // The header says it, and who may frame the page. The page of missing addresses, which has none, says it itself.
      const header = response.headers()['content-security-policy'];
      const said = metas.filter(([name]) => name !== undefined);
      expect(said.map(([name]) => name)).toEqual(route === '/404' ? ['content-security-policy'] : []);
      const own = route === '/404' ? said[0]?.[1] : header?.replace("; frame-ancestors 'none'", '');
      expect([header === undefined, withoutHashes(own ?? '')]).toEqual([route === '/404', pagePolicy]);
      const { scripts, styles } = inlineHashes(page);
      expect(own).toContain(`script-src 'self' ${scripts.join(' ')}; style-src 'self' ${styles.join(' ')}`);
      // Scripts are our own files, by path.
      const sources = elementsNamed(page, 'script').flatMap((script) => attributeOf(script, 'src') ?? []);
      for (const source of sources) expect(source).toMatch(/^\/[^/]/);
    });
});

test.describe('a frame of another site', () => {
  test.use({ expectedErrors: ['frame-ancestors', 'Failed to load resource', 'X-Frame-Options'] });

  test('shows nothing of ours', async ({ page, baseURL }) => {
    const html = `<iframe src="${baseURL}/about"></iframe>`;
    const other = http.createServer((_request, answer) => answer.setHeader('content-type', 'text/html').end(html));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const refused = page.waitForEvent('requestfailed', (request) => request.url() === `${baseURL}/about`);
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
    other.close();
  });
});

base('a script that writes HTML is stopped and heard', async ({ page }) => {
  await page.goto('/about');
  const heard = await page.evaluate(async () => {
    const violation = new Promise<string>((resolve) =>
      window.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), { once: true }),
    );
    const text = '<img src=x onerror=alert(1)>';
    const sink = ['inner', 'HTML'].join('');
    try {
      Reflect.set(document.body, sink, text);
    } catch (error) {
      return [String(error).split(':')[0], await violation];
    }
    return ['written'];
  });
  expect(heard).toEqual(['TypeError', 'require-trusted-types-for']);
});
