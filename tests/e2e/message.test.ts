import type { Locator, Page } from 'playwright/test';
import { site } from '#tests/fixtures/content';
import { expect, holdScripts, islandScriptsOf, isBelow, isFetchedAhead, test } from '#tests/e2e/site';

const insuranceRoadmap = 'Request a Custom Insurance AI Roadmap';
const roadmap =
  'I would like to request a custom insurance AI roadmap. Our lines of business and our claims system are: ';
const customStack = 'We would like a custom stack. What we run today, and what has to change:';

const refusals = [
  'Full name is required',
  'Valid email is required',
  'Please select a subject',
  'Message must be at least 10 characters',
];

const valid = {
  fullName: 'Ada Bell',
  email: 'ada@bank.example',
  phone: '+1 416 555 0142',
  organization: 'North & South Bank',
  subject: 'Events & Media',
  message: 'Could we meet?\nTuesday = good + near.',
};
const asText = `${valid.message}\n\nAda Bell\nNorth & South Bank\nada@bank.example\n+1 416 555 0142`;
const empty = { fullName: '', email: '', phone: '', organization: '', subject: '', message: '' };

/** The message form of a page as a visitor uses it. */
class MessageForm {
  readonly page: Page;
  readonly form: Locator;
  readonly fullName: Locator;
  readonly email: Locator;
  readonly phone: Locator;
  readonly organization: Locator;
  readonly subject: Locator;
  readonly message: Locator;
  readonly send: Locator;
  readonly summary: Locator;
  readonly change: Locator;
  readonly status: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('form', { name: 'Send us a message' });
    this.fullName = this.form.getByRole('textbox', { name: 'Full name' });
    this.email = this.form.getByRole('textbox', { name: 'Email' });
    this.phone = this.form.getByRole('textbox', { name: 'Phone (optional)' });
    this.organization = this.form.getByRole('textbox', { name: 'Organization (optional)' });
    this.subject = this.form.getByRole('combobox', { name: 'Subject' });
    this.message = this.form.getByRole('textbox', { name: 'Message' });
    this.send = this.form.getByRole('button', { name: 'Send Message' });
    this.change = this.form.getByRole('button', { name: 'Change your message' });
    this.summary = this.form.getByRole('alert');
    this.status = this.form.getByRole('status').filter({ hasText: /./ }).first();
  }

  /** Opens a page, goes to the form and waits until its island is there. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.form.hover();
    await this.arrived();
  }

  async arrived(): Promise<void> {
    await this.page.locator('astro-island:not([ssr])').filter({ has: this.form }).waitFor();
  }

  async fill(values: typeof valid): Promise<void> {
    await this.fullName.fill(values.fullName);
    await this.email.fill(values.email);
    await this.phone.fill(values.phone);
    await this.organization.fill(values.organization);
    await this.subject.selectOption(values.subject);
    await this.message.fill(values.message);
  }

  async expectValues(values: typeof valid): Promise<void> {
    await expect(this.fullName).toHaveValue(values.fullName);
    await expect(this.email).toHaveValue(values.email);
    await expect(this.phone).toHaveValue(values.phone);
    await expect(this.organization).toHaveValue(values.organization);
    await expect(this.subject).toHaveValue(values.subject);
    await expect(this.message).toHaveValue(values.message);
  }

  async expectReady(): Promise<void> {
    await expect(this.status).toHaveText('Your message is ready to send from your own e-mail');
    await expect(this.status).toBeFocused();
  }

  link(name: string): Locator {
    return this.form.getByRole('link', { name });
  }
}

test('an empty submit names each error at its field and in a summary with links', async ({ page }) => {
  const form = new MessageForm(page);
  await page.goto('/about');
  await form.send.click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary).toContainText('4 fields need your attention:');
  await expect(form.summary.getByRole('link')).toHaveText(refusals);
  const fields = [form.fullName, form.email, form.subject, form.message];
  for (const [index, field] of fields.entries()) {
    const refusal = refusals[index] ?? '';
    await expect(field).toHaveAccessibleDescription(refusal);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const line = form.form.getByText(refusal).and(form.form.getByRole('paragraph'));
    await expect(line).toBeVisible();
    await expect.poll(() => isBelow(line, field)).toBe(true);
    await form.summary.getByRole('link', { name: refusal }).click();
    await expect(field).toBeFocused();
  }
  for (const field of [form.phone, form.organization]) await expect(field).toHaveAccessibleDescription('');
  await form.send.click();
  await expect(form.summary).toBeFocused();
});

test('fields filled without events are kept and sent, and Back restores all of them', async ({ page }) => {
  const form = new MessageForm(page);
  await form.open('/about');
  // As some password managers and browsers do.
  await form.form.evaluate((element: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = element.elements.namedItem(name) as HTMLInputElement;
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      set?.call(field, value);
    }
  }, valid);
  await form.fullName.fill('Bo Li');
  await form.expectValues({ ...valid, fullName: 'Bo Li' });

  await page.goto('/accessibility');
  await page.goBack();
  await form.form.hover();
  await form.arrived();
  await form.fullName.fill(valid.fullName);
  await form.expectValues(valid);
  await form.send.click();
  await form.expectReady();
});

test('an error disappears when its field is edited, the others stay', async ({ page }) => {
  const form = new MessageForm(page);
  await form.open('/about');
  await form.send.click();
  await form.email.fill('a');
  await expect(form.form.getByText('Valid email is required')).toHaveCount(0);
  await expect(form.email).toHaveAccessibleDescription('');
  await expect(form.email).not.toHaveAttribute('aria-invalid');
  await expect(form.summary.getByRole('link')).toHaveText(refusals.filter((text) => !text.includes('email')));
  await form.subject.selectOption('AI Strategy');
  await form.fullName.fill('A');
  await expect(form.summary).toContainText('One field needs your attention:');
  await form.message.fill('1234567890');
  await expect(form.summary).toHaveCount(0);
  await form.send.click();
  await expect(form.summary.getByRole('link')).toHaveText(['Valid email is required']);
});

test('a valid submit logs the values, empties the form and offers e-mail, copy and a call', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = new MessageForm(page);
  await form.open('/about');
  await form.fill(valid);
  const logged: unknown[] = [];
  page.on('console', (message) => logged.push(...message.args().map((argument) => argument.jsonValue())));
  await form.send.click();
  await form.expectReady();
  await expect.poll(() => Promise.all(logged)).toEqual([valid]);
  await form.expectValues(empty);
  await expect(form.summary).toHaveCount(0);

  const mail = new URL((await form.link('E-mail your message').getAttribute('href')) ?? '');
  expect(mail.protocol + mail.pathname).toBe(`mailto:${site.email}`);
  expect(mail.searchParams.get('subject')).toBe('Events & Media');
  expect(mail.searchParams.get('body')).toBe(asText.replaceAll('\n', '\r\n'));

  const call = form.link('Book a call instead (opens in a new tab)');
  await expect(call).toHaveAttribute('href', site.bookingUrl);
  await expect(call).toHaveAttribute('target', '_blank');
  await expect(call).toHaveAttribute('rel', 'noopener noreferrer');

  await form.form.getByRole('button', { name: 'Copy your message' }).click();
  await expect(form.form.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(asText);
});

test('a submit sends nothing, stores nothing more and does not claim to have been sent', async ({ page }) => {
  const form = new MessageForm(page);
  await form.open('/about');
  await form.fill(valid);
  await page.waitForLoadState('networkidle');
  const stored = () => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(await stored()).toEqual({ 'smartstack.arrival': '/about ' });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!isFetchedAhead(request)) requests.push(request.url());
  });
  await form.send.click();
  await form.expectReady();
  await expect(page.getByRole('contentinfo')).toContainText('Nothing has gone out yet.');
  await expect(page.getByRole('contentinfo')).not.toContainText(/\bsent\b|\bthank/i);
  expect(await stored()).toEqual({ 'smartstack.arrival': '/about ' });
  // A request of the submit would be on its way by the time another one, made after it, has been answered.
  await page.evaluate(() => fetch('/mark.svg'));
  await expect.poll(() => requests.map((url) => new URL(url).pathname)).toEqual(['/mark.svg']);
  await expect(page).toHaveURL('/about');
});

test('a second message replaces the first, and is not marked as copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = new MessageForm(page);
  await form.open('/about');
  await form.fill(valid);
  await form.send.click();
  await form.form.getByRole('button', { name: 'Copy your message' }).click();
  await expect(form.form.getByText('Copied.')).toBeVisible();
  await form.change.click();
  await form.expectValues(valid);
  await expect(form.message).toBeFocused();
  await form.fill({ ...valid, message: 'Another question entirely.' });
  await form.send.click();
  await form.expectReady();
  await expect(form.link('E-mail your message')).toHaveAttribute('href', /Another%20question/);
  await expect(form.form.getByText('Copied.')).toHaveCount(0);
});

test('a message too long for a mail link is offered for copying', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = new MessageForm(page);
  await form.open('/about');
  const long = 'We run three claims systems, and one of them is ours. '.repeat(30).trim();
  await form.fill({ ...valid, message: long });
  await form.send.click();
  await form.expectReady();
  await expect(form.link('E-mail your message')).toHaveCount(0);
  await expect(form.form).toContainText(`copy it, and send it to ${site.email}.`);
  await form.form.getByRole('button', { name: 'Copy your message' }).click();
  await expect(form.form.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(long);
});

test('a probably mistyped address is queried, and sent unchanged when confirmed', async ({ page }) => {
  const form = new MessageForm(page);
  await form.open('/about');
  await form.fill({ ...valid, email: 'ada@gmial.com' });
  await form.email.focus();
  await page.keyboard.press('Tab');
  const question = form.form.getByRole('button', { name: 'Did you mean ada@gmail.com?' });
  await expect(question).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.email).toHaveValue('ada@gmail.com');
  await expect(form.email).toBeFocused();
  await expect(question).toHaveCount(0);
  await form.email.fill('ada@gmial.com');
  await form.send.click();
  await form.expectReady();
  await expect(form.link('E-mail your message')).toHaveAttribute('href', /ada%40gmial\.com/);
});

test('once a message is ready, its sheet keeps its height and has one main action', async ({ page }) => {
  const form = new MessageForm(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await form.open('/about');
    await form.fill(valid);
    const height = async () => (await form.form.boundingBox())?.height;
    const before = await height();
    await form.send.click();
    await form.expectReady();
    await expect.poll(height).toBe(before);
    // What lies below it cannot be reached: the next Tabs lead through what is there, and out.
    for (const next of [
      form.link('E-mail your message'),
      form.form.getByRole('button', { name: 'Copy your message' }),
      form.change,
      form.link('Book a call instead'),
      page.getByRole('contentinfo').getByRole('list', { name: 'Trust and compliance' }).getByRole('link').first(),
    ]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    await form.expectValues(empty);
  }
});

test('the whole way by keyboard', async ({ page }) => {
  const form = new MessageForm(page);
  await page.goto('/about');
  await form.fullName.focus();
  const next = async (field: Locator) => {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
  };
  await page.keyboard.press('Enter');
  await expect(form.summary).toBeFocused();
  await next(form.summary.getByRole('link', { name: refusals[0] ?? '' }));
  await page.keyboard.press('Enter');
  await expect(form.fullName).toBeFocused();
  await page.keyboard.type('Ada Bell');
  await next(form.email);
  await page.keyboard.type('ada@bank.example');
  await next(form.phone);
  await next(form.organization);
  await next(form.subject);
  await page.keyboard.type('General');
  await next(form.message);
  await page.keyboard.type('Could we meet?');
  await next(form.send);
  await page.keyboard.press('Enter');
  await form.expectReady();
  await next(form.link('E-mail your message'));
  await expect(form.link('E-mail your message')).toHaveAttribute('href', /\?subject=General%20Inquiry&body=Could/);
  await next(form.form.getByRole('button', { name: 'Copy your message' }));
  await next(form.change);
  await page.keyboard.press('Enter');
  await expect(form.message).toBeFocused();
  await expect(form.message).toHaveValue('Could we meet?');
});

test.describe('a call to action', () => {
  test('starts the message on its own page and on the next, until text is typed', async ({ page }) => {
    const form = new MessageForm(page);
    await page.goto('/insurance');
    await page.getByRole('link', { name: insuranceRoadmap }).last().click();
    await expect(page).toHaveURL('/insurance#contact');
    await expect(form.form).toBeInViewport();
    await expect(form.subject).toHaveValue('AI Strategy');
    await expect(form.message).toHaveValue(roadmap);
    await expect(form.summary).toHaveCount(0);

    await page.goto('/about');
    await form.expectValues({ ...empty, subject: 'AI Strategy', message: roadmap });
    await form.fullName.fill('Ada Bell');
    await form.email.fill('ada@bank.example');
    await form.send.click();
    await expect(form.summary).toBeFocused();
    await expect(form.message).toHaveAccessibleDescription(/Your own words are missing after the colon/);
    await form.send.click();
    await form.expectReady();

    const scripts = islandScriptsOf(page);
    await page.goto('/providers');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await form.expectValues(empty);
    await form.form.hover();
    await form.arrived();
    await form.expectValues(empty);
  });

  test('is replaced by a later one, and what the visitor typed stays', async ({ page }) => {
    const form = new MessageForm(page);
    await page.goto('/insurance');
    await page.getByRole('link', { name: insuranceRoadmap }).last().click();
    await expect(form.message).toHaveValue(roadmap);
    await page.goto('/providers');
    await expect(form.message).toHaveValue(roadmap);
    await form.fullName.fill('Ada Bell');
    await form.message.fill(`${roadmap}\n\nThree claims systems.`);
    await page.getByRole('link', { name: 'Request Custom Stack' }).click();
    await expect(form.message).toHaveValue(`${customStack}\n\nThree claims systems.`);
    await expect(form.fullName).toHaveValue('Ada Bell');
    await page.getByRole('link', { name: 'Request Custom Stack' }).click();
    await expect(form.message).toHaveValue(`${customStack}\n\nThree claims systems.`);
  });

  test('is replaced by other words for good: on this page, on the next, and after Back', async ({ page }) => {
    const form = new MessageForm(page);
    await page.goto('/insurance');
    await page.getByRole('link', { name: insuranceRoadmap }).last().click();
    await expect(form.message).toHaveValue(roadmap);
    await form.message.fill('Three claims systems.');
    await page.getByRole('link', { name: insuranceRoadmap }).last().click();
    await expect(form.message).toHaveValue('Three claims systems.');
    await page.goto('/about');
    await form.form.hover();
    await form.arrived();
    await expect(form.message).toHaveValue('');
    await page.goBack();
    await form.form.hover();
    await form.arrived();
    await expect(form.message).toHaveValue('Three claims systems.');
  });

  test('also starts it by keyboard', async ({ page }) => {
    const form = new MessageForm(page);
    await page.goto('/insurance');
    await page.getByRole('link', { name: insuranceRoadmap }).last().press('Enter');
    await expect(form.message).toHaveValue(roadmap);
    await expect(form.message).toBeFocused();
    await page.keyboard.type('Guidewire.');
    await expect(form.message).toHaveValue(`${roadmap}Guidewire.`);
  });

  for (const width of [360, 1440])
    test(`goes to the end of the message and says that it has started, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      const form = new MessageForm(page);
      await page.goto('/insurance');
      await page.getByRole('link', { name: insuranceRoadmap }).last().click();
      await expect(form.message).toBeFocused();
      await expect(form.message).toHaveAccessibleDescription(/first words are filled in for you/);
      const caret = () => form.message.evaluate((area: HTMLTextAreaElement) => area.selectionStart);
      await expect.poll(caret).toBe(roadmap.length);
      for (const part of [form.subject, form.message, form.form.getByText('filled in for you'), form.send])
        await expect(part).toBeInViewport({ ratio: 1 });
      // On the next page there was no interest in the form.
      await page.goto('/about');
      await expect(form.message).toHaveAccessibleDescription(/first words are filled in for you/);
      await expect(form.message).not.toBeFocused();
      await form.message.fill('Three claims systems.');
      await expect(form.message).toHaveAccessibleDescription('');
    });

  test('keeps what was typed before, below its own opening', async ({ page }) => {
    const form = new MessageForm(page);
    await form.open('/insurance');
    await form.message.fill('Three claims systems.');
    await page.getByRole('link', { name: insuranceRoadmap }).last().click();
    await expect(form.message).toHaveValue(`${roadmap}\n\nThree claims systems.`);
  });

  for (const [whose, typed] of [
    ['its beginning', roadmap],
    ['its beginning and more', `${roadmap}\n\nThree claims systems.`],
  ] as const)
    test(`starts it once: Back to a form in which the browser restores ${whose}`, async ({ page }) => {
      const form = new MessageForm(page);
      await page.goto('/insurance');
      await page.getByRole('link', { name: insuranceRoadmap }).last().click();
      await expect(form.message).toHaveValue(roadmap);
      await form.message.fill(typed);
      await page.goto('/about');
      await page.goBack();
      await form.arrived();
      await expect(form.subject).toHaveValue('AI Strategy');
      await expect(form.message).toHaveValue(typed);
    });

  test('clicked before the script arrives, starts the message once it does', async ({ page }) => {
    const form = new MessageForm(page);
    const release = await holdScripts(page);
    await page.goto('/insurance', { waitUntil: 'commit' });
    await page.getByRole('link', { name: insuranceRoadmap }).last().click();
    await form.message.fill('Three claims systems.');
    release();
    await expect(form.message).toHaveValue(`${roadmap}\n\nThree claims systems.`);
    await expect(form.subject).toHaveValue('AI Strategy');
  });
});

test.describe('before the script arrives', () => {
  test('what is typed stays', async ({ page }) => {
    const form = new MessageForm(page);
    const release = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await form.fill(valid);
    release();
    await form.arrived();
    await form.expectValues(valid);
    await expect(form.summary).toHaveCount(0);
    await form.send.click();
    await form.expectReady();
  });

  test('a complete message sent before is ready once it arrives', async ({ page }) => {
    const form = new MessageForm(page);
    const release = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await form.fill(valid);
    await form.send.click();
    const logged = page.waitForEvent('console');
    release();
    await form.expectReady();
    expect(await (await logged).args()[0]?.jsonValue()).toEqual(valid);
    await form.expectValues(empty);
    await expect(page).toHaveURL('/about');
  });

  test('a sent message reaches listeners once, before the script and never again', async ({ page }) => {
    const form = new MessageForm(page);
    const release = await holdScripts(page);
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      for (const type of ['click', 'submit']) addEventListener(type, () => heard.push(type), { capture: true });
    });
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    await page.goto('/about', { waitUntil: 'commit' });
    await form.fill(valid);
    await form.send.click();
    expect(await heard()).toEqual(['click', 'submit']);
    release();
    await form.expectReady();
    expect(await heard()).toEqual(['click', 'submit']);
  });

  test('a click of Send on an incomplete message is answered once it arrives', async ({ page }) => {
    const form = new MessageForm(page);
    const release = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await form.fullName.fill('Ada Bell');
    await form.fullName.press('Enter');
    release();
    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('link')).toHaveText(refusals.slice(1));
    await expect(form.fullName).toHaveValue('Ada Bell');
  });
});

test.describe('the script', () => {
  test('loads at the first sign of interest and not before', async ({ page }) => {
    const scripts = islandScriptsOf(page);
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await new MessageForm(page).fullName.focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

  const pending = [
    ['a lead waits', 'localStorage', 'smartstack.outbox', [{ key: 'a', body: {}, at: '2026-11-20', refused: true }]],
    ['a message is begun', 'sessionStorage', 'smartstack.message', { subject: 'AI Strategy', message: customStack }],
  ] as const;
  for (const [where, area, key, value] of pending)
    test(`comes at once where ${where}`, async ({ page }) => {
      await page.addInitScript(([area, key, text]) => window[area].setItem(key, text), [
        area,
        key,
        JSON.stringify(value),
      ] as const);
      const script = page.waitForRequest((request) => request.resourceType() === 'script');
      await page.goto('/about');
      await script;
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the mail address replaces the form', async ({ page }) => {
    await page.goto('/about');
    await expect(new MessageForm(page).form).toBeHidden();
    // Playwright's text and role locators pass over <noscript>, so it is found by its element.
    const notice = page.locator('footer noscript');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('The form needs JavaScript.', { useInnerText: true });
    await expect(notice.locator('a').first()).toHaveAttribute('href', `mailto:${site.email}`);
    await expect(notice.locator('a').last()).toHaveAttribute('href', /^tel:/);
  });
});
