import type { Page } from 'playwright/test';
import { directoryParameters } from '#domain/providers/query';
import { roiFields } from '#domain/roi/fields';
import { storageKeys } from '#domain/privacy/storage-keys';
import { allPayloads, calledBack, marker, payloads } from '#tests/fixtures/payloads';
import { kindsOfPages } from '#tests/e2e/routes';
import { expect, NavigatorPage, pickNames, test } from '#tests/e2e/site';

/* Scripts in everything that others may write: fields, addresses, storage, scraped pages. None runs and none becomes
   an element, although the browser is told to ignore the Content-Security-Policy: the pages are safe without it. */

test.use({ bypassCSP: true, expectedErrors: ['Failed to load resource', '404: /'] });

/** Counts the payloads that run, in whichever page or frame. */
async function listen(page: Page): Promise<() => number> {
  let ran = 0;
  await page.context().exposeBinding(calledBack, () => (ran += 1));
  page.on('dialog', (dialog) => {
    ran += 1;
    void dialog.dismiss();
  });
  return () => ran;
}

/** What of a page came from a payload: elements with its mark, attributes that are script. */
async function made(page: Page): Promise<string[]> {
  return page.evaluate((mark) => {
    const addresses = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc'];
    const isScript = ({ name, value }: Attr) =>
      name === mark ||
      name.startsWith('on') ||
      (addresses.includes(name) && (name === 'srcdoc' || /^[\s\0-\x1f]*(javascript|data:text|vbscript)/i.test(value)));
    return [...document.querySelectorAll('*')]
      .filter((element) => element.localName === 'zq-element' || [...element.attributes].some(isScript))
      .map((element) => element.outerHTML.slice(0, 120));
  }, marker);
}

test('there are at least thirty classes of payload, and each would run or be found', async ({ page }) => {
  expect(new Set(payloads.map(([name]) => name)).size).toBe(payloads.length);
  expect(payloads.length).toBeGreaterThanOrEqual(30);
  const ran = await listen(page);
  await page.goto('/about');
  const sink = ['inner', 'HTML'].join('');
  await page.evaluate(([name, html]) => Reflect.set(document.body, String(name), html), [sink, allPayloads]);
  await expect.poll(ran).toBeGreaterThan(3);
  expect((await made(page)).length).toBeGreaterThan(20);
});

test('addresses: parameters, fragments and paths', async ({ page }) => {
  test.setTimeout(180_000);
  const ran = await listen(page);
  const names = [
    ...directoryParameters,
    ...roiFields.map(({ name }) => name),
    ...[
      'industry',
      'organizationType',
      'geography',
      'priorities',
      'challengeArea',
      'teamsIntegration',
      'cloudPreference',
      'utm_source',
      '__proto__',
    ],
  ];
  const query = new URLSearchParams(names.map((name, index) => [name, payloads[index]?.[1] ?? '']));
  const joined = new URLSearchParams(names.map((name) => [name, allPayloads.slice(0, 400)]));
  // These read their address, and get the time to.
  const reading = ['/compare', '/providers', '/roi-calculator', '/solutions-navigator', '/needs-assessment'];
  for (const [index, route] of kindsOfPages.entries()) {
    const fragment = encodeURIComponent(payloads[index]?.[1] ?? '');
    const waitUntil = reading.includes(route) ? 'networkidle' : 'domcontentloaded';
    await page.goto(`${route}?${index % 2 === 0 ? query : joined}#${fragment}`, { waitUntil });
    expect(await made(page), route).toEqual([]);
  }
  for (const [, text] of payloads.slice(0, 8)) await page.goto(`/${encodeURIComponent(text)}`);
  expect(await made(page)).toEqual([]);
  expect(ran()).toBe(0);
});

test('stored values', async ({ page }) => {
  const ran = await listen(page);
  await page.goto('/about');
  await page.evaluate(
    ([keys, text]) => {
      const value = JSON.stringify({
        answers: { organizationType: [text], [String(text)]: [text] },
        step: text,
        values: { company: text },
        subject: text,
        message: text,
        start: text,
        callVolume: text,
        url: text,
        data: { markdown: text, html: text },
        solutions: [{ id: text, name: text, provider: text, description: text, category: text }],
      });
      for (const key of keys as string[])
        for (const storage of [localStorage, sessionStorage]) storage.setItem(key, value);
    },
    [Object.values(storageKeys), allPayloads] as const,
  );
  for (const route of ['/solutions-navigator', '/needs-assessment', '/roi-calculator', '/compare', '/about']) {
    await page.goto(route, { waitUntil: 'networkidle' });
    expect(await made(page), route).toEqual([]);
  }
  expect(ran()).toBe(0);
});

