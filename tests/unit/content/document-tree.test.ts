import { markdownToMdast } from 'satteri';
import { describe, expect, it } from 'vitest';
import { documentTree, type MarkdownNode } from '#domain/content/document-tree';

const treeOf = (markdown: string) => documentTree(markdownToMdast(markdown) as MarkdownNode);
const all = (node: MarkdownNode): MarkdownNode[] => [node, ...(node.children ?? []).flatMap(all)];
const find = (markdown: string, type: string) => all(treeOf(markdown).tree).filter((node) => node.type === type);
const textOf = (node: MarkdownNode) =>
  all(node)
    .map(({ value = '' }) => value)
    .join('');

describe('the text of a document, made ready to print', () => {
  it.each<[string, string, number[]]>([
    ['begins at level 2', '# A\n\n## B', [2, 2]],
    ['descends one level at a time', '## A\n\n#### B\n\n###### C', [2, 3, 4]],
    ['comes up again as far as it likes', '## A\n\n### B\n\n#### C\n\n## D\n\n#### E', [2, 3, 4, 2, 3]],
    ['may begin below', '#### A', [2]],
  ])('%s', (_, markdown, depths) => {
    expect(find(markdown, 'heading').map(({ depth }) => depth)).toEqual(depths);
  });

  it('has each footnote where it is referred to, links in it included', () => {
    const [note] = find('Dry[^1].\n\n[^1]: After [a night][n].\n\n[n]: https://paint.example', 'footnote');
    expect(note && textOf(note)).toBe('After a night.');
    expect(note && all(note).find(({ type }) => type === 'link')?.url).toBe('https://paint.example');
  });

  it('has references as links, and pictures by name as pictures', () => {
    const markdown = 'See [the manual][m] and ![a brush][b].\n\n[m]: https://paint.example\n[b]: ../pictures/brush.png';
    expect(find(markdown, 'link').map(({ url }) => url)).toEqual(['https://paint.example']);
    expect(find(markdown, 'image').map(({ url, alt }) => [url, alt])).toEqual([['../pictures/brush.png', 'a brush']]);
    expect(treeOf(markdown).pictures).toEqual(['../pictures/brush.png']);
    expect(find(markdown, 'definition')).toEqual([]);
  });

  it('keeps code, rules, strikethrough, lists, tables and quotations, and no place in the file', () => {
    const markdown = '~~a~~ `b`\n\n```\nc\n```\n\n---\n\n> d\n\n- [ ] e\n\n| f |\n| - |\n| g |';
    const { tree } = treeOf(markdown);
    expect(JSON.stringify(tree)).not.toContain('position');
    const types = new Set(all(tree).map(({ type }) => type));
    for (const type of ['delete', 'inlineCode', 'code', 'thematicBreak', 'blockquote', 'listItem', 'tableCell'])
      expect(types).toContain(type);
    expect(textOf(tree)).toBe('a bcdefg');
  });
});
