import { fieldBorders, textContrast } from '#tests/e2e/a11y/in-page/contrast';
import { named, shownControls } from '#tests/e2e/a11y/in-page/elements';
import { focusFindings } from '#tests/e2e/a11y/in-page/focus';
import { layoutFindings, spaceText } from '#tests/e2e/a11y/in-page/layout';
import { motionFindings } from '#tests/e2e/a11y/in-page/motion';
import { targetSizes } from '#tests/e2e/a11y/in-page/targets';

/** Where every control stands in the page, in CSS pixels from its upper left corner. */
function controlBoxes(): { name: string; x: number; y: number; width: number; height: number }[] {
  return shownControls().map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { name: named(element), x: left + scrollX, y: top + scrollY, width, height };
  });
}

const inspector = {
  controlBoxes,
  fieldBorders,
  focusFindings,
  layoutFindings,
  motionFindings,
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