test('the message form', async ({ page }) => {
  const ran = await listen(page);
  await page.goto('/about');
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.hover();
  await page.locator('astro-island:not([ssr])').filter({ has: form }).waitFor();
  const fill = async (text: string, email: string) => {
    for (const name of ['Full name', 'Phone (optional)', 'Organization (optional)', 'Message'])
      await form.getByRole('textbox', { name }).fill(text);
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByRole('button', { name: 'Send Message' }).click();
  };
  // Refused, then accepted and shown to be copied.
  await fill(allPayloads, allPayloads);
  await expect(form.getByRole('alert')).toBeFocused();
  expect(await made(page)).toEqual([]);
  await form.getByRole('combobox', { name: 'Subject' }).selectOption('Events & Media');
  await fill(allPayloads, `<img/${marker}/src=x/onerror=${calledBack}()//@bank.example`);
  await expect(form.getByText('Your message is ready to send from your own e-mail')).toBeVisible();
  await form.getByRole('button', { name: 'Copy your message' }).click();
  expect(await made(page)).toEqual([]);
  expect(ran()).toBe(0);
});

test('calculator and directory', async ({ page }) => {
  const ran = await listen(page);
  await page.goto('/roi-calculator');
  for (const text of [allPayloads, `12 ${allPayloads}`]) {
    for (const { label } of roiFields) await page.getByRole('textbox', { name: label }).fill(text);
    await page.getByRole('button', { name: 'Calculate' }).click();
    expect(await made(page)).toEqual([]);
  }
  await page.goto('/providers');
  const search = page.getByRole('searchbox', { name: 'Search providers by name' });
  for (const text of [allPayloads, `<img/${marker}/src=x/onerror=${calledBack}()>`, `javascript:${calledBack}()`]) {
    await search.fill(text);
    await expect(page.getByRole('main').getByRole('link', { name: 'Visit Website' })).toHaveCount(0);
    expect(await made(page)).toEqual([]);
  }
  expect(ran()).toBe(0);
});

test('scraped text, and the contact step with a lead that is refused', async ({ page }) => {
  const ran = await listen(page);
  const products = payloads.map(
    ([name, text]) =>
      `## ${text.replaceAll('\n', ' ')} Contact Center\n\nA cloud contact center: ${name} ${text} for small businesses.\n\n- Routing ${text}\n`,
  );
  await page.route('**/.netlify/functions/scrape', (route) =>
    route.fulfill({
      json: {
        success: true,
        warning: allPayloads,
        data: {
          markdown: `# ${allPayloads}\n\n${products.join('\n')}`,
          html: allPayloads,
          metadata: { title: allPayloads },
        },
      },
    }),
  );
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await page.getByText('Advanced Options').click();
  await page.getByLabel('Scraping-service API key').fill('fc-double-payloads');
  await page.getByRole('button', { name: 'Save Key' }).click();
  await page.getByLabel('Website URL').fill('https://pages.example/');
  await page.getByRole('button', { name: 'Scrape Website' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('<script');
  expect(await made(page)).toEqual([]);
  await navigator.toContact();
  // Too long for the form, then refused by the function.
  const names = ['First name', 'Last name', 'Phone', 'Company', 'Job title'];
  for (const name of names) await navigator.field(name).fill(allPayloads.replaceAll('\n', ' '));
  await navigator.submit();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  expect(await made(page)).toEqual([]);
  await page.route('**/.netlify/functions/ghl-integration', (route) =>
    route.fulfill({ status: 422, json: { success: false, fields: { company: allPayloads } } }),
  );
  for (const name of names) await navigator.field(name).fill(allPayloads.replaceAll('\n', ' ').slice(0, 120));
  await navigator.field('Email').fill(`<img/${marker}/src=x/onerror=${calledBack}()//@bank.example`);
  await navigator.submit();
  await expect(navigator.heading('Your Smart Results')).toBeFocused();
  await expect(
    pickNames(page)
      .filter({ hasText: /Contact Center/ })
      .first(),
  ).toBeVisible();
  expect(await made(page)).toEqual([]);
  expect(ran()).toBe(0);
});
