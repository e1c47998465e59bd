import { readdirSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { charactersOf } from '#domain/text/typeface';
import { dist } from '#tests/e2e/routes';
import { built, pages, textOf } from '#tests/dist/pages';

/*
 * The site's letters: each typeface's first file has what the pages show, the second what visitors may type besides
 * (netlify/build/typefaces.ts).
 */

const files = readdirSync(path.join(dist, '_astro'));

async function charactersIn(pattern: RegExp): Promise<Set<number>> {
  const found = files.filter((file) => pattern.test(file));
  expect(found, String(pattern)).toHaveLength(1);
  return charactersOf(await subsetFont(built(`_astro/${found[0]}`), '', { targetFormat: 'sfnt', keepAllGlyphs: true }));
}

/** The characters that a built page shows, and those that its islands are given to show. */
function charactersShown({ document }: (typeof pages)[number]): Set<string> {
  const shown: string[] = [];
  const walker = document.createTreeWalker(document, 1 | 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === 3) {
      if (!['SCRIPT', 'STYLE'].includes(node.parentElement?.tagName ?? '')) shown.push(node.nodeValue ?? '');
    } else for (const name of ['placeholder', 'value', 'props']) shown.push((node as Element).getAttribute(name) ?? '');
  }
  return new Set(shown.join(''));
}

test.each(['figtree', 'funnel-display'])(
  'the first file of %s has every character of every page that the typeface has',
  async (name) => {
    const first = await charactersIn(new RegExp(`^${name}\\.[\\w-]{8}\\.woff2$`));
    const whole = await charactersIn(new RegExp(`^${name}-latin-wght-normal\\.`));
    for (const code of first) expect(whole.has(code)).toBe(true);
    for (let code = 0x20; code < 0x7f; code += 1) expect(first.has(code), String.fromCodePoint(code)).toBe(true);
    const missing: string[] = [];
    let beyondAscii = 0;
    for (const page of pages)
      for (const character of charactersShown(page)) {
        const code = character.codePointAt(0) ?? 0;
        if (!whole.has(code)) continue;
        if (!first.has(code)) missing.push(`${page.path} shows ${character}`);
        if (code > 0x7e) beyondAscii += 1;
      }
    expect(missing).toEqual([]);
    expect(beyondAscii).toBeGreaterThan(pages.length);
  },
);

test('no style sheet that comes later declares a typeface, for which browsers would lay out all text anew', () => {
  const later = files.filter((file) => file.endsWith('.css'));
  for (const file of later) expect(textOf(`_astro/${file}`), file).not.toContain('@font-face');
});
