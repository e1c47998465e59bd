import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parse,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { same } from '#admin/equal';
import { isRecord } from '#domain/record';

/*
 * Puts new data into a YAML text and leaves everything unchanged as typed: comments, empty lines, quotes, inline lists,
 * folded texts. A saved file differs from the previous one only in the edited lines, so that is all a reviewer reads.
 */

/** Replaces the text between two positions. */
type Edit = { start: number; end: number; text: string };

/** Longer lines (characters) are wrapped, as Prettier does. */
const lineLength = 120;

/** Returns the text with this data in it, or a new text if it has none. Parsing the result always gives the data. */
export function withData(text: string, data: Record<string, unknown>): string {
  const source = text.endsWith('\n') || text === '' ? text : `${text}\n`;
  const { contents } = parseDocument(source);
  if (isBlockMap(contents)) {
    const edited = orNull(() => applied(source, mapEdits(source, contents, data)));
    if (edited !== null && same(parse(edited), data)) return edited;
  }
  return written(data, 0);
}

/** An edit that cannot be made in place: the surrounding node is written anew. */
class NotInPlace extends Error {}

/** Returns a function's result, or null where an edit cannot be made in place. */
function orNull<T>(edit: () => T): T | null {
  try {
    return edit();
  } catch (error) {
    if (error instanceof NotInPlace) return null;
    throw error;
  }
}

function applied(source: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source);
}

/**
 * Returns the edits that turn a node into a value.
 * @param inLine whether the node is part of an inline group or list
 */
function nodeEdits(source: string, node: unknown, value: unknown, inLine: boolean): Edit[] {
  if (same(valueOf(node), value)) return [];
  if (isBlockMap(node) && isRecord(value) && Object.keys(value).length > 0) return mapEdits(source, node, value);
  if (isBlockList(node) && Array.isArray(value) && value.length > 0) return listEdits(source, node, value);
  if (isMap(node) && isRecord(value) && same(keysOf(node), Object.keys(value)))
    return node.items.flatMap((pair) => nodeEdits(source, pair.value, value[keyOf(pair)], true));
  if (isSeq(node) && Array.isArray(value) && node.items.length === value.length)
    return node.items.flatMap((item, index) => nodeEdits(source, item, value[index], true));
  return [replaced(source, node, value, inLine)];
}

/** Returns the edit that replaces a scalar, or an inline group or list, by a value. */
function replaced(source: string, node: unknown, value: unknown, inLine: boolean): Edit {
  const [start, end] = rangeOf(node);
  const isBlock = isBlockMap(node) || isBlockList(node) || (isScalar(node) && node.type?.startsWith('BLOCK') === true);
  const inBrackets = isMap(node) || isSeq(node);
  const text = inOneLine(value, inLine, isScalar(node) ? node.type : undefined);
  const length = start - lineStart(source, start) + text.length;
  if (isBlock || text.includes('\n') || (inBrackets && !inLine && length > lineLength)) throw new NotInPlace();
  return { start, end, text };
}

function mapEdits(source: string, { items }: YAMLMap, value: Record<string, unknown>): Edit[] {
  const column = columnOf(source, keyStart(items[0]));
  const edits = items.flatMap((pair, index) =>
    keyOf(pair) in value ? pairEdits(source, pair, value[keyOf(pair)], column) : [removed(source, items, index)],
  );
  const known = new Map(items.map((pair) => [keyOf(pair), pair]));
  let before: Pair | undefined;
  for (const [key, added] of Object.entries(value)) {
    const pair = known.get(key);
    if (!pair) edits.push(inserted(source, before, items[0], written({ [key]: added }, column), column));
    before = pair ?? before;
  }
  return edits;
}

function inserted(
  source: string,
  before: Pair | undefined,
  first: Pair | undefined,
  text: string,
  column: number,
): Edit {
  const indent = ' '.repeat(column);
  const at = before ? endOfPair(source, before) : keyStart(first);
  return { start: at, end: at, text: before ? indent + text : text + indent };
}

function pairEdits(source: string, pair: Pair, value: unknown, column: number): Edit[] {
  const inPlace = orNull(() => nodeEdits(source, pair.value, value, false));
  if (inPlace) return inPlace;
  const isFolded = isScalar(pair.value) && pair.value.type === 'BLOCK_FOLDED';
  const text = written({ [keyOf(pair)]: isFolded ? folded(value) : value }, column);
  return [{ start: keyStart(pair), end: endOfPair(source, pair), text }];
}

/** Returns a text in the folded style of the previous one. */
function folded(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const node = new Scalar(value);
  node.type = 'BLOCK_FOLDED';
  return node;
}

/** A group's first field may share its line with a list's hyphen: the next field then moves up into its place. */
function removed(source: string, pairs: Pair[], index: number): Edit {
  const [pair, next] = [pairs[index], pairs[index + 1]];
  if (!pair || (index === 0 && !next)) throw new NotInPlace();
  if (index === 0) return { start: keyStart(pair), end: keyStart(next), text: '' };
  return { start: lineStart(source, keyStart(pair)), end: endOfPair(source, pair), text: '' };
}

/** An entry of a list: its data, and its lines with the comments and empty lines above it. */
type Entry = { node: unknown; data: unknown; start: number; text: string };

function entriesOf(source: string, list: YAMLSeq): Entry[] {
  let start = lineStart(source, hyphenOf(source, list.items[0]));
  return list.items.map((node) => {
    const end = endOfNode(source, node);
    const entry = { node, data: valueOf(node), start, text: source.slice(start, end) };
    start = end;
    return entry;
  });
}

