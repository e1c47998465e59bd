import { randomUUID } from 'node:crypto';
import { test as base, type ElementHandle, expect, type Locator, type Page, type Request } from 'playwright/test';
import type { DoubleContact } from '#netlify/doubles/highlevel';
import { crmDoublePort } from '#tests/e2e/ports';
import { runtimePath } from '#tests/wire';
import { wizardArrived } from '#tests/wizard-arrived';

/** What a visitor types on the contact step. */
export type Person = { firstName: string; lastName: string; email: string; company: string };

export type Options = {
  /** Console errors that the test expects, as parts of their text. */
  expectedErrors: string[];
  /** Whether a test checks more than on other days, as once a week: tests/suites.ts. */
  isThorough: boolean;
};

type Fixtures = {
  /** Watches every page of the test: no error, no violation of the Content-Security-Policy. */
  watch: void;
};

export const test = base.extend<Options & Fixtures>({
  // Each test is a visitor with its own address: together they would reach the limit of one address.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-nf-client-connection-ip': `test-${randomUUID()}` }),
  expectedErrors: [[], { option: true }],
  isThorough: [false, { option: true }],
  watch: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const violations: string[] = [];
      await context.exposeBinding('reportViolation', (_source, text: string) => violations.push(text));
      await context.addInitScript(() => {
        const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
        window.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI, sample }) =>
          report(`${location.pathname}: ${disposition} ${effectiveDirective} ${blockedURI} ${sample}`),
        );
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use();
      const unexpected = errors.filter((text) => !expectedErrors.some((expected) => text.includes(expected)));
      expect(unexpected, 'errors in the console').toEqual([]);
      expect(violations, 'violations of the Content-Security-Policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A visitor that no other test has. `behaviour` asks the CRM double for a failure, for example `status-503`. */
export function somebody(behaviour = 'ada.bell'): Person {
  const email = `${behaviour}@${randomUUID().slice(0, 8)}.example`;
  return { firstName: 'Ada', lastName: 'Bell', email, company: 'North Bank' };
}

/** The contact in the CRM double for an e-mail address, once it is there. */
export async function crmContact(email: string): Promise<DoubleContact | undefined> {
  const response = await fetch(`http://127.0.0.1:${crmDoublePort}/double/contacts`);
  const contacts = (await response.json()) as DoubleContact[];
  return contacts.find((contact) => contact.fields['email'] === email);
}

/** The cards of the provider directory: those of its list, or of what was found. */
export const providerCards = (page: Page): Locator => page.locator('main [data-layer]');

/** A form's error summary: the part of an alert that takes the focus. */
export const errorSummary = (page: Page): Locator =>
  page.getByRole('main').locator('[role=alert][tabindex="-1"], [role=alert] > [tabindex="-1"]');

/** The questions and answers of a page. */
export const questions = (page: Page): Locator => page.locator('details[name="faq"]');

/** The scripts of islands that a page asks for from now on, by path: all but the file that every page has. */
export function islandScriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && !runtimePath.test(pathname) && !/\.astro_astro_type_/.test(pathname))
      scripts.push(pathname);
  });
  return scripts;
}

/** Holds every script back until the returned function is called: the page before React. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/**
 * Stops React at the moment in which an island has been taken over: what may come later, waits until the returned function
 * is called. That waits for the moment itself.
 */
export async function stopAtTakeOver(
  page: Page,
  island: string,
): Promise<{ reached: () => Promise<void>; release: () => Promise<void> }> {
  await page.addInitScript((island) => {
    const held: (() => void)[] = [];
    let isReleased = false;
    const isTakenOver = () => {
      const element = document.querySelector(`astro-island[component-url*="/${island}."]`) ?? {};
      const [, root] = Object.entries(element).find(([name]) => name.startsWith('__reactContainer')) ?? [];
      const { stateNode } = (root ?? {}) as { stateNode?: { current: { memoizedState: { isDehydrated?: boolean } } } };
      return stateNode?.current.memoizedState.isDehydrated === false;
    };
    // React's scheduler gives itself turns by messages, and ends one by the clock:
    // https://github.com/facebook/react/tree/main/packages/scheduler
    const now = performance.now.bind(performance);
    performance.now = () => now() + (isTakenOver() ? 100 : 0);
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message: unknown) {
      if (isReleased || !isTakenOver()) post.call(this, message);
      else held.push(() => post.call(this, message));
    };
    const release = () => {
      isReleased = true;
      for (const each of held) each();
    };
    Object.assign(window, { react: { isTakenOver, release } });
  }, island);
  type WithReact = { react: { isTakenOver: () => boolean; release: () => void } };
  return {
    reached: async () => void (await page.waitForFunction(() => (window as unknown as WithReact).react.isTakenOver())),
    release: () => page.evaluate(() => (window as unknown as WithReact).react.release()),
  };
}

