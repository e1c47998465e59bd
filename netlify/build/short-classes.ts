import type { PageContents } from '#netlify/build/page-contents';
import { elementsIn, type PageTree } from '#netlify/build/page-tree';
import { savedByText } from '#netlify/build/saved-by-text';
import { allNames, hasWord, namesInInlineScript, type UsedNames, wordsIn } from '#netlify/build/used-names';

/** A class's name in the page's source, and its name in the page as it is published. */
export type ShortClasses = ReadonlyMap<string, string>;

/**
 * Returns a short name for each class of pages, the shortest for the most frequent. Utilities
 * like `md:grid-cols-[7fr_5fr]` stand in the page and in its style sheet, so their names are much of its weight. A class
 * that `isKept` names keeps its name; one that a script may set is not short for another one.
 */
export function shortClasses(
  pages: readonly PageContents[],
  inScripts: UsedNames,
  isKept: (name: string) => boolean,
): ShortClasses {
  const uses = new Map<string, number>();
  for (const { attributes } of pages)
    for (const [value, count] of attributes.get('class') ?? [])
      for (const word of wordsIn(value)) uses.set(word, (uses.get(word) ?? 0) + count);
  const isFree = (name: string) => !uses.has(name) && !hasWord(inScripts, name);
  const names = shortNames(isFree);
  return new Map(
    [...uses]
      .filter(([name]) => name.length > 2 && !isKept(name))
      .sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || (a < b ? -1 : 1))
      .map(([name]) => [name, names.next().value ?? name]),
  );
}

/**
 * Returns which classes scripts look for in a page as it is served: those in their selectors. What else they name they
 * only give to elements; `inlineScripts` do so before the page has its whole style sheet.
 */
export function classesLookedFor(inScripts: UsedNames, inlineScripts: readonly string[]): (name: string) => boolean {
  const selected = known.get(inScripts) ?? classesInSelectors(inScripts);
  known.set(inScripts, selected);
  const inline = allNames(inlineScripts.map(namesInInlineScript));
  return (name) => selected.has(name) || hasWord(inline, name);
}

/** The classes in the selectors of scripts, by their names: many pages have the same scripts. */
const known = new WeakMap<UsedNames, ReadonlySet<string>>();

function classesInSelectors({ words, joined }: UsedNames): ReadonlySet<string> {
  const texts = [...words, ...joined.map(({ before, after }) => `${before} ${after}`)];
  return new Set(texts.flatMap((text) => text.match(/(?<=\.)[\w-]+/g) ?? []));
}

/** Writes the short names into the elements of a page. */
export function shortenClasses(page: PageTree, short: ShortClasses): void {
  const shortened = savedByText((value) =>
    wordsIn(value)
      .map((word) => short.get(word) ?? word)
      .join(' '),
  );
  for (const { attrs } of elementsIn(page))
    for (const attribute of attrs) if (attribute.name === 'class') attribute.value = shortened(attribute.value);
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Yields a, b, …, Z, aa, ab, …, ZZ: 2,756 names, without those that are taken. */
function* shortNames(isFree: (name: string) => boolean): Generator<string, undefined> {
  for (const first of ['', ...letters]) {
    for (const second of letters) if (isFree(first + second)) yield first + second;
  }
}
