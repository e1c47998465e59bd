import { defineHastPlugin, type HastVisitorContext } from 'satteri';

/** Blocks with running text, and the longest word (characters) that is kept whole in each. */
const longestIn: Partial<Record<string, number>> = { p: 12, li: 12, dd: 12, td: 12, h2: 12, h3: 16, h4: 16, dt: 16 };
/** Elements within such text. */
const inline = ['a', 'strong', 'em'];

const compound = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/**
 * A step of the Markdown processor: keeps short hyphenated words on one line. A browser breaks after every hyphen, and
 * 'e-' at the end of a line reads like a mistake; a no-break hyphen would be another character, which a search for the
 * word does not find.
 */
export const wholeWords = defineHastPlugin({
  name: 'whole-words',
  text(node, context) {
    const longest = longestAround(node, context);
    const parts: Parameters<HastVisitorContext['replaceNode']>[1] = [];
    let end = 0;
    for (const { 0: word, index } of node.value.matchAll(compound)) {
      if (word.length > longest) continue;
      const text = { type: 'text', value: word } as const;
      if (index > end) parts.push({ type: 'text', value: node.value.slice(end, index) });
      parts.push({
        type: 'element',
        tagName: 'span',
        properties: { className: ['whitespace-nowrap'] },
        children: [text],
      });
      end = index + word.length;
    }
    if (parts.length === 0) return;
    if (end < node.value.length) parts.push({ type: 'text', value: node.value.slice(end) });
    context.replaceNode(node, parts);
  },
});

/** Returns the longest word to keep whole in a text, 0 where it is not running text. */
function longestAround(node: Parameters<HastVisitorContext['parent']>[0], context: HastVisitorContext): number {
  const parent = context.parent(node);
  if (parent?.type !== 'element') return 0;
  return inline.includes(parent.tagName) ? longestAround(parent, context) : (longestIn[parent.tagName] ?? 0);
}
