import type { Locator, Page } from 'playwright/test';
import { tools } from '#components/tools.ts';
import { expect, isBelow, NavigatorPage, somebody, test, tool, widthOf } from '#tests/e2e/site';
import { colleagues, fragmentOf, hospitalAnswers } from '#tests/fixtures/links';

/* A committee's links read together: pasted, named, removed; what they show; and that nothing leaves the browser. */

const address = (fragment: string) => `https://smartstack.example/solutions-navigator#${fragment}`;
const names = Object.keys(colleagues);
const fragments = Object.values(colleagues).map((settings) => fragmentOf({ settings }));
/** The links of three colleagues who disagree, one per line, each behind its name. */
const three = fragments.map((fragment, index) => `${names[index]}: ${address(fragment)}`);

const field = (page: Page) => page.getByRole('textbox', { name: 'Paste links, one per line' });
const add = (page: Page) => page.getByRole('button', { name: 'Add links' });
const status = (page: Page) => page.getByRole('region', { name: 'Your links' }).getByRole('status');
const links = (page: Page) => page.getByRole('region', { name: 'Your links' }).getByRole('listitem');
const nameOf = (page: Page, number: number) => page.getByRole('textbox', { name: `Name of link ${number},` });
/** Opens the field for more links, which folds once there are two. */
const more = (page: Page) => page.getByText('Paste more links');
const sentence = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const ranking = (page: Page) => section(page, 'The group’s average').getByRole('listitem');

async function open(page: Page, ...lines: string[]): Promise<void> {
  await page.goto('/committee');
  await expect(field(page)).toBeVisible();
  if (lines.length === 0) return;
  await field(page).fill(lines.join('\n'));
  await add(page).click();
}

/** What the links say together, without what they are called and in which order they stand. */
async function reading(page: Page): Promise<string[]> {
  await expect(section(page, 'Where you agree')).toBeVisible();
  const texts = [sentence(page), ...(await ranking(page).all())].map((each: Locator) => each.innerText());
  return (await Promise.all(texts)).map((text) => text.replace(/First for.*/, ''));
}

test('three who disagree see where they agree, what divides them most, and their ranking', async ({ page }) => {
  await open(page, ...three);
  await expect(status(page)).toHaveText(/^Three links added\. .* for the group\./);
  await expect(sentence(page)).toHaveText(
    /(leads|share first place) for the group\. No single difference of yours changes that\.$/,
  );
  const first = section(page, /for the group/);
  // What is open begins with the answers that could put another first.
  const stillOpen = first.getByRole('definition').nth(1);
  await expect(stillOpen).toHaveText(
    /^Open answers could still put .+ first\.\w+ more could be first too, but none of them does .+’s job \(.+\)\./,
  );
  await expect(stillOpen).toContainText('“Published list price” divides you most.');
  // The next step is the question whose answer would change who is first, of those who do the same job.
  await expect(first.getByRole('definition').nth(2)).toHaveText(/^Ask .+ about .+\? A yes would put it first\./);
  await expect(first.getByRole('button').first()).toHaveText('Copy the question');
  await expect(section(page, 'Where you agree').getByRole('listitem')).toHaveText([
    /^Customer data stored in Canada5 for Privacy office, 4 for IT security, 3 for Finance/,
    /^Independent security report5 for IT security, 3 for the others/,
  ]);
  // A criterion that a member does not count is not an agreement, however little the others weigh it.
  await expect(section(page, 'Where you differ').getByRole('listitem').last()).toHaveText(
    /^Data export at exit2 for Finance, 0 for the others/,
  );
  await expect(section(page, 'Where you differ').getByRole('listitem').first()).toHaveText(
    /^Published list priceDivides you most5 for Finance, 0 for the othersPOITFI$/,
  );
  await expect(section(page, 'Where you differ').getByRole('listitem')).toHaveCount(5);
  await expect(section(page, 'Your answers')).toContainText('All of you gave the same answers.');

  const jobs = section(page, 'The group’s average').getByRole('list');
  await expect(jobs.first()).toHaveAccessibleName('SIEM');
  expect(await jobs.count()).toBeGreaterThan(2);
  for (const [at, job] of (await jobs.all()).entries()) {
    const shares = await job.getByRole('img').evaluateAll((bars) => bars.map(({ ariaLabel }) => ariaLabel));
    const known = shares.map((share) => Number(/^(\d+)% of the points known, \d+% possible$/.exec(share ?? '')?.[1]));
    expect(known).toEqual([...known].sort((a, b) => b - a));
    // The leader's line runs through the bars of its own job alone.
    const lines = await job
      .getByRole('img')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar, '::after').content !== 'none'));
    expect(new Set(lines)).toEqual(new Set([at === 0]));
  }
  await expect(ranking(page).first()).toContainText(/First for (Privacy office|IT security|Finance)/);
});

