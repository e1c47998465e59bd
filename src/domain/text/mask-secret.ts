/**
 * What a key of a service may consist of: letters, digits, `-` and `_`, 200 at most. `maskSecret` knows how such a text is
 * written elsewhere; whoever takes a key refuses any other.
 */
export const secretPattern = /^[\w-]{1,200}$/;

/**
 * Returns the beginning of a text, `longest` characters at most, in which a secret (`secretPattern`) is replaced by
 * '[key]', however it is written: as it is, with escapes of addresses, JSON or HTML for some characters or for all, with
 * escapes of escapes, in hexadecimal digits, or in Base64 with other text before and after it. Small and capital letters
 * count as the same. Nothing of a secret that begins there is left at its end. The text is read once for each way of
 * writing, and only as far as that takes.
 */
export function maskSecret(text: string, secret: string, longest: number): string {
  const marks = spellings(secret).flatMap(({ read, spelled, margin }) => {
    const view = viewOf(text, read, { longest, beyond: spelled.length });
    return found(view, spelled).map((mark) => widened(text, mark, margin));
  });
  return masked(text, marks, longest).slice(0, longest);
}

/** How to read a text: each match of a pattern is one character, or none. */
type Reading = { pattern: RegExp; characterOf: (match: RegExpExecArray) => string };
/** What a secret reads like in one reading, and how many digits beside it hold a part of it. */
type Spelling = { read: Reading; spelled: string; margin: { before: number; after: number } };
/** From the first character to the one after the last. */
type Span = { start: number; end: number };
/** A text as it reads, and the place that each of its characters has in the original. */
type View = { text: string; places: Span[] };

function spellings(secret: string): Spelling[] {
  const bytes = [...secret].map((character) => character.charCodeAt(0));
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const margin = { before: 0, after: 0 };
  return [
    { read: plain, spelled: forComparison(secret), margin },
    { read: unescaped, spelled: forComparison(secret), margin },
    { read: joined, spelled: digits, margin },
    ...[0, 1, 2].map((before) => base64(bytes, before)),
  ];
}

/** Three bytes are four digits: of the three ways to fall on that grid, the digits that hold nothing but the secret. */
function base64(bytes: number[], before: number): Spelling {
  const written = btoa(String.fromCharCode(...Array<number>(before).fill(0), ...bytes));
  const first = Math.ceil((before * 8) / 6);
  const last = Math.floor(((before + bytes.length) * 8) / 6);
  const margin = { before: before > 0 ? 1 : 0, after: ((before + bytes.length) * 8) % 6 > 0 ? 1 : 0 };
  return { read: plain, spelled: forComparison(written.slice(first, last)), margin };
}

const plain: Reading = { pattern: /[^]/g, characterOf: ([character]) => character };

/** Without what may stand between digits. */
const joined: Reading = { pattern: /[^\s:]/g, characterOf: ([character]) => character };

/** Backslashes count as nothing wherever they are: no secret has one. */
const unescaped: Reading = {
  pattern:
    /%(?:25)*([0-9a-f]{2})|\\+(?:(?:u00|x)([0-9a-f]{2}))?|&(?:amp;)*#(?:0{0,9}(\d{1,3})|x0{0,9}([0-9a-f]{1,2}));|[^]/gi,
  characterOf: ([written, address, json, decimal, html]) => {
    const hexadecimal = address ?? json ?? html;
    if (hexadecimal !== undefined) return String.fromCharCode(parseInt(hexadecimal, 16));
    if (decimal !== undefined) return String.fromCharCode(Number(decimal));
    return written.startsWith('\\') ? '' : written;
  },
};

/** Reads a text up to a place in the original, and so many characters beyond it. */
function viewOf(text: string, { pattern, characterOf }: Reading, limit: { longest: number; beyond: number }): View {
  const view: View = { text: '', places: [] };
  let left = limit.beyond;
  for (const match of text.matchAll(pattern)) {
    const character = characterOf(match);
    if (character === '') continue;
    if (match.index >= limit.longest) left -= 1;
    if (left < 0) break;
    view.text += forComparison(character);
    view.places.push({ start: match.index, end: match.index + match[0].length });
  }
  return view;
}

/** Base64 has two pairs of digits for the same: `+` and `-`, `/` and `_`. */
function forComparison(text: string): string {
  return text.replace(/[A-Z+/]/g, (character) =>
    character === '+' ? '-' : character === '/' ? '_' : character.toLowerCase(),
  );
}

/** Returns where a text stands in a view. */
function found({ text, places }: View, sought: string): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(sought); at >= 0 && sought !== ''; at = text.indexOf(sought, at + sought.length))
    spans.push({ start: places[at]?.start ?? 0, end: places[at + sought.length - 1]?.end ?? 0 });
  return spans;
}

/** Returns a mark with the digits beside it that hold a part of the secret, and with the padding. */
function widened(text: string, { start, end }: Span, { before, after }: Spelling['margin']): Span {
  const isDigit = (at: number) => /[\w+/-]/.test(text.charAt(at));
  let to = after > 0 && isDigit(end) ? end + 1 : end;
  while (after > 0 && text[to] === '=') to += 1;
  return { start: before > 0 && isDigit(start - 1) ? start - 1 : start, end: to };
}

/** Puts '[key]' in place of the marks that begin before the limit; those that overlap are one. */
function masked(text: string, marks: Span[], limit: number): string {
  let result = '';
  let shown = 0;
  for (const { start, end } of marks.sort((a, b) => a.start - b.start)) {
    if (start >= limit) break;
    if (start >= shown) result += `${text.slice(shown, start)}[key]`;
    shown = Math.max(shown, end);
  }
  return result + text.slice(shown, limit);
}
