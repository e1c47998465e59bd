import type { Page } from 'playwright/test';
import { layerNames } from '#domain/layers';
import { listedProviders as listed, pages, site } from '#tests/fixtures/content';
import { expect, holdScripts, islandScriptsOf, isBelow, providerCards, stopAtTakeOver, test } from '#tests/e2e/site';

/** The names of the providers with this in them, of every layer or of one, in alphabetical order. */
const named = (part: string, layer?: string) =>
  listed
    .filter(({ name, category }) => name.toLowerCase().includes(part) && category === (layer ?? category))
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other, 'en'));
const cyber = named('', 'Cybersecurity');
/** What the line above the list says of this many. */
const showing = (count: number, where = 'all categories') => `Showing ${count} provider(s) in ${where}`;

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search providers by name' });
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const chip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) });
const names = (page: Page) => providerCards(page).getByRole('heading', { level: 3 });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const line = (page: Page) => page.locator('.provider-count');
const arrived = (page: Page) => page.locator('astro-island[component-url*="ProviderDirectory"]:not([ssr])').waitFor();

test('on a phone the script leaves the row of chips where the visitor scrolled it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const release = await holdScripts(page);
  await page.goto('/providers');
  await chip(page, 'Infrastructure').focus();
  await expect(chip(page, 'Infrastructure')).toBeInViewport({ ratio: 1 });
  release();
  await arrived(page);
  await expect(chip(page, 'Infrastructure')).toBeFocused();
  await expect(chip(page, 'Infrastructure')).toBeInViewport({ ratio: 1 });
});

test('a phone’s first screen names a provider; the choices open in place, and stay open with what is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/providers');
  await expect(names(page).first()).toBeInViewport({ ratio: 1 });
  const industry = page.getByRole('combobox', { name: 'Industry' });
  await expect(industry).toBeHidden();
  await page.getByText('Category, industry, specialty').click();
  await industry.selectOption('Telecom');
  await expect(page).toHaveURL('/providers?industries=telecom');
  await page.reload();
  await arrived(page);
  await expect(industry).toBeVisible();
  await expect(industry).toHaveValue('Telecom');
});

test('all providers stand under their five layers, in alphabetical order, each with its own site', async ({ page }) => {
  await page.goto('/providers');
  const links = page.getByRole('main').getByRole('link', { name: 'Visit Website' });
  await expect(links).toHaveCount(listed.length);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('href', /^https:\/\//);
  }
  for (const layer of layerNames) {
    const group = page.getByRole('region', { name: layer });
    await expect(group.getByRole('heading', { level: 3 })).toHaveText(named('', layer));
    await expect(group.getByRole('listitem').first().getByRole('paragraph').first()).toHaveText(layer);
  }
  await expect(status(page)).toHaveText(showing(listed.length));
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(
    String(pages.get('providers')?.lede),
  );
});

test('a card’s details say its specialties and industries, and the list can be filtered by both', async ({ page }) => {
  await page.goto('/providers');
  const cisco = providerCards(page).filter({ has: page.getByRole('heading', { name: 'Cisco', exact: true }) });
  await expect(cisco.getByRole('definition')).toHaveCount(0);
  const products = cisco.getByRole('link', { name: /^(Cisco|Splunk|Webex)/ });
  await expect(products).toHaveCount(2);
  await expect(cisco.locator('.products small').first()).toHaveText(
    /^\d+ of 12 known\. Customer data in Canada: (Yes|In part|No|Not confirmed)$/,
  );
  await cisco.getByText('All 6 products').click();
  await expect(products).toHaveCount(6);
  await expect(cisco.getByRole('definition').first()).toHaveText(/Webex collaboration/);
  await expect(cisco.getByRole('definition').nth(1)).toHaveText(/Financial Services.*Telecom/);
  const inTelecom = listed.filter(({ industries }) => industries?.includes('telecom'));
  const infrastructure = inTelecom.filter(({ category }) => category === 'Infrastructure').length;
  const industry = page.getByRole('combobox', { name: 'Industry' });
  await industry.focus();
  await industry.selectOption('Telecom');
  await arrived(page);
  await expect(line(page)).toHaveText(showing(inTelecom.length));
  await expect(page).toHaveURL('/providers?industries=telecom');
  await expect(chip(page, 'Infrastructure')).toHaveText(`Infrastructure ${infrastructure}`);
  await page.getByRole('combobox', { name: 'Specialty' }).selectOption('Webex collaboration');
  await expect(names(page)).toHaveText(['Cisco']);
  await page.goBack();
  await expect(line(page)).toHaveText(showing(inTelecom.length));
  await page.reload();
  await expect(line(page)).toHaveText(showing(inTelecom.length));
  await page.getByRole('combobox', { name: 'Specialty' }).selectOption('Language models');
  await expect(page.getByRole('heading', { name: 'No provider is listed for what you have chosen.' })).toBeVisible();
  await page.getByRole('button', { name: 'All industries' }).click();
  await expect(names(page)).not.toHaveCount(0);
});

