import { isBlock } from '#netlify/build/css-blocks';
import { type CssRule, wordsInCss } from '#netlify/build/css-sheet';
import { hasWord, type UsedNames } from '#netlify/build/used-names';

/**
 * Returns the names that rules need: each custom property that one reads, each animation, typeface and kind of printed page
 * that one names, and what these need in turn. Among them are words that name nothing of the kind.
 */
export function neededNames(sheets: readonly CssRule[], page: UsedNames): ReadonlySet<string> {
  const needed = new Set<string>();
  /** Custom properties and animations, with the words that they need themselves. */
  const definitions = new Map<string, string[]>();
  const define = (name: string, words: readonly string[]) =>
    definitions.set(name, [...(definitions.get(name) ?? []), ...words]);
  const need = (words: Iterable<string>) => {
    for (const word of words) {
      if (needed.has(word)) continue;
      needed.add(word);
      waiting.push(word);
    }
  };
  const waiting: string[] = [];
  const read = (rule: CssRule): void => {
    const { at } = rule;
    switch (at?.name) {
      case 'property':
      case 'font-face':
      case 'page':
        return;
      case 'keyframes':
        define(at.of, rule.items.filter(isBlock).flatMap(wordsIn));
        return;
      case 'scope':
        // Its two selectors mean something else once one is taken out.
        throw new Error('@scope cannot be trimmed: netlify/build/css-names.ts');
      case undefined:
      case 'media':
      case 'supports':
      case 'layer':
      case 'starting-style':
        break;
      default:
        need(wordsInCss(at?.of ?? ''));
    }
    need(rule.words);
    for (const [name, words] of rule.properties) define(name, words);
    for (const item of rule.items) if (isBlock(item)) read(item);
  };
  sheets.forEach(read);
  for (const name of definitions.keys()) if (hasWord(page, name)) need([name]);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) need(definitions.get(name) ?? []);
  return needed;
}

/** Returns the words in all that a step of an animation says. */
function wordsIn({ words, properties }: CssRule): string[] {
  return [...words, ...properties.flatMap(([, each]) => each)];
}
