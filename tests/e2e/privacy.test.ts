import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { storageKeys } from '#domain/privacy/storage-keys';
import { contactWordsOf, navigator as definition, site } from '#tests/fixtures/content';
import { expect, NavigatorPage, somebody, test, tool } from '#tests/e2e/site';

/** Everything that this browser stores for the site: name → content. The copies in IndexedDB count as the outbox's. */
async function everythingStored(page: Page): Promise<Map<string, string>> {
  const entries = await page.evaluate(async () => {
    const copies: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(name));
      });
      for (const area of database.objectStoreNames) {
        const all = database.transaction(area).objectStore(area).getAll();
        await new Promise((resolve) => (all.onsuccess = resolve));
        copies.push(JSON.stringify(all.result));
      }
      database.close();
    }
    return [
      ...Object.entries({ ...window.localStorage }),
      ...Object.entries({ ...window.sessionStorage }),
      ['smartstack.outbox.copies', copies.join()],
      ['history', JSON.stringify(window.history.state)],
      ['cookie', document.cookie],
    ] as [string, string][];
  });
  const stored = new Map<string, string>();
  for (const [name, content] of entries) {
    const key = name.replace(/^(smartstack\.outbox)\..+$/, '$1');
    stored.set(key, (stored.get(key) ?? '') + content);
  }
  return stored;
}

/** The first column of one of the privacy page's tables. */
async function listed(page: Page, caption: string): Promise<string[]> {
  await page.goto('/privacy');
  return page.getByRole('table', { name: caption }).locator('tbody code').allInnerTexts();
}

/** What is stored under which name. Each lead that waits has an entry of its own under the outbox's. */
const storedKeys = async (page: Page) => {
  const keys = await page.evaluate(() => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)]);
  return keys.map((key) => key.replace(/^(smartstack\.outbox)\.[0-9a-f-]+$/, '$1'));
};

test('a visit stores exactly what the privacy page lists', async ({ page }) => {
  const stored = new Set<string>();
  /** Notes what is stored, once what was just done is: under this name. */
  const note = async (last: string) => {
    await expect.poll(() => storedKeys(page)).toContain(last);
    (await storedKeys(page)).forEach((key) => stored.add(key));
  };

  await page.goto('/insurance');
  await page.getByRole('link', { name: 'Request a Custom Insurance AI Roadmap' }).last().click();
  await note(storageKeys.message);

  await page.goto('/roi-calculator');
  for (const label of ['Monthly call volume', 'Average handle time', 'Agent headcount', 'Average agent salary'])
    await page.getByRole('textbox', { name: label }).fill('12');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('button', { name: 'Model it in detail' }).click();
  await expect(page.getByRole('table', { name: 'Three scenarios' })).toBeVisible();
  await note(storageKeys.roiModel);

  // The function cannot be reached, so that the lead stays in the browser.
  await page.route('**/ghl-integration', (route) => route.abort());
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await page.getByText('Advanced Options').click();
  await page.getByLabel('Scraping-service API key').fill('fc-double-privacy');
  await page.getByRole('button', { name: 'Save Key' }).click();
  await page.getByRole('button', { name: 'Scrape Website' }).click();
  await expect(page.getByText('Data Scraped Successfully')).toBeVisible();
  await navigator.toResults(somebody());
  await expect(navigator.notification).toContainText('Information Saved');
  await note(storageKeys.outbox);

  await tool(page, 'Criteria').click();
  await page.getByRole('radiogroup').first().getByRole('radio', { name: '2', exact: true }).check();
  await note(storageKeys.check);

  await page.goto('/compare#c=wazuh,fortigate');
  await expect(page.getByRole('main')).toContainText('Wazuh');
  await note(storageKeys.compare);

  await page.goto('/committee');
  await page.getByRole('textbox', { name: 'Paste links, one per line' }).fill('#r=1.x');
  await note(storageKeys.committee);

  const assessment = new NavigatorPage(page);
  await assessment.open('/needs-assessment');
  await expect(assessment.radio(/^Enterprise/)).toBeChecked();
  await note(storageKeys.needsAssessment);

  await page.goto('/about');
  await page.getByRole('button', { name: 'Delete from this browser' }).click();
  await note(storageKeys.deleted);

  // One of an earlier page, which can be sent from this one.
  await page.unroute('**/ghl-integration');
  const lead = { key: randomUUID(), body: { ...somebody(), secondsToFill: 40 }, at: new Date().toISOString() };
  await page.evaluate(([name, entry]) => localStorage.setItem(name, entry), [
    `${storageKeys.outbox}.${lead.key}`,
    JSON.stringify(lead),
  ] as const);
  await page.reload();
  await note(storageKeys.delivered);

  expect([...stored].sort()).toEqual((await listed(page, 'What this site keeps in your browser')).sort());
});