test('the page fetches no script before the pointer is over the directory, and its own when the filter is touched', async ({
  page,
}) => {
  const scripts = islandScriptsOf(page);
  await page.goto('/providers', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.mouse.move(640, 700);
  expect(scripts).toEqual([]);
  await searchField(page).hover();
  await arrived(page);
  expect(scripts.length).toBeGreaterThan(0);
});

test('search finds parts of names in any case, and nothing else, in alphabetical order', async ({ page }) => {
  await page.goto('/providers');
  await searchField(page).pressSequentially('NET');
  await expect(line(page)).toHaveText(showing(named('net').length));
  await expect(names(page)).toHaveText(named('net'));
  await expect(page).toHaveURL('/providers?q=NET');
  await expect(chip(page, 'Cybersecurity')).toHaveText(`Cybersecurity ${named('net', 'Cybersecurity').length}`);
  // 'Webex' stands in a description, 'Infrastructure' is a category.
  for (const text of ['webex', 'infrastructure']) {
    await searchField(page).fill(text);
    await expect(line(page)).toHaveText(showing(0));
  }
  await searchField(page).fill('');
  await expect(page.getByRole('region', { name: 'Infrastructure' })).toBeVisible();
  await expect(names(page)).toHaveCount(listed.length);
  await expect(page).toHaveURL('/providers');
});

test('chips and select agree, by mouse and by keyboard, and combine with the search', async ({ page }) => {
  await page.goto('/providers');
  await chip(page, 'Cybersecurity').click();
  await expect(category(page)).toHaveValue('cybersecurity');
  await expect(line(page)).toHaveText(showing(cyber.length, 'Cybersecurity'));
  await expect(names(page)).toHaveText(cyber);
  await category(page).selectOption('Infrastructure');
  await expect(chip(page, 'Infrastructure')).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(page, 'Cybersecurity')).toHaveAttribute('aria-pressed', 'false');
  await chip(page, 'AI & Automation').press('Enter');
  await expect(category(page)).toHaveValue('ai-automation');
  await searchField(page).focus();
  await page.keyboard.type('open');
  await expect(line(page)).toHaveText(showing(named('open', 'AI & Automation').length, 'AI & Automation'));
  await expect(page).toHaveURL('/providers?q=open&category=ai-automation');
  await chip(page, 'All').press('Space');
  await expect(category(page)).toHaveValue('');
  await expect(line(page)).toHaveText(showing(named('open').length));
  await searchField(page).press('Enter');
  await expect(page).toHaveURL('/providers?q=open');
});

