/* Colours as they are composited. Runs in the page. */

/** sRGB, each channel and alpha from 0 to 1. */
export type Colour = { r: number; g: number; b: number; a: number };

const canvas = document.createElement('canvas');
canvas.width = 1;
canvas.height = 1;
const context = canvas.getContext('2d', { willReadFrequently: true });
const known = new Map<string, Colour>();

/** Any colour that CSS can compute, in sRGB. */
export function colour(css: string): Colour {
  const before = known.get(css);
  if (before) return before;
  if (!context) throw new Error('No canvas.');
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
  const found = { r: r / 255, g: g / 255, b: b / 255, a: a / 255 };
  known.set(css, found);
  return found;
}

export function over(top: Colour, below: Colour): Colour {
  const a = top.a + below.a * (1 - top.a);
  const mix = (one: number, other: number) => (a === 0 ? 0 : (one * top.a + other * below.a * (1 - top.a)) / a);
  return { r: mix(top.r, below.r), g: mix(top.g, below.g), b: mix(top.b, below.b), a };
}

function luminance({ r, g, b }: Colour): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG's contrast of two opaque colours, 1 to 21. */
function ratio(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Returns every colour that may be behind an element's text: the composited backgrounds of the element and its
 * ancestors. Of a gradient, each stop counts, and its absence; one a few pixels wide or high, as a select's arrow or the
 * line under it, has no room for text. Text inside a bar of a drawing is on the bar.
 */
export function backgrounds(element: Element | null): Colour[] {
  if (!element) return [colour(getComputedStyle(document.documentElement).colorScheme === 'dark' ? '#000' : '#fff')];
  const bar = barAround(element);
  if (bar) return [colour(getComputedStyle(bar).fill)];
  const { backgroundColor, backgroundImage, backgroundSize } = getComputedStyle(element);
  const own = colour(backgroundColor);
  const below = own.a === 1 ? [own] : backgrounds(element.parentElement).map((each) => over(own, each));
  const sizes = backgroundSize.split(',').map((size) => size.trim().split(' '));
  if (sizes.every((size) => size.some((each) => each.endsWith('px') && parseFloat(each) < 24))) return below;
  const stops = backgroundImage.match(/(?:oklch|oklab|rgba?|color|lab|lch|hsla?)\([^()]*\)|#[\da-f]{3,8}\b/gi) ?? [];
  return [...below, ...stops.map(colour).flatMap((stop) => below.map((each) => over(stop, each)))];
}

/** The rectangle of a drawing that contains a text of the same group. */
function barAround(element: Element): Element | undefined {
  if (!(element instanceof SVGTextElement)) return undefined;
  const { left, right } = element.getBoundingClientRect();
  return [...(element.parentElement?.children ?? [])].find((sibling) => {
    const box = sibling.getBoundingClientRect();
    return sibling instanceof SVGRectElement && box.left <= left && right <= box.right;
  });
}

/** The lowest contrast of a colour with anything that may be behind an element. */
export function lowestContrast(front: Colour, behind: readonly Colour[]): number {
  return Math.min(...behind.map((back) => ratio(over(front, back), back)));
}

/** The effective opacity of an element with its ancestors, 0 to 1. */
export function opacityOf(element: Element): number {
  let opacity = 1;
  for (let each: Element | null = element; each; each = each.parentElement)
    opacity *= Number(getComputedStyle(each).opacity);
  return opacity;
}
