/** A piece of text; with an address, a link. */
export type Text = { text: string; url?: string; strong?: true };

/** A cell of a table: its lines from top to bottom. Without any, an empty cell to fill in. */
export type Cell = readonly Text[];

/** A column: its heading, and its width in hundredths of the table's. */
export type Column = { heading: string; width: number };

/** A table. Its heading row repeats on each page; `closing` are the summary rows. */
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
  /** A list, numbered if its items are referred to by number. */
  | { kind: 'list'; numbered: boolean; items: readonly string[] }
  | Table;

/** A section; sections are numbered from 1 in their order. */
export type Section = {
  heading: string;
  /** Whether it begins on a new page, because it is handed out separately. */
  onNewPage?: true;
  blocks: readonly Block[];
};

/** A document with headings, lists and tables, independent of the file format. */
export type StructuredDocument = {
  title: string;
  /** The subject in one sentence: a property of the file. */
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

/** Returns this number of empty cells. */
export function emptyCells(count: number): Cell[] {
  return Array.from({ length: count }, () => []);
}
