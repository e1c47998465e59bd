import { shownTexts } from '#tests/e2e/a11y/in-page/elements';

/** A text of a page, and how high (px) its typeface is drawn. */
export type SizedText = { text: string; size: number };

/** Every rendered text node with its size, of drawings the size on the screen. */
export function sizedTexts(): SizedText[] {
  return shownTexts().map(({ element, text }) => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    return { text, size: size * scale };
  });
}
