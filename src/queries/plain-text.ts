import { markdownToMdast } from 'satteri';

type Node = { type: string; value?: string; children?: Node[] };

/** Returns a Markdown text as plain text: words without marks, each paragraph and list item on a separate line. */
export function plainText(markdown: string): string {
  return textOf(markdownToMdast(markdown) as Node)
    .replace(/\n+/g, '\n')
    .trim();
}

function textOf({ type, value, children = [] }: Node): string {
  if (type === 'html') return '';
  if (type === 'break') return '\n';
  if (type === 'text') return value?.replaceAll('\n', ' ') ?? '';
  const text = value ?? children.map(textOf).join('');
  return ['paragraph', 'heading', 'listItem', 'code'].includes(type) ? `${text}\n` : text;
}