test('contact details are stored under the names and for the times on the privacy page, and nowhere else', async ({
  page,
}) => {
  await page.goto('/privacy');
  const table = page.getByRole('table', { name: 'What this site keeps in your browser' });
  const rows = await table.locator('tbody tr').all();
  const said = new Map<string, string>();
  for (const row of rows)
    said.set(await row.locator('code').innerText(), await row.locator('[data-label="Contact details"]').innerText());
  expect(said.size).toBe(rows.length);

  const canary = 'zq6canary';
  const person = { firstName: canary, lastName: canary, email: `maya@${canary}.example`, company: canary };
  /** The names under which a contact detail is stored now. */
  const holding = async () =>
    [...(await everythingStored(page))].filter(([, content]) => content.includes(canary)).map(([key]) => key);
  const names = {
    navigator: 'smartstack.navigator',
    assessment: 'smartstack.needs-assessment',
    outbox: 'smartstack.outbox',
    committee: 'smartstack.committee',
  };

  // The function cannot be reached, so that the lead stays in the browser.
  await page.route('**/ghl-integration', (route) => route.abort());
  const wizards = [
    ['/solutions-navigator', 'Contact center (CCaaS)', 'Your Smart Results', names.navigator],
    ['/needs-assessment', 'Connectivity (SD-WAN)', 'Your Assessment', names.assessment],
  ] as const;
  for (const [address, challenge, results, name] of wizards) {
    const wizard = new NavigatorPage(page);
    await wizard.open(address);
    await wizard.toContact(challenge);
    const before = await holding();
    expect(before).toEqual(name === names.navigator ? [] : [names.outbox]);
    await wizard.fillContact(person);
    await wizard.field('Phone').fill(canary);
    await wizard.field('Job title').fill(canary);
    await expect.poll(async () => (await holding()).sort()).toEqual([...before, name].sort());
    expect(said.get(name)).toMatch(/^Only while you fill in the contact step/);
    // Left and come back to, what was typed is still there, and the page says so.
    await page.goto('/about');
    expect(await holding()).toContain(name);
    await page.goBack();
    await wizard.arrived();
    await expect(wizard.field('Company')).toHaveValue(canary);
    await wizard.submit();
    await expect(wizard.heading(results)).toBeFocused();
    await expect(wizard.notification).toContainText('Information Saved');
    await expect.poll(holding).toEqual([names.outbox]);
    expect(said.get(names.outbox)).toBe('Yes.');
    // So that the other wizard takes over no answer of this one.
    await page.getByRole('button', { name: 'Start New Assessment' }).click();
    await expect(wizard.heading('Business Profile')).toBeFocused();
  }
  await page.goto('/committee');
  await page.getByRole('textbox', { name: 'Paste links, one per line' }).fill(`${canary}: #r=1.x`);
  await expect.poll(async () => (await holding()).sort()).toEqual([names.committee, names.outbox].sort());
  expect(said.get(names.committee)).toMatch(/^Only while a name that you gave a link/);
  // Where none was ever seen, the page says so.
  for (const [name, words] of said) if (!Object.values(names).includes(name)) expect(words).toBe('No.');
});

test('reading, the calculator and the directory send nothing typed; the privacy page lists what a visit sends', async ({
  page,
}) => {
  const figures = ['7654321', '43.21', '98765', '87654'];
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/roi-calculator');
  const labels = ['Monthly call volume', 'Average handle time', 'Agent headcount', 'Average agent salary'];
  for (const [index, label] of labels.entries())
    await page.getByRole('textbox', { name: label }).fill(figures[index] ?? '');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('heading', { name: 'Estimate', exact: true })).toBeFocused();
  const stored = await everythingStored(page);
  for (const figure of figures) {
    expect(stored.get('roiFormData')).toContain(figure);
    expect(sent.filter((request) => request.includes(figure))).toEqual([]);
  }
  await page.goto('/providers');
  await page.getByRole('searchbox').fill('zoom');
  expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([]);
  // One origin: nothing is loaded from other companies.
  const origin = new URL(page.url()).origin;
  expect(sent.filter((request) => !request.includes(` ${origin}/`))).toEqual([]);

  await page.goto('/privacy');
  const main = page.getByRole('main');
  const { title, email } = site.privacyOfficer;
  for (const word of ['IP address', 'Netlify', 'HighLevel', 'Firecrawl', title, 'Within 30 days', 'CRTC'])
    await expect(main).toContainText(word);
  await expect(main.getByText(/^In force since [A-Z][a-z]+ \d{1,2}, 20\d\d\.$/)).toBeVisible();
  await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', new RegExp(`^mailto:${email}`));
  for (const [name, host] of [
    ['Privacy Commissioner of Canada', 'www.priv.gc.ca'],
    ['Commission d’accès à l’information', 'www.cai.gouv.qc.ca'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`^https://${host}/`));
});

