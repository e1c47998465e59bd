import path from 'node:path';
import { filesEnding, textsOf } from '#netlify/build/built-texts';
import { elementsNamed, parsePage, textIn } from '#netlify/build/page-tree';

/** Printable ASCII: what every keyboard types, whether or not a page has it yet. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index);

/**
 * Returns the characters (code points, in order) that texts can show: what stands in them beyond ASCII, named
 * (`&nbsp;`) or escaped (`\u00e9`) characters too, and all of printable ASCII. Rather one too many, such as a character
 * of an address or a pattern: one too few would be shown from another file.
 */
export function siteCharacters(texts: Iterable<string>): number[] {
  const found = new Set(ascii);
  const references = new Set<string>();
  for (const text of texts) {
    for (const [run] of text.matchAll(/[^\0-\x9f]+/g)) for (const each of run) found.add(each.codePointAt(0) ?? 0);
    for (const [, code = ''] of text.matchAll(/\\u\{?([\da-f]{4,6})/gi)) found.add(Number.parseInt(code, 16));
    for (const [reference] of text.matchAll(/&(?:#\w+|[a-z]\w*);/gi)) references.add(reference);
  }
  for (const each of decoded(references)) if (each > '\x9f') found.add(each.codePointAt(0) ?? 0);
  return [...found].filter((code) => code > 0x9f || ascii.includes(code)).sort((one, other) => one - other);
}

/** Returns what references to characters (`&eacute;`, `&#233;`) stand for, one after the other. */
function decoded(references: Iterable<string>): string {
  const page = parsePage(`<!doctype html><title>${[...references].join('')}</title>`);
  return elementsNamed(page, 'title').map(textIn).join('');
}

/** The folders of code that pages and their scripts are made of, and the files in them; nobody sees their comments. */
export const codeFolders = [
  'components',
  'domain',
  'drawings',
  'islands',
  'layouts',
  'pages',
  'queries',
  'stores',
  'styles',
];
const code = ['.astro', '.ts', '.tsx', '.css'];
const comments = /\/\*[^]*?\*\/|^[ \t]*\/\/.*$/gm;
const content = ['.md', '.mdx', '.yaml'];

/** Returns every text whose characters a visitor may see, read one after the other. */
export function* sourceTexts(sources: string): Generator<string> {
  for (const name of codeFolders) {
    const folder = path.join(sources, name);
    for (const text of textsOf(folder, filesEnding(folder, ...code))) yield text.replace(comments, '');
  }
  const folder = path.join(sources, 'content');
  yield* textsOf(folder, filesEnding(folder, ...content));
}
