import { randomUUID } from 'node:crypto';
import type { BrowserContext, Request } from 'playwright/test';
import { maxDays } from '#domain/lead/outbox';
import { leaveUnsentLeads, unsentLeads } from '#tests/e2e/unsent-leads';
import { crmContact, expect, NavigatorPage, picks, somebody, stopClock, test } from '#tests/e2e/site';

const leadFunction = '**/.netlify/functions/ghl-integration';
/** The leads in this browser's outbox, as it stores them; null when there are none. */
const outbox = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('smartstack.outbox.'))
    .map((key) => localStorage.getItem(key))
    .join() || null;

const partial = "Your information has been saved locally. We're working on syncing it to our CRM.";

for (const behaviour of ['status-401', 'status-403', 'status-400', 'status-422', 'status-429', 'status-503', 'reset'])
  test(`the CRM answers with ${behaviour}: results open, the lead is stored, and the page says so`, async ({
    page,
  }) => {
    const navigator = new NavigatorPage(page);
    await navigator.open();
    await navigator.toResults(somebody(behaviour));
    await expect(navigator.notification).toContainText('Partial Success');
    await expect(navigator.notification).toContainText(partial);
    for (const name of [
      'Authentication Failed',
      'Access Forbidden',
      'Bad Request',
      'Validation Error',
      'Integration Error',
    ])
      await expect(page.getByRole('main')).not.toContainText(name);
    await expect.poll(() => page.evaluate(outbox)).toBeNull();
  });

test('pasted details are cleaned, and doubtful ones queried but never refused', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  const person = somebody();
  await navigator.openFilledIn({ ...person, company: 'North\u202e Bank' });
  const question = page.getByRole('button', { name: /^Did you mean/ });
  await navigator.field('Email').fill('ada@gmial.com');
  await expect(question).toHaveText('Did you mean ada@gmail.com?');
  await question.click();
  await expect(navigator.field('Email')).toHaveValue('ada@gmail.com');
  await expect(navigator.field('Email')).toBeFocused();
  await expect(question).toHaveCount(0);

  const asked = page.getByRole('status').filter({ hasText: 'To be called, give us your number above.' });
  await expect(asked).toHaveCount(0);
  await navigator.radio('Phone').check();
  await expect(asked).toBeVisible();
  await navigator.field('Phone').fill('416 555 0142');
  await expect(asked).toHaveCount(0);
  await navigator.field('Phone').fill('');

  await navigator.field('Email').fill('ada@bank..example');
  await navigator.submit();
  await expect(navigator.field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await navigator.field('Email').fill(`Ada Bell <mailto:${person.email}>,`);
  await navigator.submit();
  await expect(navigator.heading('Your Smart Results')).toBeFocused();
  await expect.poll(async () => (await crmContact(person.email))?.fields['companyName']).toBe('North Bank');
});

test('a slow answer costs at most the button’s wait, in which nothing can be changed, and its outcome is shown later', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(leadFunction, async (route) => {
    await held;
    await route.continue();
  });
  const navigator = new NavigatorPage(page);
  await navigator.openFilledIn(somebody());
  // How long a busy machine takes to look is not what the visitor waits.
  await stopClock(page);
  await navigator.submit();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(navigator.field('First name')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  // With its links.
  await expect(page.getByRole('region', { name: 'Check your answers' })).toHaveAttribute('inert');
  await page.clock.runFor(1500);
  await page.clock.resume();
  await expect(navigator.heading('Your Smart Results')).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Your details are being sent.');
  await expect(navigator.notification).toBeEmpty();
  answer();
  await expect(navigator.notification).toContainText('Success!');
});