/** Whether the browser prefetches a page because the pointer rests on its link: it may, at any time, in any test. */
export function isFetchedAhead(request: Request): boolean {
  return request.headers()['sec-purpose']?.startsWith('prefetch') ?? false;
}

/** Stops the page's clock: a temporary state lasts until the clock resumes. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // The page's clock cannot be set back, so this is later than a busy machine takes.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Ends the waits of five seconds in the page's styles as time would, once they have begun: what is to come is there, what
 * it takes the place of is gone. The page's clock does not reach them.
 */
export async function endWaits(page: Page): Promise<void> {
  const end = () =>
    page.evaluate(() => {
      const waits = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime === 5000);
      for (const wait of waits) wait.finish();
      return waits.length;
    });
  await expect.poll(end).toBeGreaterThan(0);
}

/** Returns how wide (px) a page is with all that is in it, to compare with its window. */
export function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Whether an element begins below the end of another, both measured at the same moment. */
export async function isBelow(element: Locator, other: Locator): Promise<boolean> {
  const above = await other.elementHandle();
  return element.evaluate(
    (one, two) => two !== null && one.getBoundingClientRect().top >= two.getBoundingClientRect().bottom,
    above as ElementHandle<Element> | null,
  );
}

/** The picks of the results, in their places: the heads of the matrix's columns. */
export const picks = (page: Page): Locator =>
  page
    .getByRole('table', { name: /^Stated needs against/ })
    .getByRole('columnheader')
    .filter({ hasText: /#\d / });

/** The names of the picks. */
export const pickNames = (page: Page): Locator =>
  picks(page).locator('.matrix-name:not(:has(span)), .matrix-name .not-print\\:max-lg\\:hidden');

/** Opens every fold of a part of the page, those that come meanwhile too. */
export async function unfoldAll(part: Locator, by: 'click' | 'tap' = 'click'): Promise<void> {
  const folded = part.locator('details:not([open]) > summary');
  await expect(async () => {
    for (let left = await folded.count(); left > 0; left -= 1) await folded.first()[by]({ timeout: 5_000 });
    await expect(folded).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/**
 * Whether the browser exposes a button's panel as expanded: for a popover's button it does so without an attribute in
 * the page.
 */
export async function isExpanded(page: Page, name: string): Promise<boolean | undefined> {
  const browser = await page.context().newCDPSession(page);
  const { root } = await browser.send('DOM.getDocument');
  const asked = { nodeId: root.nodeId, accessibleName: name, role: 'button' };
  const { nodes } = await browser.send('Accessibility.queryAXTree', asked);
  await browser.detach();
  const told = nodes.find(({ ignored }) => !ignored)?.properties?.find((property) => property.name === 'expanded');
  return told?.value.value as boolean | undefined;
}

/** Returns the link to one of the tools, by its name: in their row where the page has it. */
export const tool = (page: Page, name: 'Results' | 'Criteria' | 'Compare' | 'Committee'): Locator =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first();

const visits = new Map<string, { address: string; session: object; local: object }>();

/**
 * Takes a page to where a walk ends, for tests that are not about the way there: by the walk where no test of this worker
 * has taken it yet, else with what the browser had stored at its end, as after a reload.
 */
export async function visited(page: Page, name: string, walk: () => Promise<void>): Promise<void> {
  const known = visits.get(name);
  if (known) {
    await page.goto('/robots.txt');
    await page.evaluate(({ session, local }) => {
      Object.assign(sessionStorage, session);
      Object.assign(localStorage, local);
    }, known);
    await page.goto(known.address);
    return;
  }
  await walk();
  const stored = await page.evaluate(() => ({
    address: location.pathname + location.search + location.hash,
    session: { ...sessionStorage },
    local: { ...localStorage },
  }));
  visits.set(name, stored);
}

/** The Navigator as a visitor uses it. */
export class NavigatorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens it, as a visitor who turns to it, and waits until the island has arrived. */
  async open(address = '/solutions-navigator'): Promise<void> {
    await this.page.goto(address);
    await this.arrived();
  }

  async arrived(): Promise<void> {
    await wizardArrived(this.page);
  }

  /** Follows the link beside the title to the other wizard. */
  async switchTo(title: string): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(this.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await this.arrived();
  }

  heading(name: string) {
    return this.page.getByRole('heading', { name, level: 2, exact: true });
  }

  radio(name: string | RegExp) {
    return this.page.getByRole('radio', { name });
  }

  async choosePriorities(...names: string[]): Promise<void> {
    for (const name of names) await this.page.getByRole('checkbox', { name }).click();
  }

  /** Step 1, answered and left. */
  async profile(size = 'Enterprise', priority = 'Improve customer service and response time'): Promise<void> {
    await this.radio(new RegExp(`^${size}`)).click();
    await this.radio('Canada only').click();
    await this.choosePriorities(priority);
    await this.next('Next: Challenge Area');
    await expect(this.heading('Challenge Area')).toBeFocused();
  }

  /** Step 2: the click chooses and moves on. */
  async challenge(name: string): Promise<void> {
    await this.radio(name).click();
  }

  /** Steps 1 to 3, up to the contact form. */
  async toContact(challenge = 'Contact center (CCaaS)', size = 'Enterprise'): Promise<void> {
    await this.profile(size);
    await this.challenge(challenge);
    if (challenge !== 'Just browsing') {
      await expect(this.heading('Detailed Questions')).toBeFocused();
      await this.next('Next: Contact Info');
    }
    await expect(this.heading('Almost There!')).toBeFocused();
  }

  field(name: string) {
    return this.page.getByRole('main').getByRole('textbox', { name });
  }

  async fillContact(person: Person): Promise<void> {
    await this.field('First name').fill(person.firstName);
    await this.field('Last name').fill(person.lastName);
    await this.field('Email').fill(person.email);
    await this.field('Company').fill(person.company);
  }

  /** Opens it and fills in everything up to 'Get My Recommendations'. */
  async openFilledIn(person: Person, address?: string): Promise<void> {
    await this.open(address);
    await this.toContact();
    await this.fillContact(person);
  }

  /** Chooses three priorities, and checks that a fourth cannot be chosen. Returns the fourth. */
  async takeThreePriorities(): Promise<Locator> {
    await this.choosePriorities('Improve customer service', 'Automate repetitive', 'Modernize communications');
    await expect(this.page.getByText('Selected: 3/3')).toBeVisible();
    const fourth = this.page.getByRole('checkbox', { name: 'Support remote work' });
    await expect(fourth).toHaveAttribute('aria-disabled', 'true');
    await fourth.press(' ');
    await expect(fourth).not.toBeChecked();
    await expect(this.page.getByText('3 of 3 selected. Clear one to choose another.')).toBeVisible();
    return fourth;
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Get My Recommendations' }).click();
  }

  /** All five steps. */
  async toResults(person: Person, challenge = 'Contact center (CCaaS)', size = 'Enterprise'): Promise<void> {
    await this.toContact(challenge, size);
    await this.fillContact(person);
    await this.submit();
    await expect(this.heading('Your Smart Results')).toBeFocused();
  }

  /** The results for a Canadian enterprise, once its details have arrived: `visited()`. */
  async atResults(challenge: string, address?: string): Promise<void> {
    await visited(this.page, `${challenge} ${address ?? ''}`, async () => {
      await this.open(address);
      await this.toResults(somebody(), challenge);
      await expect(this.notification).toContainText('Success!');
    });
    await expect(this.heading('Your Smart Results')).toBeVisible();
  }

  async next(label: string): Promise<void> {
    await this.page.getByRole('button', { name: label }).click();
  }

  /** Opens the folded answers of the contact step or the closing page, and follows the link to change one. */
  async change(answer: string): Promise<void> {
    await this.page
      .getByRole('main')
      .getByText(/^\d+ answers?$/)
      .click();
    await this.page.getByRole('link', { name: `Change ${answer}` }).click();
  }

  async previous(): Promise<void> {
    await this.page.getByRole('button', { name: 'Previous' }).click();
  }

  /** The notification above the results. */
  get notification() {
    return this.page.getByRole('status', { name: 'Notification' });
  }
}
