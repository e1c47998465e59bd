import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter } from 'parse5';
import {
  attributeOf,
  elementsIn,
  insertBefore,
  isWithin,
  type PageElement,
  type PageTree,
} from '#netlify/build/page-tree';

/*
 * A browser breaks a line after every hyphen, and 'e-' at the end of one with 'mail' on the next reads like a mistake. No
 * CSS property forbids it, and a hyphen that does not break is another character, which a search for the word would not
 * find. So short words with a hyphen are kept whole by an element around them.
 */

/** Elements whose text runs on from line to line, with the longest word (characters) that is kept whole in each. */
const longestIn: Partial<Record<string, number>> = { p: 12, dd: 12, td: 12, h1: 12, h2: 12, h3: 16, h4: 16, dt: 16 };
/** Elements within such text. */
const inline = new Set(['a', 'b', 'strong', 'em', 'q', 'cite', 'span']);

const compound = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** Puts an element that keeps a line from breaking around each short word with a hyphen in a page's running text. */
export function keepWordsWhole(page: PageTree): void {
  for (const element of elementsIn(page)) {
    const longest = longestOf(element);
    // What React prints it compares with what it finds: words of islands stay as they are.
    if (longest === 0 || isWithin(element, 'astro-island')) continue;
    for (const node of [...element.childNodes]) if (defaultTreeAdapter.isTextNode(node)) wrap(element, node, longest);
  }
}

/** Returns the longest word that is kept whole directly in an element, 0 where its text does not run on. */
function longestOf(element: PageElement): number {
  const own = longestIn[element.tagName];
  if (own === undefined && !inline.has(element.tagName)) return 0;
  // In such a box an element beside text would stand apart from it, and in one that does not wrap nothing breaks.
  if (/\b(?:flex|grid|contents|whitespace-nowrap)\b/.test(attributeOf(element, 'class') ?? '')) return 0;
  if (own !== undefined) return own;
  const { parentNode } = element;
  return parentNode && 'tagName' in parentNode ? longestOf(parentNode) : 0;
}

function wrap(parent: PageElement, text: Tree.TextNode, longest: number): void {
  if (!text.value.includes('-')) return;
  let end = 0;
  for (const { 0: word, index } of text.value.matchAll(compound)) {
    if (word.length > longest) continue;
    defaultTreeAdapter.insertTextBefore(parent, text.value.slice(end, index), text);
    insertBefore(text, 'span', word, [{ name: 'class', value: 'whitespace-nowrap' }]);
    end = index + word.length;
  }
  text.value = text.value.slice(end);
}
