import type { Page } from 'playwright/test';
import sharp from 'sharp';

/** A screenshot of a page, or of a part of it, with access to its pixels. */
export type Picture = {
  png: Buffer;
  width: number;
  height: number;
  luminanceAt: (x: number, y: number) => number;
};

export type Box = { x: number; y: number; width: number; height: number };

export type PartOfPage = { fullPage: true } | { clip: Box };

/** Takes a picture: one pixel for each CSS pixel. */
export async function picture(page: Page, of: PartOfPage): Promise<Picture> {
  return read(await screenshot(page, of));
}

/**
 * The file of a screenshot, which is cheaper than one with access to its pixels. Two frames after what was changed:
 * Chromium, asked for a picture while it takes on another width or other colours, once did not answer at all.
 */
export async function screenshot(page: Page, of: PartOfPage): Promise<Buffer> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.screenshot({ ...of, animations: 'disabled', scale: 'css' });
}

/** The pixels of a screenshot. */
export async function read(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminanceAt = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return 0.2126 * linear(data[at] ?? 0) + 0.7152 * linear(data[at + 1] ?? 0) + 0.0722 * linear(data[at + 2] ?? 0);
  };
  return { png, width: info.width, height: info.height, luminanceAt };
}

/** A channel's share of the luminance, for each of its 256 values: a page has millions of pixels. */
const linearOf = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
const linear = (channel: number) => linearOf[channel] ?? 0;

/** WCAG's contrast of two luminances, 1 to 21. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The luminances of every pixel of a box, cut to the picture. */
export function luminances({ width, height, luminanceAt }: Picture, box: Box): number[] {
  const found: number[] = [];
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, Math.ceil(box.y + box.height)); y++)
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, Math.ceil(box.x + box.width)); x++)
      found.push(luminanceAt(x, y));
  return found;
}

/**
 * Returns the lowest contrast of an element's text with its background: the element is centred in the window, its text
 * made invisible, and every pixel of its box compared with its colour. Also returns the limit: 3 for large text, else
 * 4.5.
 */
export async function contrastOnPixels(page: Page, selector: string): Promise<{ found: number; least: number }> {
  const element = page.locator(selector);
  const { box, front, least } = await element.evaluate((shown: HTMLElement | SVGElement) => {
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    const style = getComputedStyle(shown);
    const property = shown instanceof SVGElement ? 'fill' : 'color';
    const size = parseFloat(style.fontSize);
    // For text, the box around its lines; for a field, whose text is not a node, the box inside its border and padding.
    const lines = document.createRange();
    lines.selectNodeContents(shown);
    const isField = shown.matches('input, select, textarea');
    const around = (isField ? shown : lines).getBoundingClientRect();
    const inset = isField ? parseFloat(style.paddingBlockStart) + 2 : 0;
    const { x, y, width, height } = new DOMRect(
      around.x + inset,
      around.y + inset,
      around.width - 2 * inset,
      around.height - 2 * inset,
    );
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('No canvas.');
    canvas.fillStyle = style[property];
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
    // Links in it have colours of their own, and lines under them.
    for (const each of [shown, ...shown.querySelectorAll<HTMLElement | SVGElement>('*')]) {
      each.style.setProperty(property, 'transparent', 'important');
      each.style.setProperty('text-decoration-color', 'transparent', 'important');
    }
    return {
      box: { x, y, width, height },
      front: [r, g, b],
      least: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5,
    };
  });
  const behind = await picture(page, { clip: box });
  await element.evaluate((shown: HTMLElement | SVGElement) => {
    const property = shown instanceof SVGElement ? 'fill' : 'color';
    for (const each of [shown, ...shown.querySelectorAll<HTMLElement | SVGElement>('*')]) {
      each.style.removeProperty(property);
      each.style.removeProperty('text-decoration-color');
      if (each.getAttribute('style') === '') each.removeAttribute('style');
    }
  });
  const [r = 0, g = 0, b = 0] = front.map(linear);
  const own = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const whole = { x: 0, y: 0, width: behind.width, height: behind.height };
  return { found: Math.min(...luminances(behind, whole).map((back) => contrast(own, back))), least };
}