test('the order of links changes nothing, and links that agree give the result of one', async ({ page }) => {
  await open(page, ...three);
  const before = await reading(page);
  await page.evaluate(() => window.sessionStorage.clear());
  await open(page, ...[...three].reverse());
  expect(await reading(page)).toEqual(before);

  await page.evaluate(() => window.sessionStorage.clear());
  await open(page, ...Array.from({ length: 3 }, () => three[0] ?? ''));
  await expect(section(page, /for the group/)).toContainText('You agree on all three criteria.');
  const jobs = await Promise.all(
    (await section(page, 'The group’s average').getByRole('list').all()).map((job) =>
      job.getByRole('heading').allInnerTexts(),
    ),
  );
  await page.goto(address(fragments[0] ?? '').replace('https://smartstack.example', ''));
  const criteria = page.getByRole('region', { name: 'The sender’s criteria' });
  await criteria.getByText('The points of each').click();
  const lists = criteria.getByRole('list');
  await expect(lists.getByRole('heading')).toHaveCount(jobs.flat().length);
  // A single reading has who misses a stated need in a list of its own.
  for (const list of await lists.all()) {
    const names = await list.getByRole('heading').allInnerTexts();
    for (const job of jobs)
      expect(names.filter((name) => job.includes(name))).toEqual(job.filter((name) => names.includes(name)));
  }
});

test('any member’s must excludes, with the member, the reason and its source', async ({ page }) => {
  const must = fragmentOf({ settings: { ...colleagues.Finance, 'data-in-canada': 'must' } });
  await open(page, ...three.slice(0, 2), `Legal: ${address(must)}`);
  const mean = section(page, 'The group’s average');
  // Others are ruled out by the editor's word, without a source.
  const reason = mean
    .getByText(/Ruled out by a must of Legal\. Customer data stored in Canada: no\. .{20,}/)
    .filter({ has: page.getByRole('link') })
    .first();
  await expect(reason).toBeVisible();
  await expect(reason.getByRole('link')).toHaveAttribute('href', /^https:/);
  const excluded = await reason.locator('xpath=ancestor::*[.//h3][1]').getByRole('heading').innerText();
  const ranked = ranking(page).getByRole('heading', { name: excluded, exact: true });
  await expect(ranking(page).first()).toBeVisible();
  await expect(ranked).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove Legal' }).click();
  await expect(status(page)).toContainText('Legal is removed.');
  await expect(mean.getByText('Ruled out by a must')).toHaveCount(0);
  await expect(ranked).toHaveCount(1);
});

