import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import type { Page } from 'playwright';
import { budgetOf } from '#tests/budgets';
import { dist, everyRoute } from '#tests/e2e/routes';
import { expect, test } from '#tests/e2e/site';
import { headerBytes, wireBytes } from '#tests/wire';

/*
 * A new connection carries ten packets, 14.6 kB, before it waits for an answer: what the first screen needs, headers
 * included, is to be in them (tests/budgets.ts).
 */

const built = (pathname: string) => readFileSync(path.join(dist, pathname), 'utf8');
const rules = built('/_headers');

for (const route of everyRoute.filter((each) => each !== '/404'))
  test(`${route} can draw its first screen from the bytes that come first`, async ({ page }) => {
    // The page as it is served: none of its islands starts.
    await page.route('**/*.js', () => {});
    for (const viewport of [
      { width: 412, height: 823 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      const html = built(`${route === '/' ? '/index' : route}.html`);
      const bytes = headerBytes(route, rules) + (await firstScreenBytes(page, html));
      expect.soft(bytes, `at ${viewport.width} px`).toBeLessThanOrEqual(budgetOf(route).firstScreen);
    }
  });

/** Returns where each element of a page's body ends in its HTML, in the order of the page, without `<noscript>`'s. */
function endsOfElements(html: string): { name: string; end: number }[] {
  const found: { name: string; end: number }[] = [];
  const add = (node: Tree.ParentNode, inBody: boolean) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      if (inBody) found.push({ name: child.tagName.toLowerCase(), end: child.sourceCodeLocation?.endOffset ?? 0 });
      if (child.tagName !== 'noscript') add(child, inBody || child.tagName === 'body');
    }
  };
  add(parse(html, { sourceCodeLocationInfo: true }), false);
  return found;
}

/**
 * Returns how many bytes of a page have to come before its first screen can be drawn: its HTML, as a CDN sends it, up to
 * the last element that the screen shows and the last symbol that one of them is drawn with.
 */
async function firstScreenBytes(page: Page, html: string): Promise<number> {
  const ends = endsOfElements(html);
  const shown = await page.evaluate(() => {
    const all = [...document.querySelectorAll('body *')].filter((each) => !each.parentElement?.closest('noscript'));
    const indexes = all.flatMap((element, index) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      const isShown = width * height > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      if (!isShown || element.children.length > 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
      const symbol = element.tagName === 'use' && document.querySelector(element.getAttribute('href') ?? '');
      return symbol ? [index, all.indexOf(symbol)] : [index];
    });
    return { names: all.map(({ tagName }) => tagName.toLowerCase()), indexes };
  });
  const names = ends.map(({ name }) => name);
  const differs = shown.names.findIndex((name, index) => name !== names[index]);
  if (differs !== -1) throw new Error(`the page is not as it was built: ${shown.names[differs]} for ${names[differs]}`);
  const end = Math.max(...shown.indexes.map((index) => ends[index]?.end ?? 0));
  return wireBytes('/page.html', Buffer.from(html.slice(0, end)));
}
