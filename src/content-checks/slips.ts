import type { ContentError } from '#domain/content/error';

/** A part of a text as written: `start` is the line of the file that it begins in. */
type Written = { source: string; start: number };
type Slip = Pick<ContentError, 'line' | 'what' | 'fix'>;

/** Signs of Markdown that nothing has understood: they would be published as they stand. The first that fits is told. */
const signs: readonly { sign: RegExp; what: (written: string) => string; fix: string }[] = [
  {
    // As Markdown has it, with a space, with other brackets, with its note inside, and as Word pastes it.
    sign: /(?<!\\)(?:\[\^ ?[^\]\s]+\]|\(\^[^)\s]+\)|\^\[[^\]\n]+\]|(?<=[\p{L}.,;:)!?])¹)/u,
    what: (written) => `the footnote mark ${written} has no note`,
    fix: 'Write [^1] there, and the note on a line of its own below the text: [^1]: The note.',
  },
  {
    sign: /(?<!\\)\[[^[\]\n]*\]\([^)\s]*[^\S\n][^)\n]*\)/,
    what: (written) => `'${written}' is no link: its address has a space`,
    fix: 'Take the space out, or write %20 where the address has one.',
  },
  {
    sign: /(?<!\\)\[[^[\]\n]+\]\s+\((?:[/#]|https?:|mailto:|tel:)[^)\n]*\)/,
    what: (written) => `'${written}' is no link: a space stands before its address`,
    fix: 'Write [words](address) without a space between the brackets.',
  },
  {
    sign: /(?<!\\)\([^()\n]+\)\[(?:[/#]|https?:)[^\]\n]*\]/,
    what: (written) => `'${written}' is no link: its brackets are the wrong way round`,
    fix: 'Write [words](address).',
  },
  {
    sign: /(?<!\\)\[\[[^[\]\n]+\]\]/,
    what: (written) => `'${written}' is no link`,
    fix: 'Write [words](address).',
  },
  {
    sign: /(?<!\\)\[[^[\]\n]*\]\(/,
    what: (written) => `'${written}' begins a link that nothing ends`,
    fix: 'Write [words](address), with both brackets and without a space in the address.',
  },
  {
    // An address that a parser links by itself ends the stretch of plain text before it.
    sign: /(?<!\\)\[[^[\]\n]+\](?::?\s*\(\s*(?:[/#][^)\n]*\)|https?:|$)|\/[a-z][\w/-]*)/,
    what: (written) => `'${written}' is no link`,
    fix: 'Write [words](address), with nothing between the brackets.',
  },
  {
    sign: /(?<!\\)\[[^[\]\n]+\] ?\[[^[\]\n]+\]/,
    what: (written) => `the link '${written}' has no address`,
    fix: 'Write [words](address).',
  },
  {
    sign: /(?<!\\)\*\*/,
    what: () => 'two asterisks would be published as they stand',
    fix: 'Write **words**, with no space between the asterisks and the words, and as many behind as before.',
  },
];

const asList = 'Begin each entry with a hyphen and a space, and leave a line empty above the first.';

/** Signs that count at the start of a line alone. */
const lineSigns: typeof signs = [
  {
    sign: /^[ \t]*[•·●○◦‣▪▫■□➢➤✓✔\uf0b7]\s*/m,
    what: (written) => `'${written.trim()}' at the start of a line makes no list`,
    fix: asList,
  },
  {
    sign: /[^\s•●▪‣] [•●▪‣] [^\n•●▪‣]*[•●▪‣] /,
    what: () => "'•' in the middle of a line makes no list",
    fix: asList,
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

/** Starts of lines that look like a list's and are none: a dash, Word's second level, a letter, no space behind. */
const entryMarks = [
  /^\s*[–—] ?(?=\S)/,
  /^\s*[-+](?=\p{L})/u,
  /^\s*\*(?=\p{L}[^*]*$)/u,
  /^\s*o (?=\S)/,
  /^\s*[a-z][.)] /,
  /^\s*\d+[.)](?=\p{L})/u,
];

/** Returns the error of a paragraph in which two lines, one below the other, begin like entries of a list. */
export function listSlip({ source, start }: Written): Slip | undefined {
  const rows = source.split('\n');
  for (const [index, row] of rows.entries()) {
    const mark = entryMarks.find((each) => each.test(row) && each.test(rows[index + 1] ?? ''))?.exec(row)?.[0];
    if (mark !== undefined)
      return { line: start + index, what: `'${mark.trim()}' at the start of a line makes no list`, fix: asList };
  }
  return undefined;
}

/** Returns the errors of a table's rows with another number of cells than its first: more are left out in silence. */
export function cellSlips({ source, start }: Written): Slip[] {
  const [head = '', , ...rows] = source.split('\n');
  const cells = (row: string) =>
    row
      .trim()
      .replace(/^\|/, '')
      .replace(/(?<!\\)\|$/, '')
      .split(/(?<!\\)\|/).length;
  const columns = cells(head);
  return rows.flatMap((row, index) => {
    const count = cells(row);
    return count === columns
      ? []
      : [
          {
            line: start + 2 + index,
            what: `has ${count} ${count === 1 ? 'cell' : 'cells'}, and the first row of the table has ${columns}`,
            fix: 'Write as many as there: more are left out, and what is missing stays empty. In a cell, \\| is the sign itself.',
          },
        ];
  });
}

/** Returns the error of a paragraph with rows of a table: they are words where no rule stands below the first. */
export function tableSlip({ source, start }: Written): Slip | undefined {
  const rows = source.split('\n');
  const isRow = (row = '') => /[^\s|]\s*\|\s*[^\s|]|\S\t+\S/.test(row);
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
