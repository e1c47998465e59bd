import type { Locator, Page } from 'playwright/test';
import {
  expect,
  isFetchedAhead,
  NavigatorPage,
  picks,
  somebody,
  test,
  tool,
  unfoldAll,
  widthOf,
} from '#tests/e2e/site';

/* 'Criteria': opened from the results, in its own place, by mouse, keyboard and touch. */

const canada = 'Customer data stored in Canada';
const title = 'Criteria';
const heading = (page: Page) => page.getByRole('heading', { name: title, exact: true, level: 1 });
const scale = (page: Page, criterion: string) => page.getByRole('radiogroup', { name: criterion });
const weight = (page: Page, criterion: string, value: string) =>
  scale(page, criterion).getByRole('radio', { name: value, exact: true });
const reading = (page: Page) => page.getByRole('region', { name: /lead|share|first|solution|points/ }).first();
const lists = (page: Page) => reading(page).locator('.ck-bars ol');
const bars = (page: Page) => lists(page).getByRole('listitem');
const sentence = (page: Page) => reading(page).getByRole('heading', { level: 2 }).first();
const criteria = (page: Page) => page.getByRole('region', { name: 'Your criteria' });

const address = '/solutions-navigator?industry=healthcare';

async function toResults(page: Page, challenge = 'Cybersecurity'): Promise<NavigatorPage> {
  const visit = new NavigatorPage(page);
  await visit.atResults(challenge, address);
  return visit;
}

async function toCheck(page: Page, challenge?: string): Promise<NavigatorPage> {
  const visit = await toResults(page, challenge);
  await tool(page, 'Criteria').click();
  await expect(heading(page)).toBeFocused();
  return visit;
}

/** Reads '13–20' or '13' as its ends. */
function ends(text: string): [number, number] {
  const [low = NaN, high = low] = (/[\d.]+(–[\d.]+)?/.exec(text)?.[0] ?? '').split('–').map(Number);
  return [low, high];
}

test('its script and style sheet are fetched on request, and nothing else leaves the browser', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!isFetchedAhead(request)) asked.push(new URL(request.url()).pathname);
  });
  const visit = new NavigatorPage(page);
  await visit.open(address);
  await visit.toResults(somebody(), 'Cybersecurity');
  expect(asked.filter((path) => /\/(Check\.[\w-]+\.js|check\.[\w-]+\.css)$/.test(path))).toEqual([]);
  // That the results were reached is counted about now.
  const counted = () =>
    page.evaluate(() => {
      const session = JSON.parse(sessionStorage.getItem('smartstack.navigator') ?? '{}') as { counted?: string[] };
      return session.counted ?? [];
    });
  await expect.poll(counted).toContain('smart-results');
  const steps = await counted();
  await expect.poll(() => asked.filter((path) => path.endsWith('/functions/count'))).toHaveLength(steps.length);
  const before = asked.length;
  await tool(page, 'Criteria').click();
  await expect(heading(page)).toBeFocused();
  await weight(page, canada, 'must').check();
  await expect(criteria(page)).toContainText('in use');
  const since = asked.slice(before);
  expect(since.filter((path) => !/^\/(_astro\/[\w.-]+\.(js|css)|mark\.svg)$/.test(path))).toEqual([]);
  expect(since.some((path) => path.endsWith('.css'))).toBe(true);
});

test('it says that its style sheet is loading, then takes the focus and the title', async ({ page }) => {
  await toResults(page);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await tool(page, 'Criteria').click();
  await expect(page.getByRole('main').getByText('Loading…')).toBeVisible();
  arrived.resolve();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Criteria \|/);
});