test('every value sent was typed or chosen by the visitor, or is listed as added', async ({ page }) => {
  const sent = page.waitForRequest('**/ghl-integration');
  const navigator = new NavigatorPage(page);
  const person = somebody();
  await navigator.open('/solutions-navigator?industry=healthcare');
  await navigator.toContact();
  await navigator.fillContact(person);
  await page.getByRole('checkbox', { name: /occasional e-mail/ }).check();
  await navigator.submit();
  const request = await sent;
  expect(request.postDataJSON()).toEqual({
    ...person,
    phone: '',
    jobTitle: '',
    preferredContact: 'email',
    organizationType: 'Enterprise',
    geography: 'canada',
    priorities: ['Improve customer service and response time'],
    challengeArea: 'ccaas',
    detailedAnswers: expect.any(Object) as unknown,
    // Added: what follows from the answers, where the visitor came from, which wording was ticked when, and how long it took.
    tags: ['SMARTSTACK-NAVIGATOR', 'int_ccaas'],
    industry: 'healthcare',
    arrival: { page: '/solutions-navigator' },
    consent: {
      textVersion: contactWordsOf(definition).consentVersion,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
    },
    secondsToFill: expect.any(Number) as unknown,
  });
  expect(Object.keys(await request.allHeaders()).filter((name) => name === 'cookie')).toEqual([]);
});

test('only fields that the privacy page lists are sent', async ({ page }) => {
  const sent = page.waitForRequest('**/ghl-integration');
  const navigator = new NavigatorPage(page);
  await navigator.open('/solutions-navigator?industry=healthcare');
  await navigator.toResults(somebody());
  const fields = Object.keys((await sent).postDataJSON() as object);
  expect(fields).toContain('email');
  expect(await listed(page, 'What Get My Recommendations sends')).toEqual(expect.arrayContaining(fields));
});

test('what a visitor types is in no address, title or cookie, and only in the message form’s console line', async ({
  page,
}) => {
  const canary = 'zq4canary';
  const printed: string[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const seen = async () => [...addresses, page.url(), await page.title(), await page.evaluate(() => document.cookie)];

  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.toContact();
  await navigator.fillContact({
    firstName: `First ${canary}`,
    lastName: `Last ${canary}`,
    email: `maya@${canary}.example`,
    company: `Company ${canary}`,
  });
  await navigator.field('Phone').fill(`+1 416 555 0199 ${canary}`);
  await navigator.field('Job title').fill(`Title ${canary}`);
  await navigator.submit();
  await expect(navigator.heading('Your Smart Results')).toBeFocused();
  await expect(navigator.notification).toContainText('Success!');
  await page.goBack();
  await page.goForward();

  // What a calculator or a search is asked may stand in the address, a person may not.
  const form = page.getByRole('form', { name: 'Send us a message' });
  await page.goto('/about');
  await form.hover();
  await page.locator('astro-island:not([ssr])').filter({ has: form }).waitFor();
  for (const name of ['Full name', 'Phone (optional)', 'Organization (optional)', 'Message'])
    await form.getByRole('textbox', { name }).fill(`A message of ${canary}`);
  await form.getByRole('textbox', { name: 'Email' }).fill(`maya@${canary}.example`);
  await form.getByRole('combobox', { name: 'Subject' }).selectOption('Events & Media');
  expect(printed.join('\n')).not.toContain(canary);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Your message is ready to send from your own e-mail')).toBeVisible();

  expect((await seen()).filter((text) => text.includes(canary))).toEqual([]);
  await expect.poll(() => printed.filter((text) => text.includes(canary)).length).toBe(1);
});

test.use({ expectedErrors: ['Failed to load resource'] });
