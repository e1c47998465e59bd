/** A node of a Markdown syntax tree (mdast), with the properties that a printed document needs. */
export type MarkdownNode = {
  type: string;
  depth?: number;
  value?: string;
  url?: string;
  alt?: string | null;
  title?: string | null;
  identifier?: string;
  children?: MarkdownNode[];
  position?: unknown;
};

/** The text of a document as its template prints it, and the addresses of the pictures in it. */
export type DocumentTree = { tree: MarkdownNode; pictures: string[] };

/** Nodes that only the parser needs, and comments. */
const unprinted = new Set(['definition', 'footnoteDefinition', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);

/**
 * Returns a document's tree ready to print: references are resolved, footnotes moved to where they are referred to, and
 * headings descend one level at a time from 2, because the document's title is level 1. Content that no text may
 * contain, such as HTML, has been rejected before (content-checks).
 */
export function documentTree(root: MarkdownNode): DocumentTree {
  const defined = definitions(root);
  const addressOf = ({ identifier }: MarkdownNode) => defined.get(`definition ${identifier}`)?.url ?? '';
  const pictures = new Set<string>();
  let above = 1;

  // Drops the position in the file: a line that moves makes no new document.
  const inside = (node: MarkdownNode): MarkdownNode => ({
    ...node,
    position: undefined,
    ...(node.children && { children: node.children.flatMap(ready) }),
  });
  const picture = ({ alt, title }: MarkdownNode, url: string): MarkdownNode => {
    pictures.add(url);
    return { type: 'image', url, alt: alt ?? '', ...(title && { title }) };
  };
  const ready = (node: MarkdownNode): MarkdownNode[] => {
    if (unprinted.has(node.type)) return [];
    switch (node.type) {
      case 'heading':
        above = Math.min(Math.max(node.depth ?? 2, 2), above + 1);
        return [inside({ ...node, depth: above })];
      case 'image':
        return [picture(node, node.url ?? '')];
      case 'imageReference':
        return [picture(node, addressOf(node))];
      case 'linkReference':
        return [inside({ ...node, type: 'link', url: addressOf(node) })];
      case 'footnoteReference':
        return [
          inside({ type: 'footnote', children: defined.get(`footnoteDefinition ${node.identifier}`)?.children ?? [] }),
        ];
      default:
        return [inside(node)];
    }
  };

  return { tree: inside(root), pictures: [...pictures] };
}

/** Returns the addresses and the footnotes of a text by their kind and name. */
function definitions(node: MarkdownNode, found = new Map<string, MarkdownNode>()): Map<string, MarkdownNode> {
  if (node.identifier !== undefined && /definition$/i.test(node.type))
    found.set(`${node.type} ${node.identifier}`, node);
  for (const child of node.children ?? []) definitions(child, found);
  return found;
}
