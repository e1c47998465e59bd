import type { Page } from 'playwright/test';

/* What is wrong with a page on paper, read from the boxes of its lines as they are laid out for the sheet. */

/** CSS pixels in a millimetre. */
const mm = 96 / 25.4;

/** The sheets on which offices print, with the margins (mm) that browsers leave: width and height of what is printed on. */
export const sheets = [
  { name: 'Letter', width: 215.9, height: 279.4 },
  { name: 'A4', width: 210, height: 297 },
] as const;
/** The sheets of a poster. */
export const posters = [
  { name: 'A3', width: 297, height: 420 },
  { name: 'Tabloid', width: 279.4, height: 431.8 },
] as const;
const margin = 10;

/** A fault, with the words at which it is seen. */
export type PaperFault = { fault: string; at: string };

/** Lays a page out as for a sheet (mm): what is printed, as wide as it can be between the margins. */
export async function layOutForPaper(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const inside = (side: number) => Math.floor((side - 2 * margin) * mm);
  await page.setViewportSize({ width: inside(width), height: inside(height) });
}

/**
 * Returns what is wrong with a page that is laid out for paper: two lines of text one over the other, a line that leaves the
 * sheet, text paler than 4.5:1, a button without an outline, and a link of the text whose address is said nowhere.
 */
export function paperFaults(page: Page): Promise<PaperFault[]> {
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    type Line = Box & { node: Text; words: string };
    const faults: PaperFault[] = [];

    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    /** Red, green and blue (0 to 255) of colours laid on white, one over the other. */
    const paint = (...colours: string[]) => {
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const luminance = (rgb: number[]) => {
      const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (colour: string, ...under: string[]) => {
      const [light = 1, dark = 0] = [luminance(paint(...under, colour)), luminance(paint(...under))].sort(
        (a, b) => b - a,
      );
      return (light + 0.05) / (dark + 0.05);
    };
    const ancestors = (element: Element | null): Element[] =>
      element ? [element, ...ancestors(element.parentElement)] : [];
    /** Backgrounds are printed only where the style sheet asks for them: the rest is white. */
    const printedBehind = (element: Element) =>
      ancestors(element)
        .filter((each) => getComputedStyle(each).printColorAdjust === 'exact')
        .map((each) => getComputedStyle(each).backgroundColor)
        .reverse();
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false });
    const within = (box: Box, element: Element): Box => {
      const style = getComputedStyle(element);
      const frame = element.getBoundingClientRect();
      if (style.clipPath.startsWith('inset(50%')) return { ...box, right: box.left, bottom: box.top };
      if (style.overflow === 'visible') return box;
      return {
        left: Math.max(box.left, frame.left),
        top: Math.max(box.top, frame.top),
        right: Math.min(box.right, frame.right),
        bottom: Math.min(box.bottom, frame.bottom),
      };
    };

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!(node instanceof Text) || !node.data.trim() || !element || !isShown(element)) continue;
      if (element.closest('script, style, noscript, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const frames = ancestors(element);
      for (const rect of range.getClientRects()) {
        // Without the room that a typeface keeps above its capitals and below its line.
        const height = rect.bottom - rect.top;
        const box = {
          left: rect.left,
          right: rect.right,
          top: rect.top + height * 0.25,
          bottom: rect.bottom - height * 0.25,
        };
        const { left, top, right, bottom } = frames.reduce(within, box);
        if (right - left > 2 && bottom - top > 2)
          lines.push({ left, top, right, bottom, node, words: node.data.trim().replace(/\s+/g, ' ').slice(0, 60) });
      }
    }

    lines.sort((one, other) => one.top - other.top);
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - other.top;
        if (across > 2 && down > 1) faults.push({ fault: 'overlap', at: `${one.words} | ${other.words}` });
      }
    });

    const width = document.documentElement.clientWidth;
    for (const line of lines) if (line.right > width + 1) faults.push({ fault: 'off the sheet', at: line.words });

    for (const element of new Set(lines.flatMap(({ node }) => node.parentElement ?? []))) {
      const { color, fill } = getComputedStyle(element);
      const ratio = contrast(element instanceof SVGElement ? fill : color, ...printedBehind(element));
      if (ratio < 4.5)
        faults.push({ fault: `pale, ${ratio.toFixed(1)}:1`, at: (element.textContent ?? '').trim().slice(0, 60) });
    }

    for (const element of document.querySelectorAll('.button')) {
      if (!isShown(element) || element.getClientRects().length === 0) continue;
      const style = getComputedStyle(element);
      const hasOutline = ['Top', 'Right', 'Bottom', 'Left'].every((side) => {
        const colour = style.getPropertyValue(`border-${side.toLowerCase()}-color`);
        return parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) >= 0.5 && contrast(colour) >= 3;
      });
      if (!hasOutline) faults.push({ fault: 'button without an outline', at: (element.textContent ?? '').trim() });
    }

    /** The text of the sheet, with what style sheets write after links. */
    const written = (element: Element) =>
      ['::before', '::after'].map((part) => getComputedStyle(element, part).content).join(' ');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main :is(p, li, dd, td) a[href]')].filter(
      (link) => isShown(link) && link.getClientRects().length > 0 && !link.closest('.button, nav'),
    );
    const said = `${lines.map(({ node }) => node.data).join(' ')} ${links.map(written).join(' ')}`;
    for (const link of links) {
      const { protocol, host, pathname, href } = new URL(link.href);
      const isOwn = host === location.host;
      // The name of one of our own pages in a list or a table is what it is found by.
      if (
        !protocol.startsWith('http') ||
        (isOwn && (pathname === location.pathname || !link.closest('p') || link.closest('th')))
      )
        continue;
      if (!said.includes(isOwn ? pathname : host.replace(/^www\./, '')))
        faults.push({ fault: 'link that does not say where it leads', at: href });
      if (written(link).includes('(') && link.textContent.includes(host))
        faults.push({ fault: 'link that says twice where it leads', at: href });
    }
    return faults;
  });
}