test.describe('when the function cannot be reached', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('the lead waits in this browser and is sent once it is back online', async ({ page, context }) => {
    const navigator = new NavigatorPage(page);
    const person = somebody();
    await navigator.openFilledIn(person);
    await page.route(leadFunction, (route) => route.abort());
    await navigator.submit();
    await expect(navigator.notification).toContainText('Information Saved');
    await expect(navigator.notification).toContainText("Your information has been saved. We'll process it shortly.");
    expect(await page.evaluate(outbox)).toContain(person.email);
    expect(await crmContact(person.email)).toBeUndefined();

    await page.unroute(leadFunction);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(navigator.notification).toContainText('Success!');
    await expect.poll(() => page.evaluate(outbox)).toBeNull();
    await expect.poll(async () => (await crmContact(person.email))?.notes).toHaveLength(1);
  });

  test('a login page in place of the answer does not count as a receipt', async ({ page }) => {
    const navigator = new NavigatorPage(page);
    await navigator.openFilledIn(somebody());
    await page.route(leadFunction, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }),
    );
    await navigator.submit();
    await expect(navigator.notification).toContainText('Information Saved');
  });

  test('and this browser keeps nothing: the page says so, and the details can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      Storage.prototype.setItem = refuse;
    });
    const navigator = new NavigatorPage(page);
    const person = somebody();
    await navigator.openFilledIn(person);
    await page.route(leadFunction, (route) => route.abort());
    await navigator.submit();
    await expect(picks(page)).toHaveCount(3);
    await expect(navigator.notification).toContainText('Your details could not be saved');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'E-mail your details' })).toHaveAttribute(
      'href',
      /^mailto:hello@smartstack\.example\?.*North%20Bank/,
    );
    await main.getByRole('button', { name: 'Copy your details' }).click();
    await expect(main.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => window.navigator.clipboard.readText())).toContain(person.email);

    await page.unroute(leadFunction);
    await main.getByRole('button', { name: 'Change your details' }).click();
    await expect(navigator.field('Email')).toHaveValue(person.email);
    await navigator.submit();
    await expect(navigator.notification).toContainText('Success!');
  });
});

test.describe('when the function refuses the lead', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('step 5 opens with what to fix, and the fixed lead replaces the refused one', async ({ page }) => {
    const navigator = new NavigatorPage(page);
    const person = somebody();
    await navigator.openFilledIn(person);
    await page.route(leadFunction, (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, error: 'Contact information is required', fields: { company: 'is required' } },
      }),
    );
    await navigator.submit();
    await expect(navigator.notification).toContainText('Your details were not accepted');
    await page.unroute(leadFunction);
    await page.getByRole('main').getByRole('button', { name: 'Change your details' }).click();
    await expect(navigator.field('Company')).toHaveAccessibleDescription('Please check this field: it is required');
    await expect(page.getByText('Your details were not accepted. Correct what is marked')).toBeVisible();
    await navigator.field('Company').fill('South Bank');
    await navigator.submit();
    await expect(navigator.notification).toContainText('Success!');
    await expect.poll(async () => (await crmContact(person.email))?.fields['companyName']).toBe('South Bank');
    await expect.poll(() => page.evaluate(outbox)).toBeNull();
  });
});

/** A step that is counted is posted too. */
const isLead = (request: Request) => request.method() === 'POST' && request.url().endsWith('/ghl-integration');

/** The leads that pages send, as they are posted. */
function leadsFrom(context: BrowserContext) {
  const sent: { key: string; email: string; replaces?: string }[] = [];
  context.on('request', (request) => {
    if (isLead(request)) sent.push({ key: request.headers()['idempotency-key'] ?? '', ...request.postDataJSON() });
  });
  return sent;
}

test('another e-mail address under the same name after step 5 is queried; as a correction it names the old submission', async ({
  page,
  context,
}) => {
  const navigator = new NavigatorPage(page);
  const [wrong, right] = [somebody(), somebody()];
  const sent = leadsFrom(context);
  const question = page.getByRole('group', { name: 'You have sent details before. Do these correct them?' });
  await navigator.open();
  await navigator.toResults(wrong);
  await expect(navigator.notification).toContainText('Success!');
  await navigator.previous();
  await expect(navigator.heading('Almost There!')).toBeFocused();
  await expect(navigator.field('Email')).toHaveValue('');
  await expect(page.getByText('You have sent your details, ')).toBeVisible();
  await navigator.fillContact(wrong);
  await expect(question).toHaveCount(0);
  await navigator.field('Email').fill(right.email);
  await expect(page.getByRole('status').filter({ has: question })).toContainText('Do these correct them?');
  await expect(navigator.field('Email')).toBeFocused();
  await expect(question.getByRole('radio', { name: 'No, keep both' })).toBeChecked();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'ArrowDown']) await page.keyboard.press(key);
  await expect(question.getByRole('radio', { name: 'Yes, replace the earlier ones' })).toBeFocused();
  await navigator.submit();
  await expect.poll(async () => (await crmContact(right.email))?.notes[0]).toContain('Says it replaces submission');
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  expect(sent[1]?.replaces).toBe(sent[0]?.key);
});

