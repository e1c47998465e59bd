/** A piece of text; with an address, a link. */
export type Text = { text: string; url?: string; strong?: true };

/** A cell of a table: its lines from top to bottom. None: an empty cell, for somebody to fill in. */
export type Cell = readonly Text[];

/** A column: its heading, and its width in hundredths of the table's. */
export type Column = { heading: string; width: number };

/** A table. Its heading row is repeated on each page; `closing` are rows that sum up. */
export type Table = {
  kind: 'table';
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  closing?: readonly (readonly Cell[])[];
};

export type Block =
  | { kind: 'paragraph'; text: string }
  /** A heading below that of the section. */
  | { kind: 'heading'; text: string }
  /** A list whose entries are referred to by number, or one without numbers. */
  | { kind: 'list'; numbered: boolean; items: readonly string[] }
  | Table;

/** A section; sections are numbered from 1 in their order. */
export type Section = {
  heading: string;
  /** Whether it begins on a new page, because it is handed out by itself. */
  onNewPage?: true;
  blocks: readonly Block[];
};

/** A document with headings, lists and tables, before it is written as a file of one kind or another. */
export type StructuredDocument = {
  title: string;
  /** What it is about, in a sentence: a property of the file. */
  subject: string;
  /** BCP 47. */
  language: string;
  opening: readonly Block[];
  sections: readonly Section[];
};

/** Returns a cell with these lines. */
export function cell(...lines: readonly string[]): Cell {
  return lines.filter((text) => text !== '').map((text) => ({ text }));
}

/** Returns a number of empty cells. */
export function emptyCells(count: number): Cell[] {
  return Array.from({ length: count }, () => []);
}
