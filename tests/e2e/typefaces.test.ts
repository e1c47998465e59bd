import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from '#tests/e2e/site';

/* The site's text as a browser draws it: a first visit needs only each typeface's first file, and the fallbacks have
   the same metrics until the files load. The content of the files: tests/dist/typefaces.test.ts. */

const names = ['figtree', 'funnel-display'];

/** The names of the fonts that actually draw an element's text. */
async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

for (const width of [360, 1280])
  test(`a first visit at ${width} px is set in the site's typefaces, from their first files alone`, async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(path.basename(new URL(request.url()).pathname)));
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect.poll(() => drawnWith(page, 'h1')).toEqual([expect.stringContaining('Funnel Display')]);
    await expect.poll(() => drawnWith(page, 'main p')).toEqual([expect.stringContaining('Figtree')]);
    const typefaces = loaded.filter((file) => file.endsWith('.woff2'));
    expect(typefaces.map((file) => file.split('.')[0]).sort()).toEqual(names);
  });

test('a character that no page uses loads from the second file once typed', async ({ page }) => {
  await page.goto('/about');
  // The rest of its letters, and the first file.
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ family }) => family.includes('Figtree Variable')).map(({ status }) => status),
    );
  await page.evaluate(() => document.fonts.ready);
  expect(await faces()).toEqual(['unloaded', 'loaded']);
  const second = page.waitForResponse((response) => response.url().includes('/figtree-latin-wght-normal.'));
  await page.getByRole('contentinfo').getByRole('textbox').first().fill('Louÿs');
  expect((await second).ok()).toBe(true);
  await expect.poll(faces).toEqual(['loaded', 'loaded']);
});

test('figures align in columns, and weights differ', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const widths = await page.evaluate(() => {
    const widthOf = (text: string, style: Partial<CSSStyleDeclaration>) => {
      const span = document.body.appendChild(document.createElement('span'));
      span.textContent = text;
      Object.assign(span.style, { fontSize: '100px', position: 'absolute' }, style);
      const { width } = span.getBoundingClientRect();
      span.remove();
      return width;
    };
    const tabular = { fontVariantNumeric: 'tabular-nums' };
    return {
      ones: widthOf('1111', tabular),
      zeros: widthOf('0000', tabular),
      narrow: widthOf('1111', {}),
      normal: widthOf('weight', { fontWeight: '400' }),
      bold: widthOf('weight', { fontWeight: '700' }),
    };
  });
  expect(widths.ones).toBeCloseTo(widths.zeros, 1);
  expect(widths.narrow).toBeLessThan(widths.ones);
  expect(widths.normal).toBeLessThan(widths.bold);
});

test('a fallback typeface is as wide and as high for the site’s words', async ({ page }) => {
  await page.goto('/healthcare');
  await page.evaluate(() => document.fonts.ready);
  const ways = [
    { typeface: 'Funnel Display Variable', fallback: 'Funnel Fallback', weight: 500, selector: 'h1, h2, h3' },
    { typeface: 'Figtree Variable', fallback: 'Figtree Fallback', weight: 400, selector: 'p, li, dd' },
    { typeface: 'Figtree Variable', fallback: 'Figtree Fallback', weight: 600, selector: 'a, button, dt' },
  ];
  for (const way of ways) {
    const [own, other] = await page.evaluate(({ typeface, fallback, weight, selector }) => {
      const context = document.createElement('canvas').getContext('2d');
      const text = [...document.querySelectorAll(selector)].map((each) => each.textContent.trim()).join(' ');
      return [typeface, fallback].map((family) => {
        if (!context) throw new Error('no canvas');
        context.font = `${weight} 100px "${family}"`;
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
        return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
      });
    }, way);
    const name = `${way.fallback} at ${way.weight}`;
    if (!own || !other) throw new Error(name);
    expect.soft(other.width / own.width, `${name}: width`).toBeGreaterThan(0.98);
    expect.soft(other.width / own.width, `${name}: width`).toBeLessThan(1.02);
    expect.soft(Math.abs(other.ascent - own.ascent), `${name}: ascent`).toBeLessThanOrEqual(1);
    expect.soft(Math.abs(other.descent - own.descent), `${name}: descent`).toBeLessThanOrEqual(1);
  }
});