test('a second person in a duplicated tab does not replace the first', async ({ page, context }) => {
  const [first, second] = [somebody(), { ...somebody('bea.cole'), firstName: 'Bea', lastName: 'Cole' }];
  const sent = leadsFrom(context);
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.toResults(first);
  await expect(navigator.notification).toContainText('Success!');
  // A window that a page opens begins with a copy of its session, as a duplicated tab does.
  const [copy] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void open(location.href))]);
  const inCopy = new NavigatorPage(copy);
  await expect(inCopy.heading('Your Smart Results')).toBeVisible();
  await inCopy.previous();
  await inCopy.fillContact(second);
  await expect(copy.getByRole('group', { name: 'Do these correct them?' })).toHaveCount(0);
  await inCopy.submit();
  await expect(inCopy.notification).toContainText('Success!');
  await expect.poll(() => sent.map(({ email }) => email)).toEqual([first.email, second.email]);
  expect(sent[1]).not.toHaveProperty('replaces');
  for (const { email } of [first, second]) expect((await crmContact(email))?.tags).toContain('smartstack-navigator');
});

test('details sent again keep their key and reach the CRM once', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  const person = somebody();
  const keys: string[] = [];
  page.on('request', (request) => {
    if (isLead(request)) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  await navigator.open();
  await navigator.toResults(person);
  await expect(navigator.notification).toContainText('Success!');
  await navigator.previous();
  await navigator.fillContact(person);
  await navigator.submit();
  await expect(navigator.heading('Your Smart Results')).toBeFocused();
  await expect(navigator.notification).toContainText('Success!');
  await expect.poll(() => keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect((await crmContact(person.email))?.upserts).toBe(1);
});

test('results can be reopened without sending twice', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  let posts = 0;
  page.on('request', (request) => (posts += isLead(request) ? 1 : 0));
  await navigator.open();
  await navigator.toResults(somebody());
  await navigator.previous();
  await page.getByRole('button', { name: 'Return to your results' }).click();
  await expect(navigator.heading('Your Smart Results')).toBeFocused();
  expect(posts).toBe(1);
});

test('answers changed after sending are marked, with a way to send them', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.toResults(somebody());
  await expect(navigator.notification).toContainText('Success!');
  await navigator.previous();
  await navigator.change('challenge area');
  await navigator.challenge('Cybersecurity');
  await page.getByRole('button', { name: 'Return to your results' }).click();
  await expect(page.getByText('your advisor still has the earlier ones')).toBeVisible();
  await page.getByRole('button', { name: 'Send them again' }).click();
  await expect(navigator.heading('Almost There!')).toBeFocused();
});