test('differing answers are named, and each area is ranked separately, in any order of links', async ({ page }) => {
  const cloud = fragmentOf({
    answers: { ...hospitalAnswers, challengeArea: ['cloud'], geography: ['global'] },
    industry: null,
  });
  await open(page, three[0] ?? '', `Cloud team: ${address(cloud)}`);
  const answers = section(page, 'Your answers');
  await expect(answers.getByText('Geography').locator('..')).toHaveText(
    'GeographyCanada onlyPrivacy officeGlobalCloud team',
  );
  await expect(answers.getByText('Industry').locator('..')).toHaveText(
    'IndustryHealthcare: hospitalPrivacy officeNo answerCloud team',
  );
  const mean = section(page, 'The group’s average');
  await expect(mean).toContainText('Your answers are about different areas.');
  const areas = mean.getByRole('region');
  await expect(areas.getByRole('heading', { level: 3 })).toHaveText(['Cybersecurity', 'Cloud']);
  await expect(areas.first()).toContainText('In the answers of Privacy office.');
  await expect(areas.last()).toContainText('In the answers of Cloud team.');
  const ranked = await Promise.all(
    [0, 1].map((at) => areas.nth(at).getByRole('heading', { level: 4 }).allInnerTexts()),
  );
  expect(ranked.map((names) => names.length > 2)).toEqual([true, true]);
  expect(ranked[0]?.some((name) => ranked[1]?.includes(name))).toBe(false);

  await page.evaluate(() => window.sessionStorage.clear());
  await open(page, `Cloud team: ${address(cloud)}`, three[0] ?? '');
  await expect(areas.getByRole('heading', { level: 3 })).toHaveText(['Cybersecurity', 'Cloud']);
  expect(await areas.first().getByRole('heading', { level: 4 }).allInnerTexts()).toEqual(ranked[0]);
});

