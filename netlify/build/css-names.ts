import type { Declaration, DeclarationBlock, Rule, StyleSheet } from 'lightningcss';
import { canMatch } from '#netlify/build/css-selectors';
import { hasWord, type UsedNames, wordsIn } from '#netlify/build/used-names';

/**
 * Returns the names that the rules which can match need: each custom property that one reads, each animation and each
 * typeface that one names, and what these need in turn. Among them are words that name nothing of the kind.
 */
export function neededNames(sheets: readonly StyleSheet[], page: UsedNames): ReadonlySet<string> {
  const needed = new Set<string>();
  /** Custom properties and animations, with the words that they need themselves. */
  const definitions = new Map<string, string[]>();

  const define = (name: string, value: unknown) =>
    definitions.set(name, [...(definitions.get(name) ?? []), ...deepWords(value)]);
  const need = (words: Iterable<string>) => {
    for (const word of words) {
      if (needed.has(word)) continue;
      needed.add(word);
      waiting.push(word);
    }
  };
  const waiting: string[] = [];
  const readDeclaration = (declaration: Declaration) => {
    if (declaration.property === 'custom' && declaration.value.name.startsWith('--'))
      define(declaration.value.name, declaration.value.value);
    else need(deepWords(declaration));
  };
  const readDeclarations = ({ declarations = [], importantDeclarations = [] }: Partial<DeclarationBlock> = {}) =>
    [...declarations, ...importantDeclarations].forEach(readDeclaration);
  const readRule = (rule: Rule): void => {
    switch (rule.type) {
      case 'style':
        if (!rule.value.selectors.some((selector) => canMatch(selector, page))) return;
        readDeclarations(rule.value.declarations);
        rule.value.rules?.forEach(readRule);
        return;
      case 'nested-declarations':
        return readDeclarations(rule.value.declarations);
      case 'keyframes':
        define(rule.value.name.value, rule.value.keyframes);
        return;
      case 'container':
        need(deepWords(rule.value.condition));
        return rule.value.rules.forEach(readRule);
      case 'media':
      case 'supports':
      case 'layer-block':
      case 'starting-style':
        return rule.value.rules.forEach(readRule);
      case 'property':
      case 'font-face':
        return;
      case 'scope':
        // Its two selectors mean something else once one is taken out.
        throw new Error('@scope cannot be trimmed: netlify/build/css-names.ts');
      default:
        need(deepWords(rule));
    }
  };

  for (const { rules } of sheets) rules.forEach(readRule);
  for (const name of definitions.keys()) if (hasWord(page, name)) need([name]);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) need(definitions.get(name) ?? []);
  return needed;
}

/** Returns every word in a value of a syntax tree, names of its own parts included. */
function deepWords(value: unknown): string[] {
  if (typeof value === 'string') return wordsIn(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(deepWords) : [];
}
