import { type CssBlock, isBlock } from '#netlify/build/css-blocks';
import { neededNames } from '#netlify/build/css-names';
import { canMatch } from '#netlify/build/css-selectors';
import { type CssRule, familyOf, rangeOf, unescaped, wordsInCss } from '#netlify/build/css-sheet';
import { hasCharacterIn, hasWord, type UsedNames } from '#netlify/build/used-names';

/** Returns of each style sheet the rules that a page can need, as `usedCss` tells. */
export function usedRules(sheets: readonly CssRule[], page: UsedNames): CssBlock[] {
  const matching = sheets.map((sheet) => matchingPart(sheet, page));
  const needed = neededNames(matching, page);
  const isNeeded = (name: string) => needed.has(name) || hasWord(page, name);
  const isUsed = (rule: CssRule): boolean => {
    switch (rule.at?.name) {
      case 'property':
      case 'keyframes':
        return isNeeded(rule.at.of);
      // Without a name it is for every printed page.
      case 'page':
        return wordsInCss(rule.at.of.replace(/:.*/, '')).every((word) => needed.has(word));
      case 'font-face': {
        const range = rangeOf(rule);
        return wordsInCss(familyOf(rule)).every((word) => needed.has(word)) && (!range || hasCharacterIn(page, range));
      }
      default:
        return true;
    }
  };
  const usedPart = ({ prelude, items }: CssRule): CssBlock => ({
    prelude,
    items: items.flatMap((item): CssBlock['items'] => {
      if (isBlock(item)) return isUsed(item) ? [usedPart(item)] : [];
      if (typeof item === 'string') return [item];
      return item.name.startsWith('--') && !isNeeded(unescaped(item.name)) ? [] : [{ ...item }];
    }),
  });
  return matching.map(usedPart);
}

/** Returns a rule with those selectors and rules in it that can match. */
function matchingPart(rule: CssRule, page: UsedNames): CssRule {
  return {
    ...rule,
    items: rule.items.flatMap((item): CssRule['items'] => {
      if (!isBlock(item)) return [item];
      if (!item.selectors) return [matchingPart(item, page)];
      const selectors = item.selectors.filter(({ parsed }) => canMatch(parsed, page));
      return selectors.length > 0
        ? [{ ...matchingPart(item, page), prelude: selectors.map(({ text }) => text).join() }]
        : [];
    }),
  };
}
