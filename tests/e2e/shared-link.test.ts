import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { sitePort } from '#tests/e2e/ports';
import { fragmentOf } from '#tests/fixtures/links';
import {
  crmContact,
  expect,
  holdScripts,
  NavigatorPage,
  pickNames,
  picks,
  somebody,
  test,
  tool,
} from '#tests/e2e/site';

/** The region above shared results. */
const notice = (page: Page) => page.getByRole('region', { name: 'Shared view' });
const firstPlace = (page: Page) => pickNames(page).first();
/** In the panel of 'Send to a colleague', open or not. */
/** The heading of shared results. */
const sharedHeading = (page: Page) => page.locator('.sheet-firm h2');
const linkField = (page: Page) => page.getByRole('textbox', { name: 'Link to these results', includeHidden: true });

/** Everything that this tab stores, letter for letter. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }]));

/**
 * Returns everything that a tab stores whose visitor is at the contact step, with the steps that were counted: the script
 * that counts them comes on its own.
 */
async function storedAtContact(page: Page): Promise<string> {
  await expect.poll(() => stored(page)).toMatch(/counted[^\]]*contact-info/);
  return stored(page);
}

/** The link that a visitor's results offer, and what stands first there. */
async function sentLink(page: Page, address?: string): Promise<SentLink> {
  const navigator = new NavigatorPage(page);
  await navigator.atResults('Cybersecurity', address);
  await page.getByRole('button', { name: 'Send to a colleague' }).click();
  const link = await linkField(page).inputValue();
  return { link, first: await firstPlace(page).innerText() };
}

type SentLink = { link: string; first: string };
const sentLinks = new Map<string, SentLink>();

/** A link, made in a browser of its own, as a colleague sends it; each once, because all of a kind are the same. */
async function linkOfColleague(page: Page, address = '/solutions-navigator'): Promise<SentLink> {
  const known = sentLinks.get(address);
  if (known) return known;
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${sitePort}`,
    extraHTTPHeaders: { 'x-nf-client-connection-ip': `colleague-${randomUUID()}` },
  });
  const sent = await sentLink(await context.newPage(), address);
  await context.close();
  sentLinks.set(address, sent);
  return sent;
}

test('a colleague opens the link: the results at once, nothing to fill in, nothing stored', async ({ page }) => {
  const { link, first } = await linkOfColleague(page, '/solutions-navigator?industry=healthcare');
  expect(link).toMatch(/\/solutions-navigator#r=1\.[0-9a-z._-]+$/);
  expect(new URL(link).hash.length).toBeLessThan(400);

  await page.goto(link);
  await expect(firstPlace(page)).toHaveText(first);
  await expect(notice(page)).toContainText('Shared view: anyone with this link sees these answers');
  await expect(notice(page)).toContainText(/Made \w+\s\d+,\s20\d\d\./);
  await expect(page).toHaveTitle(/^Smart Results of .* \| Solution Navigator/);
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toHaveCount(0);
  // Where the visit began, without what the link says.
  expect(await stored(page)).toBe('[{"smartstack.arrival":"/solutions-navigator "},{}]');

  // The same link again, to pass it on.
  await expect(linkField(page)).toHaveValue(link);
  await page.reload();
  await expect(firstPlace(page)).toHaveText(first);
  await expect(notice(page)).toBeVisible();
});

test.describe('a link that a program has escaped', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('opens the results, and only its first request names the answers', async ({ page }) => {
    const fragment = fragmentOf({});
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    const response = await page.goto(`/solutions-navigator%23${fragment})?utm_source=mail`);
    expect(response?.status()).toBe(404);
    await expect(firstPlace(page)).toBeVisible();
    await expect(page).toHaveURL(`/solutions-navigator#${fragment}`);
    await expect(notice(page)).not.toContainText('changed on its way');
    const later = sent.slice(1).map((each) => each.replaceAll(`#${fragment}`, ''));
    expect(later.filter((each) => /r=1|%23r/.test(each))).toEqual([]);
  });
});

