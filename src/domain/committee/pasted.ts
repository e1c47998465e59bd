import { isWhole } from '#domain/share/decode';
import { linkStart, longestFragment } from '#domain/share/link';

/** One entry of pasted text: a line, or one of several links in a line. */
export type PastedEntry = {
  /** The entry as pasted, so that it can be put back. */
  text: string;
  /** The fragment of a link to results, without '#'; null where the entry has none. */
  fragment: string | null;
  /** The text beside the link in its line, as a name for it: 'Finance' in 'Finance: https://…'. */
  name: string;
};

/** The longest name of a link (characters). */
export const longestName = 40;

/**
 * The fragment of a link anywhere in a text: in an address, between brackets, or escaped in the address of a service
 * that mail programs put before each link.
 */
const linkInText = /(?:#|%23)r(?:=|%3d)([\w.-]*)/gi;

/** A line with the continuation of a link that a mail program has broken. */
const restOfLink = /^[\w.-]+$/;

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
    const found = [...line.matchAll(linkInText)];
    if (found.length === 0 && line) entries.push({ text: line, fragment: null, name: '' });
    let from = 0;
    for (const match of found) {
      const end = match.index + match[0].length;
      const start = from + wordStart(line.slice(from, match.index));
      const before = nameIn(line.slice(from, start));
      // Anything up to the next space is the rest of an address.
      const after = match === found.at(-1) ? nameIn(line.slice(end).replace(/^\S+/, '')) : '';
      const rest = end === line.length ? linesOfLink(match[1] ?? '', lines.slice(at + 1)) : [];
      entries.push({
        text: [line.slice(start, end), ...rest].join('\n'),
        fragment: linkStart + withoutPunctuation([match[1], ...rest].join('')),
        name: [before, after].filter(Boolean).join(' ').slice(0, longestName),
      });
      at += rest.length;
      from = end;
    }
  }
  return entries;
}

/** Returns the lines below a link that make it whole; none where it is whole already or they do not. */
function linesOfLink(content: string, below: readonly string[]): string[] {
  let joined = content;
  for (let count = 0; joined.length < longestFragment; count += 1) {
    if (isWhole(withoutPunctuation(joined).toLowerCase())) return below.slice(0, count);
    const next = below[count] ?? '';
    if (!restOfLink.test(next)) break;
    joined += next;
  }
  return [];
}

/** Returns where the last word of a text begins: its length where it ends with a space. */
function wordStart(text: string): number {
  return withoutEnd(text, /\S/).length;
}

/** A link ends with a letter or a figure; anything after that is punctuation of the sentence around it. */
function withoutPunctuation(text: string): string {
  return withoutEnd(text, /[^0-9a-z]/i);
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
