import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter } from 'parse5';
import { elementsIn, isWithin, type PageTree, remove } from '#netlify/build/page-tree';

/** Elements that begin and end a line, so that a space before or after them shows nothing. */
const ownLines = new Set(['p', 'ul', 'ol', 'li', 'dl', 'h1', 'h2', 'h3', 'h4', 'table', 'blockquote', 'figure']);

/**
 * Takes out what nobody sees on a page: the comments that React prints between two texts, to find them again in the
 * browser, and the line breaks that Markdown leaves between paragraphs. In islands, all stays as React compares it.
 */
export function removeUnseenNodes(page: PageTree): void {
  for (const element of elementsIn(page)) {
    const unseen = element.childNodes.filter((node) => isSeparator(node) || isBreakBetweenLines(node));
    if (unseen.length > 0 && element.tagName !== 'astro-island' && !isWithin(element, 'astro-island'))
      unseen.forEach(remove);
  }
}

function isSeparator(node: Tree.ChildNode): boolean {
  return defaultTreeAdapter.isCommentNode(node) && node.data === ' ';
}

function isLineBreak(text: string): boolean {
  return text.includes('\n') && text.trim() === '';
}

function isBreakBetweenLines(node: Tree.ChildNode): boolean {
  if (!defaultTreeAdapter.isTextNode(node) || !isLineBreak(node.value)) return false;
  const around: readonly Tree.ChildNode[] = node.parentNode?.childNodes ?? [];
  const at = around.indexOf(node);
  const beside = [around[at - 1], around[at + 1]].filter((each) => each !== undefined);
  return beside.length > 0 && beside.every((each) => ownLines.has(each.nodeName));
}