test('while its scripts load, a shared link shows no step to fill in', async ({ page }) => {
  const { link, first } = await linkOfColleague(page);
  const release = await holdScripts(page);
  await page.goto(link, { waitUntil: 'commit' });
  await expect(page.getByText('This step is on its way.')).toBeVisible();
  await expect(new NavigatorPage(page).heading('Business Profile')).toBeHidden();
  release();
  await expect(firstPlace(page)).toHaveText(first);
  await expect(page.getByText('This step is on its way.')).toBeHidden();
});

test('the receiver’s own visit is unchanged, and Back and the return link lead to it', async ({ page }) => {
  const { link, first } = await linkOfColleague(page);
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.toContact('Cloud', 'SMB');
  await navigator.fillContact(somebody());
  const before = await storedAtContact(page);

  // Pasted into the address of the same tab.
  await page.evaluate((hash) => (window.location.hash = hash), new URL(link).hash);
  await expect(sharedHeading(page)).toBeFocused();
  await expect(firstPlace(page)).toHaveText(first);
  expect(await stored(page)).toBe(before);

  await page.goBack();
  await expect(navigator.heading('Almost There!')).toBeFocused();
  await expect(navigator.field('First name')).toHaveValue('Ada');
  expect(await stored(page)).toBe(before);
  await page.goForward();
  await expect(sharedHeading(page)).toBeFocused();

  await page.reload();
  await expect(notice(page)).toBeVisible();
  expect(await stored(page)).toBe(before);
  await notice(page).getByRole('link', { name: 'Return to your own answers' }).click();
  await expect(navigator.heading('Almost There!')).toBeFocused();
  await expect(page).toHaveTitle(/^Almost There!/);
  await expect(navigator.field('First name')).toHaveValue('Ada');
  expect(await stored(page)).toBe(before);
  await page.goBack();
  await expect(firstPlace(page)).toHaveText(first);
});

test('a visitor without answers takes them over at once; they are sent only with the visitor’s own details', async ({
  page,
}) => {
  const { link, first } = await linkOfColleague(page, '/solutions-navigator?industry=healthcare');
  const posts: string[] = [];
  page.on(
    'request',
    (request) => request.method() !== 'GET' && !request.url().endsWith('/count') && posts.push(request.url()),
  );
  await page.goto(link);
  await page.getByRole('button', { name: 'Use these answers' }).click();
  const navigator = new NavigatorPage(page);
  await expect(navigator.heading('Almost There!')).toBeFocused();
  await expect(page).toHaveURL('/solutions-navigator#contact-info');
  expect(posts).toEqual([]);
  await page.reload();
  await expect(navigator.heading('Almost There!')).toBeVisible();

  const person = somebody();
  await navigator.fillContact(person);
  await navigator.submit();
  await expect(navigator.heading('Your Smart Results')).toBeFocused();
  await expect(notice(page)).toHaveCount(0);
  await expect(firstPlace(page)).toHaveText(first);
  await expect.poll(async () => (await crmContact(person.email))?.tags).toContain('cybersecurity-focus');
});

test('on a phone the answer is on the first screen, and the sender’s answers unfold', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/solutions-navigator#${fragmentOf({ compared: ['wazuh', 'fortigate'] })}`);
  await expect(sharedHeading(page)).toBeInViewport({ ratio: 1 });
  const answers = page.locator('.answers-line');
  await expect(answers).toBeHidden();
  await page.getByText('The sender’s answers', { exact: true }).click();
  await expect(answers).toContainText('Cybersecurity');
  await expect(answers.getByRole('link', { name: 'See the comparison' })).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 780 });
  await page.reload();
  await expect(answers).toBeVisible();
});

