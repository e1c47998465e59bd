import type { Locator } from 'playwright/test';
import { mostCompared } from '#domain/compare/chosen';
import { comparisonOf } from '#domain/compare/comparison';
import { lackedOf } from '#domain/compare/conclusion';
import { among, firstQuestions, rivalsIn, suitedFor } from '#domain/compare/suits';
import { advice, catalogue, facts } from '#tests/fixtures/content';
import {
  endWaits,
  expect,
  isBelow,
  isFetchedAhead,
  NavigatorPage,
  pickNames,
  somebody,
  test,
  tool,
  widthOf,
} from '#tests/e2e/site';

/* Up to four solutions side by side: how they are chosen, what the table shows, and that nothing leaves the browser. */

const three = '/compare#c=genesys-cloud-cx,five9-intelligent-cx-platform,fortigate';

test('solutions in the address are compared with sources and days, and can be added and removed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!isFetchedAhead(request)) asked.push(request.url() + (request.postData() ?? ''));
  });
  await page.goto(three);
  const table = page.getByRole('table', { name: 'Genesys Cloud CX, Five9 Intelligent CX Platform and FortiGate' });
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveCount(3);
  await expect(page.getByText('FortiGate (firewall) does another job.')).toBeVisible();

  const fact = facts.get('genesys-cloud-cx')?.['data-in-canada'];
  const cell = table.getByRole('row', { name: 'Is customer data stored in Canada?' }).getByRole('cell').first();
  await expect(cell).toContainText(fact?.brief ?? 'no fact');
  await cell.getByRole('button').click();
  await expect(cell.getByRole('dialog')).toContainText(fact?.says ?? 'no fact');
  await expect(cell.getByRole('link')).toHaveAttribute('href', fact?.source.url ?? '');
  await expect(cell.locator('time')).toHaveAttribute('datetime', fact?.checkedLive ?? fact?.read ?? '');
  await page.keyboard.press('Escape');

  // Said once at the end of its group, and in a row of its own only if that is asked for.
  const same = table.getByRole('row', { name: /^Same for all three / });
  const first = (await same.getByRole('listitem').last().innerText()).replace(/:.*/, '');
  const asks = [...advice.criteria, ...advice.needs].find(({ label }) => label === first)?.asks ?? first;
  await expect(table.getByRole('rowheader', { name: asks, exact: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Differences only' }).uncheck();
  await expect(table.getByRole('rowheader', { name: asks, exact: true })).toHaveCount(1);

  await page.getByRole('combobox', { name: 'Add a solution' }).selectOption('Talkdesk CX Cloud');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const status = page.locator('.compare-controls > [role=status]');
  await expect(status).toHaveText('Talkdesk CX Cloud is added. 4 of 4 are compared.');
  await expect(page).toHaveURL(`${three},talkdesk-cx-cloud`);
  // It keeps the focus and says why; Playwright would wait until it can be clicked.
  await page.getByRole('button', { name: 'Add', exact: true }).click({ force: true });
  await expect(status).toHaveText('Four are compared already. Remove one first.');

  await page.getByRole('button', { name: 'Remove Genesys Cloud CX' }).click();
  await expect(status).toHaveText('Genesys Cloud CX is removed. 3 of 4 are compared.');
  await expect(page).toHaveURL('/compare#c=five9-intelligent-cx-platform,fortigate,talkdesk-cx-cloud');
  expect(asked.filter((address) => /c=|genesys|fortigate|talkdesk/.test(address))).toEqual([]);

  // The tab keeps them.
  await page.goto('/about');
  await page.goto('/compare');
  // Those of one job stand beside each other.
  await expect(page.getByRole('table', { name: 'Talkdesk CX Cloud and FortiGate by criterion' })).toBeVisible();
});

test('a click’s confirmation is cleared when another address is followed', async ({ page }) => {
  await page.goto(three);
  const status = page.locator('.compare-controls > [role=status]');
  await page.getByRole('button', { name: 'Remove FortiGate' }).click();
  await expect(status).toContainText('FortiGate is removed.');
  await page.evaluate(() => (window.location.hash = '#c=fortigate,gone'));
  await expect(page.getByRole('table', { name: 'FortiGate by criterion' })).toBeVisible();
  await expect(status).toHaveText('The catalogue does not have one of the solutions that this link names.');
});

test('a click is confirmed in words before the table is drawn', async ({ page }) => {
  await page.goto('/compare');
  await page.getByRole('combobox', { name: 'Add a solution' }).selectOption('FortiGate');
  const answered = await page
    .getByRole('button', { name: 'Add', exact: true })
    .evaluate(async (button: HTMLElement) => {
      button.click();
      await Promise.resolve();
      const main = document.querySelector('main')!;
      return { words: main.querySelector('[role=status]')?.textContent, table: main.querySelector('table') };
    });
  expect(answered).toEqual({ words: 'FortiGate is added. 1 of 4 are compared.', table: null });
  await expect(page.getByRole('table', { name: 'FortiGate by criterion' })).toBeVisible();
});

test('by keyboard alone, two are chosen, compared and one removed', async ({ page }) => {
  await page.goto('/compare');
  const select = page.getByRole('combobox', { name: 'Add a solution' });
  const add = page.getByRole('button', { name: 'Add', exact: true });
  const status = page.locator('.compare-controls > [role=status]');
  await select.focus();
  await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Choose a solution first.');
  for (const name of ['FortiGate', 'Cloudflare One']) {
    // A select forgets the letters before a pause, which a busy machine may make.
    await expect(async () => {
      await select.focus();
      await page.keyboard.type(name);
      await expect(select.locator('option:checked')).toHaveText(name, { timeout: 1500 });
    }).toPass();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(status).toContainText(`${name} is added.`);
    await expect(add).toBeFocused();
  }
  const only = page.getByRole('checkbox', { name: 'Differences only' });
  // The status is painted before the table, in whose frame the checkbox comes.
  await expect(only).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(only).toBeFocused();
  const rows = page.getByRole('table').getByRole('rowheader');
  const differing = await rows.count();
  await page.keyboard.press('Space');
  await expect(only).not.toBeChecked();
  await expect.poll(() => rows.count()).toBeGreaterThan(differing);
  const remove = page.getByRole('button', { name: 'Remove Cloudflare One' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(select).toBeFocused();
});

test('at 360 px the answers stand in columns under the names, which stay in view, and paragraphs are stacked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(three);
  const label = page.getByText('Is customer data stored in Canada?', { exact: true });
  await expect(label).toBeVisible();
  const row = page.getByRole('table').locator('tbody tr').filter({ has: label });
  const heads = page.getByRole('columnheader').getByRole('link');
  await expect(row.getByRole('button')).toHaveCount(3);
  const leftOf = async (each: Locator) => Math.round((await each.boundingBox())?.x ?? NaN);
  for (const [index, answer] of (await row.getByRole('button').all()).entries())
    expect(await leftOf(answer)).toBe(await leftOf(heads.nth(index)));
  const cautions = page.getByRole('row', { name: /^Caution/ });
  await cautions.scrollIntoViewIfNeeded();
  await expect(heads.first()).toBeInViewport();
  let above = cautions.getByRole('rowheader');
  for (const name of ['Genesys Cloud CX', 'Five9 Intelligent CX Platform', 'FortiGate']) {
    const repeated = cautions.getByText(name, { exact: true });
    await expect.poll(() => isBelow(repeated, above)).toBe(true);
    above = repeated;
  }
  await expect.poll(() => widthOf(page)).toBe(360);
});

test('the verdict: for what to take which first, what sets them apart on what counts most, what one of them lacks, whom to ask', async ({
  page,
}) => {
  await page.goto(three);
  const compared = comparisonOf(
    advice,
    ['genesys-cloud-cx', 'five9-intelligent-cx-platform', 'fortigate'].flatMap(
      (id) => catalogue.find((each) => each.id === id) ?? [],
    ),
    new Date(),
  );
  const because = Object.fromEntries(advice.criteria.map((each) => [each.id, each.because]));
  const [first] = firstQuestions(compared, []);
  const others = { ...compared, criteria: compared.criteria.filter(({ id }) => id !== first?.id) };
  const lacks = lackedOf(among(others, rivalsIn(compared.solutions)), because);
  const suited = suitedFor(others, because);
  expect(first?.says).toMatch(/^Customer data stored in Canada: /);
  expect(suited).toMatch(/^Choose Genesys Cloud CX for its .*; Five9 Intelligent CX Platform for its .*\.$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(suited);
  await expect(page.getByText('FortiGate (firewall) does another job.')).toHaveText(
    new RegExp(`^${first?.says} ${lacks}`),
  );
  // What is open is not mixed with what is known.
  await expect(page.getByText(/^\w+ for Five9 Intelligent CX Platform and \w+ for Genesys Cloud CX\.$/)).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+ answers on the two are not confirmed$/)).toBeVisible();
  await expect(page.getByText('Ask Genesys and Five9 in writing')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the questions' })).toBeVisible();
  // The one that does another job can be left out where that is said.
  await page.getByRole('button', { name: 'Leave out FortiGate' }).click();
  await expect(page.locator('.compare-controls > [role=status]')).toHaveText(
    'FortiGate is removed. 2 of 4 are compared.',
  );
  await page.getByRole('button', { name: 'Remove Genesys Cloud CX' }).click();
  await expect(page.getByRole('heading', { name: /answers? confirmed/ })).toHaveCount(0);
});

test('a link with too many or unknown solutions shows what it can and says what it left out', async ({ page }) => {
  const ids = catalogue.slice(0, 5).map(({ id }) => id);
  await page.goto(`/compare#c=gone,${ids.join(',')}`);
  await expect(page.getByRole('table').getByRole('columnheader').getByRole('link')).toHaveCount(4);
  await expect(page.locator('.compare-controls > [role=status]')).toHaveText(
    'The catalogue does not have one of the solutions that this link names. ' +
      'At most four can be compared; one more that this link names is left out.',
  );
});

test.describe('without its script', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  for (const address of [three, '/committee'])
    test(`${address.replace(/#.*/, '')} says after a while what may have gone wrong`, async ({ page }) => {
      await page.route('**/_astro/*.js', (route) => route.abort());
      await page.goto(address);
      await expect(page.getByText('Loading…')).toBeVisible();
      const late = page.getByText('It takes longer than it should.');
      await expect(late).toHaveCSS('opacity', '0');
      await endWaits(page);
      await expect(late).toHaveCSS('opacity', '1');
    });
});

test.describe('without its catalogue', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'advice.json'] });

  test('it says so and tries again', async ({ page }) => {
    await page.route('**/advice*.json', (route) => route.abort());
    await page.goto(three);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('What you compare is kept in this tab.');
    await page.unroute('**/advice*.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});

test('the top three of the results are compared with one click', async ({ page }) => {
  const visit = new NavigatorPage(page);
  await visit.open();
  await visit.toResults(somebody());
  // The ranking needs the catalogue, which may come after the heading.
  const ranked = pickNames(page);
  await expect(ranked).toHaveCount(3);
  const names = await ranked.allInnerTexts();
  await tool(page, 'Compare').click();
  const heads = page.getByRole('table').getByRole('columnheader').getByRole('link');
  await expect(heads).toHaveCount(3);
  for (const name of await heads.allInnerTexts()) expect(names.join(' ')).toContain(name);
});

test('the catalogue links to the comparison, a solution to the comparison with its neighbours', async ({ page }) => {
  await page.goto('/solutions');
  await page.getByRole('link', { name: 'Compare up to four' }).click();
  await expect(page.getByText('Nothing is compared yet.')).toBeVisible();
  await page.goto('/solutions/genesys-cloud-cx');
  const link = page.getByRole('link', { name: /^Compare with / }).first();
  const said = await link.innerText();
  await link.click();
  const heads = page.getByRole('table').getByRole('columnheader').getByRole('link');
  await expect(heads.first()).toHaveText('Genesys Cloud CX');
  await expect(heads).toHaveCount(4);
  for (const name of (await heads.allInnerTexts()).slice(1)) expect(said).toContain(name);
});

test('before a choice, three similar solutions can be compared with one click', async ({ page }) => {
  await page.goto('/compare');
  const first = page.getByRole('link', { name: 'Genesys Cloud CX' });
  const said = await first.innerText();
  await first.focus();
  await page.keyboard.press('Enter');
  const heads = page.getByRole('table').getByRole('columnheader').getByRole('link');
  await expect(heads).toHaveCount(3);
  for (const name of await heads.allInnerTexts()) expect(said).toContain(name);
  await expect(page.getByRole('combobox', { name: 'Add a solution' })).toBeFocused();
});

test('with four, no sentence is said once for each, and an answer has no more than its words and its mark', async ({
  page,
}) => {
  const ids = catalogue.filter(({ category }) => category === 'Customer Experience').map(({ id }) => id);
  await page.goto(`/compare#c=${ids.slice(0, mostCompared).join(',')}`);
  await page.getByRole('checkbox', { name: 'Differences only' }).uncheck();
  const row = page.getByRole('row', { name: advice.criteria[0]?.asks ?? '' });
  await expect(row).toBeVisible();
  for (const each of await page.getByRole('table').getByRole('row').all()) {
    const said = (await each.innerText()).split('\n').filter((line) => line.trim().length > 40);
    expect(new Set(said).size).toBe(said.length);
  }
});

test('on paper the table prints without its controls', async ({ page }) => {
  await page.goto(three);
  await expect(page.getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('Same for all three').first()).toBeVisible();
  // What a press opens on the screen.
  await expect(
    page.getByText(facts.get('genesys-cloud-cx')?.['data-in-canada']?.says ?? 'no fact').first(),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Add a solution' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove FortiGate' })).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what to do and leads to the catalogue', async ({ page }) => {
    await page.goto(three);
    const notice = page.getByRole('main').locator('noscript');
    await expect(notice).toContainText('Compare needs JavaScript.', { useInnerText: true });
    await expect(page.getByText('Loading…')).toBeHidden();
    await notice.locator('a').click();
    await expect(page).toHaveURL('/solutions#catalogue');
  });
});

