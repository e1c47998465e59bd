import { type Advice, hashedAdviceAddress } from '#domain/recommendation/advice';
import { expect, NavigatorPage, picks, somebody, test } from '#tests/e2e/site';

/* The input of the results: one file for every visitor, fetched on the contact step. */

const address = '/advice.json';
/** The file at its public address, and at the one with its version. */
const files = '**/advice*.json';

for (const [wizard, challenge] of [
  ['/solutions-navigator', 'Cybersecurity'],
  ['/needs-assessment', 'Connectivity (SD-WAN)'],
] as const)
  test(`${wizard} fetches the advice at the contact step, once, from an address without answers`, async ({ page }) => {
    const asked: { url: string; headers: Record<string, string> }[] = [];
    page.on('request', (request) => {
      if (request.url().includes('advice')) asked.push({ url: request.url(), headers: request.headers() });
    });
    const visit = new NavigatorPage(page);
    await visit.open(wizard);
    await visit.profile();
    await visit.challenge(challenge);
    await expect(visit.heading('Detailed Questions')).toBeFocused();
    expect(asked).toEqual([]);
    const fetched = page.waitForResponse(files);
    await visit.next('Next: Contact Info');
    const { version } = (await (await fetched).json()) as Advice;
    expect(new URL((await fetched).url()).pathname).toBe(hashedAdviceAddress(version));
    await expect(visit.heading('Almost There!')).toBeFocused();
    await visit.fillContact(somebody());
    await visit.submit();
    await expect(page.getByRole('heading', { name: /^Your (Smart Results|Assessment)$/ })).toBeFocused();
    expect(asked.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([hashedAdviceAddress(version)]);
    for (const { headers } of asked) {
      expect(headers['referer'] ?? '').toBe('');
      expect(headers['cookie']).toBeUndefined();
    }
  });

for (const [wizard, results, challenge] of [
  ['/solutions-navigator', 'Your Smart Results', 'Cybersecurity'],
  ['/needs-assessment', 'Your Assessment', 'Connectivity (SD-WAN)'],
] as const)
  test(`${wizard}: results that waited for the advice take the focus and the title`, async ({ page }) => {
    const { promise: awaited, resolve: send } = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      await awaited;
      await route.continue();
    });
    const visit = new NavigatorPage(page);
    await visit.open(wizard);
    await visit.toContact(challenge);
    await visit.fillContact(somebody());
    await visit.submit();
    // What is sent has been answered: nothing else will draw the page again.
    await expect(visit.notification).toBeVisible();
    send();
    await expect(visit.heading(results)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${results} `));
  });

test.describe('where the advice cannot be fetched', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'net::ERR_FAILED'] });

  test('the results say so, keep the answers, and offer another try', async ({ page }) => {
    let isBroken = true;
    await page.route(files, (route) => (isBroken ? route.abort() : route.continue()));
    const navigator = new NavigatorPage(page);
    await navigator.openFilledIn(somebody());
    await navigator.submit();
    const said = page.getByRole('alert').filter({ hasText: 'The catalogue could not be loaded.' });
    await expect(said).toContainText('Your answers are kept in this tab.');
    await expect(page.getByRole('table')).toHaveCount(0);
    isBroken = false;
    await said.getByRole('button', { name: 'Try again' }).click();
    await expect(picks(page)).toHaveCount(3);
    await expect(said).toHaveCount(0);
    await expect(navigator.heading('Your Smart Results')).toBeFocused();
  });

  test('an error page in its place counts as no advice', async ({ page }) => {
    await page.route(files, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }));
    const navigator = new NavigatorPage(page);
    await navigator.openFilledIn(somebody());
    await navigator.submit();
    await expect(page.getByRole('alert').filter({ hasText: 'The catalogue could not be loaded.' })).toBeVisible();
  });
});

test('missed and unconfirmed needs come before benefits, and the list has the five layers of the drawing', async ({
  page,
}) => {
  const advice = (await (await page.request.get(address)).json()) as Advice;
  const navigator = new NavigatorPage(page);
  await navigator.open('/solutions-navigator?industry=healthcare');
  await navigator.profile('Enterprise', 'Strengthen cybersecurity');
  await navigator.challenge('Cybersecurity');
  await navigator.radio('Private or on-premises').click();
  await navigator.next('Next: Contact Info');
  await navigator.fillContact(somebody());
  await navigator.submit();
  await expect(picks(page)).toHaveCount(3);
  for (const pick of await picks(page).all()) {
    const name = (await pick.locator('.matrix-name').innerText()) ?? '';
    const solution = advice.solutions.find((each) => each.name === name);
    await expect(pick.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/solutions/${solution?.id}`);
  }

  await page.getByRole('heading', { name: 'Why these three' }).click();
  for (const pick of await page.getByRole('article').all()) {
    const name = (await pick.getByRole('heading', { level: 4 }).textContent())?.replace(/^#\d /, '');
    const solution = advice.solutions.find((each) => each.name === name);
    const text = (await pick.textContent()) ?? '';
    const misses = pick.getByRole('list', { name: 'Missed or not confirmed' }).getByRole('listitem');
    for (const miss of await misses.allTextContents())
      expect(text.indexOf(miss)).toBeLessThan(text.indexOf(solution?.benefits[0] ?? ''));
  }

  const stack = page.getByRole('complementary', { name: 'Your recommended stack' });
  const layers = stack.getByRole('list').getByRole('listitem');
  await expect(layers).toHaveText([
    /^AI & Automation/,
    /^Customer Experience/,
    /^Communications/,
    /^Cybersecurity/,
    /^Infrastructure/,
  ]);
  const states = await stack
    .locator('[data-state]')
    .evaluateAll((plates) => plates.map((plate) => plate.getAttribute('data-state')));
  expect(states).toHaveLength(5);
  for (const [index, state] of states.entries()) {
    const row = layers.nth(index);
    if (state === 'ghost') await expect(row).toContainText('not asked');
    else if (state === 'gap') await expect(row.getByRole('link', { name: /^See \d+ providers/ })).toBeVisible();
    else await expect(row).toContainText(/#\d|pick for this layer|worth a look|your answer/);
  }
  await expect(page.getByRole('main')).toContainText(`catalogue version ${advice.version}`);
});
