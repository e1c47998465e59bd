/** A rule of a style sheet: what stands before its braces, and its declarations and rules. */
export type CssBlock = { prelude: string; items: CssItem[] };
export type CssDeclaration = { name: string; value: string };
/** A text is a statement, such as `@layer a, b`, or a comment. */
type CssItem = string | CssDeclaration | CssBlock;

/** Returns the rules of a minified style sheet, which lightningcss has written. */
export function cssBlocks(css: string): CssBlock {
  const root: CssBlock = { prelude: '', items: [] };
  const open = [root];
  let start = 0;
  const end = (at: number) => {
    const text = css.slice(start, at).trim();
    const colon = /^[@/]/.test(text) ? -1 : text.indexOf(':');
    const item = colon < 0 ? text : { name: text.slice(0, colon), value: text.slice(colon + 1) };
    if (text !== '') open.at(-1)?.items.push(item);
  };
  // A string, a comment or an escaped sign, or what ends something; inside of parentheses nothing ends.
  let depth = 0;
  for (const { 0: sign, index } of css.matchAll(
    /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\/\*[^]*?\*\/|\\[^]|[(){};]/g,
  )) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth > 0) continue;
    else if (sign === '{') {
      const block = { prelude: css.slice(start, index).trim(), items: [] };
      open.at(-1)?.items.push(block);
      open.push(block);
      start = index + 1;
    } else if (sign === '}') {
      end(index);
      open.pop();
      start = index + 1;
    } else if (sign === ';') {
      end(index);
      start = index + 1;
    } else if (sign.startsWith('/*')) {
      end(index + sign.length);
      start = index + sign.length;
    }
  }
  end(css.length);
  return root;
}

/** Returns the style sheet with these rules. */
export function cssText({ items }: CssBlock): string {
  return items
    .map((item, index) => {
      if (isBlock(item)) return `${item.prelude}{${cssText(item)}}`;
      if (typeof item !== 'string') return `${item.name}:${item.value}${index < items.length - 1 ? ';' : ''}`;
      return item.startsWith('/*') ? `${item}\n` : `${item};`;
    })
    .join('');
}

/** Whether an item is a rule. */
export function isBlock<B extends { prelude: string }>(item: string | CssDeclaration | B): item is B {
  return typeof item !== 'string' && 'prelude' in item;
}

/** Whether an item is a declaration. */
export function isDeclaration(item: string | object): item is CssDeclaration {
  return typeof item !== 'string' && 'name' in item;
}
