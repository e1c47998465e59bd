import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { namedFiles } from '#netlify/build/named-files';
import { type Advice, adviceAddress } from '#domain/recommendation/advice';
import { htmlErrors } from '#tests/e2e/a11y/html';
import { page, pages, textOf } from '#tests/dist/pages';
import { dist } from '#tests/e2e/routes';

/* The HTML of the built pages: valid, the words before any script, and nothing in it that comes later by itself. */

test.each(pages)('$path is valid HTML', async ({ html }) => {
  expect(await htmlErrors(html)).toEqual([]);
});

test('every token that a page, its scripts or their style sheets read is set in the page', () => {
  const assets = new Map(readdirSync(path.join(dist, '_astro')).map((file) => [file, textOf(`/_astro/${file}`)]));
  const filesNamedBy = namedFiles(assets);
  const tokens = /(?<=var\()--(?:color|text|font|spacing|leading|tracking|shadow|radius|container|hue)-[\w-]+(?=\))/g;
  for (const { path: route, html } of pages) {
    const read = new Set(`${html}${filesNamedBy(html)}`.match(tokens));
    expect(read.size, route).toBeGreaterThan(20);
    const missing = [...read].filter((token) => !html.includes(`${token}:`));
    expect(missing, route).toEqual([]);
  }
});

test('no script that the browser waits for stands before the words', () => {
  // The script of the not-found page takes answers out of the address before anything is fetched.
  for (const { path, html } of pages.filter(({ path: route }) => route !== '/404')) {
    expect(html.indexOf('<h1'), path).toBeGreaterThan(0);
    expect(html.indexOf('<script>'), path).toBeGreaterThan(html.indexOf('</footer>'));
  }
});

test.each(['/solutions-navigator', '/needs-assessment'])(
  '%s holds the name of no product of the catalogue',
  (route) => {
    // Without its policy and the names of its files: a hash may hold a short name, 3CX for one.
    const html = page(route).html.replaceAll(/'sha256-[^']+'|\/_astro\/[\w.-]+/g, '');
    const { solutions } = JSON.parse(textOf(adviceAddress)) as Advice;
    expect(solutions.length).toBeGreaterThan(50);
    // The wizards' own questions name some: as an answer, or as an example in one.
    const asked = ['Microsoft 365', 'Zapier', 'Webex Calling'];
    const named = solutions.map(({ name }) => name).filter((name) => html.includes(name));
    expect(named.filter((name) => !asked.includes(name))).toEqual([]);
  },
);

test('the ids that React gives begin as their island says, so that the browser gives the same', () => {
  const islands = page('/solutions-navigator').html.split('<astro-island ').slice(1);
  const ids = islands.flatMap((island) => {
    const prefix = /prefix="?(\w+)/.exec(island)?.[1] ?? 'none';
    return [...island.matchAll(/ id="?(_\w*R_)/g)].map(([, start]) => [start, `_${prefix}R_`]);
  });
  expect(ids.length).toBeGreaterThan(2);
  for (const [start, expected] of ids) expect(start).toBe(expected);
});