test('before there are two links, the page says how to get them and shows a labelled example', async ({ page }) => {
  await open(page);
  await expect(section(page, 'Invite your colleagues').getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Copy an invitation' }).click();
  await expect(page.getByText('Copied.').or(page.getByRole('textbox', { name: /copy by hand/ }))).toBeVisible();
  const example = section(page, 'What the links will say');
  await expect(example).toContainText('An example with invented weights');
  await expect(example.getByRole('img', { name: '0: IT security and Privacy office. 5: Finance.' })).toBeVisible();
  await expect(field(page)).toHaveAccessibleDescription(/^A name before a link is kept: “Finance: https:/);
  await field(page).fill(three.slice(0, 2).join('\n'));
  await add(page).click();
  await expect(section(page, 'Where you agree')).toBeVisible();
  await expect(example).toHaveCount(0);
});

test('the group’s weights are offered to those who have something to use them in', async ({ page }) => {
  const use = page.getByRole('button', { name: 'Use the group’s weights' });
  await open(page, ...three);
  await expect(section(page, 'The group’s average')).toBeVisible();
  await expect(use).toHaveCount(0);
  // With weights of one's own in this tab.
  await page.evaluate(() =>
    window.sessionStorage.setItem('smartstack.check', JSON.stringify({ settings: { french: 1 } })),
  );
  await page.reload();
  await expect(use).toBeVisible();
});

test('what cannot be read stays in the field with its reason, and the rest is counted', async ({ page }) => {
  const [first = '', second = '', third = ''] = three;
  const damaged = address(fragments[1] ?? '').slice(0, -7);
  const foreign = 'https://other.example/page#section';
  const later = 'https://smartstack.example/solutions-navigator#r=2.20301231.x';
  const older = address(fragmentOf({ settings: { french: 2 } }, '2020-01-01.aaaaa', new Date(2026, 8, 30)));
  await open(page, first, damaged, foreign, later, `Older: ${older}`, first);
  await expect(links(page)).toHaveCount(3);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue([damaged, foreign, later].join('\n'));
  await expect(field(page)).toHaveAccessibleDescription(
    /Part of the link is missing or was changed on its way\..*It is not a link to results\..*It was made by a later version of this site\./s,
  );
  await expect(links(page).nth(1)).toContainText('made Sep 30, 2026.');
  await expect(
    page.getByText('The catalogue has changed since these links were made: the weights are theirs'),
  ).toHaveCount(1);
  await expect(links(page).nth(2)).toContainText(
    'The same link as Privacy office: counted as another person who agrees.',
  );

  await field(page).fill([second, third, second, third, second].join('\n'));
  await add(page).click();
  await expect(links(page)).toHaveCount(7);
  await expect(field(page)).toHaveValue(/^https:\S+$/);
  await expect(page.getByText('Seven links are the most.')).toBeVisible();
});

test('a reason disappears as soon as its text is edited', async ({ page }) => {
  await open(page, 'https://other.example/page#section');
  const reason = page.getByText('It is not a link to results');
  await expect(reason).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await field(page).fill(address(fragments[0] ?? ''));
  await expect(reason).toHaveCount(0);
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
});

test('by keyboard: a link is pasted, named, removed; the tab keeps what was typed', async ({ page }) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.insertText(address(fragments[0] ?? ''));
  await page.keyboard.press('Tab');
  await expect(add(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toHaveText('One link so far. It takes two to see where you agree.');
  await expect(add(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('Paste a link first.')).toBeVisible();
  await page.keyboard.insertText(address(fragments[2] ?? ''));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(more(page)).toBeFocused();
  await expect(field(page)).toBeHidden();
  await expect(page.getByText('” divides you most.')).toBeVisible();
  await nameOf(page, 2).focus();
  await page.keyboard.type('Finance');
  await expect(section(page, 'Where you differ')).toContainText('2 for Finance, 0 for Link 1');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove Finance' })).toBeFocused();
  await more(page).press('Enter');
  await field(page).focus();
  await page.keyboard.type('not yet');

  await page.reload();
  await expect(nameOf(page, 2)).toHaveValue('Finance');
  await expect(field(page)).toHaveValue('not yet');
  await page.getByRole('button', { name: 'Remove Finance' }).press('Enter');
  await expect(links(page)).toHaveCount(1);
  await expect(field(page)).toBeFocused();
});

test('a first visit has its whole style before anything is clicked', async ({ page }) => {
  await open(page);
  const count = section(page, 'Your links').getByText('0 in use, 7 at most');
  await expect.poll(async () => (await distanceOf(page, count)) > 8).toBe(true);
});

/** Returns how far (px) an element is indented from the heading of the links. */
async function distanceOf(page: Page, element: Locator): Promise<number> {
  const heading = await page.getByRole('heading', { name: 'Your links' }).boundingBox();
  const box = await element.boundingBox();
  return heading && box ? box.x - heading.x - heading.width : NaN;
}

test('what is typed stays while the reading’s style loads', async ({ page }) => {
  await open(page);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/*.css');
  await field(page).fill([fragments[0] ?? '', fragments[2] ?? ''].map(address).join('\n'));
  await add(page).click();
  await asked;
  await expect(nameOf(page, 2)).toBeVisible();
  await nameOf(page, 2).pressSequentially('Finance');
  await expect(nameOf(page, 2)).toHaveValue('Finance');
  arrived.resolve();
  await expect(section(page, 'Where you differ')).toContainText('2 for Finance, 0 for Link 1');
});

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('everything is stacked and can be tapped', async ({ page }) => {
    await page.goto('/committee');
    await field(page).tap();
    await field(page).fill(three.join('\n'));
    await add(page).tap();
    await expect(page.getByText('” divides you most.')).toBeVisible();
    const above = ['Your links', 'Where you differ', 'Where you agree', 'The group’s average', 'Your answers'];
    for (const [index, name] of above.slice(1).entries())
      await expect.poll(() => isBelow(section(page, name), section(page, above[index] ?? ''))).toBe(true);
    await expect.poll(() => widthOf(page)).toBe(360);
    const remove = page.getByRole('button', { name: 'Remove Finance' });
    expect((await remove.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await remove.tap();
    await expect(links(page)).toHaveCount(2);
  });
});

test('a buyer sends the link, merges three answers, and carries the group’s weights into the document', async ({
  page,
}) => {
  const visit = new NavigatorPage(page);
  await visit.open('/solutions-navigator?industry=healthcare');
  await visit.toResults(somebody(), 'Cybersecurity');
  await page.getByRole('button', { name: 'Send to a colleague' }).click();
  const sent = await page.getByRole('textbox', { name: 'Link to these results' }).inputValue();
  await page.getByRole('link', { name: 'Add to Committee' }).click();
  await expect(links(page)).toHaveCount(1);
  await field(page).fill(three.join('\n'));
  await add(page).click();
  await expect(links(page)).toHaveCount(4);
  await more(page).click();
  await field(page).fill(sent);
  await add(page).click();
  await expect(links(page).last()).toContainText('The same link as Link 1');
  await page.getByRole('button', { name: 'Remove Link 5' }).click();

  await page.getByRole('button', { name: 'Use the group’s weights' }).click();
  await expect(page.getByRole('heading', { name: 'Criteria', exact: true, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/solutions-navigator#check$/);
  const price = page.getByRole('radiogroup', { name: 'Published list price' });
  await expect(price.getByRole('radio', { name: '1', exact: true })).toBeChecked();

  // Own weights are replaced only after a question in the same place.
  await price.getByRole('radio', { name: '4', exact: true }).check();
  await tool(page, 'Committee').click();
  await expect(links(page)).toHaveCount(4);
  const use = page.getByRole('button', { name: 'Use the group’s weights' });
  await use.press('Enter');
  await expect(page.getByText('This replaces the weights that you have set in this tab.')).toBeFocused();
  await page.getByRole('button', { name: 'Keep my weights' }).press('Enter');
  await expect(use).toBeFocused();
  await use.press('Enter');
  await page.getByRole('button', { name: 'Replace my weights' }).press('Enter');
  await expect(price.getByRole('radio', { name: '1', exact: true })).toBeChecked();

  await tool(page, 'Results').click();
  await expect(visit.heading('Your Smart Results')).toBeFocused();
  await page.getByRole('button', { name: 'Requirements document' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Markdown' }).click();
  expect((await download).suggestedFilename()).toBe('requirements.md');

  // The visitor's own link replaces their earlier one.
  await page.getByRole('button', { name: 'Send to a colleague' }).click();
  await page.getByRole('link', { name: 'Add to Committee' }).click();
  await expect(links(page)).toHaveCount(4);
});

test('on paper the reading prints without its controls', async ({ page }) => {
  await open(page, ...three);
  await expect(page.getByText('” divides you most.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sentence(page)).toBeVisible();
  await expect(nameOf(page, 1)).toHaveValue('Privacy office');
  await expect(nameOf(page, 1)).toBeVisible();
  await expect(ranking(page).first()).toBeVisible();
  for (const control of [field(page), add(page), page.getByRole('button', { name: 'Remove Finance' })])
    await expect(control).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Your results and what follows' })).toBeHidden();
});

test('each of the four tools links to the others and names itself', async ({ page }) => {
  const visit = new NavigatorPage(page);
  await visit.open();
  await visit.toResults(somebody(), 'Cybersecurity');
  const line = page.getByRole('navigation', { name: 'Your results and what follows' });
  const current = line.locator('[aria-current=page]');
  await expect(line.getByRole('link')).toHaveText(Object.values(tools).map(({ name, says }) => `${name} ${says}`));
  for (const [name, heading] of [
    ['Criteria', 'Criteria'],
    ['Results', 'Your Smart Results'],
    ['Compare', 'Compare'],
    ['Committee', 'Committee'],
    ['Criteria', 'Criteria'],
    ['Committee', 'Committee'],
    ['Results', 'Your Smart Results'],
  ] as const) {
    await line.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(current).toContainText(name);
  }
  // If nothing is compared yet, the results link to their first three.
  await expect(line.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/compare');
  await page.evaluate(() => window.sessionStorage.removeItem('smartstack.compare'));
  await page.reload();
  await expect(line.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', /^\/compare#c=(.+,){2}/);
});

test.describe('without its catalogue', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'advice.json'] });

  test('it says so, keeps the links and offers another try', async ({ page }) => {
    await open(page, ...three);
    await expect(links(page)).toHaveCount(3);
    await page.route('**/advice*.json', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('are kept in this tab');
    await page.unroute('**/advice*.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(links(page)).toHaveCount(3);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says why, and what to do', async ({ page }) => {
    await page.goto('/committee');
    const notice = page.getByRole('main').locator('noscript');
    await expect(notice).toContainText('Committee needs JavaScript.', { useInnerText: true });
    await expect(page.getByText('Loading…')).toBeHidden();
    const example = section(page, 'What the links will say');
    await expect(example.getByRole('img', { name: /Finance/ })).toBeVisible();
  });
});
