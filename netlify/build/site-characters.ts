import { parseFragment } from 'parse5';
import { textIn } from '#netlify/build/html';

/** Printable ASCII: what every keyboard types, whether or not a page has it yet. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index);

/**
 * Returns the characters (code points, in order) that built pages and scripts can show: all of printable ASCII, and what
 * stands in them beyond it, as it is, named (`&nbsp;`) or escaped (`\u00e9`).
 */
export function siteCharacters(texts: Iterable<string>): number[] {
  const found = new Set<number>();
  for (const text of texts) {
    const references = new Set(text.match(/&(?:#\w+|[a-z]\w*);/gi));
    const decoded = textIn(parseFragment([...references].join('')));
    for (const [run] of `${text}${decoded}`.matchAll(/[^\0-\x9f]+/g))
      for (const character of run) found.add(character.codePointAt(0) ?? 0);
    for (const [, code = ''] of text.matchAll(/\\u\{?([\da-f]{4,6})/gi)) found.add(Number.parseInt(code, 16));
  }
  return [...ascii, ...[...found].filter((code) => code > 0x9f).sort((one, other) => one - other)];
}
