import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Selector, transform } from 'lightningcss';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { expect, test } from 'vitest';
import { adviceAddress } from '#domain/recommendation/advice';
import { adviceBudget, budgetOf, checkBudget, firstFlight, navigatorBudget, resultsBudget } from '#tests/budgets';
import { dist } from '#tests/e2e/routes';
import { built, fileOf, page, pages, textOf } from '#tests/dist/pages';
import { headerBytes, wireBytes } from '#tests/wire';

/*
 * What each page of the built site weighs (tests/budgets.ts). What a browser asks for before anybody touches the page is
 * counted in tests/e2e/weights.test.ts.
 */

const files = readdirSync(path.join(dist, '_astro'));
const headerRules = textOf('/_headers');
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** What each file weighs that has been asked for: most pages have the same scripts. */
const weights = new Map<string, number>();
function weigh(paths: readonly string[]): number {
  for (const each of paths) if (!weights.has(each)) weights.set(each, wireBytes(each, built(each)));
  return sum(paths.map((each) => weights.get(each) ?? 0));
}

/**
 * Every script that a page loads once all its islands are in use: what it names, and all that those import. What an
 * island fetches later (a wizard's last steps, the website scraper, the detailed model) is not among them.
 */
function islandScripts(html: string): string[] {
  return reachedFrom(html.matchAll(/(?:component|renderer)-url="\/_astro\/([\w.-]+\.js)"/g));
}

