import type { Locator, Page } from 'playwright/test';
import { layers } from '#domain/layers';
import { touches } from '#domain/obligations/asks';
import { obligationsOf } from '#domain/obligations/obligations';
import { situationOf } from '#domain/obligations/situation';
import { industries, industriesInBrowser, rules, rulesInBrowser } from '#tests/fixtures/content';
import { expect, test } from '#tests/e2e/site';

/** What is said of a contract standard, which is no rule that binds without more. */
const byContract = 'Of these, PCI DSS 4.0.1 binds by contract, if you take cards.';

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

const register = (page: Page) => page.getByRole('table', { name: /^Rules for / });
const row = (page: Page, name: string) =>
  register(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: false }) });
const open = (of: Locator) => of.locator('summary').click();
/** The names of the rows below a heading of the register. */
const group = (page: Page, heading: string) =>
  register(page)
    .locator('tbody')
    .filter({ has: page.getByRole('rowheader', { name: heading, exact: true }) })
    .locator('th[scope=row]');

test('a row of the register opens to its text, its day, its official text and our notes', async ({ page }) => {
  await page.goto('/healthcare');
  const phipa = row(page, 'PHIPA Personal');
  const text = phipa.getByText('Ontario’s health-privacy law.');
  await expect(text).toBeHidden();
  await open(phipa);
  await expect(text).toBeVisible();
  await expect(phipa).toContainText('Ontario. In force since Nov 1, 2004. Official text');
  await expect(phipa).toContainText(`Our notes: ${rules.get('phipa')?.note}`);
  const casl = row(page, 'CASL');
  await open(casl);
  await expect(casl).toContainText('In force since Jul 1, 2014.');
  await expect(casl.getByRole('link', { name: 'Our notes and sources on CASL' })).toHaveAttribute(
    'href',
    '/obligations#casl',
  );
  await page.goto('/financial-services');
  await expect(row(page, 'OSFI E-23')).toContainText('Comes into force May 1, 2027');
  await expect(row(page, 'OSFI E-23')).toContainText('From May 2027 it covers models');
});

test('a text on several rules stands once, and the rows of the others lead to it', async ({ page }) => {
  await page.goto('/healthcare');
  await expect(page.getByText('For personal information outside health')).toHaveCount(1);
  for (const name of ['EDSTA, cyber security', 'EDSTA, artificial intelligence']) {
    await open(row(page, name));
    await row(page, name).getByRole('link', { name: 'FIPPA, as amended', exact: true }).click();
    await expect(page).toHaveURL('/healthcare#fippa');
    await expect(row(page, 'FIPPA, as amended')).toBeInViewport();
  }
});

test('the register has what is coming, by contract and abroad in groups, the United States last', async ({ page }) => {
  await page.goto('/healthcare');
  await expect(group(page, 'Binds by contract')).toHaveText([/^PCI DSS 4.0.1/]);
  await expect(group(page, 'Coming')).toHaveText([/^PHIPA on audit logs.*No date set/, /^EDSTA.*No date set/]);
  await expect(group(page, 'If you also work in the United States')).toHaveText([
    /^HIPAA/,
    /^Section 1557/,
    /^WCAG 2.1 AA.*Comes into force May\s11,\s2027/,
  ]);
  await expect(register(page).locator('tbody').last()).toContainText('If you also work in the United States');
  await page.goto('/mortgage');
  await expect(group(page, 'If you also work in Quebec')).toHaveText([/^Quebec’s Law 25/]);
});

test('an industry without kinds opens with the number of its rules in force, and its register has each once', async ({
  page,
}) => {
  const situation = situationOf('telecom', industriesInBrowser, { geography: 'canada' })!;
  const { now, some, coming } = obligationsOf(rulesInBrowser, situation);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/telecom');
  const opening = page.getByRole('main').getByRole('region').first();
  await expect(opening).toContainText(new RegExp(`${now.length + some.length}\\s*rules in force to check in Ontario`));
  await expect(opening).toContainText(byContract);
  for (const { rule } of [...now, ...some, ...coming]) await expect(row(page, rule.name)).toHaveCount(1);
  await expect(register(page).getByRole('columnheader', { name: 'Everybody' })).toBeVisible();
  await expect(register(page).locator('[data-finding=yes]')).toHaveCount(now.length);
  await opening.getByRole('link', { name: /rules in force/ }).click();
  await expect(page.locator('#number')).toHaveText(String(now.length));
});

test('an industry with kinds opens with how many rules bind each, as its register marks and the map counts them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/healthcare');
  const kinds = page.getByRole('main').getByRole('region').first().getByRole('listitem');
  await expect(kinds).toHaveCount(industries.get('healthcare')!.kinds.length);
  await expect(page.getByText(byContract, { exact: true })).toBeVisible();
  const hospital = kinds.filter({ hasText: 'Hospitals' });
  const number = Number(await hospital.locator('b').textContent());
  const [, perhaps, bySize] = (/(\d+) more may apply, (\d+) by your size/.exec(await hospital.innerText()) ?? []).map(
    Number,
  );
  const table = register(page);
  const home = table.locator('tbody').filter({ hasNotText: 'If you also work in' });
  const ofHospitals = (finding: string) => home.locator(`td:nth-child(3) > [data-finding=${finding}]`);
  await expect(table.getByRole('columnheader', { name: 'For whom' })).toBeVisible();
  await expect(table.getByRole('columnheader').nth(4)).toHaveText('Hospitals');
  await expect(ofHospitals('yes')).toHaveCount(number);
  await expect(ofHospitals('partly')).toHaveCount(perhaps ?? 0);
  const sized = home.locator('tr', {
    has: page.locator('td:nth-child(3) > [data-finding=partly]'),
    hasText: 'If you have',
  });
  await expect(sized).toHaveCount(bySize ?? 0);
  const cards = row(page, 'PCI DSS 4.0.1');
  await expect(cards).toContainText('By contract, if you take cards');
  await expect(cards.locator('[data-finding=yes]')).toHaveCount(0);
  await hospital.getByRole('link').click();
  await expect(page).toHaveURL('/obligations?for=healthcare:hospital&in=ontario');
  await expect(page.locator('#number')).toHaveText(String(number));
});

test('the register marks the layers of each rule, in wide windows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/healthcare');
  await expect(register(page).getByRole('columnheader', { name: 'Layers it touches' })).toBeVisible();
  const casl = row(page, 'CASL');
  for (const { key, name } of layers)
    await expect(casl.locator(`.rule-bar.layer-${key}`)).toHaveCount(
      touches(
        rulesInBrowser.find(({ id }) => id === 'casl')!,
        name,
      )
        ? 1
        : 0,
    );
});

test('on a phone a row says what it asks and for whom in words, and opens to its layers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/healthcare');
  const aoda = row(page, 'AODA, web accessibility');
  await expect(aoda.getByText('Build public pages and web apps to WCAG 2.0 AA')).toBeVisible();
  await expect(
    aoda.getByText('Hospitals; clinics and long-term care homes, if you have 50 or more employees'),
  ).toBeVisible();
  const layer = aoda.getByText('Communications', { exact: true });
  await expect(layer).toBeHidden();
  await open(aoda);
  await expect(layer).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
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
