import { globSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type APIResponse, test as base } from 'playwright/test';
import { dist, routes } from '#tests/e2e/routes';
import { expect, test } from '#tests/e2e/site';
import { observatoryScore } from '#tests/security/observatory';

/*
 * The site as an attacker and a scanner meet it: every answer's headers, and script in whatever the site shows that
 * somebody else wrote.
 */

const wanted = 130;
const functions = globSync('netlify/functions/*.ts', { cwd: path.join(dist, '..') }).map(
  (file) => `/.netlify/functions/${path.basename(file, '.ts')}`,
);
const files = globSync('**/*.{xml,txt,json,pdf,png,svg,webmanifest,js}', { cwd: dist }).map((file) => `/${file}`);

async function expectScore(response: APIResponse): Promise<void> {
  const { score, findings } = observatoryScore({
    headers: new Headers(response.headers()),
    body: await response.text(),
  });
  expect(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(wanted);
}

test('every page scores 130 by the rules of the HTTP Observatory', async ({ request }) => {
  expect(routes.length).toBeGreaterThan(15);
  for (const route of [...routes, '/no-such-page', '/no/such/page.html'])
    await test.step(route, async () => expectScore(await request.get(route)));
});

test('so does every other file', async ({ request }) => {
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) await test.step(file, async () => expectScore(await request.get(file)));
});

test('so does every function, whatever it answers', async ({ request }) => {
  expect(functions.length).toBeGreaterThan(2);
  for (const address of functions)
    for (const method of ['GET', 'POST', 'PUT', 'OPTIONS'])
      await test.step(`${method} ${address}`, async () => expectScore(await request.fetch(address, { method })));
});

test('a page allows its own inline scripts and styles, none by name of unsafe, and no script may write HTML', async ({
  request,
}) => {
  for (const route of routes) {
    const response = await request.get(route);
    const html = await response.text();
    const own = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const header = response.headers()['content-security-policy'] ?? '';
    for (const policy of [own, header]) {
      expect(policy, route).not.toContain('unsafe');
      expect(policy, route).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    }
    expect(header, route).toContain("frame-ancestors 'none'");
    // What the page allows itself, the header allows too.
    for (const [hash] of own.matchAll(/'sha256-[^']+'/g)) expect(header, route).toContain(hash);
    expect(own.length, route).toBeLessThan(header.length);
  }
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
