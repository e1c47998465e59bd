import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from 'playwright/test';
import { expect, test } from '#tests/e2e/site';

/* The effects of the headers that only a browser can show; tests/dist/headers.test.ts reads all of them. */

test.describe('a frame of another site', () => {
  test.use({ expectedErrors: ['frame-ancestors', 'Failed to load resource', 'X-Frame-Options'] });

  test('shows nothing of this site', async ({ page, baseURL }) => {
    const html = `<iframe src="${baseURL}/about"></iframe>`;
    const other = http.createServer((_request, answer) => answer.setHeader('content-type', 'text/html').end(html));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const refused = page.waitForEvent('requestfailed', (request) => request.url() === `${baseURL}/about`);
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
    other.close();
  });
});

base('a script that writes HTML is blocked and reported', async ({ page }) => {
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
