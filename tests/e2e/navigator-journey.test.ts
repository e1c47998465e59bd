import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { consentTagStart } from '#domain/crm/tags';
import { adviceOn } from '#domain/recommendation/advice';
import { recommend } from '#domain/recommendation/recommend';
import type { DoubleContact } from '#netlify/doubles/highlevel';
import {
  advice,
  contactWordsOf,
  navigator as definition,
  needsAssessment,
  questionOf,
  site,
} from '#tests/fixtures/content';
import { crmContact, expect, NavigatorPage, pickNames, picks, somebody, test } from '#tests/e2e/site';

const journeys: [challenge: string, size: string][] = [
  ['Contact center (CCaaS)', 'SMB'],
  ['Cybersecurity', 'Enterprise'],
  ['Just browsing', 'Enterprise'],
];

/** The three that are ranked first today for what `NavigatorPage.toResults` answers. */
function topFor(
  challenge: string,
  size: string,
  details: Record<string, string[]> = {},
): { name: string; score: number | null }[] {
  const chosen = questionOf(definition, 'challengeArea').options.find(({ label }) => label.startsWith(challenge));
  const answers = {
    organizationType: [size],
    geography: ['canada'],
    priorities: ['Improve customer service and response time'],
    challengeArea: [chosen?.value ?? ''],
    ...details,
  };
  return recommend(definition, answers, adviceOn(advice, new Date())).top.map(({ solution, score }) => ({
    name: solution.name,
    score,
  }));
}

for (const [challenge, size] of journeys)
  test(`from the home page to ranked results: ${challenge}, ${size}`, async ({ page }) => {
    const navigator = new NavigatorPage(page);
    const person = somebody();
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started with the Solution Navigator' }).click();
    await navigator.arrived();
    await navigator.toResults(person, challenge, size);

    const ranked = picks(page);
    const top = topFor(challenge, size);
    await expect(pickNames(page)).toHaveText(top.map(({ name }) => name));
    for (const [index, badge] of ['#1 Top Choice', '#2 Runner-up', '#3 Third Choice'].entries()) {
      await expect(ranked.nth(index)).toContainText(badge);
      await expect(ranked.nth(index).getByText(String(top[index]?.score), { exact: true })).toBeVisible();
    }
    await expect(ranked.getByText('Perfect Match')).toHaveCount(top.filter(({ score }) => (score ?? 0) >= 95).length);
    for (const name of ['Why these three', 'Check before you buy', 'Your obligations'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Additional Recommended Solutions' })).toBeVisible();
    // Points across all layers tell nothing to whoever has named a priority and no challenge.
    const readings = challenge === 'Just browsing' ? 0 : 1;
    await expect(page.getByRole('region', { name: 'A second reading.' })).toHaveCount(readings);
    await expect(navigator.notification).toContainText('Success!');
    await expect(navigator.notification).toContainText(
      'Your information has been successfully submitted to our CRM system.',
    );

    const contact = await crmContact(person.email);
    expect(contact?.fields).toMatchObject({ firstName: 'Ada', lastName: 'Bell', companyName: 'North Bank' });
    expect(contact?.tags).toEqual(
      expect.arrayContaining([
        size.toLowerCase(),
        'canada',
        'customer-focus',
        'smartstack-navigator',
        'ai-advisory-lead',
      ]),
    );
    expect(contact?.notes).toHaveLength(1);
  });

test('inside Teams, the ranking is the one for Teams', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  const person = somebody();
  await navigator.open();
  await navigator.profile();
  await navigator.challenge('Unified communications (UCaaS)');
  await navigator.radio('Yes').click();
  await navigator.next('Next: Contact Info');
  await navigator.fillContact(person);
  await navigator.submit();
  const top = topFor('Unified communications (UCaaS)', 'Enterprise', { teamsIntegration: ['yes'] });
  await expect(pickNames(page)).toHaveText(top.map(({ name }) => name));
  await expect(page.getByRole('main')).toContainText(/all four needs you stated|your four needs/);
  await expect.poll(async () => (await crmContact(person.email))?.notes[0]).toContain('Microsoft Teams? Yes');
  expect((await crmContact(person.email))?.tags).toContain('int_ucaas');
});

test('just browsing skips the detailed questions, forwards and back', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.profile();
  await navigator.challenge('Just browsing');
  await expect(navigator.heading('Almost There!')).toBeFocused();
  const skipped = page.getByRole('list', { name: 'Steps' }).getByRole('listitem').nth(2);
  await expect(skipped).toContainText('Detailed Questions (not needed)');
  // To be read by everybody, and not drawn as done.
  expect((await skipped.getByText('not needed').boundingBox())?.width).toBeGreaterThan(20);
  await expect(page.getByRole('progressbar').locator('i').nth(2)).toHaveAttribute('data-state', 'skipped');
  await navigator.previous();
  await expect(navigator.heading('Challenge Area')).toBeFocused();
});

test.describe('without the script of the report', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'ERR_FAILED', 'Failed to fetch'] });

  test('a report whose script failed to load says so, and the results stay', async ({ page }) => {
    await page.route('**/_astro/report.*.js', (route) => route.abort());
    const navigator = new NavigatorPage(page);
    await navigator.open();
    await navigator.toResults(somebody(), 'Cybersecurity');
    await page.getByRole('button', { name: 'Download Report' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toContainText(
      'Your answers are kept in this tab.',
    );
    await expect(page.getByRole('heading', { name: 'Ready to Transform Your Business?' })).toBeVisible();
  });
});

