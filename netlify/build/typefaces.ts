import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/*
 * The two typefaces as they are published. Each comes in two files: the first has the characters of the built pages and
 * scripts, all weights of them, and is all that a visit needs; the second has the other letters of Western Europe, for what
 * a visitor types. `npm run dev` has the second file for everything.
 */

/** A typeface's files, as addresses of the site. */
export type SplitTypeface = { whole: string; first: string };

/** The files of the two typefaces: src/styles/theme.css. */
const wholeFiles = /^(?:figtree|funnel-display)-latin-wght-normal\.[\w-]+\.woff2$/;

/** What browsers apply to every text, and `tabular-nums` and `lining-nums`. The alternative forms of letters go. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

/**
 * Writes the first file of each typeface that is in the built folder, with those of these characters (code points) that
 * it has, and returns what each is split into.
 */
export async function splitTypefaces(folder: string, characters: readonly number[]): Promise<SplitTypeface[]> {
  const files = globSync('_astro/*.woff2', { cwd: folder }).map((file) => path.basename(file));
  return Promise.all(
    files
      .filter((file) => wholeFiles.test(file))
      .map(async (file) => {
        const first = await firstFile(await readFile(path.join(folder, '_astro', file)), characters);
        const name = file.replace(
          /-latin-.*/,
          `.${createHash('sha256').update(first).digest('base64url').slice(0, 8)}.woff2`,
        );
        await writeFile(path.join(folder, '_astro', name), first);
        return { whole: `/_astro/${file}`, first: `/_astro/${name}` };
      }),
  );
}

/** Returns the first file of a typeface: those of these characters (code points) that it has. */
export function firstFile(whole: Buffer, characters: readonly number[]): Promise<Buffer> {
  return subsetFont(whole, String.fromCodePoint(...characters), { targetFormat: 'woff2', keepFeatures: features });
}

/**
 * What browsers ask the whole for, all that it has beyond ASCII, as CSS's `unicode-range`. It runs across the characters of
 * the first files as well: browsers ask the face that is declared last before all others.
 */
export const wholeRange = 'U+A1-153,U+2BB-329,U+2000-2215';

/**
 * Returns a minified style sheet with the typefaces as a page needs them. Of those that are split the first file stands
 * last: browsers ask it before the whole, which has the rest of the characters. Both are there from the start: a typeface
 * that is declared later has browsers lay out all text anew. Of the others, for letters of other languages
 * (`unicode-range`), only those that the page's HTML contains: all of them would take a page beyond its first packets.
 */
export function withPageTypefaces(css: string, html: string, typefaces: readonly SplitTypeface[]): string {
  return css.replace(/@font-face\{[^{}]*\}/g, (rule) => {
    const typeface = typefaces.find(({ whole }) => rule.includes(whole));
    if (!typeface) return isNeeded(rule, html) ? rule : '';
    return rule.replace(/\}$/, `;unicode-range:${wholeRange}}`) + rule.replace(typeface.whole, typeface.first);
  });
}

function isNeeded(rule: string, html: string): boolean {
  const ranges = rule.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi);
  const letters = Array.from(ranges, ([, first = '', last = first]) => `\\u{${first}}-\\u{${last}}`).join('');
  return letters === '' || new RegExp(`[${letters}]`, 'u').test(html);
}
