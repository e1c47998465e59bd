import type { Locator } from 'playwright/test';
import { printed } from '#tests/fixtures/printed';
import { crmContact, expect, isBelow, NavigatorPage, picks, somebody, test } from '#tests/e2e/site';

test('step 1 says what is missing, and takes at most three priorities', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  await navigator.open();
  const next = page.getByRole('button', { name: 'Next: Challenge Area' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.press('Enter');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Choose the size of your organization.');
  await expect(alert).toContainText('Choose where you operate.');
  await expect(alert).toContainText('Choose at least one priority.');
  await alert.getByRole('link', { name: 'Choose where you operate.' }).click();
  await expect(navigator.radio('Canada only')).toBeFocused();

  const fourth = await navigator.takeThreePriorities();
  await navigator.choosePriorities('Automate repetitive');
  await expect(page.getByText('Selected: 2/3')).toBeVisible();
  await fourth.click();
  await expect(fourth).toBeChecked();
});

test('the contact step names each error, clears it on edit, and trims what it sends', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  const person = somebody();
  await navigator.open();
  await navigator.toContact();
  await navigator.field('First name').fill('   ');
  await navigator.field('Email').fill('ada at bank');
  await navigator.submit();
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toBeFocused();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Company name is required',
  ])
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
  await expect(navigator.field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await summary.getByRole('link', { name: 'Last name is required' }).click();
  await expect(navigator.field('Last name')).toBeFocused();

  await navigator.field('Email').fill('');
  await expect(navigator.field('Email')).not.toHaveAttribute('aria-invalid');
  await navigator.submit();
  await expect(summary).toContainText('Email is required');

  await navigator.fillContact({ ...person, firstName: '  Ada ', company: ' North Bank  ' });
  await navigator.submit();
  await expect(navigator.heading('Your Smart Results')).toBeFocused();
  await expect
    .poll(async () => (await crmContact(person.email))?.fields)
    .toMatchObject({ firstName: 'Ada', companyName: 'North Bank' });
});

test('a reload loses nothing at any step', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  const reload = async () => {
    await page.reload();
    await navigator.arrived();
  };
  await navigator.open();
  await navigator.radio(/^Mid-Market/).click();
  await navigator.choosePriorities('Modernize communications');
  await reload();
  await expect(navigator.radio(/^Mid-Market/)).toBeChecked();
  await expect(page.getByText('Selected: 1/3')).toBeVisible();
  await navigator.radio('Global').click();
  await navigator.next('Next: Challenge Area');
  await reload();
  await expect(navigator.heading('Challenge Area')).toBeVisible();
  await navigator.challenge('Unified communications (UCaaS)');
  await navigator.radio('Yes').click();
  await reload();
  await expect(navigator.heading('Detailed Questions')).toBeVisible();
  await expect(navigator.radio('Yes')).toBeChecked();
  await navigator.next('Next: Contact Info');
  const person = somebody();
  await navigator.fillContact(person);
  await reload();
  await expect(navigator.field('Email')).toHaveValue(person.email);
  await navigator.submit();
  await expect(picks(page)).toHaveCount(3);
  await expect(navigator.notification).toContainText('Success!');
  await reload();
  await expect(navigator.heading('Your Smart Results')).toBeVisible();
  await expect(picks(page).first()).toContainText('Microsoft Teams Phone');
  await expect(navigator.notification).toContainText('Success!');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(navigator.notification).toBeEmpty();
  await expect(page.getByRole('main')).toContainText('Success!');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(person.email);
});

test('Back and Forward are Previous and Next', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.toContact();
  for (const step of ['Detailed Questions', 'Challenge Area', 'Business Profile']) {
    await page.goBack();
    await expect(navigator.heading(step)).toBeFocused();
  }
  for (const step of ['Challenge Area', 'Detailed Questions', 'Almost There!']) {
    await page.goForward();
    await expect(navigator.heading(step)).toBeFocused();
  }
  await navigator.previous();
  await expect(navigator.heading('Detailed Questions')).toBeFocused();
  await page.goForward();
  await expect(navigator.heading('Almost There!')).toBeFocused();
  await navigator.previous();
  await navigator.heading('Detailed Questions').waitFor();
  await navigator.previous();
  await expect(navigator.heading('Challenge Area')).toBeFocused();
  await page.goBack();
  await expect(navigator.heading('Business Profile')).toBeFocused();
});

test('a link to a later step opens the first unanswered one before it', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  await navigator.open('/solutions-navigator#contact-info');
  await expect(navigator.heading('Business Profile')).toBeVisible();
  await navigator.profile();
  await page.goto('/solutions-navigator#smart-results');
  await expect(navigator.heading('Challenge Area')).toBeVisible();
  await expect(page).toHaveURL(/#challenge-area$/);
});

test('the skip link and Contact stay within the step', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.profile();
  await navigator.challenge('Cybersecurity');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'our message form' })).toBeInViewport();
  await expect(navigator.heading('Detailed Questions')).toBeAttached();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(navigator.heading('Detailed Questions')).toBeAttached();
  await page.reload();
  await navigator.arrived();
  await expect(navigator.heading('Detailed Questions')).toBeVisible();
});

