import { type Edit, type HtmlElement, isWithin } from '#netlify/build/html';

/** 'e-mail' and 'e-mails' at the hyphen of which a browser would break the line. */
const eMail = /\be-mails?\b/gi;
/** Elements whose text is not running text, or takes no elements, and islands, whose script expects the text as it is. */
const closed = ['script', 'style', 'title', 'textarea', 'option', 'svg', 'astro-island', 'head'];
const whole = 'whitespace-nowrap';

/**
 * Returns the edits that keep 'e-mail' on one line in a page's texts, those of settings and front matter too. In
 * Markdown, src/content-checks/whole-words.ts has done it. Not a no-break hyphen: a search for the word would not find it.
 */
export function wholeWords(html: string, elements: readonly HtmlElement[]): Edit[] {
  return elements.flatMap((element) => {
    const edits = element.childNodes.flatMap((child) => {
      if (child.nodeName !== '#text' || !child.sourceCodeLocation) return [];
      // As written: an entity before the word would move it in the text as it is read.
      const { startOffset, endOffset } = child.sourceCodeLocation;
      return [...html.slice(startOffset, endOffset).matchAll(eMail)].map(({ 0: word, index }) => ({
        startOffset: startOffset + index,
        endOffset: startOffset + index + word.length,
        text: `<span class="${whole}">${word}</span>`,
      }));
    });
    return edits.length > 0 && isOpen(element) ? edits : [];
  });
}

/** Whether an element has running text that may break. */
function isOpen(element: HtmlElement): boolean {
  return !closed.some((name) => element.tagName === name || isWithin(element, name)) && !isWhole(element);
}

function isWhole({ attrs, parentNode }: HtmlElement): boolean {
  const classes = attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? [];
  return classes.includes(whole) || (parentNode !== null && 'tagName' in parentNode && isWhole(parentNode));
}
