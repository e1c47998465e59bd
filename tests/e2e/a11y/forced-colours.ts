import type { Page } from 'playwright/test';
import { contrast, luminances, picture } from '#tests/e2e/a11y/pixels';

/**
 * Controls that cannot be made out where the visitor's own colours replace the page's: in their box too few pixels
 * stand out 3 to 1 from what most of the box is.
 */
export async function unseenControls(page: Page): Promise<string[]> {
  const measure = () => page.evaluate(() => window.inspector.controlBoxes());
  let boxes = await measure();
  let shown = await picture(page, { fullPage: true });
  // Boxes and picture have to be of the same layout: other colours bring other form controls with them.
  for (let after = await measure(); JSON.stringify(after) !== JSON.stringify(boxes); after = await measure()) {
    boxes = after;
    shown = await picture(page, { fullPage: true });
  }
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