/** What comes after a wizard's first answer, besides the scripts that the page has loaded by then. */
function lastSteps(loaded: readonly string[]): string[] {
  const program = loaded.map(textOf).join('');
  const fetched = reachedFrom(program.matchAll(/import\(\s*["'`]\.\/(LastSteps[\w.-]+\.js)["'`]/g));
  return fetched.filter((script) => !loaded.includes(script));
}

/** These scripts, and all that they import. */
function reachedFrom(named: Iterable<RegExpExecArray>): string[] {
  const reached = new Set<string>();
  const reach = (names: Iterable<RegExpExecArray>) => {
    for (const [, name = ''] of names) {
      if (reached.has(name)) continue;
      reached.add(name);
      reach(textOf(`/_astro/${name}`).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g));
    }
  };
  reach(named);
  return [...reached].map((name) => `/_astro/${name}`);
}

test.each(pages)('$path keeps to its budget of bytes', ({ path: route, html }) => {
  const budget = budgetOf(route);
  expect.soft(wireBytes(fileOf(route), Buffer.from(html)), 'HTML').toBeLessThanOrEqual(budget.html);
  const scripts = islandScripts(html);
  expect(scripts.length, 'scripts of the islands').toBeGreaterThan(5);
  expect.soft(weigh(scripts), 'scripts of all islands').toBeLessThanOrEqual(budget.islandScripts);
  const later = weigh(lastSteps(scripts));
  expect.soft(later > 0, 'a wizard has last steps, and nothing else has').toBe(budget.lastSteps > 0);
  expect.soft(later, 'last steps').toBeLessThanOrEqual(budget.lastSteps);
});

/*
 * A new connection carries ten packets, 14.6 kB, before it waits for an answer: the heading of a page and the first thing
 * that can be done on it are in them, headers included. (All that can be done on /privacy is to read on.)
 */
test.each(pages.filter(({ path: route }) => !['/404', '/privacy'].includes(route)))(
  '$path has its heading and its first action in the bytes that come first',
  ({ path: route, html }) => {
    const end = endOfFirstAction(html);
    const bytes = headerBytes(route, headerRules) + wireBytes('/page.html', Buffer.from(html.slice(0, end)));
    expect(bytes).toBeLessThanOrEqual(firstFlight(route));
  },
);

/** Returns where in a page's HTML the first link, button or field ends that comes with or after its heading. */
function endOfFirstAction(html: string): number {
  const inOrder: Tree.Element[] = [];
  const add = (node: Tree.ParentNode) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      inOrder.push(child);
      if (child.tagName !== 'noscript') add(child);
    }
  };
  add(parse(html, { sourceCodeLocationInfo: true }));
  const heading = inOrder.findIndex(({ tagName }) => tagName === 'h1');
  const isAction = ({ tagName }: Tree.Element) => ['a', 'button', 'input', 'select', 'textarea'].includes(tagName);
  const action = inOrder.slice(heading).find(isAction);
  const end = action?.sourceCodeLocation?.endOffset;
  if (heading === -1 || end === undefined) throw new Error('The page has no heading with an action after it.');
  return end;
}

test('the advice, which the last steps fetch, keeps to its budget of bytes', () => {
  expect(weigh([adviceAddress])).toBeLessThanOrEqual(adviceBudget);
});

test('the Navigator with the website scraper keeps to its budget of scripts', () => {
  const loaded = islandScripts(page('/solutions-navigator').html);
  const later = [...loaded, ...lastSteps(loaded)];
  const [scraper = ''] = files.filter((file) => /^ScraperCard\.[\w-]+\.js$/.test(file));
  const card = reachedFrom(scraper.matchAll(/^(.+)$/g)).filter((script) => !later.includes(script));
  expect(card.length).toBeGreaterThan(0);
  expect(weigh([...later, ...card])).toBeLessThanOrEqual(navigatorBudget);
});

test('the results keep to their budget of scripts, with all that they fetch', () => {
  const loaded = islandScripts(page('/solutions-navigator').html);
  const parts = files.filter((file) => /^(Obligations|ResultActions|SecondReading)\.[\w-]+\.js$/.test(file));
  expect(parts).toHaveLength(3);
  const fetched = parts.flatMap((part) => reachedFrom(part.matchAll(/^(.+)$/g)));
  const added = new Set([...lastSteps(loaded), ...fetched.filter((script) => !loaded.includes(script))]);
  expect(weigh([...added])).toBeLessThanOrEqual(resultsBudget);
});

test('the check keeps to its budget, and no page carries its styles', () => {
  const [script = ''] = files.filter((file) => /^Check\.[\w-]+\.js$/.test(file));
  const loaded = islandScripts(page('/solutions-navigator').html);
  const earlier = [...loaded, ...lastSteps(loaded)];
  const parts = reachedFrom(script.matchAll(/^(.+)$/g)).filter((part) => !earlier.includes(part));
  const sheets = files.filter((file) => /^check\.[\w-]+\.css$/.test(file)).map((file) => `/_astro/${file}`);
  expect([parts.length > 0, sheets.length]).toEqual([true, 1]);
  expect(weigh([...parts, ...sheets])).toBeLessThanOrEqual(checkBudget);
  for (const { path: route, html } of pages) expect(html, route).not.toMatch(/\.(ck-range|interval-bar)\{/);
});

/*
 * Once a state such as `:checked` stands in any `:has()`, Chromium looks at every `:has()` above a click; a rule that
 * goes on to any element at all (`:has(...) > *`) then has it renew the style of everything below.
 */
test('each rule that goes on from a :has() names what it styles', () => {
  const names = (selector: Selector): boolean =>
    selector.some(
      (part) =>
        ['class', 'id', 'type', 'attribute', 'pseudo-element'].includes(part.type) ||
        (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where') && part.selectors.every(names)),
    );
  const has = (part: Selector[number]) => part.type === 'pseudo-class' && part.kind === 'has';
  const found = new Set<string>();
  let goingOn = 0;
  const read = (css: string) =>
    transform({
      filename: 'page.css',
      code: Buffer.from(css),
      visitor: {
        // Paper has no clicks.
        Rule: {
          media: ({ value }) =>
            value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
        },
        Selector: (selector) => {
          const last = selector.findLastIndex((part) => part.type === 'combinator');
          if (!selector.slice(0, Math.max(last, 0)).some(has)) return;
          goingOn += 1;
          if (!names(selector.slice(last + 1))) found.add(JSON.stringify(selector));
        },
      },
    });
  const sheets = files.filter((name) => name.endsWith('.css')).map((name) => textOf(`/_astro/${name}`));
  const inPages = pages.flatMap(({ html }) =>
    [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css),
  );
  for (const css of new Set([...sheets, ...inPages])) read(css);
  expect([...found]).toEqual([]);
  expect(goingOn).toBeGreaterThan(0);
});
