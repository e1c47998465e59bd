import type { Page } from 'playwright/test';
import { expect, NavigatorPage, test } from '#tests/e2e/site';
import { colleagues, fragmentOf } from '#tests/fixtures/links';
import { leaveUnsentLeads, unsentLeads } from '#tests/e2e/unsent-leads';

/*
 * Pages that extensions, translators and proxies have changed before their scripts start, and go on changing: every island
 * starts, keeps what was typed before it, and works.
 */

/** What is done to an island; each has been seen in the world. */
const alterations = {
  'an element before each control': (island: Element) => {
    for (const control of island.querySelectorAll('input, select, textarea, button'))
      control.before(document.createElement('grammarly-extension'));
  },
  'an element after each control': (island: Element) => {
    for (const control of island.querySelectorAll('input, select, textarea, button'))
      control.after(document.createElement('div'));
  },
  'a text in an element': (island: Element) => {
    const texts = document.createTreeWalker(island, NodeFilter.SHOW_TEXT, (text) =>
      text.textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    const text = texts.nextNode() as Text | null;
    const font = document.createElement('font');
    text?.replaceWith(font);
    font.append(text ?? '');
  },
  'another word': (island: Element) => {
    const texts = document.createTreeWalker(island, NodeFilter.SHOW_TEXT, (text) =>
      text.textContent?.trim() && !text.parentElement?.closest('label, button, select, legend')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_SKIP,
    );
    const text = texts.nextNode();
    if (text) text.textContent = 'another';
  },
  'attributes on each control': (island: Element) => {
    for (const control of island.querySelectorAll('input, select, textarea, button, form')) {
      control.setAttribute('data-lpignore', 'true');
      control.setAttribute('data-gramm', 'false');
      control.classList.add('keeper-ignore');
    }
  },
  'no comments': (island: Element) => {
    const comments = document.createTreeWalker(island, NodeFilter.SHOW_COMMENT);
    const all: ChildNode[] = [];
    while (comments.nextNode()) all.push(comments.currentNode as ChildNode);
    for (const comment of all) comment.remove();
  },
  'every text translated': (island: Element) => {
    const texts = document.createTreeWalker(island, NodeFilter.SHOW_TEXT, (text) =>
      text.textContent?.trim() && !text.parentElement?.closest('textarea, script, style')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_SKIP,
    );
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all) {
      const font = document.createElement('font');
      // As the translator of Chrome does it: two elements, and the text itself is gone.
      font.append(Object.assign(document.createElement('font'), { textContent: text.textContent }));
      text.replaceWith(font);
    }
  },
  'an element at the end of body and html': () => {
    document.body.append(document.createElement('div'));
    document.documentElement.append(document.createElement('com-1password-menu'));
  },
};

type Island = {
  name: string;
  address: string;
  /** Whether its script comes without a touch. */
  startsByItself?: true;
  prepare?: (page: Page) => Promise<void>;
  /** Touches it for the first time, and leaves something in it. */
  touch: (page: Page) => Promise<void>;
  /** What was left is there, and the island answers. */
  work: (page: Page) => Promise<void>;
};

const link = `https://smartstack.example/solutions-navigator#${fragmentOf({ settings: colleagues['Finance'] })}`;
const message = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
const main = (page: Page) => page.getByRole('main');

