import type { Page } from 'playwright/test';
import { fragmentOf } from '#tests/fixtures/links';
import { expect, holdScripts, NavigatorPage, pickNames, somebody, test } from '#tests/e2e/site';

/* Journeys in a browser that stores nothing for the site, as banks configure theirs. */

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const area of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  }),
);

const firstPlace = (page: Page) => pickNames(page).first();
const notKept = (page: Page) => page.getByText('This browser does not keep your results');
/** A link of the navigation from the results to the adjacent pages, and back. */
const beside = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Your results and what follows' }).getByRole('link', { name });

/** Goes to the results. Returns the solution ranked first there. */
async function toResults(page: Page): Promise<string> {
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.toResults(somebody(), 'Cybersecurity');
  await expect(firstPlace(page)).toBeVisible();
  return firstPlace(page).innerText();
}

for (const other of ['Compare', 'Committee'])
  test(`results say that they are not kept, and the return link on ${other} leads to them`, async ({ page }) => {
    const first = await toResults(page);
    await expect(notKept(page)).toBeVisible();
    await beside(page, other).click();
    // What is in the address may be passed on: the answers do not stay there.
    await expect(page).toHaveURL(other === 'Compare' ? /\/compare#c=[a-z0-9,-]+$/ : /\/committee$/);
    await page.reload();
    await expect(page.getByRole('main').getByRole('button', { name: /^Add/ }).first()).toBeVisible();
    await expect(beside(page, 'Results')).toHaveAttribute('href', /#r=/);
    await beside(page, 'Results').click();
    await expect(firstPlace(page)).toHaveText(first);
    await expect(page.getByRole('region', { name: 'Shared view' })).toBeVisible();
  });

test('the return link holds the weights that were set', async ({ page }) => {
  await toResults(page);
  await beside(page, 'Criteria').click();
  const criterion = 'Customer data stored in Canada';
  await page.getByRole('radiogroup', { name: criterion }).getByRole('radio', { name: '2', exact: true }).check();
  await expect(notKept(page)).toHaveCount(0);
  await page.getByRole('article').getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await beside(page, 'Criteria').click();
  await expect(page.getByRole('region', { name: 'The sender’s criteria' })).toContainText(`${criterion} weight 2`);
});

test('a page from the back/forward cache is not reloaded, because nothing else is stored', async ({ page }) => {
  const first = await toResults(page);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  // Answered after a reload would have asked for the page.
  await page.evaluate(async () => (await fetch('/advice.json')).text());
  await expect(firstPlace(page)).toHaveText(first);
  expect(documents).toEqual([]);
});

test.describe('a call to action starts the message', () => {
  const roadmap = 'Request a Custom Insurance AI Roadmap';
  const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
  const begun = /^I would like to request a custom insurance AI roadmap\./;

  test('with its own subject and words', async ({ page }) => {
    await page.goto('/insurance');
    await page.getByRole('link', { name: roadmap }).last().click();
    await expect(form(page).getByRole('textbox', { name: 'Message' })).toHaveValue(begun);
    await expect(form(page).getByRole('combobox', { name: 'Subject' })).toHaveValue('AI Strategy');
    await expect(form(page).getByRole('textbox', { name: 'Message' })).toBeFocused();
  });

  test('also when it is clicked before the script arrives, and below other words', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/insurance', { waitUntil: 'commit' });
    await page.getByRole('link', { name: roadmap }).last().click();
    const message = form(page).getByRole('textbox', { name: 'Message' });
    await message.fill('Three claims systems.');
    release();
    await expect(message).toHaveValue(begun);
    await expect(message).toHaveValue(/\n\nThree claims systems\.$/);
    await expect(form(page).getByRole('combobox', { name: 'Subject' })).toHaveValue('AI Strategy');
  });

  test('and text that replaces its own stays', async ({ page }) => {
    await page.goto('/insurance');
    await page.getByRole('link', { name: roadmap }).last().click();
    const message = form(page).getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveValue(begun);
    await message.fill('Please call me.');
    await form(page).getByRole('textbox', { name: 'Full name' }).fill('Ada Bell');
    await expect(message).toHaveValue('Please call me.');
  });
});

test('a shared link opens without a warning about results', async ({ page }) => {
  await page.goto(`/solutions-navigator#${fragmentOf({})}`);
  await expect(firstPlace(page)).toBeVisible();
  await expect(notKept(page)).toHaveCount(0);
});
