import { expect, test } from 'playwright/test';

test('a page is fetched ahead when the pointer rests on its link, a document is not', async ({ page, context }) => {
  const fetched: string[] = [];
  context.on('request', (sent) => {
    if (sent.headers()['sec-purpose']?.startsWith('prefetch')) fetched.push(new URL(sent.url()).pathname);
  });
  // The browser itself reports which links it would prefetch.
  const browser = await context.newCDPSession(page);
  let wanted: string[] = [];
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    wanted = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname);
  });
  await browser.send('Preload.enable');
  await page.goto('/utilities');
  const guide = page
    .getByRole('main')
    .getByRole('link', { name: /^Download/ })
    .first();
  await expect(guide).toHaveAttribute('href', /^\/documents\//);
  await expect.poll(() => wanted).toContain('/about');
  await guide.hover();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).hover();
  await expect.poll(() => fetched).toContain('/about');
  for (const addresses of [wanted, fetched])
    expect(addresses.filter((address) => address.startsWith('/documents/'))).toEqual([]);
});
