import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  type ITableCellOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, Cell, Column, StructuredDocument, Table as TableBlock, Text } from '#domain/requirements/document';
import * as words from '#domain/requirements/words';

/* Writes Word files. Its package is as large as the rest of a page's scripts: import this file only on request, by
   `import()`. */

/** The page, in twentieths of a point: US letter, as in Canada, with margins of 0.9 inches. */
const paper = { width: 12240, height: 15840, margin: 1296 };
const textWidth = paper.width - 2 * paper.margin;

const colours = { ink: '14262E', quiet: '51636B', heading: '0F4C5C', rule: 'B8C4C8', header: 'E4EEF1' };
const font = 'Calibri';

/** Names of the numberings, as paragraphs refer to them. */
const headings = 'headings';
const bullets = 'bullets';
/** Returns the name of a list's own numbering, so that each list starts at 1. */
const listNumbers = (list: number) => `list-${list}`;

/** Returns a document as a Word file: real headings, numbering, header rows, language, title and page numbers. */
export async function wordFile(document: StructuredDocument): Promise<Blob> {
  return Packer.toBlob(inWord(document));
}

function inWord({ title, subject, language, opening, sections }: StructuredDocument): Document {
  let lists = 0;
  const paragraphs = (block: Block, index: number, blocks: readonly Block[]): (Paragraph | Table)[] => {
    const next = blocks[index + 1]?.kind;
    switch (block.kind) {
      case 'paragraph':
        return [
          new Paragraph({ style: 'BodyText', text: block.text, keepNext: next !== undefined && next !== 'paragraph' }),
        ];
      case 'heading':
        return [new Paragraph({ style: 'Heading2', text: block.text, numbering: { reference: headings, level: 1 } })];
      case 'list': {
        const reference = block.numbered ? listNumbers(lists++) : bullets;
        return block.items.map(
          (text) => new Paragraph({ style: 'ListParagraph', text, numbering: { reference, level: 0 } }),
        );
      }
      case 'table':
        // Word joins adjacent tables, so a paragraph separates them.
        return [tableInWord(block), ...(next && next !== 'heading' ? [new Paragraph({ style: 'BodyText' })] : [])];
    }
  };
  const children = [
    new Paragraph({ style: 'Title', text: title }),
    ...opening.flatMap(paragraphs),
    ...sections.flatMap(({ heading, blocks, onNewPage }) => [
      new Paragraph({
        style: 'Heading1',
        text: heading,
        numbering: { reference: headings, level: 0 },
        pageBreakBefore: onNewPage ?? false,
      }),
      ...blocks.flatMap(paragraphs),
    ]),
  ];
  return new Document({
    title,
    subject,
    creator: '',
    lastModifiedBy: '',
    description: '',
    styles: stylesFor(language),
    numbering: {
      config: [
        headingNumbers,
        bulletMarks,
        ...Array.from({ length: lists }, (_, list) => ({ ...numberedEntries, reference: listNumbers(list) })),
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: paper.width, height: paper.height },
            margin: { top: paper.margin, right: paper.margin, bottom: paper.margin, left: paper.margin },
          },
        },
        footers: { default: footer(title) },
        children,
      },
    ],
  });
}

function footer(title: string): Footer {
  const parts = [title, new Tab(), ...words.pageOf(PageNumber.CURRENT, PageNumber.TOTAL_PAGES)];
  return new Footer({
    children: [new Paragraph({ style: 'Footer', children: [new TextRun({ children: parts })] })],
  });
}

function tableInWord({ columns, rows, closing = [] }: TableBlock): Table {
  const widths = columns.map(({ width }) => Math.round((width / 100) * textWidth));
  const inRow = (cells: readonly Cell[], style: string, fill?: string) =>
    new TableRow({
      cantSplit: true,
      children: cells.map((lines, index) => cellInWord(lines, widths[index] ?? 0, style, fill)),
    });
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    tableLook: { firstRow: true, noHBand: true, noVBand: true },
    margins: { top: 50, bottom: 50, left: 90, right: 90 },
    borders: tableBorders,
    rows: [
      headerRow(columns, widths),
      ...rows.map((cells) => inRow(cells, 'TableText')),
      ...closing.map((cells) => inRow(cells, 'TableTotal', colours.header)),
    ],
  });
}