test('each step names itself in the document title', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await expect(page).toHaveTitle('Business Profile (step 1 of 5) | Solution Navigator | SmartStack');
  await navigator.profile();
  await expect(page).toHaveTitle('Challenge Area (step 2 of 5) | Solution Navigator | SmartStack');
});

test('the contact step says what is ready, then asks, promises privacy above its button, and folds the answers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.toContact();
  const waits = page.getByRole('main').getByText(/^\d+ picks?\b.* ready\.$/);
  await expect(waits).toBeVisible();
  expect(await isBelow(navigator.field('First name'), waits)).toBe(true);
  const promise = page.getByText(/^Your information is used only/);
  expect(await isBelow(page.getByRole('button', { name: 'Get My Recommendations' }), promise)).toBe(true);
  const check = page.getByRole('region', { name: 'Check your answers' });
  const change = check.getByRole('link', { name: 'Change geography' });
  await expect(change).toBeHidden();
  await check.getByText(/^\d+ answers$/).click();
  await expect(change).toBeVisible();
});

test('an answer can be changed from the contact step, which returns there', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.toContact('Just browsing');
  const check = page.getByRole('region', { name: 'Check your answers' });
  await expect(check).toContainText('Enterprise (250+ employees)');

  await navigator.change('organization');
  await expect(navigator.heading('Business Profile')).toBeFocused();
  await navigator.radio(/^SMB/).click();
  await navigator.next('Next: Challenge Area');
  await expect(navigator.heading('Almost There!')).toBeFocused();
  await expect(check).toContainText('SMB (1–25 employees)');
  await expect(check).toContainText('Canada only');

  await navigator.change('challenge area');
  await navigator.challenge('Contact center (CCaaS)');
  await expect(navigator.heading('Detailed Questions')).toBeFocused();
  await navigator.radio('Yes').click();
  await navigator.next('Next: Contact Info');
  await expect(check).toContainText('Microsoft Teams integration');

  await navigator.change('challenge area');
  await navigator.challenge('Cybersecurity');
  await expect(navigator.heading('Almost There!')).toBeFocused();
  await expect(check).not.toContainText('Microsoft Teams integration');

  const person = somebody();
  await navigator.fillContact(person);
  await navigator.submit();
  await expect(page.getByRole('table', { name: /^Stated needs against/ })).toContainText('Cybersecurity');
  await expect.poll(async () => (await crmContact(person.email))?.notes[0]).toContain('\nNeed: Cybersecurity ');
  const contact = await crmContact(person.email);
  expect(contact?.notes[0]).not.toContain('Microsoft Teams?');
  expect(contact?.tags).not.toContain('int_ccaas');
});

test('the whole way by keyboard', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  const person = somebody();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await navigator.open();
  await navigator.radio(/^SMB/).focus();
  await press('ArrowDown', 'ArrowDown');
  await expect(navigator.radio(/^Enterprise/)).toBeChecked();
  await press('Tab', 'Space', 'Tab', 'Space', 'Tab', 'Tab', 'Space');
  await expect(page.getByText('Selected: 2/3')).toBeVisible();
  await press('Enter');
  await expect(navigator.heading('Challenge Area')).toBeFocused();

  await press('Tab', 'Space');
  await expect(navigator.radio('Contact center (CCaaS)')).toBeChecked();
  await press('ArrowDown', 'ArrowDown');
  await expect(navigator.heading('Challenge Area')).toBeVisible();
  await expect(navigator.radio('Cybersecurity')).toBeChecked();
  await press('Enter');
  await expect(navigator.heading('Detailed Questions')).toBeFocused();

  await press('Tab', 'Space', 'Tab', 'Tab', 'Enter');
  await expect(navigator.heading('Almost There!')).toBeFocused();
  // Past the folded answers.
  await press('Tab', 'Tab');
  for (const value of [person.firstName, person.lastName, person.email, '', person.company, '']) {
    await page.keyboard.insertText(value);
    await press('Tab');
  }
  await press('ArrowRight', 'Enter');
  await expect(navigator.heading('Your Smart Results')).toBeFocused();
  await expect.poll(async () => (await crmContact(person.email))?.notes[0]).toContain('Preferred contact: phone');

  // On, to what proves the sheet, and to paper.
  const tabTo = async (wanted: Locator) => {
    const isThere = () => wanted.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < 60 && !(await isThere()); tabs += 1) await press('Tab');
    await expect(wanted).toBeFocused();
  };
  const finding = page
    .getByRole('table', { name: /^Stated needs against/ })
    .getByRole('button')
    .first();
  await tabTo(finding);
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const section = page.locator('.results-fold > summary').filter({ hasText: 'Check before you buy' });
  await tabTo(section);
  await press('Enter');
  await expect(page.locator('#check-before-you-buy')).toBeVisible();
  const sentence = await page.locator('.sheet-firm .title').first().innerText();
  const { text } = printed(await page.pdf({ format: 'Letter' }));
  const onPaper = text.map(({ words }) => words).join(' ');
  for (const word of sentence.split(' ')) expect(onPaper).toContain(word);
  expect(onPaper).toContain('Check before you buy');
});