test('the sender’s weights and comparison are shown, and taken over with the answers', async ({ page }) => {
  const settings = { 'data-in-canada': 'must', 'single-sign-on': 4, 'published-price': 2 } as const;
  const fragment = fragmentOf({ settings, compared: ['wazuh', 'fortigate'] });
  await page.goto(`/solutions-navigator#${fragment}`);
  const check = page.getByRole('region', { name: 'The sender’s criteria' });
  const set = check.getByRole('list').first().getByRole('listitem');
  await expect(set).toHaveText([
    'Customer data stored in Canada must',
    'Single sign-on (SAML or OIDC) weight 4',
    'Published list price weight 2',
  ]);
  await check.getByText('The points of each').click();
  await expect(check.getByRole('listitem').getByRole('img').first()).toHaveAccessibleName(/ of 6$/);
  await expect(check.getByText(/ruled out by a must:/).first()).toBeVisible();
  await expect(check.getByRole('radio')).toHaveCount(0);
  expect(await stored(page)).toBe('[{"smartstack.arrival":"/solutions-navigator "},{}]');
  await expect(linkField(page)).toHaveValue(new RegExp(`${fragment.split('.').slice(4, 7).join('[.]')}[.]`));

  // Said once, with what is open.
  const open = page
    .getByRole('main')
    .getByText(/^By their criteria, open answers can still put any of \w+ solutions first\.$/);
  await expect(open).toHaveCount(1);
  await expect(page.locator('[data-line="open"]')).toContainText(/No stated need is open for .+By their criteria, /);

  await expect(page.getByRole('main')).toContainText('The sender compared Wazuh and FortiGate.');
  await page.locator('.answers-line').getByRole('link', { name: 'See the comparison' }).click();
  await expect(page.getByRole('table', { name: 'Wazuh and FortiGate by criterion' })).toBeVisible();
  // Forgotten here, because Back may load the Navigator anew, and a script asked in between is lost with the old page.
  await page.evaluate(() => window.sessionStorage.clear());
  await page.goBack();

  await page.getByRole('button', { name: 'Use these answers' }).click();
  const navigator = new NavigatorPage(page);
  await expect(navigator.heading('Almost There!')).toBeFocused();
  await navigator.fillContact(somebody());
  await navigator.submit();
  await expect(navigator.heading('Your Smart Results')).toBeFocused();
  // The visitor's own link passes on the same, with their own day.
  const passedOn = fragment.split('.').slice(5, 7).join('[.]');
  await expect(linkField(page)).toHaveValue(new RegExp(`[.]${passedOn}[.][^.]+[.][^.]+$`));
  await tool(page, 'Criteria').click();
  const weight = page
    .getByRole('radiogroup', { name: 'Single sign-on' })
    .getByRole('radio', { name: '4', exact: true });
  await expect(weight).toBeChecked();
});

test('a second link in the same tab shows nothing of the first', async ({ page }) => {
  const first = fragmentOf({ industry: 'healthcare:hospital', compared: ['wazuh', 'fortigate'] });
  const second = fragmentOf({ industry: 'financial-services', compared: ['fortigate'] });
  await page.goto(`/solutions-navigator#${first}`);
  await page.getByRole('heading', { name: 'The sender’s obligations', exact: true }).click();
  const industry = page.getByRole('combobox', { name: 'Your industry' });
  await expect(industry).toHaveValue('healthcare:hospital');
  await industry.selectOption('government');
  await page.evaluate((hash) => (window.location.hash = hash), second);
  await expect(page.getByRole('heading', { name: 'The sender’s obligations', exact: true })).toBeVisible();
  await expect(industry).toHaveCount(0);
  await page.getByRole('heading', { name: 'The sender’s obligations', exact: true }).click();
  await expect(industry).toHaveValue('financial-services');
  // What it passes on is its own, but for the day on which it is made.
  await expect(linkField(page)).toHaveValue(new RegExp(`[.]${second.split('.').slice(4, 7).join('[.]')}[.]`));
});

test('a link that the browser cannot keep for the next page is not offered there', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'QuotaExceededError');
    };
  });
  await page.goto(`/solutions-navigator#${fragmentOf({})}`);
  await page.getByRole('button', { name: 'Send to a colleague' }).click();
  const add = page.getByRole('link', { name: 'Add to Committee' });
  await add.click();
  await expect(page.getByText('the link cannot be carried over')).toBeVisible();
  await expect(page).toHaveURL(/solutions-navigator/);
  await add.click();
  await expect(page).toHaveURL('/committee');
});

