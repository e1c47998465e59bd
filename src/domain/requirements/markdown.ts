import type { Block, Cell, StructuredDocument, Table, Text } from '#domain/requirements/document';

/**
 * Returns a document as Markdown (CommonMark with GitHub's tables). Each paragraph, item and row is one line, so that a
 * diff of two versions shows what changed; numbered items all begin with '1.', which every renderer counts up.
 */
export function markdownOf({ title, opening, sections }: StructuredDocument): string {
  const blocks = [
    `# ${escaped(title)}`,
    ...opening.map(blockInMarkdown),
    ...sections.flatMap(({ heading, blocks }, index) => [
      `## ${index + 1}. ${escaped(heading)}`,
      ...blocks.map(blockInMarkdown),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function blockInMarkdown(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return escaped(block.text);
    case 'heading':
      return `### ${escaped(block.text)}`;
    case 'list':
      return block.items.map((item) => `${block.numbered ? '1.' : '-'} ${escaped(item)}`).join('\n');
    case 'table':
      return tableInMarkdown(block);
  }
}

function tableInMarkdown({ columns, rows, closing = [] }: Table): string {
  return [
    row(columns.map(({ heading }) => escaped(heading))),
    row(columns.map(() => '---')),
    ...[...rows, ...closing].map((cells) => row(cells.map(cellInMarkdown))),
  ].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function cellInMarkdown(lines: Cell): string {
  return lines.map(textInMarkdown).join('<br>');
}

function textInMarkdown({ text, url, strong }: Text): string {
  if (strong) return `**${escaped(text)}**`;
  return url ? `[${escaped(text)}](${url.replace(/[()|\s]/g, inPercent)})` : escaped(text);
}

/** Returns a text with its Markdown characters escaped. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, '\\$&').replace(/^(\d+)\. /, '$1\\. ');
}

/** Returns a character of an address as %28; `encodeURIComponent` leaves parentheses. */
function inPercent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
