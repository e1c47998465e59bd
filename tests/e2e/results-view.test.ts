import type { Locator, Page } from 'playwright';
import { typeSizes } from '#tests/bench/type-sizes';
import { sizedTexts } from '#tests/e2e/a11y/inspector';
import { expect, NavigatorPage, picks, somebody, test, visited, widthOf } from '#tests/e2e/site';

/* How the results open, and that their drawing agrees with their list. */

const notification = 'Success! Your information has been successfully submitted to our CRM system.';

/** The results for a hospital's contact centre, with the most that can be said above the ranking. */
async function hospitalResults(page: Page): Promise<NavigatorPage> {
  const visit = new NavigatorPage(page);
  await visited(page, 'a hospital', async () => void (await toHospitalResults(page)));
  await expect(visit.heading('Your Smart Results')).toBeVisible();
  await expect(visit.notification).toContainText('Success!');
  return visit;
}

/** The same at the end of the way there. */
async function toHospitalResults(page: Page): Promise<NavigatorPage> {
  const visit = new NavigatorPage(page);
  await visit.open('/solutions-navigator?industry=healthcare');
  await visit.radio(/^Enterprise/).click();
  await visit.radio('Canada only').click();
  await visit.choosePriorities('Improve customer service', 'Strengthen cybersecurity', 'Reduce IT complexity');
  await visit.next('Next: Challenge Area');
  await visit.challenge('Contact center (CCaaS)');
  await visit.radio('Yes').click();
  await visit.radio('Private or on-premises').click();
  await visit.next('Next: Contact Info');
  await expect(visit.heading('Almost There!')).toBeFocused();
  await visit.fillContact(somebody());
  await visit.submit();
  await expect(visit.heading('Your Smart Results')).toBeFocused();
  await expect(visit.notification).toContainText('Success!');
  return visit;
}

/** A window, how high (px) the closed results may be in it, and which share of their words is at least 17 px high. */
const windows = [
  { width: 360, height: 780, most: 3_900, leastRead: 0.66 },
  { width: 768, height: 1024, most: 3_900, leastRead: 0.66 },
  { width: 1440, height: 900, most: 2_600, leastRead: 0.7 },
];
const mostWords = 800;

for (const { most, leastRead, ...viewport } of windows)
  test(`the results are one sheet to decide on at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const visit = await toHospitalResults(page);
    await expect(visit.heading('Your Smart Results')).toBeInViewport({ ratio: 0.9 });
    const first = picks(page).first();
    await expect(first).toContainText('#1 Top Choice');
    const action = page.getByRole('button', { name: 'Requirements document' });
    await expect(action).toBeVisible();
    await expect(page.getByText('A second reading.')).toBeVisible();
    if (viewport.width === 1440)
      for (const seen of [page.locator('.sheet-firm'), page.locator('.matrix'), action])
        await expect(seen).toBeInViewport({ ratio: 0.999 });
    if (viewport.width === 360) await expect(action).toBeInViewport({ ratio: 0.999 });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    const words = await page.evaluate(() => document.body.innerText.trim().split(/\s+/).length);
    expect(words).toBeLessThanOrEqual(mostWords);
    expect(typeSizes(await sizedTexts(page)).read).toBeGreaterThanOrEqual(leastRead);
    expect(await widthOf(page)).toBe(viewport.width);
  });

test('a finding opens its source, or the question to ask, beside its cell', async ({ page }) => {
  await hospitalResults(page);
  const cells = page.getByRole('table', { name: /^Stated needs against/ }).getByRole('cell');
  const known = cells.getByRole('button', { name: /^In part/ }).first();
  await known.click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toHaveAttribute('href', /^https:/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(known).toBeFocused();
  await cells
    .getByRole('button', { name: /^Not confirmed/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Ask them:');
});

test('a link to a section opens it, scrolls to it and keeps the results', async ({ page }) => {
  await hospitalResults(page);
  const sentence = await page.locator('.sheet-firm .title').first().innerText();
  for (const section of ['why-these-three', 'additional-recommended-solutions']) {
    await page.evaluate((id) => (location.hash = id), section);
    await expect(page.locator(`#${section}`)).toBeVisible();
  }
  await page.reload();
  await expect(page.locator('#additional-recommended-solutions')).toBeInViewport();
  expect(await page.locator('.sheet-firm .title').first().innerText()).toBe(sentence);
});

