import { obligationsOf } from '#domain/obligations/obligations';
import { situationOf } from '#domain/obligations/situation';
import { industries, industriesInBrowser, rulesInBrowser } from '#tests/fixtures/content';
import { expect, test } from '#tests/e2e/site';

/** What is said of a contract standard, which is no rule that binds without more. */
const byContract = 'PCI DSS 4.0.1 may apply: it binds by contract, not by law, if you take cards.';

test('an industry page leads into the Navigator with its industry, from its first screen and its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/healthcare');
  const ways = page.getByRole('main').getByRole('link', { name: 'Open the Solution Navigator' });
  await expect(ways).toHaveCount(2);
  await expect(ways.first()).toBeInViewport({ ratio: 1 });
  await ways.first().click();
  await expect(page).toHaveURL('/solutions-navigator?industry=healthcare');
});

test('the call to action is in the first screen and at the end, and the figure says how it is known', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [id, { callToAction, statistics }] of industries) {
    await page.goto(`/${id}`);
    const actions = page.getByRole('main').getByRole('link', { name: callToAction.label });
    await expect(actions).toHaveCount(2);
    await expect(actions.first()).toBeInViewport({ ratio: 1 });
    const opening = page.getByRole('main').getByRole('region').first();
    const known = statistics.some(({ evidence }) => !evidence) ? /Illustrative/ : /Shown at/;
    await expect(opening).toContainText(known);
  }
});

test('a compliance list gives each rule’s status, start date and open questions', async ({ page }) => {
  const item = (name: string) => page.locator('div', { has: page.getByRole('term').filter({ hasText: name }) }).last();
  await page.goto('/healthcare');
  await expect(item('PHIPA')).toContainText('In force since Nov 1, 2004.');
  await expect(item('PHIPA')).toContainText('Ontario');
  const abroad = page.getByRole('heading', { name: 'If you also work in the United States' });
  await expect(abroad.locator('+ dl').getByRole('term')).toHaveText([/HIPAA/, /Section 1557/, /Section 504/]);
  await page.goto('/financial-services');
  await expect(item('E-23')).toContainText('OSFI E-23: comes into force May 1, 2027.');
  await expect(item('E-23')).toContainText('From May 2027 it covers models');
  await expect(item('E-23')).toContainText('OSFI writes May 2027');
});

test('an industry without kinds opens with the number of its rules in force, and lists each rule once', async ({
  page,
}) => {
  const situation = situationOf('telecom', industriesInBrowser, { geography: 'canada' })!;
  const { now, some, coming } = obligationsOf(rulesInBrowser, situation);
  const listed = industries.get('telecom')!.compliance.flatMap(({ rules }) => rules);
  const others = [...now, ...some, ...coming].filter(({ rule }) => !listed.includes(rule.id));
  await page.goto('/telecom');
  const opening = page.getByRole('main').getByRole('region').first();
  await expect(opening).toContainText(new RegExp(`${now.length + some.length}\\s*rules in force to check in Ontario`));
  await expect(opening).toContainText(byContract);
  const rows = page.locator('div:has(> div > h4)').getByRole('group');
  await expect(rows).toHaveCount(others.length);
  for (const { rule } of others) await expect(rows.filter({ hasText: rule.name })).not.toHaveCount(0);
  await opening.getByRole('link', { name: /rules in force/ }).click();
  await expect(page.locator('#number')).toHaveText(String(now.length));
});

test('an industry with kinds opens with how many rules bind each, and names them and those that may', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/healthcare');
  const kinds = page.getByRole('main').getByRole('region').first().getByRole('listitem');
  await expect(kinds).toHaveCount(industries.get('healthcare')!.kinds.length);
  await expect(page.getByText(byContract, { exact: true })).toBeVisible();
  const hospital = kinds.filter({ hasText: 'Hospitals' });
  const number = Number(await hospital.locator('b').textContent());
  const perhaps = Number(/(\d+) more may apply/.exec(await hospital.innerText())?.[1]);
  const table = page.getByRole('table', { name: 'For whom each rule binds' });
  const rows = table.getByRole('row');
  const ofHospitals = (finding: string) => rows.locator(`td:nth-child(3) > [data-finding=${finding}]`);
  await expect(table.getByRole('columnheader').nth(2)).toHaveText('Hospitals');
  await expect(ofHospitals('yes')).toHaveCount(number);
  await expect(ofHospitals('partly')).toHaveCount(perhaps);
  const cards = rows.filter({ hasText: 'PCI DSS 4.0.1' });
  await expect(cards).toContainText('By contract, if you take cards');
  await expect(cards.locator('[data-finding=yes]')).toHaveCount(0);
  await hospital.getByRole('link').click();
  await expect(page).toHaveURL('/obligations?for=healthcare:hospital&in=ontario');
  await expect(page.locator('#number')).toHaveText(String(number));
});

test('on a phone the table of kinds opens in place and names the kinds', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/healthcare');
  const row = page.getByRole('row').filter({ hasText: 'Buy Ontario Act' });
  await expect(row).toBeHidden();
  await page.locator('summary', { hasText: 'For whom each rule binds' }).click();
  await expect(row).toBeVisible();
  await expect(row.getByText('Hospitals', { exact: true })).toBeVisible();
});

test('on a phone a law of the compliance list says what it asks, and opens to its dates', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/healthcare');
  await expect(page.getByText('Ontario’s health-privacy law.')).toBeVisible();
  const date = page.getByText('In force since Nov 1, 2004.');
  await expect(date).toBeHidden();
  await page.locator('summary', { hasText: 'Dates and source (PHIPA)' }).click();
  await expect(date).toBeVisible();
});

for (const [path, piles] of [
  ['/healthcare', 1],
  ['/waste-management', 2],
] as const)
  test(`${path} opens within 820 pixels of a wide screen, its piles small on a phone`, async ({ page }) => {
    const opening = page.getByRole('main').getByRole('region').first();
    const drawn = opening.locator('svg[viewBox]');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(drawn).toHaveCount(piles);
    expect(await opening.evaluate((region) => region.getBoundingClientRect().bottom)).toBeLessThanOrEqual(820);
    const widths = async () =>
      Promise.all((await drawn.all()).map(async (pile) => (await pile.boundingBox())?.width ?? 0));
    await page.setViewportSize({ width: 768, height: 900 });
    expect(Math.min(...(await widths()))).toBeGreaterThanOrEqual(250);
    await page.setViewportSize({ width: 360, height: 900 });
    expect(Math.max(...(await widths()))).toBeLessThanOrEqual(180);
  });
