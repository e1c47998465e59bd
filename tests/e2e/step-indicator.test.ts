import { navigator, needsAssessment } from '#tests/fixtures/content';
import { expect, test, widthOf } from '#tests/e2e/site';
import { wizardArrived } from '#tests/wizard-arrived';

/* Specification §2, Solution Navigator: on small screens only the current step's description shows; all names do. */
for (const [path, { steps }] of [
  ['/solutions-navigator', navigator],
  ['/needs-assessment', needsAssessment],
] as const)
  test(`${path}: every step's name can be read on a phone and a tablet, and the current one's description`, async ({
    page,
  }) => {
    await page.goto(path);
    const list = page.getByRole('list', { name: 'Steps' });
    const listed = steps.filter(({ listed }) => listed);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 740 });
      for (const [index, { title, description }] of listed.entries()) {
        const name = list.getByText(title, { exact: true });
        await expect(name).toBeInViewport({ ratio: 1 });
        // Text for screen readers alone is one pixel large.
        await expect.poll(async () => (await name.boundingBox())?.height, { message: title }).toBeGreaterThan(12);
        await expect(list.getByText(description, { exact: true })).toBeVisible({ visible: index === 0 });
      }
      await expect.poll(() => widthOf(page)).toBe(width);
    }
  });

for (const path of ['/solutions-navigator', '/needs-assessment'])
  test(`${path}: on a phone the first question begins on the upper half, and five slabs show the stack so far`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    await wizardArrived(page);
    const first = page.getByRole('main').getByRole('radio').first().locator('xpath=ancestor::fieldset/legend');
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(340);
    const strip = page.getByRole('img', { name: /^Your stack so far/ });
    await expect(strip).toHaveAccessibleName('Your stack so far: no layer yet');
    await expect(page.getByRole('complementary', { name: 'Your stack so far' })).toBeHidden();
    await page.getByRole('checkbox', { name: 'Modernize communications' }).click();
    await expect(strip).toHaveAccessibleName('Your stack so far: Communications');
  });