test('the results offer a call, a report, the providers, and a fresh start', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.toResults(somebody(), 'Cybersecurity');
  await expect(page.getByRole('heading', { name: 'Ready to Transform Your Business?' })).toBeVisible();

  const call = page.getByRole('link', { name: 'Schedule Call' }).last();
  await expect(call).toHaveAttribute('target', '_blank');
  await expect(call).toHaveAttribute('href', site.bookingUrl);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Report' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('smartstack-solution-navigator-results.txt');
  const report = await readFile(await download.path(), 'utf8');
  expect(report).toContain('Challenge area: Cybersecurity');
  expect(report).toContain(`#1 Top Choice | ${topFor('Cybersecurity', 'Enterprise')[0]?.name}`);
  expect(report).toContain('Date: ');
  expect(report).not.toContain('Ada');

  await page.getByRole('button', { name: 'Start New Assessment' }).click();
  await expect(navigator.heading('Business Profile')).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.reload();
  await navigator.arrived();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.goto('/solutions-navigator#smart-results');
  await navigator.arrived();
  await expect(navigator.heading('Business Profile')).toBeVisible();

  await page.goto('/solutions-navigator');
  await navigator.arrived();
  await navigator.toResults(somebody(), 'Cloud');
  await page.getByRole('link', { name: 'View All Providers' }).click();
  await expect(page).toHaveURL('/providers');
});

test('a visitor from an industry page reads an unscored reason, and the lead says where they came from', async ({
  page,
}) => {
  const navigator = new NavigatorPage(page);
  const person = somebody();
  await navigator.open('/solutions-navigator?industry=healthcare');
  await navigator.toResults(person);
  await page.getByRole('heading', { name: 'Why these three' }).click();
  await expect(page.getByText(/Our editor (lists|does not list) it for healthcare/).first()).toBeVisible();
  await expect.poll(async () => (await crmContact(person.email))?.notes[0]).toContain('\nIndustry: Healthcare\n');
});

test.describe('marketing e-mail', () => {
  const consentOf = (page: Page) => page.getByRole('checkbox', { name: /occasional e-mail/ });
  const consentTags = (contact: DoubleContact | undefined) =>
    [...(contact?.tags ?? [])].filter((tag) => tag.startsWith(consentTagStart));

  for (const [address, wizard, challenge] of [
    ['/solutions-navigator', definition, 'Contact center (CCaaS)'],
    ['/needs-assessment', needsAssessment, 'Connectivity (SD-WAN)'],
  ] as const)
    test(`is offered on ${address} with a name and addresses, unticked, and never ticked for the visitor`, async ({
      page,
    }) => {
      const navigator = new NavigatorPage(page);
      const person = somebody();
      const sent = page.waitForRequest('**/ghl-integration');
      await navigator.open(address);
      await navigator.toContact(challenge);
      const consent = consentOf(page);
      await expect(consent).not.toBeChecked();
      await expect(consent).toHaveAccessibleDescription(
        `Asked by ${site.name}, ${site.address}, ${site.email}. ${contactWordsOf(wizard).consentWithdrawal}`,
      );
      // Ticked and cleared again is not consent.
      await consent.check();
      await consent.uncheck();
      await navigator.fillContact(person);
      await navigator.submit();
      expect((await sent).postDataJSON()).not.toHaveProperty('consent');
      await expect
        .poll(async () => (await crmContact(person.email))?.notes[0])
        .toContain('Marketing e-mail: not agreed');
      expect(consentTags(await crmContact(person.email))).toEqual([]);
    });

  test('agreed to becomes a tag and a line of the CRM note, with day and wording', async ({ page }) => {
    const navigator = new NavigatorPage(page);
    const person = somebody();
    await navigator.open();
    await navigator.toContact();
    await consentOf(page).check();
    await navigator.fillContact(person);
    await navigator.submit();
    const version = contactWordsOf(definition).consentVersion;
    await expect
      .poll(async () => (await crmContact(person.email))?.notes[0])
      .toMatch(new RegExp(`Marketing e-mail: agreed \\d{4}-\\d\\d-\\d\\dT\\S+ \\(text ${version}\\)`));
    const today = new Date().toISOString().slice(0, 10);
    expect(consentTags(await crmContact(person.email))).toEqual([`${consentTagStart}${today}_text_${version}`]);
  });
});

test('the ranking prints on two sheets, with the answers, the date and the agency’s address; obligations follow once opened', async ({
  page,
}) => {
  const navigator = new NavigatorPage(page);
  await navigator.open('/solutions-navigator?industry=financial-services');
  await navigator.choosePriorities('Reduce IT complexity', 'Strengthen cybersecurity');
  await navigator.toResults(somebody());
  await page.emulateMedia({ media: 'print' });
  for (const answer of ['Reduce IT complexity', 'Strengthen cybersecurity'])
    await expect(page.getByText(/^Priorities: /).filter({ hasText: answer })).toBeVisible();
  await expect(page.getByRole('main').getByText(/\w{3}\s\d\d?,\s\d{4}, catalogue version \S+\.$/)).toBeVisible();
  for (const address of [site.address, site.phone])
    await expect(page.getByRole('contentinfo').getByText(address)).toBeVisible();
  const sheets = async (format = 'Letter') =>
    (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  const obligations = page.getByRole('region', { name: 'Obligations, layer by layer' });
  await expect(page.locator('.obligations')).toBeAttached();
  await expect(page.getByText('Loading…', { exact: true })).toHaveCount(0);
  await expect(obligations).toBeHidden();
  await expect.poll(() => sheets()).toBe(2);
  expect(await sheets('A4')).toBe(2);
  // Once they were asked for.
  await page.emulateMedia({ media: 'screen' });
  await page.locator('.results-fold:has(.obligations) > summary').click();
  await page.emulateMedia({ media: 'print' });
  await expect(obligations).toBeVisible();
});
