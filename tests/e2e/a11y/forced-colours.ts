import type { Page } from 'playwright/test';
import { contrast, luminances, read, screenshot } from '#tests/e2e/a11y/pixels';

/**
 * Returns controls that are not visible with forced colours: too few pixels of their box contrast 3 to 1 with most of
 * it.
 */
export async function unseenControls(page: Page): Promise<string[]> {
  const { boxes, shown } = await settled(page);
  return boxes
    .filter((box) => {
      const found = luminances(shown, {
        ...box,
        x: box.x - 1,
        y: box.y - 1,
        width: box.width + 2,
        height: box.height + 2,
      });
      const ground = [...found].sort((one, other) => one - other)[Math.floor(found.length / 2)] ?? 0;
      return found.length > 0 && found.filter((each) => contrast(each, ground) >= 3).length < 12;
    })
    .map(({ name, width, height }) => `${name}, ${Math.round(width)} x ${Math.round(height)} px`);
}

/**
 * Takes boxes and picture of one layout: other colours bring other form controls, so both count only once two in a row
 * are equal. A picture that keeps changing (a progress bar) is taken as it was last; boxes must settle.
 */
async function settled(page: Page) {
  const look = async () => ({
    boxes: await page.evaluate(() => window.inspector.controlBoxes()),
    shown: await screenshot(page, { fullPage: true }),
  });
  let last = await look();
  for (let round = 1; ; round++) {
    const next = await look();
    const isSameLayout = JSON.stringify(next.boxes) === JSON.stringify(last.boxes);
    if (isSameLayout && (next.shown.equals(last.shown) || round >= 5))
      return { boxes: last.boxes, shown: await read(last.shown) };
    last = next;
  }
}