test('the notification is in the page once and covers nothing', async ({ page }) => {
  const visit = await hospitalResults(page);
  await expect(page.getByText(notification)).toHaveCount(1);
  const region = await boxOf(visit.notification);
  for (const other of [page.getByRole('list', { name: 'Steps' }), visit.heading('Your Smart Results')]) {
    const { y, height } = await boxOf(other);
    expect(y + height <= region.y || y >= region.y + region.height).toBe(true);
  }
  // Wherever the page is scrolled to, it moves with what it stands beside.
  const restart = page.getByRole('button', { name: 'Start New Assessment' });
  await restart.scrollIntoViewIfNeeded();
  await expect(visit.notification).not.toBeInViewport();
  await visit.notification.getByRole('button', { name: 'Dismiss' }).click();
  await expect(visit.notification).toBeEmpty();
  // The outcome of the details can still be read, with the navigation.
  await expect(page.getByText(notification)).toHaveCount(1);
});

test('each plate of the results is beside its layer’s contents, and none covers another', async ({ page }) => {
  await hospitalResults(page);
  const rows = page.getByRole('complementary', { name: 'Your recommended stack' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  // All at once: what loads late may still move them together.
  const boxes = await rows.evaluateAll((all) =>
    all.map((row) => {
      const boxOf = (selector: string) => row.querySelector(selector)!.getBoundingClientRect();
      const [plate, words] = [boxOf('[data-state]'), boxOf('div')];
      return {
        top: plate.top,
        bottom: plate.bottom,
        isBeside: plate.right <= words.left,
        off: Math.abs((plate.top + plate.bottom - words.top - words.bottom) / 2),
      };
    }),
  );
  for (const [index, { top, off, isBeside }] of boxes.entries()) {
    expect(off).toBeLessThan(2);
    expect(isBeside).toBe(true);
    expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
  }
});

test('beside the steps stands what was asked of each layer, and the other layers in one line', async ({ page }) => {
  const visit = new NavigatorPage(page);
  await visit.open();
  const stack = page.getByRole('complementary', { name: 'Your stack so far' });
  await expect(stack.getByRole('paragraph')).toHaveText([
    /^A layer fills in when /,
    /^Not asked for yet: .+ and Infrastructure\.$/,
  ]);
  await visit.choosePriorities('Improve customer service', 'Strengthen cybersecurity');
  await expect(stack.getByRole('term')).toHaveText(['Customer Experience', 'Cybersecurity']);
  await expect(stack.getByRole('paragraph')).toHaveText(
    'Not asked for yet: AI & Automation, Communications and Infrastructure.',
  );
});

test('no outline covers a chosen plate beside the steps', async ({ page }) => {
  const visit = new NavigatorPage(page);
  await visit.open();
  await visit.choosePriorities('Improve customer service', 'Strengthen cybersecurity');
  const stack = page.getByRole('complementary', { name: 'Your stack so far' });
  await expect(stack.locator('[data-state="on"]')).toHaveCount(2);
  // The corners and the middle of each chosen plate's upper face, a little inside: what lies uppermost there.
  const uppermost = await stack.locator('[data-state="on"] > .plate-top').evaluateAll((faces) =>
    faces.flatMap((face) => {
      const { left, top, width, height } = face.getBoundingClientRect();
      const inside = [
        [0.5, 0.08],
        [0.92, 0.5],
        [0.5, 0.5],
        [0.08, 0.5],
        [0.5, 0.92],
      ] as const;
      return inside.map(([x, y]) =>
        document
          .elementFromPoint(left + width * x, top + height * y)
          ?.closest('[data-state]')
          ?.getAttribute('data-state'),
      );
    }),
  );
  expect(uppermost).toEqual(Array(10).fill('on'));
});

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}
