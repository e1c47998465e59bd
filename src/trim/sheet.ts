/** A piece of a style sheet: a declaration or a statement such as `@layer a, b`, or a block with pieces in it. */
export type Piece = { text: string } | { prelude: string; pieces: Piece[] };

const plain = /[^;{}()[\]"'\\/]+/y;
const closing: Record<string, string> = { '(': ')', '[': ']' };

/**
 * Takes a style sheet apart. Knows strings, comments, brackets and nesting and nothing else of CSS, which is enough to
 * leave out whole rules. Comments are dropped, except those that claim a right (`/*!`). Throws on a sheet that ends
 * inside a block or a string.
 */
export function sheetPieces(css: string): Piece[] {
  let at = 0;
  const pieces = read(false);
  if (at < css.length) throw new Error(`A block is closed that was never opened, at ${at} of the style sheet.`);
  return pieces;

  function read(inBlock: boolean): Piece[] {
    const found: Piece[] = [];
    let text = '';
    const keep = () => {
      if (text.trim() !== '') found.push({ text: text.trim() });
      text = '';
    };
    while (at < css.length) {
      const char = css[at] ?? '';
      if (char === ';') {
        at++;
        keep();
      } else if (char === '{') {
        at++;
        found.push({ prelude: text.trim(), pieces: read(true) });
        text = '';
      } else if (char === '}') {
        if (!inBlock) break;
        at++;
        keep();
        return found;
      } else if (css.startsWith('/*', at)) {
        const comment = upTo('*/');
        if (comment.startsWith('/*!')) found.push({ text: comment });
      } else text += token(char);
    }
    if (inBlock) throw new Error('The style sheet ends inside a block.');
    keep();
    return found;
  }

  /** The next run of plain characters, or the whole string or bracket that begins here. */
  function token(char: string): string {
    plain.lastIndex = at;
    const run = plain.exec(css)?.[0];
    if (run) {
      at += run.length;
      return run;
    }
    if (char === '\\') return css.slice(at, (at += 2));
    if (char === '"' || char === "'") {
      const start = at++;
      while (css[at] !== char) {
        if (at >= css.length) throw new Error('The style sheet ends inside a string.');
        at += css[at] === '\\' ? 2 : 1;
      }
      return css.slice(start, ++at);
    }
    at++;
    const end = closing[char];
    if (!end) return char;
    let text = char;
    while (at < css.length && css[at] !== end) text += token(css[at] ?? '');
    return text + (css[at++] ?? '');
  }

  function upTo(end: string): string {
    const start = at;
    const found = css.indexOf(end, at + 2);
    if (found < 0) throw new Error('The style sheet ends inside a comment.');
    at = found + end.length;
    return css.slice(start, at);
  }
}

/** Puts a sheet together again, without a space that it does not need. */
export function sheetText(pieces: readonly Piece[]): string {
  return pieces
    .map((piece, index) => {
      if ('prelude' in piece) return `${piece.prelude}{${sheetText(piece.pieces)}}`;
      if (piece.text.startsWith('/*')) return piece.text;
      return index === pieces.length - 1 && !piece.text.startsWith('@') ? piece.text : `${piece.text};`;
    })
    .join('');
}

/** The parts of a list that commas separate, at the top level: `a,b:is(c,d)` → `a`, `b:is(c,d)`. */
export function listed(text: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (char === '\\') at++;
    else if ('(['.includes(char)) depth++;
    else if (')]'.includes(char)) depth--;
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim());
}
