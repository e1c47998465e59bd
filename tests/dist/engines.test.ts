import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { usable as targets } from '#netlify/build/browsers';
import { elementsIn, isInlineScript, textIn } from '#netlify/build/html';
import { pages, textOf } from '#tests/dist/pages';
import { dist } from '#tests/e2e/routes';
import { calledIn, isLacking, markedUpIn, styledIn, type Versions } from '#tests/engines/features';
import { enhancements, full, replaced, usable } from '#tests/engines/policy';

/*
 * Which browsers the built site needs: the features of its pages, styles and scripts by MDN's data, against the policy
 * (tests/engines/policy.ts). reports/features.md has them as a table.
 */

const scripts = new Map<string, string>();
const sheets = new Set<string>();
const used = new Map<string, { versions: Versions; where: string }>();
const add = (found: ReadonlyMap<string, Versions>, where: string) => {
  for (const [name, versions] of found) if (!used.has(name)) used.set(name, { versions, where });
};

for (const file of globSync('_astro/*.{js,css}', { cwd: dist })) {
  if (file.endsWith('.css')) sheets.add(textOf(`/${file}`));
  // What older browsers are given has all of the styles as a text.
  else if (!file.includes('/older.')) scripts.set(textOf(`/${file}`), file);
}
for (const { html, path } of pages) {
  const elements = elementsIn(html);
  add(markedUpIn(elements), path);
  for (const element of elements) {
    if (element.tagName === 'style') sheets.add(textIn(element));
    if (isInlineScript(element)) scripts.set(textIn(element), path);
  }
}
for (const css of sheets) add(styledIn(css), 'styles');
for (const [script, where] of scripts) add(calledIn(script), where);

/** The features that browsers of a policy may lack, each with where it is used. */
function lacking(policy: Versions): string[] {
  return [...used].flatMap(([name, { versions }]) => (isLacking(policy, versions) ? [name] : [])).sort();
}

test('what the fully supported browsers lack is named, with what they have instead', () => {
  expect(used.size).toBeGreaterThan(300);
  expect(lacking(full)).toEqual(Object.keys(enhancements).sort());
});

test('what the other browsers of the policy lack besides is named, with what they have instead', () => {
  const also = lacking(usable).filter((name) => !(name in enhancements));
  expect(also).toEqual(Object.keys(replaced).sort());
});

test('every feature with the versions that have it is in reports/features.md', () => {
  const rows = [...used]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { versions, where }]) => {
      const instead = enhancements[name] ?? replaced[name] ?? '';
      return `| ${[name, versions.chrome, versions.firefox, versions.safari, where, instead].join(' | ')} |`;
    });
  mkdirSync('reports', { recursive: true });
  const head =
    '| Feature | Chromium | Firefox | Safari | For example in | Instead |\n| --- | --- | --- | --- | --- | --- |';
  writeFileSync('reports/features.md', `${[head, ...rows].join('\n')}\n`);
  expect(rows.length).toBe(used.size);
});

describe('the syntax of scripts is that of the oldest browsers', () => {
  // All of these browsers know them: esbuild cannot tell which characters each version of Unicode has.
  const supported = { 'regexp-unicode-property-escapes': true, 'regexp-lookbehind-assertions': true };
  test.each([...scripts].map(([script, where]) => ({ script, where })))('$where', async ({ script }) => {
    const printed = async (target: string[]) =>
      (await transform(script, { minify: true, target, supported, logLevel: 'error' })).code;
    expect(await printed([...targets])).toBe(await printed(['esnext']));
  });
});

test('no style sheet has a rule within another, which the oldest browsers skip', () => {
  for (const css of sheets) expect(css).not.toMatch(/[;{}]&/);
});

test('a page with a fold hides the marker that Safari gives it', () => {
  for (const { html, path } of pages)
    if (html.includes('<summary')) expect(html, path).toContain('summary::-webkit-details-marker{display:none}');
});
