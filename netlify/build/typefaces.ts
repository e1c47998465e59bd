import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf } from '#domain/text/typeface';

/*
 * The two typefaces as they are published. Each comes in two files: the first has the characters of the built pages and
 * scripts, all weights of them, and is all that a visit needs; the second has the other letters of Western Europe, for what
 * a visitor types. `npm run dev` has the second file for everything.
 */

/** A typeface's files, as addresses of the site, and what to ask the second for, in the words of `unicode-range`. */
export type SplitTypeface = { whole: string; first: string; restRange: string };

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
  const typefaces = await Promise.all(
    files
      .filter((file) => wholeFiles.test(file))
      .map(async (file) => {
        const whole = await readFile(path.join(folder, '_astro', file));
        const { first, rest } = await splitTypeface(whole, characters);
        const name = file.replace(
          /-latin-.*/,
          `.${createHash('sha256').update(first).digest('base64url').slice(0, 8)}.woff2`,
        );
        await writeFile(path.join(folder, '_astro', name), first);
        return { whole: `/_astro/${file}`, first: `/_astro/${name}`, rest };
      }),
  );
  // One range for all: said twice in a page, it weighs as one.
  const restRange = rangeOf(typefaces.flatMap(({ rest }) => rest));
  return typefaces.map(({ whole, first }) => ({ whole, first, restRange }));
}

/** Returns the first file of a typeface, and the characters (code points) that only the whole has. */
export async function splitTypeface(
  whole: Buffer,
  characters: readonly number[],
): Promise<{ first: Buffer; rest: number[] }> {
  const text = String.fromCodePoint(...characters);
  const first = await subsetFont(whole, text, { targetFormat: 'woff2', keepFeatures: features });
  const plain = await subsetFont(whole, '', { targetFormat: 'sfnt', keepAllGlyphs: true });
  const rest = [...charactersOf(plain)].filter((code) => code > 0x20 && !characters.includes(code));
  return { first, rest };
}

/** How many other characters a range may run across, to be shorter: fewer than there are Greek and Cyrillic ones. */
const gap = 256;

/**
 * Returns characters (code points) as CSS's `unicode-range`: `U+A1-153,U+2C6`. It runs across those of the first files as
 * well: browsers ask the face that is declared last before all others.
 */
export function rangeOf(characters: readonly number[]): string {
  const runs: { start: number; end: number }[] = [];
  for (const code of [...characters].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && code - last.end <= gap) last.end = code;
    else runs.push({ start: code, end: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(({ start, end }) => `U+${hex(start)}${end > start ? `-${hex(end)}` : ''}`).join(',');
}

/**
 * Returns a minified style sheet in which each rule for a whole typeface is two: the whole for the rest of its characters,
 * and the first file, which has all that is served. Both stand in a page from the start: a typeface that is declared later
 * has browsers lay out all text anew. `format()` is left out: every browser that can read the rest of the sheet reads WOFF2.
 */
export function withSplitTypefaces(css: string, typefaces: readonly SplitTypeface[]): string {
  return css.replace(/@font-face\{[^{}]*\}/g, (rule) => {
    const typeface = typefaces.find(({ whole }) => rule.includes(whole));
    if (!typeface) return rule;
    const { whole, first, restRange } = typeface;
    const plain = rule.replace(/ ?format\("woff2"\)/, '');
    const rest = restRange === '' ? '' : plain.replace(/\}$/, `;unicode-range:${restRange}}`);
    return rest + plain.replace(whole, first);
  });
}

/**
 * Returns a minified style sheet without the typefaces for letters (`unicode-range`) that a page's HTML does not contain.
 */
export function withNeededTypefaces(css: string, html: string): string {
  return css.replace(/@font-face\{[^{}]*unicode-range:([^;}]+)[^{}]*\}/g, (rule, range: string) => {
    const letters = range.replaceAll(
      /U\+([\da-f]+)(?:-([\da-f]+))?,?/gi,
      (_, first: string, last = first) => `\\u{${first}}-\\u{${last}}`,
    );
    return new RegExp(`[${letters}]`, 'u').test(html) ? rule : '';
  });
}
