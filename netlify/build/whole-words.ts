import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import type { Edit } from '#netlify/build/html';

/** 'e-mail' and 'e-mails' at the hyphen of which a browser would break the line. */
const eMail = /\be-mails?\b/gi;
/** Elements whose text is not running text, or takes no elements, and islands, whose script expects the text as it is. */
const closed = ['script', 'style', 'title', 'textarea', 'option', 'svg', 'astro-island', 'head'];

/**
 * Returns the edits that keep 'e-mail' on one line in a page's texts, those of settings and front matter too. In
 * Markdown, src/content-checks/whole-words.ts has done it. Not a no-break hyphen: a search for the word would not find it.
 */
export function wholeWords(html: string): Edit[] {
  if (html.search(eMail) < 0) return [];
  const edits: Edit[] = [];
  const visit = (node: Tree.ParentNode): void => {
    for (const child of node.childNodes) {
      if (child.nodeName === '#text' && 'value' in child && child.sourceCodeLocation) {
        // As written: an entity before the word would move it in the text as it is read.
        const { startOffset, endOffset } = child.sourceCodeLocation;
        for (const { 0: word, index } of html.slice(startOffset, endOffset).matchAll(eMail))
          edits.push({
            startOffset: startOffset + index,
            endOffset: startOffset + index + word.length,
            text: `<span class="whitespace-nowrap">${word}</span>`,
          });
      } else if ('tagName' in child && !closed.includes(child.tagName) && !isWhole(child)) visit(child);
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return edits;
}

function isWhole({ attrs }: Tree.Element): boolean {
  return attrs.some(({ name, value }) => name === 'class' && value.split(' ').includes('whitespace-nowrap'));
}
