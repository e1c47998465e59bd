import type { ContentError } from '#domain/content/error';

/** A part of a text as written: `start` is the line of the file that it begins in. */
type Written = { source: string; start: number };
type Slip = Pick<ContentError, 'line' | 'what' | 'fix'>;

/** Signs of Markdown that nothing has understood: they would be published as they stand. The first that fits is told. */
const signs: readonly { sign: RegExp; what: (written: string) => string; fix: string }[] = [
  {
    sign: /(?<!\\)\[\^[^\]\s]+\]/,
    what: (written) => `the footnote mark ${written} has no note`,
    fix: 'Write the note on a line of its own below the text: [^1]: The note.',
  },
  {
    sign: /(?<!\\)\[[^[\]\n]+\]\s+\((?:[/#]|https?:|mailto:|tel:)[^)\n]*\)/,
    what: (written) => `'${written}' is no link: a space stands before its address`,
    fix: 'Write [words](address) without a space between the brackets.',
  },
  {
    sign: /(?<!\\)\[[^[\]\n]*\]\([^)\s]*[^\S\n][^)\n]*\)/,
    what: (written) => `'${written}' is no link: its address has a space`,
    fix: 'Take the space out, or write %20 where the address has one.',
  },
  {
    sign: /(?<!\\)\[[^[\]\n]*\]\(/,
    what: (written) => `'${written}' begins a link that nothing ends`,
    fix: 'Write [words](address), with both brackets and without a space in the address.',
  },
  {
    sign: /(?<!\\)\[[^[\]\n]+\]\[[^[\]\n]+\]/,
    what: (written) => `the link '${written}' has no address`,
    fix: 'Write [words](address).',
  },
  {
    sign: /(?<!\\)\*\*/,
    what: () => 'two asterisks would be published as they stand',
    fix: 'Write **words**, with no space between the asterisks and the words, and as many behind as before.',
  },
];

/** Signs that count at the start of a line alone. */
const lineSigns: typeof signs = [
  {
    sign: /^[ \t]*[•·●○◦‣▪▫■□➢➤✓✔\uf0b7]\s*/m,
    what: (written) => `'${written.trim()}' at the start of a line makes no list`,
    fix: 'Begin each entry with a hyphen and a space, and leave a line empty above the first.',
  },
  {
    sign: /^#{2,6}(?=[\p{L}\d])/mu,
    what: (written) => `'${written}' without a space behind it makes no heading`,
    fix: 'Write a space behind it.',
  },
];

/**
 * Returns the signs of Markdown in a stretch of plain text, each kind once: a parser leaves what it does not understand
 * as words. `beginsLine` is whether the text stands at the start of its paragraph.
 */
export function slipsIn({ source, start }: Written, beginsLine: boolean): Slip[] {
  const found = signs.flatMap(({ sign, what, fix }) => {
    const match = sign.exec(source);
    return match ? [{ line: lineAt(source, match.index, start), what: what(match[0]), fix, at: match.index }] : [];
  });
  // A mark in the address of a broken link is not a mistake of its own.
  const first = found.filter(({ at }, index) => found.findIndex((each) => each.at === at) === index);
  const lines = lineSigns.flatMap(({ sign, what, fix }) => {
    const match = sign.exec(source);
    return match && (beginsLine || match.index > 0)
      ? [{ line: lineAt(source, match.index, start), what: what(match[0]), fix }]
      : [];
  });
  return [...first.map(({ line, what, fix }) => ({ line, what, fix })), ...lines];
}

/** Returns the error of a paragraph with rows of a table: they are words where no rule stands below the first. */
export function tableSlip({ source, start }: Written): Slip | undefined {
  const rows = source.split('\n');
  const isRow = (row = '') => / \| /.test(row);
  const first = rows.findIndex((row, index) => /^\s*\|.*\|\s*$/.test(row) || (isRow(row) && isRow(rows[index + 1])));
  if (first < 0) return undefined;
  return {
    line: start + first,
    what: 'is no table yet: no row of | --- | --- | stands below its first',
    fix: 'Write one there, with as many parts as there are columns.',
  };
}

function lineAt(source: string, index: number, start: number): number {
  return start + source.slice(0, index).split('\n').length - 1;
}
