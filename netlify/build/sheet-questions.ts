import type { SelectorComponent } from 'lightningcss';
import { isBlock } from '#netlify/build/css-blocks';
import { attributeOfState, canMatch } from '#netlify/build/css-selectors';
import { type CssRule, rangeOf, wordsInCss } from '#netlify/build/css-sheet';
import { type CharacterRange, hasCharacterIn, hasWord, type UsedNames } from '#netlify/build/used-names';

/** All that style sheets ask of a page: what of them the page needs depends on nothing else. */
export type SheetQuestions = {
  classes: ReadonlySet<string>;
  /** Ids, custom properties and animations. */
  words: ReadonlySet<string>;
  elements: ReadonlySet<string>;
  /** Attributes with what is asked of their values, each once. */
  attributes: readonly SelectorComponent[];
  characters: readonly (readonly CharacterRange[])[];
};

/** Returns what style sheets ask of a page. Among it may be a name more than they ask for, never one less. */
export function questionsOf(sheets: readonly CssRule[]): SheetQuestions {
  const classes = new Set<string>();
  const words = new Set<string>();
  const elements = new Set<string>();
  const attributes = new Map<string, SelectorComponent>();
  const characters: (readonly CharacterRange[])[] = [];
  const readSelector = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, name } = value as { type?: unknown; name?: unknown };
    if (type === 'class') classes.add(name as string);
    if (type === 'id') words.add(name as string);
    if (type === 'type') elements.add((name as string).toLowerCase());
    const component = value as SelectorComponent;
    const attribute = type === 'attribute' ? component : attributeOfState(component);
    if (attribute) attributes.set(JSON.stringify(attribute), attribute);
    Object.values(value).forEach(readSelector);
  };
  const read = (rule: CssRule): void => {
    for (const { parsed } of rule.selectors ?? []) readSelector(parsed);
    for (const word of wordsOf(rule)) if (word.startsWith('--')) words.add(word);
    if (rule.at?.name === 'keyframes') words.add(rule.at.of);
    const range = rangeOf(rule);
    if (range) characters.push(range);
    for (const item of rule.items) if (isBlock(item)) read(item);
  };
  sheets.forEach(read);
  return { classes, words, elements, attributes: [...attributes.values()], characters };
}

/** Returns a page's answers, as a text: pages with the same answers need the same of the style sheets. */
export function answersOf(asked: SheetQuestions, page: UsedNames, isBoth: (name: string) => boolean): string {
  let answers = '';
  for (const name of asked.classes) answers += (hasWord(page, name) ? 1 : 0) + (isBoth(name) ? 2 : 0);
  for (const name of asked.words) answers += hasWord(page, name) ? 1 : 0;
  for (const name of asked.elements) answers += page.elements.has(name) ? 1 : 0;
  for (const attribute of asked.attributes) answers += canMatch([attribute], page) ? 1 : 0;
  for (const ranges of asked.characters) answers += hasCharacterIn(page, ranges) ? 1 : 0;
  return [answers, ...[...page.inputTypes].sort()].join(' ');
}

/** Returns the words in all that a rule says, without those in the rules that it holds. */
function wordsOf({ at, words, properties }: CssRule): string[] {
  return [...wordsInCss(at?.of ?? ''), ...words, ...properties.flatMap(([name, each]) => [name, ...each])];
}
