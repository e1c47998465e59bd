import { readFile } from 'node:fs/promises';
import { adviceOn } from '#domain/recommendation/advice';
import { nearestProducts } from '#domain/recommendation/nearest-products';
import { recommend } from '#domain/recommendation/recommend';
import { solutionPath } from '#domain/recommendation/solution-path';
import { advice, needsAssessment, questionOf, requirementsWords, site } from '#tests/fixtures/content';
import { crmContact, expect, NavigatorPage, picks, somebody, test } from '#tests/e2e/site';
import type { Page } from 'playwright/test';

/* The needs assessment as a visitor uses it: the Navigator's own steps under another definition. */

const address = '/needs-assessment';

async function opened(page: Page): Promise<NavigatorPage> {
  const assessment = new NavigatorPage(page);
  await assessment.open(address);
  return assessment;
}

/** Steps 1 and 2: at the detailed questions. */
async function atDetails(page: Page, area: string, kind = 'Government'): Promise<NavigatorPage> {
  const assessment = await opened(page);
  await assessment.profile(kind);
  await assessment.challenge(area);
  await expect(assessment.heading('Detailed Questions')).toBeFocused();
  return assessment;
}

const nextContact = (page: Page) => page.getByRole('button', { name: 'Next: Contact Info' });

const sets = [
  {
    area: 'Contact center (CCaaS)',
    questions: [
      'What does your contact center run on today?',
      'Which channels do you need?',
      'How many agents do you have?',
    ],
    answer: 'On-premises',
    tags: ['ccaas-focus', 'int_ccaas'],
    note: 'currentSolution: on-prem',
  },
  {
    area: 'Cybersecurity (SECaaS)',
    questions: ['Who looks after security?', 'Which security tools do you have?'],
    answer: 'None',
    tags: ['cybersecurity-focus', 'int_cyber'],
    note: 'securityTeam: none',
  },
];

/** The product that is ranked first today for a set's answers, those of `atDetails` among them. */
function firstFor({ area, answer, note }: (typeof sets)[number]): string {
  const [question = ''] = note.split(':');
  const valueOf = (id: string, text: string) =>
    questionOf(needsAssessment, id).options.find(({ label }) => label.startsWith(text))?.value ?? '';
  const answers = {
    organizationType: [valueOf('organizationType', 'Government')],
    geography: ['canada'],
    priorities: ['Improve customer service and response time'],
    challengeArea: [valueOf('challengeArea', area)],
    [question]: [valueOf(question, answer)],
  };
  const [first] = recommend(needsAssessment, answers, adviceOn(advice, new Date())).top;
  return first?.solution.name ?? 'none';
}