const islands: readonly Island[] = [
  {
    name: 'HeaderMenu',
    address: '/about',
    touch: async (page) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('#main-menu p').last().click();
    },
    work: async (page) => {
      await expect(page.getByRole('banner').getByRole('link', { name: 'Telecom' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Telecom' })).toBeHidden();
    },
  },
  {
    name: 'MessageForm',
    address: '/about',
    touch: async (page) => message(page).getByLabel('Full name').pressSequentially('Ada Bell'),
    work: async (page) => {
      await expect(message(page).getByLabel('Full name')).toHaveValue('Ada Bell');
      await expect(message(page).getByLabel('Full name')).toBeFocused();
      await page.keyboard.type('a');
      await page.keyboard.press('Enter');
      await expect(message(page).getByRole('alert').getByRole('link')).toHaveText([/email/, /subject/, /Message/]);
      await expect(message(page).getByLabel('Full name')).toHaveValue('Ada Bella');
      await message(page).getByLabel('Email').fill('ada@bank.example');
      await message(page).getByLabel('Message').fill('Could we meet?');
      await message(page).getByLabel('Subject').selectOption({ index: 1 });
      await message(page).getByRole('button', { name: 'Send Message' }).click();
      await expect(message(page).getByText('Your message is ready to send')).toBeVisible();
    },
  },
  {
    name: 'RoiCalculator',
    address: '/roi-calculator',
    touch: async (page) => page.getByLabel('Monthly call volume').fill('18000'),
    work: async (page) => {
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(main(page).getByRole('alert').first()).toBeVisible();
      await expect(page.getByLabel('Monthly call volume')).toHaveValue('18000');
      for (const label of ['Average handle time', 'Agent headcount', 'Average agent salary'])
        await page.getByLabel(label).fill('7');
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.getByRole('heading', { name: 'Estimate', exact: true })).toBeFocused();
    },
  },
  {
    name: 'RoiCalculator',
    address: '/mortgage',
    touch: async (page) => page.getByLabel('Monthly call volume').fill('18000'),
    work: async (page) => {
      for (const label of ['Average handle time', 'Agent headcount', 'Average agent salary'])
        await page.getByLabel(label).fill('7');
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page).toHaveURL('/roi-calculator');
      await expect(page.getByLabel('Monthly call volume')).toHaveValue('18000');
    },
  },
  {
    name: 'ProviderDirectory',
    address: '/providers',
    touch: async (page) => page.getByRole('searchbox', { name: 'Search providers by name' }).pressSequentially('net'),
    work: async (page) => {
      await expect(page.getByRole('searchbox', { name: 'Search providers by name' })).toHaveValue('net');
      await expect(page).toHaveURL(/q=net/);
      await page.getByRole('searchbox', { name: 'Search providers by name' }).fill('zzzz');
      await expect(main(page).getByRole('button', { name: /Clear/ }).first()).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search providers by name' }).fill('');
      await expect(page).not.toHaveURL(/q=/);
      await expect(main(page).locator('[data-layer]').first()).toBeVisible();
    },
  },
  {
    name: 'ProviderDialog',
    address: '/',
    touch: async (page) => main(page).locator('[aria-haspopup=dialog]').first().click(),
    work: async (page) => {
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await main(page).locator('[aria-haspopup=dialog]').first().click();
      await expect(dialog.getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'Navigator',
    address: '/solutions-navigator',
    touch: async (page) => page.getByRole('radio', { name: /^Enterprise/ }).click(),
    work: async (page) => {
      const navigator = new NavigatorPage(page);
      await expect(navigator.radio(/^Enterprise/)).toBeChecked();
      await navigator.radio('Canada only').click();
      await navigator.takeThreePriorities();
      await navigator.next('Next: Challenge Area');
      await expect(navigator.heading('Challenge Area')).toBeFocused();
      await navigator.challenge('Contact center (CCaaS)');
      await expect(navigator.heading('Detailed Questions')).toBeFocused();
    },
  },
  {
    name: 'NeedsAssessment',
    address: '/needs-assessment',
    touch: async (page) => page.getByRole('radio', { name: /^Enterprise/ }).click(),
    work: async (page) => {
      await expect(page.getByRole('radio', { name: /^Enterprise/ })).toBeChecked();
      await page.getByRole('button', { name: /^Next/ }).click({ force: true });
      await expect(main(page).getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'Compare',
    address: '/compare#c=genesys-cloud-cx,fortigate',
    startsByItself: true,
    touch: async () => {},
    work: async (page) => {
      await page.getByRole('combobox', { name: 'Add a solution' }).selectOption('Talkdesk CX Cloud');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('button', { name: 'Remove FortiGate' }).click();
      await expect(page).toHaveURL('/compare#c=genesys-cloud-cx,talkdesk-cx-cloud');
    },
  },
  {
    name: 'Committee',
    address: '/committee',
    startsByItself: true,
    touch: async () => {},
    work: async (page) => {
      await page.getByRole('textbox', { name: 'Paste links, one per line' }).fill(link);
      await page.getByRole('button', { name: 'Add links' }).click();
      await expect(page.getByRole('region', { name: 'Your links' }).getByRole('status')).not.toBeEmpty();
    },
  },
  {
    name: 'UnsentLeads',
    address: '/about',
    startsByItself: true,
    prepare: (page) => leaveUnsentLeads(page, { key: 'a', email: 'ada@bank.example', failedFor: 8 }),
    touch: async () => {},
    work: async (page) => {
      await unsentLeads(page)
        .getByRole('button', { name: /^Delete/ })
        .click();
      await expect(unsentLeads(page)).toHaveCount(0);
    },
  },
];

for (const { name, address, startsByItself, prepare, touch, work } of islands) {
  const island = (page: Page) => page.locator(`astro-island[component-url*="/${name}."]`).last();

  test(`${name} of ${address} starts and works on a page that was changed before`, async ({ page, isThorough }) => {
    await prepare?.(page);
    const each = Object.entries(alterations).map(([what, alter]) => ({ what, alters: [alter] }));
    const all = { what: 'all of them', alters: Object.values(alterations) };
    for (const { what, alters } of isThorough ? [...each, all] : [all])
      await test.step(what, async () => {
        // Another address than the last one's fragment.
        await page.goto('/robots.txt');
        let release = () => {};
        const held = new Promise<void>((resolve) => (release = resolve));
        await page.route(/\/_astro\/.*\.js/, async (route) => {
          await held;
          await route.continue();
        });
        // A script of the page itself is held too: it would hold the load event as well.
        await page.goto(address, { waitUntil: 'commit' });
        await page.waitForFunction(() => document.readyState !== 'loading');
        await page.evaluate(() => sessionStorage.clear());
        for (const alter of alters) await island(page).evaluate(alter);
        await touch(page);
        release();
        await expect(island(page)).not.toHaveAttribute('ssr');
        await work(page);
        await page.unrouteAll({ behavior: 'wait' });
      });
  });

  test(`${name} of ${address} still works when the page is changed after it has started`, async ({ page }) => {
    await prepare?.(page);
    await page.goto(address);
    await touch(page);
    await expect(island(page)).not.toHaveAttribute('ssr');
    if (startsByItself) await expect(island(page).locator('button').first()).toBeVisible();
    for (const alter of Object.values(alterations)) await island(page).evaluate(alter);
    await work(page);
  });
}
