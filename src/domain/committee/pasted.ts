import { linkStart } from '#domain/share/link';
import { isWhole, linkInText } from '#domain/share/link-in-text';

/** One entry of pasted text: a line, or one of several links in a line. */
export type PastedEntry = {
  /** The entry as pasted, so that it can be put back. */
  text: string;
  /** The fragment of a link to results, without '#'; null where the entry has none. */
  fragment: string | null;
  /** The text beside the link in its line, as a name for it: 'Finance' in 'Finance: https://…'. */
  name: string;
};

/** A word of a line. Links that are listed without spaces between them are words of their own. */
const wordInLine = /(?:(?![,;|]<?(?:https?:|#r=))\S)+/gi;
/** What every link and every address has that may hold one. */
const traceOfAny = /r[=%&-]|[=*＝]|:\/\//i;
/** The start of an address that a program may have broken over several lines. */
const startOfAddress = /:\/\/|#r=/i;
/** A line with the rest of a service's address, after the link in it. */
const restOfAddress = /^\S*(?:%[0-9a-f]{2}|&\w+=)\S*$/i;
/** The longest address that is joined from its lines (characters), and the most of them. */
const longestAddress = 4_000;
const mostLines = 60;

/**
 * Returns the entries of a text in order, without empty lines. A link broken over several lines is joined where that
 * makes it whole.
 */
export function pastedEntries(text: string): PastedEntry[] {
  // Mail programs put '>' before each line that they quote.
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^[>\s]+/, '').trimEnd());
  const entries: PastedEntry[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const { found, below } = linksIn(line, lines.slice(at + 1, at + mostLines));
    if (found.length === 0 && line) entries.push({ text: line, fragment: null, name: '' });
    let from = 0;
    for (const link of found) {
      const before = nameIn(line.slice(from, link.start));
      const isLast = link === found.at(-1);
      const after = isLast ? nameIn(line.slice(link.end)) : '';
      entries.push({
        text: [line.slice(link.start, link.end), ...(isLast ? below : [])].join('\n'),
        fragment: link.fragment,
        name: [before, after].filter(Boolean).join(' '),
      });
      from = link.end;
    }
    at += below.length;
  }
  return entries;
}

/** A link in a line, and where its word begins and ends there. */
type Found = { fragment: string; start: number; end: number };

/** Returns the links in a line, and the lines below it that belong to the last one. */
function linksIn(line: string, lines: readonly string[]): { found: Found[]; below: readonly string[] } {
  const found: Found[] = [];
  let last: Found | null = null;
  let isBroken = false;
  for (const { 0: word, index } of line.matchAll(wordInLine)) {
    const fragment = traceOfAny.test(word) ? linkInText(word) : null;
    last = { fragment: fragment ?? '', start: index, end: index + word.length };
    isBroken = last.end === line.length && !isWholeLink(last.fragment) && startOfAddress.test(word);
    if (fragment !== null) found.push(last);
  }
  if (!last || last.end < line.length) return { found, below: [] };
  const word = line.slice(last.start);
  const joined = isBroken ? joinedLink(word, lines) : null;
  if (joined) {
    if (last.fragment === '') found.push(last);
    last.fragment = joined.fragment;
  }
  const count = joined?.count ?? 0;
  const holdsMore = /[&%]/.test([word, ...lines.slice(0, count)].join('')) && isWholeLink(last.fragment);
  return { found, below: lines.slice(0, count + (holdsMore ? restCount(lines.slice(count)) : 0)) };
}

/** Returns the whole link that a word makes with the lines below it, and their number; null where it makes none. */
function joinedLink(word: string, lines: readonly string[]): { fragment: string; count: number } | null {
  let joined = word;
  for (const [index, line] of lines.entries()) {
    joined += `\n${line}`;
    if (!/^\S+$/.test(line) || line.includes('://') || joined.length > longestAddress) return null;
    const fragment = linkInText(joined) ?? '';
    if (isWholeLink(fragment)) return { fragment, count: index + 1 };
  }
  return null;
}

function restCount(lines: readonly string[]): number {
  const other = lines.findIndex(
    (line) => !restOfAddress.test(line) || line.includes('://') || linkInText(line) !== null,
  );
  return other === -1 ? lines.length : other;
}

function isWholeLink(fragment: string): boolean {
  return isWhole(fragment.slice(linkStart.length));
}

/** Returns a text without the punctuation around it. */
function nameIn(text: string): string {
  return withoutEnd(text.replace(/^[\s>)\]"'.,;:–—-]+/, ''), /[\s<([“"':,;–—-]/);
}

/**
 * Returns a text without the matching characters at its end. Goes character by character: a regular expression that
 * ends with `+$` retries each run from each of its characters, which takes minutes for a megabyte of them.
 */
function withoutEnd(text: string, character: RegExp): string {
  let length = text.length;
  while (length > 0 && character.test(text.charAt(length - 1))) length -= 1;
  return text.slice(0, length);
}
