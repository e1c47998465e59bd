import type { Page } from 'playwright/test';
import { mapAnswer } from '#domain/obligations/map/answer';
import { mapGroups, mapRow, whomOffered } from '#domain/obligations/map/rows';
import { countOwn } from '#domain/obligations/map/places';
import { foldInWords } from '#domain/obligations/map/sentences';
import { type MapView, viewAddress, wholeMap } from '#domain/obligations/map/view';
import { calendarDay } from '#domain/text/days';
import { industries as industryFiles, rulesInBrowser } from '#tests/fixtures/content';
import { expect, test } from '#tests/e2e/site';

/* The obligation map: what its script counts and hides is what the domain does, and its styles hide the same. */

const industries = [...industryFiles].map(([id, { name, inSentence, kinds }]) => ({ id, name, inSentence, kinds }));
const today = calendarDay(new Date());
const rows = mapGroups(rulesInBrowser).flatMap(({ rules }) => rules.map((rule) => mapRow(rule, industries)));
const answerTo = (view: Partial<MapView>) => mapAnswer(rows, { ...wholeMap, ...view }, today);
/** A kind, an industry, and nobody: what differs in how rules are counted. */
const [kind = '', industry = ''] = [whomOffered(industries).find((each) => each.includes(':')), industries[0]?.id];
const views: Partial<MapView>[] = [
  { for: kind, in: 'ontario' },
  { for: industry, in: 'quebec', layer: 'sec' },
  { in: 'us', status: 'in-force' },
  { status: 'coming' },
];

const shown = (page: Page) => page.locator('.rule:visible summary b').allTextContents();
const names = (view: Partial<MapView>) => answerTo(view).seen.map(({ name }) => name);
const foldOf = (view: Partial<MapView>) => foldInWords(answerTo(view), { ...wholeMap, ...view });
/** What a view shows while what has no date is folded, where it is. */
const atFirst = (view: Partial<MapView>) =>
  answerTo(view)
    .seen.filter(
      ({ status, date }) => foldOf(view) === null || status === 'in-force' || (status === 'coming' && date !== null),
    )
    .map(({ name }) => name);

async function choose(page: Page, view: Partial<MapView>): Promise<void> {
  const labels = { for: 'Organization', in: 'Place', layer: 'Layer', status: 'Status' } as const;
  for (const name of ['for', 'in', 'layer', 'status'] as const)
    await page.getByRole('combobox', { name: labels[name] }).selectOption(view[name] ?? '');
}

test('the filters narrow the map, count what is left, and stay in the address', async ({ page }) => {
  await page.goto('/obligations');
  await expect.poll(() => shown(page)).toEqual(atFirst({}));
  for (const view of views) {
    await choose(page, view);
    const { binding, coming } = answerTo(view);
    await expect(page.locator('#number')).toHaveText(String((view.status === 'coming' ? coming : binding).length));
    await expect.poll(() => shown(page)).toEqual(atFirst(view));
    await expect(page).toHaveURL(viewAddress({ ...wholeMap, ...view }));
  }
  await page.getByRole('button', { name: `Show all ${rows.length}` }).click();
  await expect.poll(() => shown(page)).toEqual(atFirst({}));
  await expect(page).toHaveURL('/obligations');
});

test('the first screen has all that comes on a day, and today’s line; what has no date is one line until asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/obligations');
  for (const rule of await page.locator('.rule[data-status="coming"][data-date]').all())
    await expect(rule).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.rule[data-status="in-force"]').first()).toBeInViewport({ ratio: 1 });
  const line = page.getByText(`${foldOf({})}`, { exact: true });
  await line.click();
  expect(await shown(page)).toEqual(names({}));
  await line.click();
  expect(await shown(page)).toEqual(atFirst({}));
  await choose(page, { status: 'coming' });
  await expect(page.locator('#above')).toBeHidden();
  await expect.poll(() => shown(page)).toEqual(names({ status: 'coming' }));
});

test('every rule that comes on the next day is named, and leads to its row', async ({ page }) => {
  const { next } = answerTo({});
  await page.goto('/obligations');
  const links = page.locator('#next').getByRole('link');
  await expect(links).toHaveText((next?.rows ?? []).map(({ name }) => name));
  const row = page.locator(`[id="${next?.rows.at(-1)?.id}"]`);
  await links.last().click();
  await expect(row).toBeInViewport();
});

test('the address of a rule without a date leads to it though such rules are folded', async ({ page }) => {
  const { id } = answerTo({ status: 'coming' }).seen.find(({ date }) => date === null)!;
  const row = page.locator(`[id="${id}"]`);
  await page.goto(`/obligations#${id}`);
  await expect(row).toBeInViewport();
  await page.locator('#above').click();
  await expect(row).toBeHidden();
  await page.evaluate(() => (location.hash = ''));
  await page.evaluate((of) => (location.hash = of), id);
  await expect(row).toBeInViewport();
});

