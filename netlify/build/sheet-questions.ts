import type { SelectorComponent, StyleSheet } from 'lightningcss';
import { canMatch } from '#netlify/build/css-selectors';
import type { ShortClasses } from '#netlify/build/short-classes';
import { hasCharacterIn, hasWord, type UsedNames } from '#netlify/build/used-names';

/** All that style sheets ask of a page: what of them the page needs depends on nothing else. */
export type SheetQuestions = {
  classes: ReadonlySet<string>;
  /** Ids, custom properties and animations. */
  words: ReadonlySet<string>;
  elements: ReadonlySet<string>;
  /** Attributes with what is asked of their values, each once. */
  attributes: readonly SelectorComponent[];
  characters: readonly CharacterRange[][];
};

type CharacterRange = { start: number; end: number };

/** Returns what style sheets ask of a page. Among it may be a name more than they ask for, never one less. */
export function questionsOf(sheets: readonly StyleSheet[]): SheetQuestions {
  const classes = new Set<string>();
  const words = new Set<string>();
  const elements = new Set<string>();
  const attributes = new Map<string, SelectorComponent>();
  const characters: CharacterRange[][] = [];
  const read = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.startsWith('--')) words.add(value);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const { type, name, value: content } = value as { type?: unknown; name?: unknown; value?: unknown };
    if (type === 'class') classes.add(name as string);
    if (type === 'id') words.add(name as string);
    if (type === 'type') elements.add((name as string).toLowerCase());
    if (type === 'attribute') attributes.set(JSON.stringify(value), value as SelectorComponent);
    if (type === 'keyframes') words.add((content as { name: { value: string } }).name.value);
    if (type === 'unicode-range') characters.push(content as CharacterRange[]);
    Object.values(value).forEach(read);
  };
  sheets.forEach(read);
  return { classes, words, elements, attributes: [...attributes.values()], characters };
}

/** Returns a page's answers, as a text: pages with the same answers need the same of the style sheets. */
export function answersOf(
  asked: SheetQuestions,
  page: UsedNames,
  short: ShortClasses,
  isBoth: (name: string) => boolean,
): string {
  const yes = (answer: boolean) => (answer ? '1' : '0');
  return [
    ...asked.classes.values().map((name) => yes(hasWord(page, name)) + yes(short.has(name)) + yes(isBoth(name))),
    ...asked.words.values().map((name) => yes(hasWord(page, name))),
    ...asked.elements.values().map((name) => yes(page.elements.has(name))),
    ...asked.attributes.map((attribute) => yes(canMatch([attribute], page))),
    ...asked.characters.map((ranges) => yes(hasCharacterIn(page, ranges))),
    ...[...page.inputTypes].sort(),
  ].join(' ');
}
