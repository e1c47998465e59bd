import { listed, type Piece, sheetText } from '#trim/sheet';

/** At-rules around other rules: they stand as long as one of those does. */
const conditional = /^@(media|supports|layer|container|scope|starting-style)\b/;
/** Pseudo-classes that match when one of the selectors in them does. */
const choices = new Set(['is', 'where', 'has', 'host', '-webkit-any', '-moz-any']);
/** Parts of inputs that only inputs of one kind have. */
const inputParts = [
  { part: /^-webkit-(date|calendar)/, kinds: ['date', 'time', 'datetime-local', 'month', 'week'] },
  { part: /^file-selector-button$/, kinds: ['file'] },
  { part: /^-webkit-(inner|outer)-spin-button$/, kinds: ['number'] },
  { part: /^-webkit-search/, kinds: ['search'] },
];

/** Whether a page can contain a name: a class, an id, a kind of input, `<element`, or a `--property` read by a script. */
type Has = (name: string) => boolean;

/**
 * The part of a style sheet that a page can need: rules whose selectors can match, custom properties that something
 * reads, animations that something plays. Nothing else changes, and no rule changes its place. Only names decide: an
 * attribute or a state may come at any time.
 */
export function usedCss(sheet: readonly Piece[], has: Has): string {
  let pieces = withoutDeadRules(sheet, has);
  let text = sheetText(pieces);
  for (;;) {
    const read = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, property = '']) => property));
    const played = (animation: string) => text.split(animation).length > 2;
    pieces = withoutUnread(pieces, (property) => read.has(property) || has(property), played);
    const after = sheetText(pieces);
    if (after.length === text.length) return after;
    text = after;
  }
}

/** Every name that a style sheet may ask for. */
export function namesInSheet(sheet: readonly Piece[]): string[] {
  const asked = new Set<string>();
  withoutDeadRules(sheet, (name) => asked.add(name) !== undefined);
  withoutUnread(
    sheet,
    (property) => asked.add(property) !== undefined,
    () => true,
  );
  return [...asked];
}

function withoutDeadRules(pieces: readonly Piece[], has: Has): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (!('prelude' in piece)) return [piece];
    const { prelude } = piece;
    if (prelude.startsWith('@') && !conditional.test(prelude)) return [piece];
    const kept = withoutDeadRules(piece.pieces, has);
    if (kept.length === 0) return [];
    if (prelude.startsWith('@')) return [{ prelude, pieces: kept }];
    const selectors = listed(prelude).filter((selector) => canMatch(selector, has));
    return selectors.length === 0 ? [] : [{ prelude: selectors.join(','), pieces: kept }];
  });
}

/** Leaves out custom properties, `@property` rules and animations that nothing reads. */
function withoutUnread(pieces: readonly Piece[], isRead: Has, isPlayed: Has): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (!('prelude' in piece)) {
      const property = /^(--[\w-]+)\s*:/.exec(piece.text)?.[1];
      return property && !isRead(property) ? [] : [piece];
    }
    const { prelude } = piece;
    const [, rule, name = ''] = /^@(property|keyframes)\s+(\S+)/.exec(prelude) ?? [];
    if (rule === 'property') return isRead(name) ? [piece] : [];
    if (rule === 'keyframes') return isPlayed(name) ? [piece] : [];
    if (prelude.startsWith('@') && !conditional.test(prelude)) return [piece];
    const kept = withoutUnread(piece.pieces, isRead, isPlayed);
    return kept.length === 0 ? [] : [{ prelude, pieces: kept }];
  });
}

const piece = /([.#])((?:\\.|[\w-])+)|\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]|(::?)([\w-]+)|[\w-]+|./gsu;

/** Whether an element that the page can contain may match the selector. */
export function canMatch(selector: string, has: Has): boolean {
  let startsCompound = true;
  for (let at = 0; at < selector.length;) {
    piece.lastIndex = at;
    const [text = ' ', kind, name = '', colons, pseudo = ''] = piece.exec(selector) ?? [];
    at += text.length;
    if (kind) {
      if (!has(name.replace(/\\(.)/gs, '$1'))) return false;
    } else if (colons) {
      const kinds = inputParts.find(({ part }) => part.test(pseudo))?.kinds;
      if (kinds && !kinds.map(has).includes(true)) return false;
      if (selector[at] === '(') {
        const end = closingBracket(selector, at);
        // Each is asked for, even after one that matches: namesInSheet() listens.
        const within = listed(selector.slice(at + 1, end)).map((choice) => canMatch(choice, has));
        if (choices.has(pseudo) && !within.includes(true)) return false;
        at = end + 1;
      }
    } else if (startsCompound && /^[a-z]/i.test(text) && !has(`<${text.toLowerCase()}`)) return false;
    startsCompound = /^[\s>+~|]$/.test(text);
  }
  return true;
}

function closingBracket(text: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}