function headerRow(columns: readonly Column[], widths: readonly number[]): TableRow {
  return new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(({ heading }, index) =>
      cellInWord([{ text: heading }], widths[index] ?? 0, 'TableHeading', colours.header),
    ),
  });
}

function cellInWord(lines: Cell, width: number, style: string, fill?: string): TableCell {
  // Word reports a cell without a paragraph as damage.
  const texts = lines.length > 0 ? lines : [{ text: '' }];
  const options: ITableCellOptions = {
    width: { size: width, type: WidthType.DXA },
    children: texts.map((text) => new Paragraph({ style, children: [runOf(text)] })),
  };
  return new TableCell(fill ? { ...options, shading: { type: ShadingType.CLEAR, color: 'auto', fill } } : options);
}

function runOf({ text, url, strong }: Text): ParagraphChild {
  if (!url) return new TextRun(strong ? { text, bold: true } : text);
  return new ExternalHyperlink({ link: url, children: [new TextRun({ text, style: 'Hyperlink' })] });
}

const line = { style: BorderStyle.SINGLE, size: 4, color: colours.rule };
const tableBorders = {
  top: line,
  bottom: line,
  left: line,
  right: line,
  insideHorizontal: line,
  insideVertical: line,
};

const headingNumbers = {
  reference: headings,
  levels: [
    { level: 0, format: LevelFormat.DECIMAL, text: '%1', alignment: AlignmentType.START, style: indented(0, 480) },
    { level: 1, format: LevelFormat.DECIMAL, text: '%1.%2', alignment: AlignmentType.START, style: indented(0, 600) },
  ],
};
const bulletMarks = {
  reference: bullets,
  levels: [
    { level: 0, format: LevelFormat.BULLET, text: '•', alignment: AlignmentType.START, style: indented(0, 360) },
  ],
};
const numberedEntries = {
  levels: [
    { level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.START, style: indented(0, 480) },
  ],
};

/** Returns the indents of an entry whose text is that far right of its number. */
function indented(left: number, hanging: number) {
  return { paragraph: { indent: { left: left + hanging, hanging } } };
}

function stylesFor(language: string) {
  const table = { basedOn: 'Normal', quickFormat: true, paragraph: { spacing: { before: 0, after: 20 } } };
  return {
    default: {
      document: {
        run: { font, size: 21, color: colours.ink, language: { value: language, eastAsia: language } },
        paragraph: { spacing: { line: 255, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { font, size: 52, bold: true, color: colours.heading },
        paragraph: { spacing: { before: 0, after: 200, line: 240, lineRule: LineRuleType.AUTO } },
      },
      heading1: {
        run: { font, size: 32, bold: true, color: colours.heading },
        paragraph: { spacing: { before: 440, after: 120 }, keepNext: true, outlineLevel: 0 },
      },
      heading2: {
        run: { font, size: 25, bold: true, color: colours.ink },
        paragraph: { spacing: { before: 260, after: 100 }, keepNext: true, outlineLevel: 1 },
      },
      listParagraph: { paragraph: { spacing: { after: 80 } } },
      hyperlink: { run: { color: colours.heading, underline: {} } },
    },
    paragraphStyles: [
      { id: 'BodyText', name: 'Body Text', basedOn: 'Normal', paragraph: { spacing: { after: 140 } } },
      { id: 'TableText', name: 'Table Text', ...table, run: { size: 19 } },
      { id: 'TableHeading', name: 'Table Heading', ...table, run: { size: 19, bold: true } },
      { id: 'TableTotal', name: 'Table Total', ...table, run: { size: 19, bold: true } },
      {
        id: 'Footer',
        name: 'footer',
        basedOn: 'Normal',
        run: { size: 17, color: colours.quiet },
        paragraph: { tabStops: [{ type: TabStopType.RIGHT, position: textWidth }] },
      },
    ],
  };
}
