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
 * Takes boxes and picture of one layout: other colours bring other form controls, so a picture counts once the boxes
 * before and after it are equal. One picture of a whole page takes longer than all else here.
 */
async function settled(page: Page) {
  const look = () => page.evaluate(() => window.inspector.controlBoxes());
  let boxes = await look();
  for (;;) {
    const png = await screenshot(page, { fullPage: true });
    const after = await look();
    if (JSON.stringify(after) === JSON.stringify(boxes)) return { boxes, shown: await read(png) };
    boxes = after;
  }
}