test('the list view shows the same providers, and the address remembers it', async ({ page }) => {
  await page.goto('/providers');
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page).toHaveURL('/providers?view=list');
  const [first, second] = [providerCards(page).first(), providerCards(page).nth(1)];
  await expect.poll(() => isBelow(second, first)).toBe(true);
  for (const width of [1440, 1280, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await providerCards(page).evaluateAll((cards) => cards.map((card) => card.clientHeight));
    expect(Math.max(...heights), `one line a provider at ${width}`).toBeLessThanOrEqual(60);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Grid' }).press('Enter');
  await expect(page).toHaveURL('/providers');
});

test('an address can be shared and survives a reload; other parameters stay', async ({ page }) => {
  await page.goto('/providers?utm_source=mail&q=arc&category=cybersecurity');
  for (let visit = 0; visit < 2; visit++) {
    await expect(line(page)).toHaveText(showing(named('arc', 'Cybersecurity').length, 'Cybersecurity'));
    await expect(searchField(page)).toHaveValue('arc');
    await expect(status(page)).toHaveText(showing(named('arc', 'Cybersecurity').length, 'Cybersecurity'));
    await page.reload();
  }
  await searchField(page).fill('net');
  await expect(page).toHaveURL('/providers?utm_source=mail&q=net&category=cybersecurity');
});

test('wrong values in the address are ignored', async ({ page }) => {
  await page.goto('/providers?category=payroll&view=table&q=%20');
  await expect(page).toHaveURL('/providers');
  await expect(line(page)).toHaveText(showing(listed.length));
  await expect(category(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
  await expect(names(page)).toHaveCount(listed.length);
});

test('the browser’s Back undoes a category, not a letter, and loses nothing', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/providers');
  await searchField(page).pressSequentially('o');
  await expect(page).toHaveURL('/providers?q=o');
  await chip(page, 'Communications').click();
  await searchField(page).press('End');
  await page.keyboard.type('om');
  await expect(searchField(page)).toHaveValue('oom');
  await expect(line(page)).toHaveText(showing(named('oom', 'Communications').length, 'Communications'));
  await expect(page).toHaveURL('/providers?q=oom&category=communications');
  await page.goBack();
  await expect(searchField(page)).toHaveValue('o');
  await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await expect(searchField(page)).toHaveValue('oom');
  await expect(names(page)).toHaveText(named('oom', 'Communications'));
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(searchField(page)).toHaveValue('oom');
  await expect(line(page)).toHaveText(showing(named('oom', 'Communications').length, 'Communications'));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test.describe('the Back button', () => {
  test('goes to the page before', async ({ page }) => {
    await page.goto('/solutions');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Providers' }).click();
    await page.getByRole('link', { name: 'Back', exact: true }).press('Enter');
    await expect(page).toHaveURL('/solutions');
  });

  test('leaves the page, whatever was filtered since', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/providers');
    await chip(page, 'Communications').click();
    await chip(page, 'Cybersecurity').click();
    await expect(page).toHaveURL('/providers?category=cybersecurity');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/about');
  });

  test('goes home where there is no earlier page of this site', async ({ page }) => {
    await page.goto('about:blank');
    await page.goto('/providers');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('nothing found', () => {
  test('says why, and Clear search restores the category', async ({ page }) => {
    await page.goto('/providers?category=cybersecurity');
    await searchField(page).fill('xyz');
    const why = 'No provider’s name contains “xyz” in Cybersecurity.';
    await expect(page.getByRole('heading', { name: why, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).press('Enter');
    await expect(searchField(page)).toBeFocused();
    await expect(names(page)).toHaveText(cyber);
    await expect(page).toHaveURL('/providers?category=cybersecurity');
  });

  test('All categories searches for the same name everywhere', async ({ page }) => {
    await page.goto('/providers?q=zoom&category=cybersecurity');
    await page.getByRole('button', { name: 'All categories' }).click();
    await expect(searchField(page)).toBeFocused();
    await expect(names(page)).toHaveText(named('zoom'));
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'No provider’s name contains “zoom”' })).toBeVisible();
  });

  test('a custom stack can be asked for', async ({ page }) => {
    await page.goto('/providers?q=%3Cimg+src%3Dx%3E');
    await expect(page.getByText('No provider’s name contains “<img src=x>”.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Request Custom Stack' }).first().click();
    await expect(page.getByLabel('Subject')).toHaveValue('AI Strategy');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      /^We would like a custom stack\. The provider we looked for/,
    );
  });
});

test('the two buttons book a call and start a message', async ({ page }) => {
  await page.goto('/providers');
  const book = page.getByRole('link', { name: 'Schedule Consultation' });
  await expect(book).toHaveAttribute('href', site.bookingUrl);
  await expect(book).toHaveAttribute('target', '_blank');
  await page.getByRole('link', { name: 'Request Custom Stack' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('AI Strategy');
});

test('details opened for one provider close when a search replaces it', async ({ page }) => {
  // Only on a phone are they folded.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/providers');
  const search = page.getByRole('searchbox', { name: 'Search providers by name' });
  await search.fill('a');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first.getByRole('heading')).toHaveText(named('a')[0] ?? '');
  await first.locator('summary').click();
  await expect(first.locator('details')).toHaveAttribute('open');
  await search.fill('z');
  await expect(first.getByRole('heading')).not.toHaveText(named('a')[0] ?? '');
  await expect(first.locator('details')).not.toHaveAttribute('open');
});

test('the count follows every letter and is announced once typing pauses', async ({ page }) => {
  await page.clock.install();
  await page.goto('/providers');
  await searchField(page).focus();
  await arrived(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const letter of 'cisco') {
    await page.keyboard.type(letter);
    await page.clock.runFor(300);
    await expect(status(page)).toHaveText(showing(listed.length));
  }
  await expect(line(page)).toHaveText(showing(named('cisco').length));
  await page.clock.runFor(300);
  await expect(status(page)).toHaveText(showing(named('cisco').length));
  await page.keyboard.type('!');
  await page.clock.runFor(600);
  await expect(status(page)).toHaveText(`${showing(0)}. No provider’s name contains “cisco!”.`);
});

test('a search from further down scrolls to the top of the list', async ({ page }) => {
  await page.goto('/providers');
  await page.getByRole('heading', { name: 'Zoom' }).scrollIntoViewIfNeeded();
  await chip(page, 'Customer Experience').click();
  await expect(line(page)).toBeInViewport();
  await expect(page.getByRole('heading', { name: named('', 'Customer Experience')[0] ?? '' })).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a card names its product with how much is known of it, or says that it has none', async ({ page }) => {
    await page.goto('/providers');
    const card = (name: string) =>
      providerCards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card('Kore.ai').getByRole('link', { name: 'Kore.ai Agent Platform' })).toBeVisible();
    await expect(card('Kore.ai').getByText(/^\d+ of 12 known/)).toBeVisible();
    await expect(card('OpenText').getByText('No product in our catalogue yet', { exact: true })).toBeVisible();
  });

  test('the chosen category’s chip is in view, and the search key hides the keyboard', async ({ page }) => {
    await page.goto('/providers?category=infrastructure');
    await expect(chip(page, 'Infrastructure')).toBeInViewport({ ratio: 1 });
    await page.getByText('Category, industry, specialty').tap();
    await category(page).selectOption('AI & Automation');
    await expect(chip(page, 'AI & Automation')).toBeInViewport({ ratio: 1 });
    await searchField(page).tap();
    await page.keyboard.type('open');
    await page.keyboard.press('Enter');
    await expect(searchField(page)).not.toBeFocused();
    await expect(names(page)).toHaveText(named('open', 'AI & Automation'));
  });
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a card’s links are 44 px high and do not overlap', async ({ page }) => {
    await page.goto('/providers');
    const card = providerCards(page).filter({ has: page.getByRole('heading', { name: 'Microsoft', exact: true }) });
    await card.getByText(/^All \d+ products/).tap();
    const boxes = await card
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
    expect(boxes.length).toBeGreaterThan(5);
    for (const [index, box] of boxes.entries()) {
      expect(box.height).toBeGreaterThanOrEqual(44);
      const over = boxes.filter(
        (other) =>
          other !== box &&
          Math.min(other.right, box.right) - Math.max(other.left, box.left) > 0 &&
          Math.min(other.bottom, box.bottom) - Math.max(other.top, box.top) > 0.5,
      );
      expect(over, `link ${index + 1}`).toEqual([]);
    }
  });
});

test.describe('before the script arrives', () => {
  test('what was typed and chosen is not lost', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/providers', { waitUntil: 'commit' });
    await searchField(page).pressSequentially('net');
    await category(page).selectOption('Cybersecurity');
    release();
    await expect(line(page)).toHaveText(showing(named('net', 'Cybersecurity').length, 'Cybersecurity'));
    await expect(searchField(page)).toHaveValue('net');
    await expect(category(page)).toHaveValue('cybersecurity');
    await expect(page).toHaveURL('/providers?q=net&category=cybersecurity');
    await expect(names(page)).toHaveText(named('net', 'Cybersecurity'));
  });

  test('a letter is answered at once, and the script takes over', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/providers', { waitUntil: 'commit' });
    await searchField(page).pressSequentially(' NET');
    const cards = providerCards(page).filter({ visible: true });
    await expect(cards).toHaveCount(named('net').length);
    release();
    await expect(line(page)).toHaveText(showing(named('net').length));
    await expect(names(page).filter({ visible: true })).toHaveText(named('net'));
    await searchField(page).fill('');
    await expect(line(page)).toHaveText(showing(listed.length));
    await expect(cards).toHaveCount(listed.length);
  });

  test('letters typed while it arrives keep their order', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/providers', { waitUntil: 'commit' });
    await searchField(page).focus();
    await page.keyboard.type('palo');
    release();
    await page.keyboard.type(' alto networks', { delay: 20 });
    await expect(searchField(page)).toHaveValue('palo alto networks');
    await expect(line(page)).toHaveText(showing(named('palo alto networks').length));
    await expect(page).toHaveURL('/providers?q=palo+alto+networks');
  });

  test('the address’s category stays when a letter is typed as the directory starts', async ({ page }) => {
    const directory = await stopAtTakeOver(page, 'ProviderDirectory');
    await page.goto('/providers?category=cybersecurity');
    await directory.reached();
    await searchField(page).fill('palo');
    await directory.release();
    await expect(line(page)).toHaveText(showing(named('palo', 'Cybersecurity').length, 'Cybersecurity'));
    await expect(page).toHaveURL('/providers?q=palo&category=cybersecurity');
  });

  test('Enter searches by the address', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/providers', { waitUntil: 'commit' });
    await category(page).selectOption('Cybersecurity');
    await searchField(page).fill('net');
    await searchField(page).press('Enter');
    await page.waitForURL(/q=net/, { waitUntil: 'commit' });
    release();
    await expect(line(page)).toHaveText(showing(named('net', 'Cybersecurity').length, 'Cybersecurity'));
  });

  test('a chip keeps its category and the search', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/providers', { waitUntil: 'commit' });
    await searchField(page).fill('net');
    // How many it has is said once the script has come.
    await page.getByRole('button', { name: /^Infrastructure/ }).click();
    await page.waitForURL(/category=infrastructure/, { waitUntil: 'commit' });
    release();
    await expect(line(page)).toHaveText(showing(named('net', 'Infrastructure').length, 'Infrastructure'));
    await expect(searchField(page)).toHaveValue('net');
    await expect(page).toHaveURL('/providers?q=net&category=infrastructure');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all are listed by category, Back goes home, and everything shown works', async ({ page }) => {
    await page.goto('/providers');
    await expect(page.getByRole('link', { name: 'Visit Website' })).toHaveCount(listed.length);
    await expect(page.getByText(showing(listed.length)).first()).toBeVisible();
    await expect(searchField(page)).toBeHidden();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 900 }, hasTouch: true });

  test('every control and link is large enough for a finger', async ({ page }) => {
    for (const address of ['/providers', '/providers?q=net&view=list', '/providers?q=xyz&category=cybersecurity']) {
      await page.goto(address);
      if (address.includes('?')) await arrived(page);
      const low = await page
        .getByRole('main')
        .locator('a:visible, button:visible:not([tabindex="-1"]), input, select')
        .evaluateAll((targets) =>
          targets.flatMap((target) => (target.getBoundingClientRect().height < 44 ? [target.outerHTML] : [])),
        );
      expect(low, address).toEqual([]);
    }
  });
});

test('in the grid, the cards of a row share the lines of their names, texts, products and websites', async ({
  page,
}) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/providers');
    const rows = await providerCards(page).evaluateAll((cards) => {
      const tops = cards.map((card) => {
        const parts = ['h3', 'p:not(.in-layer, .products)', '.products > a, .products:not(:has(a))', ':scope > a'];
        const at = parts.map((part) => Math.round(card.querySelector(part)?.getBoundingClientRect().top ?? 0));
        return { row: Math.round(card.getBoundingClientRect().top), at: at.join() };
      });
      return [...Map.groupBy(tops, ({ row }) => row).values()].map((row) => [...new Set(row.map(({ at }) => at))]);
    });
    expect(rows.length).toBeLessThan(34);
    for (const row of rows) expect(row).toHaveLength(1);
  }
});
