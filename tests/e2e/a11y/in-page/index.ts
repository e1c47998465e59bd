import { fieldBorders, textContrast } from '#tests/e2e/a11y/in-page/contrast';
import { named, shownControls } from '#tests/e2e/a11y/in-page/elements';
import { focusFindings } from '#tests/e2e/a11y/in-page/focus';
import { layoutFindings, spaceText } from '#tests/e2e/a11y/in-page/layout';
import { motionFindings } from '#tests/e2e/a11y/in-page/motion';
import { sizedTexts } from '#tests/e2e/a11y/in-page/sizes';
import { targetSizes } from '#tests/e2e/a11y/in-page/targets';

/** The position of every control in the page, in CSS pixels from its upper left corner. */
function controlBoxes(): { name: string; x: number; y: number; width: number; height: number }[] {
  return shownControls()
    .filter(isScrolledIntoView)
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { name: named(element), x: left + scrollX, y: top + scrollY, width, height };
    });
}

/** Whether a scrolling container, such as a dialog, has it in view. */
function isScrolledIntoView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(each).overflowY)) continue;
    const box = each.getBoundingClientRect();
    if (top < box.top || bottom > box.bottom) return false;
  }
  return true;
}

const inspector = {
  controlBoxes,
  fieldBorders,
  focusFindings,
  layoutFindings,
  motionFindings,
  sizedTexts,
  spaceText,
  targetSizes,
  textContrast,
};

declare global {
  interface Window {
    /** Put into the page by `inspect()`. */
    inspector: typeof inspector;
  }
}

window.inspector = inspector;