for (const [other, open] of [
  ['/compare', (page: Page) => page.locator('.answers-line').getByRole('link', { name: 'See the comparison' })],
  ['/committee', (page: Page) => page.getByRole('link', { name: 'Add to Committee' })],
] as const)
  test(`from a shared view to ${other}, and back to the same view`, async ({ page }) => {
    const address = `/solutions-navigator#${fragmentOf({ compared: ['wazuh', 'fortigate'] })}`;
    await page.goto(address);
    const first = await firstPlace(page).innerText();
    if (other === '/committee') await page.getByRole('button', { name: 'Send to a colleague' }).click();
    await open(page).click();
    // What is in the address may be passed on: the sender's answers are not.
    await expect(page).toHaveURL(other === '/compare' ? '/compare#c=wazuh,fortigate' : '/committee');
    const back = tool(page, 'Results');
    await expect(back).toHaveAttribute('href', /#r=/);
    await page.reload();
    await expect(back).toHaveAttribute('href', /#r=/);
    await back.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main')).toContainText(/Made Nov\s21,\s2026/);
    await expect(firstPlace(page)).toHaveText(first);
  });

test('a link without weights and comparison shows neither', async ({ page }) => {
  await page.goto(`/solutions-navigator#${fragmentOf({})}`);
  await expect(picks(page).first()).toBeVisible();
  await expect(linkField(page)).toHaveValue(/#r=/);
  await expect(page.getByRole('region', { name: /sender’s criteria/ })).toHaveCount(0);
  await expect(page.getByText('The sender compared')).toHaveCount(0);
  // In place of the check stands what their answers raise.
  await expect(page.getByText(/^A second reading\. By their criteria/)).toBeVisible();
  await expect(page.getByText('Loading…', { exact: true })).toHaveCount(0);
});

test('the link carries what this tab compares', async ({ page }) => {
  const visit = new NavigatorPage(page);
  await page.goto('/compare#c=wazuh,okta-workforce-identity');
  await expect(page.getByRole('table')).toBeVisible();
  await visit.open();
  await visit.toResults(somebody(), 'Cybersecurity');
  const compared = fragmentOf({ compared: ['wazuh', 'okta-workforce-identity'] }).split('.')[6];
  await expect(linkField(page)).toHaveValue(new RegExp(`[.]${compared}[.][^.]+[.][^.]+$`));
});

test('own answers are replaced only after a question shown in place, by keyboard', async ({ page }) => {
  const { link } = await linkOfColleague(page);
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.toContact('Cloud', 'SMB');
  const before = await storedAtContact(page);
  await page.goto(link);
  await page.reload();
  const use = page.getByRole('button', { name: 'Use these answers' });
  await use.press('Enter');
  const question = page.getByText('This replaces your own answers and weights in this tab.');
  await expect(question).toBeFocused();
  await page.getByRole('button', { name: 'Keep my answers' }).press('Enter');
  await expect(use).toBeFocused();
  expect(await stored(page)).toBe(before);

  await use.press('Enter');
  await page.getByRole('button', { name: 'Replace my answers' }).press('Enter');
  await expect(navigator.heading('Almost There!')).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Cybersecurity');
  await expect(page.getByRole('main')).toContainText('Enterprise (250+ employees)');
  await expect(page.getByRole('main')).not.toContainText('SMB (1–25 employees)');
});

test('a damaged link opens what it can and says so; an empty one links onward', async ({ page }) => {
  const { link } = await linkOfColleague(page);
  await page.goto(link.slice(0, -3));
  await expect(notice(page)).toContainText('Part of the link is missing or was changed on its way.');
  await expect(picks(page).first()).toBeVisible();

  const navigator = new NavigatorPage(page);
  for (const [fragment, reason] of [
    ['#r=1.<img src=x onerror=alert(1)>', 'Part of the link is missing or was changed on its way.'],
    ['#r=2.20301231.x', 'It was made by a later version of this site.'],
    [`#r=1.${'f0'.repeat(400)}`, 'It is longer than a link of this site can be.'],
  ] as const) {
    await page.goto('/about');
    await page.goto(`/solutions-navigator${fragment}`);
    await expect(page.getByRole('alert')).toContainText(reason);
    await expect(navigator.heading('This link could not be opened')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Start my own' }).click();
  await expect(navigator.heading('Business Profile')).toBeFocused();
  await expect(navigator.radio(/^SMB/)).toBeVisible();
});

test('a link of an earlier day says when it was made, and that its answers are ranked again', async ({ page }) => {
  await page.goto(`/solutions-navigator#${fragmentOf({})}`);
  await expect(page.locator('.sheet-firm')).toContainText(/ needs? stated|their /);
  await expect(notice(page)).toContainText(/Made Nov\s21,\s2026\. Ranked again today[.:]/);
  await page.getByRole('button', { name: 'Send to a colleague' }).click();
  await expect(linkField(page)).toBeVisible();
  await page.getByRole('region', { name: 'Send to a colleague' }).getByRole('button', { name: 'Close' }).click();
  await expect(linkField(page)).toBeHidden();
});

test('a link of an earlier catalogue says that the order may differ', async ({ page }) => {
  const { link } = await linkOfColleague(page);
  const older = link.replace(/(#r=1\.\d+\.)[^.]+/, '$12026-01-01_00000');
  await page.goto(older);
  await expect(notice(page)).toContainText('Ranked again: the catalogue has changed, and the order may have.');
});

test('a link says what the sender saw first where it is not what stands first today', async ({ page }) => {
  await page.goto(
    `/solutions-navigator#${fragmentOf({ shown: ['wazuh', 'splunk-enterprise-security', 'fortigate'] })}`,
  );
  await expect(notice(page)).toContainText(
    'Ranked again today: the sender saw Wazuh first, then Splunk Enterprise Security and FortiGate.',
  );
  const picked = ['splunk-enterprise-security', 'wazuh', 'fortigate'];
  expect(await picks(page).evaluateAll((cells) => cells.length)).toBe(picked.length);
  await page.goto(`/solutions-navigator#${fragmentOf({ shown: picked })}`);
  await expect(notice(page)).toContainText('Ranked again today: the sender saw the same three, in the same order.');
});

test('the contact section does not leave a shared view', async ({ page }) => {
  const { link, first } = await linkOfColleague(page);
  await page.goto(link);
  await expect(firstPlace(page)).toHaveText(first);
  await page.evaluate(() => (window.location.hash = '#contact'));
  await expect(page).toHaveURL(/#contact$/);
  await expect(firstPlace(page)).toHaveText(first);
});

test('shared results print with a line that says what they are', async ({ page }) => {
  const { link } = await linkOfColleague(page);
  await page.goto(link);
  await expect(notice(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(notice(page)).toContainText('Shared view: anyone with this link sees these answers');
  await expect(notice(page).getByRole('button')).toHaveCount(0);
  await expect(linkField(page)).toBeHidden();
  const sheets = async () =>
    (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
  await expect.poll(sheets).toBeLessThanOrEqual(3);
});

test.describe('the link is copied', () => {
  test('and that is announced', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { link } = await sentLink(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  test('by hand where the browser does not allow it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
    });
    const { link } = await sentLink(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('The link is selected: copy it by hand.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => String(window.getSelection()))).toBe(link);
  });

  test('or shared by the system, where it can', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(navigator, {
        canShare: () => true,
        share: (data: unknown) => Promise.resolve(shared.push(data)),
      });
      Object.assign(window, { shared });
    });
    const { link } = await sentLink(page);
    await page.getByRole('button', { name: 'Share…' }).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared') as unknown))
      .toEqual([{ title: 'Solution Navigator', url: link }]);
  });
});