test.describe('where no script arrives', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('what is coming can be read', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/obligations');
    expect(await shown(page)).toEqual(atFirst({}));
    await page.getByText(`${foldOf({})}`, { exact: true }).click();
    expect(await shown(page)).toEqual(names({}));
  });

  test('a rule above the line that an address names is open, and in view', async ({ page }) => {
    const { id = '', name } = answerTo({ status: 'coming' }).seen[0] ?? {};
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto(`/obligations#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    expect(await shown(page)).toContain(name);
  });
});

test('the views at the top show what binds the organizations that they name', async ({ page }) => {
  await page.goto('/obligations');
  const links = page.getByRole('list', { name: 'Often asked for' }).getByRole('link');
  await expect(links).toHaveText(['Ontario hospital', 'Ontario bank', 'Ontario municipality']);
  const counts = new Set<number>();
  for (const of of ['healthcare:hospital', 'financial-services:bank', 'government:municipality']) {
    await page.goto('/obligations');
    await page.getByRole('link', { name: `Ontario ${of.split(':')[1]}`, exact: true }).click();
    const view = { for: of, in: 'ontario' };
    await expect(page).toHaveURL(viewAddress({ ...wholeMap, ...view }));
    await expect(page.locator('#number')).toHaveText(String(answerTo(view).binding.length));
    await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue(of);
    counts.add(answerTo(view).binding.length);
  }
  expect(counts.size).toBeGreaterThan(1);
});

test('beside the places stands how much of their law the map lists', async ({ page }) => {
  await page.goto('/obligations');
  const coverage = page.locator('#coverage');
  await expect(coverage).toContainText(`Alberta ${countOwn(rulesInBrowser, 'alberta')}`);
  await choose(page, { in: 'alberta' });
  await expect(coverage).toHaveText(
    `The map lists ${countOwn(rulesInBrowser, 'alberta')} rules of Alberta’s own law, no more; ask counsel for the rest.`,
  );
  await choose(page, { in: 'ontario' });
  await expect(coverage).toContainText('for every industry');
});

test('a view’s address shows it, and its link opens the Navigator for the same organization', async ({ page }) => {
  const view = { for: kind, in: 'quebec' };
  await page.goto(viewAddress({ ...wholeMap, ...view }));
  await expect(page.locator('#number')).toHaveText(String(answerTo(view).binding.length));
  expect(await shown(page)).toEqual(atFirst(view));
  await expect(page.getByRole('link', { name: 'Find technology that answers these rules' })).toHaveAttribute(
    'href',
    `/solutions-navigator?industry=${kind}:qc`,
  );
});

test('each rule whose own text was not read is marked', async ({ page }) => {
  await page.goto('/obligations');
  const unread = rulesInBrowser.filter(({ official }) => official.read === undefined);
  const counted = `official text not read (${unread.length} of ${rulesInBrowser.length})`;
  await expect(page.getByText(counted, { exact: true })).toBeVisible();
  await expect(page.locator('.rule[data-unread]')).toHaveCount(unread.length);
});

test('an empty view says what it lacks', async ({ page }) => {
  const none = whomOffered(industries).find((each) => names({ for: each, in: 'eu', status: 'proposed' }).length === 0);
  await page.goto(viewAddress({ ...wholeMap, for: none ?? '', in: 'eu', status: 'proposed' }));
  await expect(page.getByText('No rule that we have read matches all of this.')).toBeVisible();
});

test('a rule opens by the keyboard, and by its own address', async ({ page }) => {
  const first = rows.find(({ status, date }) => status === 'coming' && date !== null);
  const second = rows[1];
  await page.goto('/obligations');
  const row = page.locator('.rule:visible').first();
  const link = row.getByRole('link', { name: 'Link to this rule' });
  await expect(link).toBeHidden();
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', `#${first?.id}`);
  await page.goto(`/obligations?layer=#${second?.id}`);
  await expect(page.locator(`[id="${second?.id}"]`)).toBeInViewport();
});

test('the day of the map moves by arrow keys, announces its day, and shows what is in force by then', async ({
  page,
}) => {
  await page.goto('/obligations');
  const slider = page.getByRole('slider', { name: /^Look ahead/ });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Today');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /^\w{3}\s\d+,\s\d{4}$/);
  await expect(page).toHaveURL(/[?&]on=/);
  const on = new URL(page.url()).searchParams.get('on') ?? '';
  await expect(page.locator('#number')).toHaveText(String(answerTo({ on }).binding.length));
  await expect(page.locator('.rule[data-status="coming"]')).toHaveCount(answerTo({ on }).coming.length);
  await page.keyboard.press('Home');
  await expect(page.locator('#number')).toHaveText(String(answerTo({}).binding.length));
  await expect(page).toHaveURL('/obligations');
});

test('the map prints on one sheet, whole and narrowed to many rules or few', async ({ page }) => {
  const sheets = async () =>
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  const inOntario = whomOffered(industries)
    .map((each) => ({ for: each, in: 'ontario' }))
    .sort((one, other) => names(one).length - names(other).length);
  // The fullest sheet with what each rule asks, the emptiest without, and the rules of a province.
  const withAsks = inOntario.filter((view) => names(view).length <= 15);
  const narrowed = [withAsks.at(-1), inOntario[withAsks.length], { in: 'ontario' }];
  await page.goto('/obligations');
  expect(await sheets()).toBe(1);
  for (const view of narrowed) {
    await choose(page, view ?? {});
    expect(await sheets(), JSON.stringify(view)).toBe(1);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters narrow the map, and no wrong count is shown', async ({ page }) => {
    await page.goto('/obligations');
    expect(await shown(page)).toEqual(names({}));
    await expect(page.getByRole('list', { name: 'Often asked for' })).toBeHidden();
    await expect(page.locator('#number')).toHaveText(String(answerTo({}).binding.length));
    for (const view of views) {
      await choose(page, view);
      expect(await shown(page)).toEqual(names(view));
      await expect(page.locator('#number')).toBeHidden();
    }
    await expect(page.getByRole('slider')).toBeHidden();
  });
});