/** Entries that stay keep their lines, even if they move. */
function listEdits(source: string, list: YAMLSeq, value: unknown[]): Edit[] {
  const entries = entriesOf(source, list);
  const column = columnOf(source, hyphenOf(source, list.items[0]));
  const gone = entries.filter(({ data }) => !value.some((each) => same(each, data)));
  const texts = value.map((each) => {
    const kept = entries.find(({ data }) => same(data, each));
    if (kept) return kept.text;
    const before = takeSimilar(gone, each);
    const changed = before && orNull(() => withValue(source, before, each));
    return changed ?? ' '.repeat(column) + written([each], column);
  });
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) throw new NotInPlace();
  return [{ start: first.start, end: last.start + last.text.length, text: texts.join('') }];
}

/** Removes and returns the first deleted entry that shares a field with a new one: it was probably edited. */
function takeSimilar(gone: Entry[], value: unknown): Entry | undefined {
  const at = gone.findIndex(({ data }) =>
    isRecord(data) && isRecord(value)
      ? Object.entries(data).some(([key, each]) => same(each, value[key]))
      : isRecord(data) === isRecord(value),
  );
  return at < 0 ? undefined : gone.splice(at, 1)[0];
}

function withValue(source: string, { node, start, text }: Entry, value: unknown): string {
  const edits = nodeEdits(source, node, value, false);
  return applied(
    text,
    edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
  );
}

function hyphenOf(source: string, item: unknown): number {
  const [start] = rangeOf(item);
  const at = source.lastIndexOf('-', start - 1);
  if (at < 0 || source.slice(at + 1, start).trim() !== '') throw new NotInPlace();
  return at;
}

/** Returns the end of a field's last line. */
function endOfPair(source: string, { key, value }: Pair): number {
  return endOfNode(source, value ?? key);
}

/** Returns the end of a node's last line, without the comments and empty lines below it. */
function endOfNode(source: string, node: unknown): number {
  if (isBlockMap(node)) return endOfPair(source, node.items.at(-1) as Pair);
  if (isBlockList(node)) return endOfNode(source, node.items.at(-1));
  const [, end] = rangeOf(node);
  if (source[end - 1] === '\n') return end;
  return source.indexOf('\n', end) + 1 || source.length;
}

function keyStart(pair: Pair | undefined): number {
  return rangeOf(pair?.key)[0];
}

function rangeOf(node: unknown): [start: number, end: number] {
  const range = (node as { range?: [number, number, number] | null } | null | undefined)?.range;
  if (!range) throw new NotInPlace();
  return [range[0], range[1]];
}

function lineStart(source: string, at: number): number {
  return source.lastIndexOf('\n', at - 1) + 1;
}

function columnOf(source: string, at: number): number {
  return at - lineStart(source, at);
}

function keyOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}

function keysOf(map: YAMLMap): string[] {
  return map.items.map(keyOf);
}

function valueOf(node: unknown): unknown {
  if (isScalar(node)) return node.value;
  return isMap(node) || isSeq(node) ? node.toJSON() : node;
}

function isBlockMap(node: unknown): node is YAMLMap {
  return isMap(node) && !node.flow && node.items.length > 0;
}

function isBlockList(node: unknown): node is YAMLSeq {
  return isSeq(node) && !node.flow && node.items.length > 0;
}

const style = { lineWidth: 0, singleQuote: true } as const;

/** Returns a value as lines of YAML; all but the first are indented to this column. */
function written(value: unknown, column: number): string {
  const text = new Document(value);
  quoteAmbiguous(text);
  const lines = text.toString({ ...style, lineWidth: breaksLines(text) ? lineLength - column : 0 });
  return lines.replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`);
}

function breaksLines(text: Document): boolean {
  let breaks = false;
  visit(text, {
    Scalar: (_, { type }) => {
      breaks ||= type === 'BLOCK_FOLDED';
    },
  });
  return breaks;
}

/** Returns a value as YAML on one line where possible; `type` is the previous quoting style of a text. */
function inOneLine(value: unknown, inLine: boolean, type: Scalar['type']): string {
  if (Array.isArray(value)) return `[${value.map((each) => inOneLine(each, true, undefined)).join(', ')}]`;
  if (isRecord(value)) {
    const fields = Object.entries(value).map(([key, each]) =>
      [key, each].map((one) => inOneLine(one, true, undefined)).join(': '),
    );
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
  }
  const text = new Document([value]);
  quoteAmbiguous(text);
  visit(text, {
    Scalar: (_, node) => {
      if (typeof value === 'string' && (type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE')) node.type = type;
    },
    Seq: (_, node) => {
      node.flow = inLine;
    },
  });
  const line = text.toString(style).trimEnd();
  return inLine ? line.slice(1, -1).trim() : line.replace(/^- /, '');
}

/** Texts that some YAML readers take for a date, a number or a 'yes' without quotes. */
const ambiguous =
  /^(?:[-+]?(?:\d[\d_.:]*|\.\d[\d_]*)(?:e[-+]?\d+)?|[-+]?0[xob][\da-f_]+|[-+]?\.(?:inf|nan)|\d{4}-\d\d?-\d\d?.*|y|yes|n|no|on|off|=|<<)$/i;

function quoteAmbiguous(text: Document): void {
  visit(text, {
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && ambiguous.test(node.value)) node.type = 'QUOTE_SINGLE';
    },
  });
}
