import type { Locator, Page, Request } from 'playwright/test';
import { expect, holdScripts, islandScriptsOf, NavigatorPage, stopAtTakeOver, test } from '#tests/e2e/site';
import { runtimePath } from '#tests/wire';

/* What starts a page's islands: src/directives and src/early. */

const isRuntime = (url: URL) => runtimePath.test(url.pathname);
const isForRuntime = (request: Request) => isRuntime(new URL(request.url()));
const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
const started = (page: Page, name: string) => page.locator(`astro-island[component-url*="${name}"]:not([ssr])`);
const served = (page: Page) => page.locator('astro-island[ssr]');

/** Holds back the runtime alone until the function that is returned is called. Returns once the page is loaded. */
async function openWithoutRuntime(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(isRuntime, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address);
  return release;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the first tap in the open menu fetches its script, and the menu stays open', async ({ page }) => {
    const scripts = islandScriptsOf(page);
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('banner').getByText('Industries', { exact: true }).last().tap();
    await started(page, 'HeaderMenu').waitFor();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Telecom' })).toBeVisible();
    // Interest in one island starts no other.
    await expect(served(page).locator('form')).toHaveCount(1);
    expect(scripts.filter((path) => path.includes('MessageForm'))).toEqual([]);
  });
});

test('the first key in the message form starts it, even if the runtime is late', async ({ page }) => {
  const release = await openWithoutRuntime(page, '/about');
  await form(page).getByLabel('Full name').pressSequentially('Ada');
  release();
  await started(page, 'MessageForm').waitFor();
  await expect(form(page).getByLabel('Full name')).toHaveValue('Ada');
});

test('a click of Send before the runtime arrives is answered once it does', async ({ page }) => {
  const release = await openWithoutRuntime(page, '/about');
  await form(page).getByLabel('Full name').fill('Ada Bell');
  await form(page).getByLabel('Full name').press('Enter');
  await expect(page).toHaveURL('/about');
  release();
  await expect(form(page).getByRole('alert').getByRole('link')).toHaveText([/email/, /subject/, /Message/]);
});

test('an incomplete form sent before the runtime arrives stays, and says why once it does', async ({ page }) => {
  const release = await openWithoutRuntime(page, '/mortgage');
  await page.getByLabel('Monthly call volume').fill('18,000');
  await page.getByRole('button', { name: 'Calculate' }).press('Enter');
  release();
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(3);
  await expect(page).toHaveURL('/mortgage');
});

test('two islands touched before the runtime arrives both start once it does', async ({ page }) => {
  const release = await openWithoutRuntime(page, '/about');
  await page.getByRole('banner').getByRole('button', { name: 'Industries' }).focus();
  await form(page).getByLabel('Full name').focus();
  release();
  await started(page, 'HeaderMenu').waitFor();
  await started(page, 'MessageForm').waitFor();
});

/** What stands in the fields of the form that a field belongs to. */
const valuesBeside = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => Object.fromEntries([...new FormData(input.form!)]));

for (const [name, address, label, answer] of [
  ['MessageForm', '/about', 'Full name', /need your attention/],
  ['RoiCalculator', '/roi-calculator', 'Monthly call volume', /^Please fill in all required fields/],
  ['RoiCalculator', '/mortgage', 'Monthly call volume', /^Please fill in all required fields/],
  ['ProviderDirectory', '/providers', 'Search providers by name', /^No provider/],
] as const)
  test(`a key and Enter in the moment in which ${name} of ${address} is taken over empty no field`, async ({
    page,
  }) => {
    const island = await stopAtTakeOver(page, name);
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    const field = page.getByLabel(label);
    await field.waitFor();
    await field.evaluate(({ form }: HTMLInputElement) => {
      const inputs = form?.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])') ?? [];
      // One is required and stays empty: Enter says so.
      for (const input of inputs) if (input !== inputs[1]) input.value = '18';
      for (const list of form?.querySelectorAll('select') ?? []) list.selectedIndex = 1;
    });
    const before = await valuesBeside(field);
    const key = (await field.getAttribute('name')) ?? '';
    await field.focus();
    release();
    await island.reached();
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    expect(await valuesBeside(field)).toEqual({ ...before, [key]: '189' });
    await island.release();
    await expect(page.getByText(answer).first()).toBeVisible();
    expect(await valuesBeside(field)).toEqual({ ...before, [key]: '189' });
  });

/** The next touches start the form, and it keeps what they type. */
async function expectStartAtNextTouch(page: Page): Promise<void> {
  const name = form(page).getByLabel('Full name');
  await expect
    .poll(async () => {
      await name.press('a');
      return started(page, 'MessageForm').count();
    })
    .toBe(1);
  await expect(name).toHaveValue(/^a+$/);
}

test('a wizard loads no script before the first interaction, and keeps the answer given by it', async ({ page }) => {
  const scripts = islandScriptsOf(page);
  await page.goto('/solutions-navigator');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.getByRole('radio', { name: /^Enterprise/ }).click();
  await page.locator('main astro-island:not([ssr])').waitFor();
  await expect(page.getByRole('radio', { name: /^Enterprise/ })).toBeChecked();
});

for (const [what, address] of [
  ['a step', '#challenge-area'],
  ['an industry', '?industry=healthcare'],
] as const)
  test(`a wizard whose address names ${what} starts by itself`, async ({ page }) => {
    await page.goto(`/solutions-navigator${address}`);
    await page.locator('main astro-island:not([ssr])').waitFor();
  });

test('a wizard begun earlier starts by itself', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.radio(/^Enterprise/).click();
  await page.goto('/about');
  await page.goto('/needs-assessment');
  await page.locator('main astro-island:not([ssr])').waitFor();
  await expect(page.getByRole('radio', { name: /^Enterprise/ })).toBeChecked();
});

test.describe('a runtime that failed to load', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('is fetched again at the next interaction', async ({ page }) => {
    await page.route(isRuntime, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', isForRuntime);
    await page.goto('/about');
    await failed;
    await expect(started(page, 'MessageForm')).toHaveCount(0);
    await page.unroute(isRuntime);
    await expectStartAtNextTouch(page);
  });
});