test.describe('a lead that needs the visitor', () => {
  test('is listed on every page, can be copied, and goes when the visitor deletes it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const person = somebody();
    await leaveUnsentLeads(page, { key: randomUUID(), email: person.email, refused: true });
    await page.goto('/about');
    await expect(unsentLeads(page)).toContainText('were not accepted.');
    await expect(unsentLeads(page).getByRole('link', { name: 'E-mail your details' })).toHaveAttribute(
      'href',
      /^mailto:hello@smartstack\.example\?.*North%20Bank/,
    );
    await unsentLeads(page).getByRole('button', { name: 'Copy your details' }).click();
    await expect(unsentLeads(page).getByRole('status')).toHaveText('Copied.');
    expect(await page.evaluate(() => window.navigator.clipboard.readText())).toContain(person.email);
    await page.goto('/healthcare');
    await unsentLeads(page).getByRole('button', { name: 'Delete from this browser' }).press('Enter');
    await expect(unsentLeads(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => page.evaluate(outbox)).toBeNull();
    expect(await crmContact(person.email)).toBeUndefined();
  });

  test('that has failed for good can be tried again', async ({ page }) => {
    const [person, other] = [somebody(), somebody()];
    const unsent = { key: randomUUID(), email: person.email, failedFor: maxDays.number + 1 };
    await leaveUnsentLeads(page, unsent, { key: randomUUID(), email: other.email, refused: true });
    await page.goto('/');
    await expect(unsentLeads(page).getByRole('listitem')).toHaveCount(2);
    const answered = Promise.withResolvers<void>();
    await page.route(leadFunction, async (route) => {
      await answered.promise;
      await route.continue();
    });
    await unsentLeads(page).getByRole('button', { name: 'Try again' }).click();
    await expect(unsentLeads(page).getByRole('list')).toBeFocused();
    await expect(unsentLeads(page).getByText(/^Your details of .* wait to be sent\.$/)).toBeVisible();
    await expect(unsentLeads(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
    answered.resolve();
    await expect(page.getByText(/^Your details of \w+ \d+ have been sent\.$/)).toBeVisible();
    await expect(unsentLeads(page).getByRole('listitem')).toHaveCount(1);
    await expect.poll(async () => (await crmContact(person.email))?.notes.length).toBe(1);
  });

  test('… and one waiting for a connection can be deleted too', async ({ page }) => {
    await page.route(leadFunction, (route) => route.abort());
    await leaveUnsentLeads(page, { key: 'waiting-lead', email: somebody().email });
    await page.goto('/about');
    await expect(unsentLeads(page)).toContainText('wait to be sent.');
    await expect(unsentLeads(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
    expect(await page.evaluate(outbox)).toContain('waiting-lead');
    await unsentLeads(page).getByRole('button', { name: 'Delete from this browser' }).press('Enter');
    await expect(unsentLeads(page)).toBeHidden();
    await expect.poll(() => page.evaluate(outbox)).toBeNull();
  });

  test('sent from another page, it is shown as delivered, also after a reload', async ({ page }) => {
    const navigator = new NavigatorPage(page);
    const person = somebody();
    await page.route(leadFunction, (route) => route.abort());
    await navigator.open();
    await navigator.toResults(person);
    await expect(navigator.notification).toContainText('Information Saved');
    await page.unroute(leadFunction);
    await page.goto('/about');
    await expect.poll(() => page.evaluate(outbox), { timeout: 20_000 }).toBeNull();
    expect(await crmContact(person.email)).toBeTruthy();
    await navigator.open('/solutions-navigator#smart-results');
    await expect(navigator.notification).toContainText('Success!');
    await page.reload();
    await expect(navigator.notification).toContainText('Success!');
    await expect(page.getByRole('main')).not.toContainText(/Partial Success|Information Saved/);
  });

  test('deleted on another page, it is not shown as on its way', async ({ page }) => {
    const navigator = new NavigatorPage(page);
    await page.route(leadFunction, (route) => route.abort());
    await navigator.open();
    await navigator.toResults(somebody());
    await expect(navigator.notification).toContainText('Information Saved');
    // Said here already.
    await expect(unsentLeads(page)).toBeHidden();
    await page.goto('/about');
    await unsentLeads(page).getByRole('button', { name: 'Delete from this browser' }).click();
    await expect(unsentLeads(page)).toBeHidden();
    await expect.poll(() => page.evaluate(outbox)).toBeNull();
    await navigator.open('/solutions-navigator#smart-results');
    await expect(navigator.heading('Your Smart Results')).toBeVisible();
    await expect(navigator.notification).toBeEmpty();
    await expect(page.getByRole('main')).not.toContainText(/Partial Success|Information Saved/);
  });

  test('deleted in another tab, it is no longer shown as saved, at once and after a reload', async ({ page }) => {
    const navigator = new NavigatorPage(page);
    await page.context().route(leadFunction, (route) => route.abort());
    await navigator.open();
    await navigator.toResults(somebody());
    await expect(navigator.notification).toContainText('Information Saved');
    const other = await page.context().newPage();
    await other.goto('/about');
    await unsentLeads(other).getByRole('button', { name: 'Delete from this browser' }).click();
    await expect(unsentLeads(other)).toBeHidden();
    await expect(navigator.notification).toBeEmpty();
    await page.reload();
    await expect(navigator.heading('Your Smart Results')).toBeVisible();
    await expect(navigator.notification).toBeEmpty();
    await expect(page.getByRole('main')).not.toContainText(/Partial Success|Information Saved/);
  });

  test('is found by an island that arrives after the one that looked', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_astro/UnsentLeads*.js', async (route) => {
      await held;
      await route.continue();
    });
    await leaveUnsentLeads(page, { key: randomUUID(), email: somebody().email, refused: true });
    const navigator = new NavigatorPage(page);
    await navigator.open();
    release();
    // React would report a mismatch with the page as served, and the test's watch would fail it.
    await expect(unsentLeads(page)).toContainText('were not accepted.');
  });
  test.use({ expectedErrors: ['Failed to load resource'] });
});
