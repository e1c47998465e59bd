import type { Locator, Page } from 'playwright/test';
import { contrast, luminances, picture, type Picture } from '#tests/e2e/a11y/pixels';
import { stateNamed } from '#tests/e2e/a11y/states';
import { expect, NavigatorPage, questions, test } from '#tests/e2e/site';

/* With forced colours, the chosen, current, done and focused states are still visible. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } });

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }));

async function shot(page: Page, element: Locator, around = 6): Promise<Picture> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not there.');
  const { x, y, width, height } = box;
  return picture(page, {
    clip: { x: x - around, y: y - around, width: width + 2 * around, height: height + 2 * around },
  });
}

/** How many pixels of two pictures differ by 3 to 1 or more. */
function difference(one: Picture, other: Picture): number {
  const box = { x: 0, y: 0, width: Math.min(one.width, other.width), height: Math.min(one.height, other.height) };
  const [first, second] = [luminances(one, box), luminances(other, box)];
  return first.filter((luminance, index) => contrast(luminance, second[index] ?? 0) >= 3).length;
}

/** How many pixels stand out 3 to 1 from what most of the picture is. */
function drawn(shown: Picture): number {
  const all = luminances(shown, { x: 0, y: 0, width: shown.width, height: shown.height });
  const ground = [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
  return all.filter((luminance) => contrast(luminance, ground) >= 3).length;
}

/** The share of an element's pixels that stand out 3 to 1 from the window's own colour, which is black here. */
async function filled(page: Page, element: Locator): Promise<number> {
  const shown = await shot(page, element, 0);
  const all = luminances(shown, { x: 0, y: 0, width: shown.width, height: shown.height });
  return all.filter((luminance) => contrast(luminance, 0) >= 3).length / all.length;
}

test('a chosen card and a chosen priority differ from the others', async ({ page }) => {
  const visit = new NavigatorPage(page);
  await visit.open();
  for (const control of [visit.radio(/^SMB/), page.getByRole('checkbox').first()]) {
    const before = await shot(page, control, 0);
    await control.check();
    await page.mouse.move(0, 0);
    await expect.poll(async () => difference(before, await shot(page, control, 0))).toBeGreaterThan(20);
  }
});

test('filled and empty parts of the progress bar and of a chosen card differ', async ({ page }) => {
  const visit = new NavigatorPage(page);
  await visit.open();
  await visit.radio(/^SMB/).check();
  const small = page.locator('label').filter({ has: visit.radio(/^SMB/) });
  const [first, second] = [small.locator('[data-filled]'), small.locator('[data-filled] + :not([data-filled])')];
  await expect.poll(() => filled(page, first)).toBeGreaterThan(0.6);
  await expect.poll(() => filled(page, second)).toBeLessThan(0.4);
  await visit.profile('SMB');
  const [done, current, ahead] = [0, 1, 2].map((index) =>
    page.getByRole('progressbar').locator('[data-state]').nth(index),
  );
  for (const full of [done, current]) await expect.poll(() => filled(page, full as Locator)).toBeGreaterThan(0.6);
  await expect.poll(() => filled(page, ahead as Locator)).toBeLessThan(0.4);
});

test('selected plates of the stack differ from the others', async ({ page }) => {
  await stateNamed("Navigator, results of the editor's ranking, 'Success!'").reach(page);
  const stack = page.getByRole('complementary', { name: 'Your recommended stack' });
  const plates = stack.locator('[data-state]');
  const kinds = new Map<string, number>();
  for (const plate of await plates.all()) {
    const kind = (await plate.getAttribute('data-state')) ?? '';
    const whole = await plate
      .locator('path')
      .last()
      .evaluate((face) => {
        const { fill, stroke, strokeDasharray } = getComputedStyle(face);
        return { fill, stroke, strokeDasharray };
      });
    expect(whole.stroke).not.toBe('none');
    if (kind === 'ghost') expect(whole).toMatchObject({ fill: 'none', strokeDasharray: expect.stringContaining('4') });
    else expect(whole.fill).not.toBe('none');
    kinds.set(kind, drawn(await shot(page, plate, 0)));
  }
  expect([...kinds.keys()].sort()).toEqual(['ghost', 'on']);
  // The list beside the drawing has the same as text.
  await expect(stack.getByRole('listitem')).toHaveCount(5);
  await expect(stack.getByRole('listitem').filter({ hasText: '#1' })).toHaveCount(1);
  await expect(stack.getByRole('listitem').filter({ hasText: 'not asked' })).not.toHaveCount(0);
});

test('the pressed category and view differ from the others', async ({ page }) => {
  await page.goto('/providers');
  for (const button of [
    page.getByRole('button', { name: /^Cybersecurity \d+$/ }),
    page.getByRole('button', { name: 'List' }),
  ]) {
    const before = await shot(page, button, 0);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.evaluate((each) => each.blur());
    await page.mouse.move(0, 0);
    await expect.poll(async () => difference(before, await shot(page, button, 0))).toBeGreaterThan(100);
  }
});

test('the current page is marked in the menu', async ({ page }) => {
  await page.goto('/about');
  const current = await shot(page, page.getByRole('banner').getByRole('link', { name: 'About' }), 0);
  await page.goto('/solutions');
  const other = await shot(page, page.getByRole('banner').getByRole('link', { name: 'About' }), 0);
  expect(difference(current, other)).toBeGreaterThan(50);
});

test('the button of the menu is drawn', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  expect(drawn(await shot(page, page.getByRole('button', { name: 'Menu' }), 0))).toBeGreaterThan(100);
});

/** The first choice of a kind, with what is pressed around it. */
const labelled = (page: Page, role: 'radio' | 'checkbox') =>
  page
    .getByRole('main')
    .locator('label')
    .filter({ has: page.getByRole(role) })
    .first();

const focusable: { what: string; route: string; find: (page: Page) => Locator }[] = [
  {
    what: 'a link',
    route: '/about',
    find: (page) => page.getByRole('banner').getByRole('link', { name: 'Solutions' }),
  },
  { what: 'a button', route: '/about', find: (page) => page.getByRole('button', { name: 'Send Message' }) },
  { what: 'a field', route: '/about', find: (page) => page.getByRole('textbox', { name: 'Full name' }) },
  { what: 'a select', route: '/about', find: (page) => page.getByRole('combobox', { name: 'Subject' }) },
  { what: 'a question', route: '/roi-calculator', find: (page) => questions(page).first().locator('summary') },
  { what: 'a card', route: '/solutions-navigator', find: (page) => labelled(page, 'radio') },
  { what: 'a checkbox', route: '/solutions-navigator', find: (page) => labelled(page, 'checkbox') },
];
for (const { what, route, find } of focusable)
  test(`the focus on ${what} is visible`, async ({ page }) => {
    await page.goto(route);
    await page.keyboard.press('Tab');
    const element = find(page);
    const before = await shot(page, element);
    await element.evaluate((each: HTMLElement) => (each.querySelector('input') ?? each).focus());
    await expect.poll(async () => difference(before, await shot(page, element))).toBeGreaterThan(100);
  });