for (const set of sets)
  test(`${set.area}: its own questions, then a summary, recommendations, and a lead with its tags`, async ({
    page,
  }) => {
    const { area, questions, answer, tags, note } = set;
    const assessment = await atDetails(page, area);
    const person = somebody();
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(questions.length);
    for (const question of questions) await expect(page.getByRole('group', { name: question })).toBeVisible();
    // Shown beforehand, not only after an early click.
    await expect(page.getByRole('main').getByText('Answer at least one question.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('group').getByText('optional')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(nextContact(page)).toHaveAttribute('aria-disabled', 'true');
    await nextContact(page).press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Answer at least one question.');
    await page.getByRole('link', { name: 'Answer at least one question.' }).click();
    await assessment.radio(answer).click();
    await expect(nextContact(page)).not.toHaveAttribute('aria-disabled');
    await nextContact(page).click();
    await assessment.fillContact(person);
    await assessment.submit();

    await expect(assessment.heading('Your Assessment')).toBeFocused();
    await expect(assessment.notification).toContainText('Success!');
    const summary = page.getByRole('region', { name: 'Your answers', exact: true });
    await expect(summary).toContainText('Government (public sector)');
    await expect(summary).toContainText(area);
    await expect(summary).toContainText(answer);
    const [question = ''] = note.split(':');
    await expect(summary).toContainText(questionOf(needsAssessment, question).effect ?? 'no effect is said');
    await expect(page.getByRole('region', { name: 'Prepare your requirements' })).toContainText(
      'Requirements document',
    );
    await expect(page.getByRole('heading', { name: 'When you book a call' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Schedule Call' })).toHaveAttribute('href', site.bookingUrl);
    await expect(picks(page)).toHaveCount(3);
    await expect(picks(page).first()).toContainText(firstFor(set));
    if (answer === 'None') {
      // What this buyer can run is first, and no filled badge stands beside what they do not have.
      await expect(page.locator('.sheet-firm .title').first()).toHaveText(
        /^(Start with .+|Ask (both|all \w+) that bring a team before you choose: “.+” (is|are) not confirmed for any)\.$/,
      );
      await expect(page.locator('.matrix thead tr')).toContainText(['Comes with a team', 'Our pick']);
      await expect(page.locator('.sheet-firm')).toContainText(`By needs alone, ${firstFor(set)} is first, but it `);
      await expect(page.locator('.matrix-match')).not.toHaveAttribute('data-confirmed');
    }
    await expect(page.getByRole('main')).not.toContainText('your size');
    // A public body's industry is its own kind.
    await expect(page.getByRole('main')).not.toContainText('no industry stated');

    const contact = await crmContact(person.email);
    expect(contact?.tags).toEqual(
      expect.arrayContaining([
        'government',
        'canada',
        'customer-focus',
        'smartstack-needs-assessment',
        'ai-advisory-lead',
        ...tags,
      ]),
    );
    expect(contact?.tags).not.toContain('smartstack-navigator');
    expect(contact?.notes[0]).toContain(`\n${questionOf(needsAssessment, question).label} ${answer}\n`);
  });

test('an area without questions: the specified message, then products, a requirements document and categories', async ({
  page,
}) => {
  const categories = ['Infrastructure', 'Communications'];
  const assessment = await atDetails(page, 'Connectivity (SD-WAN)', 'Nonprofit');
  const person = somebody();
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(0);
  await expect(page.getByText('Targeted recommendations for this area are being prepared.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Answer at least one question.');
  await nextContact(page).click();
  await expect(assessment.heading('Almost There!')).toBeFocused();
  await assessment.previous();
  await expect(assessment.heading('Detailed Questions')).toBeFocused();
  await nextContact(page).click();
  await assessment.fillContact(person);
  await assessment.submit();
  await expect(assessment.notification).toContainText('Success!');

  const where = page.getByRole('region', { name: 'Where to look until then' });
  await expect(where.getByText('Targeted recommendations for this area are being prepared.')).toBeVisible();
  const answers = { organizationType: ['nonprofit'], geography: ['canada'], challengeArea: ['connectivity'] };
  const { products, summary } = nearestProducts(needsAssessment, answers, adviceOn(advice, new Date()));
  await expect(where.getByText(summary.headline)).toBeVisible();
  await expect(where.getByRole('article')).toHaveCount(products.length);
  for (const { solution } of products) {
    const product = where.getByRole('article', { name: solution.name });
    await expect(product.getByText('Check before you buy')).toBeVisible();
    await expect(product.getByRole('link', { name: solution.name })).toHaveAttribute('href', solutionPath(solution.id));
  }
  await expect(page.getByText('#1 Top Choice')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Criteria' })).toHaveCount(0);

  const committee = page.getByRole('region', { name: 'Prepare your requirements' });
  await committee.getByRole('button', { name: 'Word' }).click();
  await expect(committee.getByRole('status')).toHaveText('Saved as requirements.docx.');
  const downloading = page.waitForEvent('download');
  await committee.getByRole('button', { name: 'Markdown' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).toContain(`# ${requirementsWords.areas['connectivity']?.title}\n`);

  const links = where.getByRole('list', { name: 'Providers of these categories' }).getByRole('link');
  await expect(links).toHaveCount(categories.length);
  for (const category of categories) await expect(links.filter({ hasText: category })).toBeVisible();
  const contact = await crmContact(person.email);
  expect(contact?.tags).toEqual(
    expect.arrayContaining(['nonprofit', 'connectivity-focus', 'smartstack-needs-assessment']),
  );
  expect(contact?.tags.filter((each) => each.startsWith('int_'))).toEqual([]);
  await links.filter({ hasText: 'Infrastructure' }).click();
  await expect(page).toHaveURL('/providers?category=infrastructure');
  await expect(page.getByRole('main').getByLabel('Category')).toHaveValue(/infrastructure/i);
});

test('a challenge changed on the closing page to an area without questions shows its message first', async ({
  page,
}) => {
  const assessment = await atDetails(page, 'AI and automation', 'SMB');
  await assessment.radio('Yes').click();
  await nextContact(page).click();
  await assessment.fillContact(somebody());
  await assessment.submit();
  await expect(assessment.notification).toContainText('Success!');
  await assessment.change('challenge area');
  await expect(assessment.heading('Challenge Area')).toBeFocused();
  await assessment.challenge('Disaster recovery and backup (DRaaS)');
  await expect(page.getByText('Targeted recommendations for this area are being prepared.')).toBeVisible();
  await nextContact(page).click();
  await expect(page.getByRole('region', { name: 'Where to look until then' })).toBeVisible();
});

test('None excludes the other video platforms, and the question says so', async ({ page }) => {
  await atDetails(page, 'Unified communications (UCaaS)');
  const question = page.getByRole('group', { name: 'Which video platforms do you use?' });
  await expect(question).toHaveAccessibleDescription('Choose all that apply. None clears the others.');
  const none = question.getByRole('checkbox', { name: 'None' });
  const zoom = question.getByRole('checkbox', { name: 'Zoom' });
  await zoom.click();
  await none.press(' ');
  await expect(none).toBeChecked();
  await expect(zoom).not.toBeChecked();
  await zoom.press(' ');
  await expect(none).not.toBeChecked();
});

test('at most three priorities', async ({ page }) => {
  const assessment = await opened(page);
  await assessment.takeThreePriorities();
});

test('Previous goes back from each step, and four steps are listed', async ({ page }) => {
  const assessment = await atDetails(page, 'AI and automation', 'SMB');
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(4);
  await expect(page).toHaveTitle('Detailed Questions (step 3 of 4) | Needs Assessment | SmartStack');
  await assessment.radio('Yes').click();
  await nextContact(page).click();
  await assessment.fillContact(somebody());
  await assessment.submit();
  await expect(assessment.heading('Your Assessment')).toBeFocused();
  await expect(page).toHaveTitle('Your Assessment | Needs Assessment | SmartStack');
  for (const step of ['Almost There!', 'Detailed Questions', 'Challenge Area', 'Business Profile']) {
    await assessment.previous();
    await expect(assessment.heading(step)).toBeFocused();
  }
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0);
  await expect(assessment.radio(/^SMB/)).toBeChecked();
});

test('starting over forgets the answers, and takes none over from the Navigator again', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.profile();
  const assessment = await opened(page);
  await expect(assessment.radio(/^Enterprise/)).toBeChecked();
  await assessment.next('Next: Challenge Area');
  await assessment.challenge('Desktop as a service (DaaS)');
  await nextContact(page).click();
  await assessment.fillContact(somebody());
  await assessment.submit();
  await page.getByRole('button', { name: 'Start New Assessment' }).click();
  await expect(assessment.heading('Business Profile')).toBeFocused();
  await page.reload();
  await assessment.arrived();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('the whole way by keyboard', async ({ page }) => {
  const assessment = await opened(page);
  const person = somebody();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await assessment.radio(/^SMB/).focus();
  await press('ArrowUp');
  await expect(assessment.radio(/^Nonprofit/)).toBeChecked();
  await press('Tab', 'Space', 'Tab', 'Space', 'Enter');
  await expect(assessment.heading('Challenge Area')).toBeFocused();
  await press('Tab', 'Space', 'ArrowDown', 'ArrowDown', 'Enter');
  await expect(assessment.heading('Detailed Questions')).toBeFocused();
  await press('Enter', 'Tab', 'Space', 'Tab', 'Space', 'Enter');
  await expect(assessment.heading('Almost There!')).toBeFocused();
  // Past the folded answers.
  await press('Tab', 'Tab');
  for (const value of [person.firstName, person.lastName, person.email, '', person.company]) {
    await page.keyboard.insertText(value);
    await press('Tab');
  }
  await press('Enter');
  await expect(assessment.heading('Your Assessment')).toBeFocused();
  await expect.poll(async () => (await crmContact(person.email))?.tags).toContain('cybersecurity-focus');
});

test('answers from the Navigator are prefilled here and can be changed', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.profile('Mid-Market');
  await navigator.challenge('Cybersecurity');
  await expect(navigator.heading('Detailed Questions')).toBeFocused();
  const assessment = await opened(page);
  const notice = page.getByText('From your answers in the Solution Navigator: ');
  await expect(notice).toContainText('Canada only');
  await expect(notice).toContainText('Still asked: ');
  await expect(assessment.radio(/^Mid-Market/)).toBeChecked();
  await expect(assessment.radio('Canada only')).toBeChecked();
  await expect(page.getByText('Selected: 1/3')).toBeVisible();
  await assessment.radio(/^Government/).click();
  await assessment.next('Next: Challenge Area');
  await expect(notice).toBeVisible();
  await expect(assessment.radio(/^Cybersecurity/)).toBeChecked();
  await assessment.next('Next: Detailed Questions');
  await expect(notice).toHaveCount(0);
  await expect(assessment.heading('Detailed Questions')).toBeFocused();
  // The Navigator keeps its own answer.
  await navigator.open();
  await expect(navigator.radio(/^Mid-Market/)).toBeChecked();
});

test('answers given here are prefilled in the Navigator where it asks for them', async ({ page }) => {
  const assessment = await opened(page);
  await assessment.profile('SMB');
  await assessment.challenge('Connectivity (SD-WAN)');
  await expect(assessment.heading('Detailed Questions')).toBeFocused();
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await expect(page.getByText('From your answers in the Needs Assessment: ')).toBeVisible();
  await expect(navigator.radio(/^SMB/)).toBeChecked();
  await navigator.next('Next: Challenge Area');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('the switch beside each title takes the latest answers to the other wizard and back, not by the address', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${new URL(request.url()).search} ${request.postData()}`));
  const labelOf = (value: string) =>
    questionOf(needsAssessment, 'geography').options.find((each) => each.value === value)?.label;
  const wizard = await opened(page);
  await wizard.radio('Global').click();
  await wizard.switchTo('Solution Navigator');
  await expect(page).toHaveURL('/solutions-navigator');
  await wizard.profile('Mid-Market');
  await wizard.challenge('Contact center (CCaaS)');
  await wizard.next('Next: Contact Info');
  const person = somebody();
  await wizard.field('Email').fill(person.email);

  await wizard.switchTo('Needs Assessment');
  await expect(page).toHaveURL('/needs-assessment');
  await expect(wizard.heading('Business Profile')).toBeVisible();
  const notice = page.getByText('From your answers in the');
  await expect(notice).toContainText(
    `in the Solution Navigator: Mid-Market (26–250 employees); ${labelOf('canada')} (before: ${labelOf('global')});`,
  );
  await expect(notice).toContainText(`Still asked: ${questionOf(needsAssessment, 'currentSolution').summaryLabel}, `);
  await expect(notice).not.toContainText('your name');
  await expect(wizard.radio('Canada only')).toBeChecked();
  await wizard.radio('North America').click();
  await wizard.next('Next: Challenge Area');
  await wizard.next('Next: Detailed Questions');
  await wizard.radio('10-49').click();
  await wizard.next('Next: Contact Info');
  await expect(wizard.field('Email')).toHaveValue(person.email);

  await wizard.switchTo('Solution Navigator');
  await expect(wizard.radio('North America')).toBeChecked();
  await expect(wizard.radio(/^Mid-Market/)).toBeChecked();
  await expect(notice).toContainText(
    `in the Needs Assessment: ${labelOf('north-america')} (before: ${labelOf('canada')}).`,
  );
  // What only the assessment asks is still there.
  await wizard.switchTo('Needs Assessment');
  await wizard.next('Next: Challenge Area');
  await wizard.next('Next: Detailed Questions');
  await expect(wizard.radio('10-49')).toBeChecked();
  expect(sent.filter((each) => /mid-market|canada|america|10-49|@/i.test(each))).toEqual([]);
});

test('the calculator takes up the number of agents', async ({ page }) => {
  const assessment = await atDetails(page, 'Contact center (CCaaS)');
  await assessment.radio('10-49').click();
  await expect(nextContact(page)).not.toHaveAttribute('aria-disabled');
  await page.goto('/roi-calculator');
  await expect(page.getByRole('textbox', { name: 'Agent headcount' })).toHaveValue('10');
});