test('it has an address: Back returns to the results, Forward to it, a reload loses nothing', async ({ page }) => {
  await toCheck(page);
  await expect(page).toHaveURL(/#check$/);
  await expect(page).toHaveTitle(/^Criteria \|/);
  await expect(page.getByRole('list', { name: 'Steps' })).toBeHidden();
  await weight(page, canada, '2').check();
  await page.reload();
  await expect(weight(page, canada, '2')).toBeChecked();
  await expect(heading(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your Smart Results' })).toBeFocused();
  await expect(page).toHaveTitle(/^Your Smart Results/);
  await page.goForward();
  await expect(heading(page)).toBeFocused();
  await tool(page, 'Results').click();
  await expect(page.getByRole('heading', { name: 'Your Smart Results' })).toBeFocused();
  await expect(picks(page)).toHaveCount(3);
});

test('the points of each criterion add up to both ends of every bar, and each fact leads to its source', async ({
  page,
}) => {
  await toCheck(page);
  await page.getByText('How the points add up').click();
  const table = page.getByRole('table', { name: /^Points by criterion/ });
  await expect(table).toBeVisible();
  const rows = await Promise.all(
    (await table.getByRole('row').all()).map((row) =>
      row.getByRole('rowheader').or(row.getByRole('columnheader')).or(row.getByRole('cell')).allInnerTexts(),
    ),
  );
  const [names = [], ...parts] = rows;
  const totals = parts.pop() ?? [];
  expect(names.length).toBeGreaterThan(5);
  const readings = await bars(page)
    .getByRole('img')
    .evaluateAll((all) => all.map((each) => each.ariaLabel));
  for (const [index, name] of names.entries()) {
    if (index === 0) continue;
    const weighted = parts.filter(([criterion = '']) => !criterion.endsWith('must'));
    const [low, high] = weighted
      .map((row) => ends(row[index] ?? ''))
      .reduce(([lows, highs], [from, to]) => [lows + from, highs + to], [0, 0]);
    expect(ends(totals[index] ?? ''), name).toEqual([low, high]);
    expect(readings[index - 1], name).toMatch(new RegExp(`^${low} points? known, ${high} possible`));
  }
  const facts = table.getByRole('rowgroup').nth(1).getByRole('cell').filter({ hasNotText: 'not confirmed' });
  const sources = await facts
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('href')} ${link.textContent}`));
  expect(sources).toHaveLength(await facts.count());
  expect(sources.length).toBeGreaterThan(10);
  for (const source of sources)
    expect(source).toMatch(/^https:.* (read in a stored copy,|checked) \S+\s\d+,\s\d{4} \(opens in a new tab\)$/);
});

test('a must excludes what is known to fail it, with reason and source; the sentence is announced once typing pauses', async ({
  page,
}) => {
  await toCheck(page);
  // Canada only begins as a must.
  await expect(weight(page, canada, 'must')).toBeChecked();
  const kept = await bars(page).count();
  await weight(page, canada, '5').check();
  const ruledOut = reading(page)
    .locator('.ck-ruled-out')
    .getByRole('group')
    .filter({ hasText: `ruled out by a must: ${canada}` });
  await expect(ruledOut).toHaveCount(0);
  const all = await bars(page).count();
  const said = reading(page).getByRole('status').last();
  // The sentence follows the click frames later, in more than one step.
  await expect(async () => {
    await expect(said).toHaveText(await sentence(page).innerText(), { timeout: 1000 });
  }).toPass();
  await weight(page, canada, 'must').check();
  await ruledOut.locator('summary').click();
  await expect(
    ruledOut
      .getByRole('listitem')
      .filter({ hasText: /.{20,}read .*2026/ })
      .first(),
  ).toBeVisible();
  const excluded = await ruledOut.getByRole('listitem').count();
  await expect(bars(page)).toHaveCount(all - excluded);
  await page.getByRole('button', { name: 'Back to the weights from your answers' }).click();
  await expect(weight(page, canada, 'must')).toBeChecked();
  await expect(bars(page)).toHaveCount(kept);
});

test('the keyboard alone: arrows change a weight, a ninth criterion is refused with the reason', async ({ page }) => {
  await toResults(page);
  await tool(page, 'Criteria').press('Enter');
  await expect(heading(page)).toBeFocused();
  await weight(page, canada, '5').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(weight(page, canada, '4')).toBeFocused();
  await expect(weight(page, canada, '4')).toBeChecked();
  await expect(criteria(page)).toContainText('6 in use, 8 at most');
  await page.keyboard.press('Tab');
  await expect(scale(page, canada).locator(':focus')).toHaveCount(0);
  await criteria(page).locator('summary').press('Enter');
  for (const [criterion, count] of [
    ['Published uptime commitment', 7],
    ['Data export at exit', 8],
  ] as const) {
    await weight(page, criterion, '0').focus();
    await page.keyboard.press('ArrowRight');
    await expect(criteria(page)).toContainText(`${count} in use, 8 at most`);
  }
  const price = 'Published list price';
  await weight(page, price, '0').focus();
  await page.keyboard.press('ArrowRight');
  await expect(weight(page, price, '0')).toBeChecked();
  await expect(criteria(page).getByRole('status').filter({ hasText: 'Eight are in use.' })).toBeVisible();
  await weight(page, canada, '4').focus();
  for (let step = 4; step > 0; step -= 1) await page.keyboard.press('ArrowLeft');
  await expect(criteria(page)).toContainText('7 in use, 8 at most');
  await weight(page, price, '0').focus();
  await page.keyboard.press('ArrowRight');
  await expect(weight(page, price, '1')).toBeChecked();
  await expect(criteria(page)).toContainText('8 in use, 8 at most');
});

test('with every weight at 0 no solution leads, and no question is asked', async ({ page }) => {
  await toCheck(page);
  for (const group of await criteria(page).getByRole('radiogroup').all())
    if (await group.isVisible()) await group.getByRole('radio', { name: '0', exact: true }).check();
  await expect(page.getByRole('heading', { name: /^No criterion has a weight/ })).toBeVisible();
  await expect(reading(page).getByText('No answer that counts is open')).toBeVisible();
  await expect(reading(page).getByText('Set what counts', { exact: true })).toBeVisible();
});

test('a weight that the page says changes the first place does change it', async ({ page }) => {
  await toCheck(page);
  const changes = page.getByRole('region', { name: 'What would change this?' });
  await changes.getByText('If you change one weight').click();
  const weights = changes
    .getByRole('table', { name: /^Smallest change of a weight/ })
    .getByRole('row')
    .first();
  const criterion = ((await weights.getByRole('rowheader').innerText()).split('\n')[0] ?? '').trim();
  const said = await weights.getByRole('cell').innerText();
  const [, value = '', leader = ''] = /^(?:At (\d)|As a must), (.+?) has the most\./.exec(said) ?? [];
  expect(said).toMatch(/ has the most\.| share the most\.| no solution is left\./);
  await weight(page, criterion, value || 'must').check();
  // Who misses a stated need is listed apart, so the leader is first in one of the lists.
  const firsts = bars(page).and(page.locator(':first-child'));
  if (leader) await expect(firsts.getByRole('heading', { name: leader, exact: true })).toBeVisible();
});

test('it also opens from the needs assessment', async ({ page }) => {
  const visit = new NavigatorPage(page);
  await visit.open('/needs-assessment');
  await visit.profile('Government');
  await visit.challenge('Cybersecurity (SECaaS)');
  await visit.radio('None').click();
  await visit.next('Next: Contact Info');
  await visit.fillContact(somebody());
  await visit.submit();
  await tool(page, 'Criteria').click();
  await expect(heading(page)).toBeFocused();
  await expect(bars(page).nth(4)).toBeVisible();
  await tool(page, 'Results').click();
  await expect(page.getByRole('heading', { name: 'Prepare your requirements' })).toBeVisible();
});

test('a new assessment forgets the weights', async ({ page }) => {
  await toCheck(page);
  await weight(page, canada, '1').check();
  await tool(page, 'Results').click();
  const settings = () => page.evaluate(() => sessionStorage.getItem('smartstack.check'));
  await expect.poll(settings).not.toBeNull();
  await page.getByRole('button', { name: 'Start New Assessment' }).click();
  await expect(page.getByRole('heading', { name: 'Business Profile' })).toBeFocused();
  await expect.poll(settings).toBeNull();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('weights are set by a tap, at 44 px, and nothing is wider than the window', async ({ page }) => {
    await toResults(page);
    await tool(page, 'Criteria').tap();
    await expect(heading(page)).toBeVisible();
    const radio = weight(page, canada, '3');
    await radio.tap();
    await expect(radio).toBeChecked();
    // Its style sheet comes with it.
    await expect.poll(async () => (await radio.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect.poll(async () => (await radio.boundingBox())?.width).toBeGreaterThanOrEqual(24);
    await unfoldAll(page.getByRole('article'), 'tap');
    await expect.poll(() => widthOf(page)).toBe(360);
    await page.getByRole('button', { name: 'Copy the questions' }).tap();
    await expect(page.getByText('Copied.').or(page.getByRole('textbox', { name: /copy by hand/ }))).toBeVisible();
  });
});

test.describe('when its script cannot be fetched', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
    expectedErrors: ['Failed to load resource', 'Failed to fetch dynamically imported module'],
  });

  test('a message in view has the focus', async ({ page }) => {
    await toResults(page);
    const last = page.getByRole('link', { name: /^Criteria/ }).last();
    await last.scrollIntoViewIfNeeded();
    await page.route('**/_astro/*.js*', (route) => route.abort());
    await last.tap();
    const notice = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded' });
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport({ ratio: 1 });
    await page
      .getByRole('link', { name: /results/i })
      .first()
      .tap();
    await expect(page.getByRole('heading', { name: 'Your Smart Results' })).toBeFocused();
  });
});

test('what is open names who one answer would put first, and each solution says its job', async ({ page }) => {
  await toCheck(page);
  await expect(sentence(page)).toHaveText(/ leads? with [\d.]+ of \d+ points( each)?, the most with your must met\.$/);
  const open = reading(page).locator('[data-line=open]');
  const [, named = ''] = /One yes would put (.+) first\./.exec(await open.innerText()) ?? [];
  // Those that do the leader's job, which it names, come before others.
  for (const name of named.split(' or ')) {
    const row = bars(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(row).toContainText('SIEM · #');
  }
  // The answer itself says that it ranks different jobs, and the job of whom it names.
  const first = reading(page).locator('[data-line=first]');
  await expect(first).toContainText(/ \(SIEM\) leads with /);
  await expect(first).toContainText(/These products do \w+ different jobs\./);
  await expect(bars(page).filter({ hasText: 'FortiGate' })).toContainText('Firewall · #');
  // What all of a group leave open is said once, above them.
  await expect(reading(page).getByText(`Must met, in full or in part: ${canada}`, { exact: true })).toBeVisible();
  await expect(reading(page).getByText('Must not confirmed', { exact: true })).toBeVisible();
  // The dashed line is the best of those whose must is met, and drawn where points can be compared with it.
  await expect(reading(page).locator('.bar-key')).toContainText(/[\d.]+: the best with the must met/);
  const line = (at: number) =>
    lists(page)
      .nth(at)
      .locator('.interval-bar')
      .first()
      .evaluate((bar) => getComputedStyle(bar, '::after').content);
  expect([await line(0), await line(1), await line(2)]).toEqual(['""', 'none', 'none']);
  // Those that do the leader's job stand together, before those that do others.
  const jobs = (at: number) => lists(page).nth(at).locator('.ck-notes b').allInnerTexts();
  expect(new Set(await jobs(0))).toEqual(new Set(['SIEM']));
  await expect(reading(page).getByText('Must met, other jobs', { exact: true })).toBeVisible();
  expect(await jobs(1)).not.toContain('SIEM');
  const unconfirmed = lists(page).nth(2);
  expect(await unconfirmed.getByRole('listitem').count()).toBeGreaterThan(1);
  await expect(unconfirmed).not.toContainText(/must (is )?not confirmed/i);
});

test('the strongest questions are open, each printed once, the others are listed by vendor in order of strength', async ({
  page,
}) => {
  await toCheck(page);
  const questions = page.getByRole('region', { name: 'Questions worth asking' });
  // Three answers, two of which are to one question.
  await expect(questions.locator('.ck-number')).toHaveCount(2);
  const asked = await questions.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(new Set(asked).size).toBe(asked.length);
  await expect(questions.getByText('If yes', { exact: true })).toHaveCount(3);
  await unfoldAll(questions);
  const numbersIn = async (part: Locator) =>
    (await part.locator('.ck-number').allInnerTexts()).map((number) => Number(number));
  const all = await numbersIn(questions);
  expect(all.slice(0, 2)).toEqual([1, 2]);
  expect([...all].sort((a, b) => a - b)).toEqual(all.map((_, index) => index + 1));
  await expect(questions.locator('summary')).toHaveText(new RegExp(`^${all.length - 2} more questions, by vendor`));
  const vendors = await questions.locator('.ck-vendor').all();
  expect(vendors.length).toBeGreaterThan(1);
  for (const vendor of vendors) {
    const own = await numbersIn(vendor);
    expect(own).toEqual([...own].sort((a, b) => a - b));
  }
});

test('the first four by the criteria link to the comparison, which shows the weights set here', async ({ page }) => {
  await toCheck(page);
  const compare = page.getByRole('article').getByRole('link', { name: 'Compare', exact: true });
  const before = await compare.getAttribute('href');
  await weight(page, canada, '2').check();
  // The order follows the weight some frames later.
  await expect(compare).not.toHaveAttribute('href', before ?? '');
  const first = await bars(page).first().getByRole('heading').innerText();
  await compare.click();
  await expect(page).toHaveURL(/\/compare#c=([\w-]+,){3}[\w-]+$/);
  await expect(page.getByRole('columnheader').getByRole('link').first()).toHaveText(first);
  await page.getByRole('checkbox', { name: 'Differences only' }).uncheck();
  await expect(page.getByRole('rowheader', { name: 'Is customer data stored in Canada? weight 2' })).toBeVisible();
});
