import type { Page } from 'playwright/test';
import { overlapping, printed } from '#tests/fixtures/printed';
import { insights, solutionEntries } from '#tests/fixtures/content';
import { colleagues, fragmentOf } from '#tests/fixtures/links';
import { layOutForPaper, paperFaults, posters, sheets } from '#tests/e2e/paper';
import { expect, NavigatorPage, somebody, test } from '#tests/e2e/site';

/* Pages on Letter, once a week on A4 too, the obligation map as a poster: no line over another, nothing pale, buttons with an outline, links with their address. */

/** A page to print: how to come there, on which sheets it is printed, and how many of them it may take. */
type Printout = {
  name: string;
  on?: typeof sheets | typeof posters;
  most?: number;
  reach: (page: Page) => Promise<unknown>;
};

const four = [...solutionEntries.keys()].slice(0, 4).join(',');
const [article] = insights.keys();
const [product] = solutionEntries.keys();

const printouts: Printout[] = [
  { name: 'home', reach: (page) => page.goto('/') },
  {
    name: 'a comparison of four',
    reach: async (page) => {
      await page.goto(`/compare#c=${four}`);
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  { name: 'the obligation map', on: posters, most: 1, reach: (page) => page.goto('/obligations') },
  {
    name: 'a view of the obligation map',
    on: posters,
    most: 1,
    reach: (page) => page.goto('/obligations?for=healthcare:hospital&in=ontario'),
  },
  { name: 'the catalogue', reach: (page) => page.goto('/solutions') },
  { name: 'the directory', most: 8, reach: (page) => page.goto('/providers') },
  { name: 'the agency', reach: (page) => page.goto('/about') },
  { name: 'a product', reach: (page) => page.goto(`/solutions/${product}`) },
  { name: 'an article', reach: (page) => page.goto(`/insights/${article}`) },
  { name: 'an industry', reach: (page) => page.goto('/healthcare') },
  {
    name: 'the calculator',
    reach: async (page) => {
      await page.goto('/roi-calculator');
      const figures = { callVolume: 18_000, averageHandleTime: 6, agentHeadcount: 40, averageAgentSalary: 50_000 };
      for (const [id, figure] of Object.entries(figures)) await page.locator(`#${id}`).fill(String(figure));
      await page.getByRole('button', { name: /^Calculate/ }).click();
      await expect(page.locator('main dd').first()).toContainText('$');
    },
  },
  {
    name: 'a committee',
    reach: async (page) => {
      await page.goto('/committee');
      const links = Object.entries(colleagues).map(
        ([name, settings]) => `${name}: https://smartstack.example/solutions-navigator#${fragmentOf({ settings })}`,
      );
      await page.getByRole('textbox', { name: 'Paste links, one per line' }).fill(links.join('\n'));
      await page.getByRole('button', { name: 'Add links' }).click();
      await expect(page.getByRole('region', { name: 'Where you agree' })).toBeVisible();
    },
  },
  {
    name: 'shared results with criteria',
    reach: async (page) => {
      await page.goto(`/solutions-navigator#${fragmentOf({ settings: colleagues['Privacy office'] })}`);
      await expect(page.getByRole('region', { name: 'Shared view' })).toContainText('Ranked again today');
      await expect(page.getByRole('heading', { name: 'The sender’s criteria' })).toBeVisible();
    },
  },
];

type Sheet = (typeof sheets | typeof posters)[number];

/** Returns what is wrong with the page on these sheets, and what of it is read from its PDF. */
async function faultsOf(page: Page, most: number, on: readonly Sheet[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name: format, ...sheet } of on) {
    await layOutForPaper(page, sheet);
    for (const { fault, at } of await paperFaults(page)) found.push(`${format}: ${fault}: ${at}`);
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
    const paper = printed(await page.pdf({ format, margin, preferCSSPageSize: false }));
    for (const [one, other] of overlapping(paper.text))
      found.push(`${format}, sheet ${one.sheet}: one over the other: ${one.words} | ${other.words}`);
    if (paper.sheets > most) found.push(`${format}: ${paper.sheets} sheets`);
  }
  return [...new Set(found)];
}

for (const { name, on = sheets, most = Infinity, reach } of printouts)
  test(`on paper nothing is lost of ${name}`, async ({ page, isThorough }) => {
    await reach(page);
    expect(await faultsOf(page, most, isThorough ? on : on.slice(0, 1))).toEqual([]);
  });

test('on paper nothing is lost of the results, with and without the obligations opened', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  await navigator.open('/solutions-navigator?industry=healthcare:hospital');
  await navigator.toResults(somebody());
  await expect(navigator.notification).toContainText('Success!');
  await expect(page.locator('.results-fold .obligations')).toBeAttached();
  expect(await faultsOf(page, 2, sheets)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('.results-fold:has(.obligations) > summary').click();
  expect(await faultsOf(page, 3, sheets)).toEqual([]);
});

test('a line over another and a pale one are found', async ({ page }) => {
  await page.goto('/privacy');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('main p')!.style.color = '#bbb';
    document.querySelector<HTMLElement>('main p + p')!.style.cssText = 'position: relative; top: -2em';
  });
  const found = (await faultsOf(page, Infinity, sheets)).join('\n');
  expect(found).toContain('pale');
  expect(found).toContain('one over the other');
});