test('what the answers to the Navigator ask for is read first', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'smartstack.navigator',
      JSON.stringify({ wizard: { answers: { geography: ['global'], cloudPreference: ['private'] } } }),
    ),
  );
  await page.goto(three);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'By what you asked for, start with Genesys Cloud CX.',
  );
  await expect(
    page.getByText(
      /^Private or on-premises option: in part for Genesys Cloud CX, no for Five9 Intelligent CX Platform\. /,
    ),
  ).toBeVisible();
});

test('the criteria that are tallied stand in one group, each named', async ({ page }) => {
  await page.goto(three);
  const group = page.getByRole('rowgroup').filter({ has: page.getByText('The twelve criteria', { exact: true }) });
  await expect(group).toBeVisible();
  const tallies = await group.getByRole('row').first().getByRole('cell').allInnerTexts();
  expect(tallies).toHaveLength(3);
  for (const tally of tallies)
    expect((tally.match(/\d+/g) ?? []).reduce((sum, each) => sum + Number(each), 0)).toBe(12);
  // With its heading and the row that names those that are the same for all.
  const [rows, named] = [await group.getByRole('row').count(), await group.getByRole('listitem').count()];
  expect(rows - 1 - (named > 0 ? 1 : 0) + named).toBe(12);
});

test('criteria weighted in this tab come first, with their weights; the others follow apart', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'smartstack.check',
      JSON.stringify({ settings: { 'single-sign-on': 2, 'data-in-canada': 'must', french: 0 } }),
    ),
  );
  await page.goto(three);
  const table = page.getByRole('table', { name: 'Genesys Cloud CX, Five9 Intelligent CX Platform and FortiGate' });
  await page.getByRole('checkbox', { name: 'Differences only' }).uncheck();
  const own = table.getByRole('rowgroup').filter({ hasText: 'Your criteria' }).first();
  await expect(own.getByRole('rowheader')).toHaveText(
    [/^Your criteria/, /^Is customer data stored in Canada\?\s+must$/, /^Is there single sign-on .*\s+weight 2$/],
    { useInnerText: true },
  );
  const others = table.getByRole('rowgroup').filter({ hasText: /The other \w+ criteria/ });
  await expect(others.getByRole('rowheader', { name: /French/ })).toBeVisible();
  await expect(table.getByText('The twelve criteria')).toHaveCount(0);
});
