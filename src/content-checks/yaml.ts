import { type Document, isCollection, isPair, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { ContentError } from '#domain/content/error';

/** The fields of a file: their values and positions. */
type Fields = {
  data: unknown;
  errors: Pick<ContentError, 'line' | 'what' | 'fix'>[];
  /** Returns the line of a field, counted from 1; for a missing field, the line of the innermost parent that exists. */
  lineOf(field: readonly PropertyKey[]): number | undefined;
};

/** Returns the fields of a text in YAML. `before` is the number of lines of the file above the text. */
export function readYaml(text: string, before: number): Fields {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => before + lines.linePos(offset).line;
  const [error] = document.errors;
  if (error) return { data: undefined, errors: [errorInWords(error, text, lineAt)], lineOf: () => undefined };
  const data = valueOf(document);
  if (data instanceof Error) {
    const what = 'a value begins with *, which stands for a name that is not there';
    const fix = 'Put the whole value into quotation marks.';
    return {
      data: undefined,
      errors: [{ line: lineAt(Math.max(0, text.search(/[:-]\s+\*/))), what, fix }],
      lineOf: () => undefined,
    };
  }
  return { data, errors: cutValues(document, text, lineAt), lineOf: linesOf(text, before) };
}

/** A comment from here to the end of the line. */
const commentHere = /[ \t]*#.*/y;
/** A comment behind the sign that begins a longer text. */
const commentOfLonger = /[|>][-+\d]*[ \t]+#.*/y;

/**
 * Returns an error for each text that a '#' ends: YAML takes the rest of the line for a comment, and an editor's words
 * would be gone without a trace. Comments on a line of their own, and behind numbers, are fine.
 */
function cutValues(document: Document, text: string, lineAt: (offset: number) => number): Fields['errors'] {
  const errors: Fields['errors'] = [];
  visit(document, {
    Scalar(key, { type, value, range }) {
      if (key === 'key' || !range || (typeof value !== 'string' && value !== null)) return;
      const isLonger = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL';
      const comments = isLonger ? commentOfLonger : commentHere;
      comments.lastIndex = range[isLonger ? 0 : 1];
      const comment = comments
        .exec(text)?.[0]
        .replace(/^[^#]*/, '')
        .trim();
      // Behind quotation marks or the sign of a longer text, '# checked' is a note, and '#1 choice' is words.
      if (!comment || (type !== 'PLAIN' && /^#\s/.test(comment))) return;
      errors.push({
        line: lineAt(range[isLonger ? 0 : 1]),
        what: `'${comment}' is left out: a # behind a space begins a comment`,
        fix: 'Put the whole value into quotation marks, or the comment on a line of its own.',
      });
    },
  });
  return errors;
}

/**
 * Returns a function for the line of each field in a YAML text. The text is parsed again at the first call: most files
 * never need it, and the documents of a thousand take 31 MB.
 */
function linesOf(text: string, before: number): Fields['lineOf'] {
  let parsed: { document: Document; lines: LineCounter } | undefined;
  return (field) => {
    if (!parsed) {
      const lines = new LineCounter();
      parsed = { document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines };
    }
    const offset = offsetOf(parsed.document, field);
    return offset === undefined ? undefined : before + parsed.lines.linePos(offset).line;
  };
}

function valueOf(document: Document): unknown {
  try {
    return document.toJS();
  } catch (error) {
    return error;
  }
}

function offsetOf(document: Document, field: readonly PropertyKey[]): number | undefined {
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const key of field) {
    if (!isCollection(node)) return offset;
    const item: unknown = node.items.find((each, index) =>
      isPair(each) ? isScalar(each.key) && String(each.key.value) === String(key) : index === key,
    );
    const start = isPair(item) ? (isScalar(item.key) ? item.key.range?.[0] : undefined) : rangeOf(item);
    if (start === undefined) return offset;
    offset = start;
    node = isPair(item) ? item.value : item;
  }
  return offset;
}

function rangeOf(node: unknown): number | undefined {
  return (node as { range?: [number, number, number] | null } | undefined)?.range?.[0];
}

/** A value that begins with a quotation mark and does not end with one on the same line. */
const openQuote = /(['"])(?<=(?:^|[:-])[ ]+\1)(?!.*\1[ ]*(?:#.*)?$)/m;

/** Returns a parser error in an editor's words. */
function errorInWords(
  { code, message, pos }: YAMLError,
  text: string,
  lineAt: (offset: number) => number,
): Fields['errors'][0] {
  const line = lineAt(pos[0]);
  const written = text.slice(0, pos[0]).split('\n').at(-1) + (text.slice(pos[0]).split('\n')[0] ?? '');
  if (/^\s*\t/.test(written) || code === 'TAB_AS_INDENT')
    return { line, what: 'begins with a tab', fix: 'Indent with spaces, two for each level.' };
  switch (code) {
    case 'DUPLICATE_KEY':
      return { line, what: 'this field stands twice', fix: 'Keep one of the two.' };
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /: .*: /.test(written)
        ? {
            line,
            what: `the value of '${written.trim()}' holds a colon with a space after it`,
            fix: 'Put the whole value into quotation marks.',
          }
        : { line, what: `'${written.trim()}' begins too far left or right`, fix: 'Indent it like its neighbours.' };
    case 'BAD_SCALAR_START':
      return {
        line,
        what: `a value cannot begin with ${text[pos[0]] ?? ''}`,
        fix: 'Put the whole value into quotation marks.',
      };
    case 'MISSING_CHAR':
      return /quote/.test(message)
        ? {
            line: lineAt(Math.max(0, text.search(openQuote))),
            what: 'a quotation mark is opened and not closed',
            fix: 'Close it at the end of the value.',
          }
        : {
            line,
            what: `'${written.trim()}' is no field`,
            fix: 'Write name: value, or close the bracket that is open.',
          };
    case 'MULTILINE_IMPLICIT_KEY':
      return {
        line,
        what: `'${written.trim()}' is no field, or a value of several lines without its sign`,
        fix: "Write name: value. Longer texts begin with '>-' after the colon and are indented below it.",
      };
    case 'MULTIPLE_DOCS': {
      // The error is at the start of the next document: a line of ---, or below one of three full stops.
      const sign = text.startsWith('---', pos[0]) ? '---' : '...';
      const at = sign === '---' ? pos[0] : Math.max(0, text.search(/^\.\.\./m));
      return {
        line: lineAt(at),
        what: `a line of ${sign} stands in the middle`,
        fix: 'Take it out: this file is all fields.',
      };
    }
    case 'BAD_INDENT':
      return {
        line,
        what: 'begins too far left or right, or a bracket above is not closed',
        fix: 'Indent it like its neighbours.',
      };
    case 'BAD_ALIAS':
    case 'UNEXPECTED_TOKEN':
      return {
        line,
        what: `'${written.trim()}' cannot be read`,
        fix: 'Put the value into quotation marks, and compare the spaces at its start with its neighbours.',
      };
    default:
      return { line, what: `cannot be read as fields (${message})`, fix: 'Compare it with its neighbours.' };
  }
}
