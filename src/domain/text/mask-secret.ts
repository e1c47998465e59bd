/**
 * The pattern of a service's key: up to 200 letters, digits, `-` and `_`. `maskSecret` finds such a text in any of its
 * encodings; code that accepts a key rejects any other.
 */
export const secretPattern = /^[\w-]{1,200}$/;

/**
 * Returns the start of a text, at most `longest` characters, with '[key]' in place of a secret (`secretPattern`) in any
 * encoding: plain; with URL, JSON or HTML escapes for some or all characters, also nested; in hexadecimal; or in Base64
 * with other text before and after it. Case is ignored. A secret that begins within the limit leaves nothing at the
 * end. The text is read once for each encoding, and only as far as necessary.
 */
export function maskSecret(text: string, secret: string, longest: number): string {
  const marks = spellings(secret).flatMap(({ read, spelled, margin }) => {
    const view = viewOf(text, read, { longest, beyond: spelled.length });
    return found(view, spelled).map((mark) => widened(text, mark, margin));
  });
  return masked(text, marks, longest).slice(0, longest);
}

/** How to read a text: each match of the pattern is one character, or none. */
type Reading = { pattern: RegExp; characterOf: (match: RegExpExecArray) => string };
/** The form of a secret in one reading, and the number of adjacent digits that contain a part of it. */
type Spelling = { read: Reading; spelled: string; margin: { before: number; after: number } };
/** From the first character to the one after the last. */
type Span = { start: number; end: number };
/** A text as read, and the position of each of its characters in the original. */
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

/** Three bytes are four digits. For each of the three alignments: the digits that contain nothing but the secret. */
function base64(bytes: number[], before: number): Spelling {
  const written = btoa(String.fromCharCode(...Array<number>(before).fill(0), ...bytes));
  const first = Math.ceil((before * 8) / 6);
  const last = Math.floor(((before + bytes.length) * 8) / 6);
  const margin = { before: before > 0 ? 1 : 0, after: ((before + bytes.length) * 8) % 6 > 0 ? 1 : 0 };
  return { read: plain, spelled: forComparison(written.slice(first, last)), margin };
}

const plain: Reading = { pattern: /[^]/g, characterOf: ([character]) => character };

/** Skips separators between digits. */
const joined: Reading = { pattern: /[^\s:]/g, characterOf: ([character]) => character };

/** Backslashes are skipped everywhere: no secret has one. */
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

/** Reads a text up to a position in the original, and this many characters beyond it. */
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

/** Base64 has two characters each for the same values: `+` and `-`, `/` and `_`. */
function forComparison(text: string): string {
  return text.replace(/[A-Z+/]/g, (character) =>
    character === '+' ? '-' : character === '/' ? '_' : character.toLowerCase(),
  );
}

/** Returns the positions of a text in a view. */
function found({ text, places }: View, sought: string): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(sought); at >= 0 && sought !== ''; at = text.indexOf(sought, at + sought.length))
    spans.push({ start: places[at]?.start ?? 0, end: places[at + sought.length - 1]?.end ?? 0 });
  return spans;
}

/** Returns a mark extended by the adjacent digits that contain a part of the secret, and by the padding. */
function widened(text: string, { start, end }: Span, { before, after }: Spelling['margin']): Span {
  const isDigit = (at: number) => /[\w+/-]/.test(text.charAt(at));
  let to = after > 0 && isDigit(end) ? end + 1 : end;
  while (after > 0 && text[to] === '=') to += 1;
  return { start: before > 0 && isDigit(start - 1) ? start - 1 : start, end: to };
}

/** Replaces the marks that begin before the limit by '[key]'; overlapping ones are merged. */
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
