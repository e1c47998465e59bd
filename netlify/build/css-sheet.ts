import type { Selector } from 'lightningcss';
import { type CssBlock, cssBlocks, type CssDeclaration, isBlock, isDeclaration } from '#netlify/build/css-blocks';
import { minifiedCss } from '#netlify/build/minified-css';
import type { CharacterRange } from '#netlify/build/used-names';

/** A rule of a style sheet, with what tells whether a page needs it. */
export type CssRule = {
  prelude: string;
  items: readonly (string | CssDeclaration | CssRule)[];
  /** The name of an at-rule, without a vendor's prefix, and what stands between it and the braces. */
  at?: { name: string; of: string };
  /** The selectors of a rule that has any: their texts and what they ask for. */
  selectors?: readonly { text: string; parsed: Selector }[];
  /** The words in what its own declarations say, without those of custom properties. */
  words: readonly string[];
  /** The custom properties that it sets, each with the words of its value. */
  properties: readonly (readonly [name: string, words: readonly string[]])[];
};

/**
 * Returns a style sheet as it is trimmed for pages: minified, and without Tailwind's rules for browsers that know no
 * @property, which do not know light-dark() either. Throws where it is no CSS.
 */
export function cssSheet(text: string): CssRule {
  const css = minifiedCss(text, {
    Rule: { 'layer-block': ({ value: { name } }) => (name?.[0] === 'properties' ? [] : undefined) },
  });
  const parsed: Selector[] = [];
  minifiedCss(css, { Selector: (selector) => void parsed.push(selector) });
  return ruleOf(cssBlocks(css), parsed.values());
}

/** Returns a rule and those in it. `parsed` has their selectors, which lightningcss hands over in the order in which they stand. */
function ruleOf({ prelude, items }: CssBlock, parsed: Iterator<Selector>): CssRule {
  const declarations = items.filter(isDeclaration);
  const isCustom = ({ name }: CssDeclaration) => name.startsWith('--');
  const [, name, of = ''] = /^@(?:-\w+-)?([\w-]+)\s*([^]*)/.exec(prelude) ?? [];
  const selectors = selectorTexts(prelude).map((text) => ({ text, parsed: parsed.next().value as Selector }));
  return {
    prelude,
    ...(name !== undefined && { at: { name, of } }),
    ...(selectors.length > 0 && { selectors }),
    items: items.map((item) => (isBlock(item) ? ruleOf(item, parsed) : item)),
    words: declarations.filter((each) => !isCustom(each)).flatMap(({ value }) => wordsInCss(value)),
    properties: declarations.filter(isCustom).map(({ name, value }) => [unescaped(name), wordsInCss(value)]),
  };
}

/** Returns the words in a text of CSS: names, numbers and all. */
export function wordsInCss(text: string): string[] {
  return (text.match(/(?:[\w\u0080-\uFFFF-]|\\[^])+/g) ?? []).map(unescaped);
}

/** Returns a name of CSS without its backslashes. */
export function unescaped(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|([^]))/gi, (_, code?: string, sign = '') =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Returns the name of a typeface that a rule declares. */
export function familyOf(rule: CssRule): string {
  return declared(rule, 'font-family') ?? '';
}

/** Returns the characters that a rule declares a typeface for; undefined where it is for all. */
export function rangeOf(rule: CssRule): CharacterRange[] | undefined {
  const text = rule.at?.name === 'font-face' ? declared(rule, 'unicode-range') : undefined;
  return text?.split(',').map((each) => {
    const [start = '', end = start] = each.trim().replace(/^U\+/i, '').split('-');
    // U+4?? is U+400-4FF.
    return {
      start: Number.parseInt(start.replaceAll('?', '0'), 16),
      end: Number.parseInt(end.replaceAll('?', 'F'), 16),
    };
  });
}

function declared({ items }: CssRule, name: string): string | undefined {
  return items.filter(isDeclaration).find((item) => item.name === name)?.value;
}

/** What a rule begins with that has no selectors: the sheet itself, an at-rule, a step of an animation. */
const withoutSelectors = /^(?:$|@|(?:from|to|[\d.]+%)(?:,|$))/;

/** Returns the selectors before a rule's braces. A comma in brackets or in a string stands within one. */
function selectorTexts(prelude: string): string[] {
  if (withoutSelectors.test(prelude)) return [];
  const texts: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: sign, index } of prelude.matchAll(/"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\\[^]|[()[\],]/g)) {
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === ',' && depth === 0) {
      texts.push(prelude.slice(start, index));
      start = index + 1;
    }
  }
  return [...texts, prelude.slice(start)];
}
