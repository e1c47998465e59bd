import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf } from '#domain/typeface';

/*
 * The two typefaces as they are published. Each comes in two files: the first has the characters that the built site
 * shows, all weights of them, and is all that a visit needs; the second has the other letters of Western Europe, for what
 * a visitor types. `npm run dev` has the second file for everything.
 */

/** A typeface's files, as addresses of the site, and the characters of the second in the words of `unicode-range`. */
export type SplitTypeface = { whole: string; first: string; restRange: string };

/** The names that the files of the two typefaces begin with: src/styles/theme.css. */
const wholeFiles = /^(?:figtree|funnel-display)-latin-wght-normal\.[\w-]+\.woff2$/;

/** What browsers apply to every text, and `tabular-nums` and `lining-nums`. The alternative forms of letters go. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

/**
 * Writes the first file of each typeface that is in the built folder, with those of these characters (code points) that
 * it has, and returns what each is split into. `cacheFolder` keeps the files for builds with the same characters.
 */
export async function splitTypefaces(
  folder: string,
  characters: readonly number[],
  cacheFolder: string,
): Promise<SplitTypeface[]> {
  const files = globSync('_astro/*.woff2', { cwd: folder }).map((file) => path.basename(file));
  return Promise.all(
    files
      .filter((file) => wholeFiles.test(file))
      .sort()
      .map(async (file) => {
        const whole = await readFile(path.join(folder, '_astro', file));
        const { first, restRange } = await split(whole, characters, cacheFolder);
        const name = file.replace(/-latin-.*/, `.${digest(first).slice(0, 8)}.woff2`);
        await writeFile(path.join(folder, '_astro', name), first);
        return { whole: `/_astro/${file}`, first: `/_astro/${name}`, restRange };
      }),
  );
}

/** Returns the first file of a typeface, and the range of what only the whole has. */
export async function splitTypeface(
  whole: Buffer,
  characters: readonly number[],
): Promise<{ first: Buffer; restRange: string }> {
  const text = String.fromCodePoint(...characters);
  const first = await subsetFont(whole, text, { targetFormat: 'woff2', keepFeatures: features });
  const plain = await subsetFont(whole, '', { targetFormat: 'sfnt', keepAllGlyphs: true });
  return { first, restRange: rangeOfRest([...charactersOf(plain)], new Set(characters)) };
}

/** As `splitTypeface`; a result that is in the cache is read from there. */
async function split(whole: Buffer, characters: readonly number[], cacheFolder: string) {
  const key = digest(whole, JSON.stringify([characters, features, 1]));
  const file = path.join(cacheFolder, `typeface-${key}.json`);
  try {
    const { first, restRange } = JSON.parse(await readFile(file, 'utf8')) as { first: string; restRange: string };
    return { first: Buffer.from(first, 'base64'), restRange };
  } catch {
    const made = await splitTypeface(whole, characters);
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(file, JSON.stringify({ ...made, first: made.first.toString('base64') }));
    return made;
  }
}

/** How many characters that are in neither file a range may run across, to be shorter. */
const gap = 16;

/** Returns the characters of a font that are not among these, as CSS's `unicode-range`: `U+A1-A8,U+AA`. */
export function rangeOfRest(ofFont: readonly number[], first: ReadonlySet<number>): string {
  const runs: { start: number; end: number }[] = [];
  for (const code of ofFont.filter((each) => each > 0x20 && !first.has(each)).sort((one, other) => one - other)) {
    const last = runs.at(-1);
    const between = last ? Array.from({ length: code - last.end - 1 }, (_, index) => last.end + 1 + index) : [];
    if (last && between.length <= gap && !between.some((each) => first.has(each))) last.end = code;
    else runs.push({ start: code, end: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(({ start, end }) => `U+${hex(start)}${end > start ? `-${hex(end)}` : ''}`).join(',');
}

/**
 * Returns a minified style sheet in which each rule for a whole typeface is two: for the first file, and, for the rest of
 * its characters, the whole. Without the rest it is enough until a visitor types: the first file has all that is served.
 */
export function withSplitTypefaces(css: string, typefaces: readonly SplitTypeface[], { withRest = true } = {}): string {
  return css.replace(/@font-face\{[^{}]*\}/g, (rule) => {
    const typeface = typefaces.find(({ whole }) => rule.includes(whole));
    if (!typeface) return rule;
    const { whole, first, restRange } = typeface;
    const rest = restRange === '' || !withRest ? '' : rule.replace(/\}$/, `;unicode-range:${restRange}}`);
    return rule.replace(whole, first) + rest;
  });
}

function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
}
