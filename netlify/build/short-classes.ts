import type { PageContents } from '#netlify/build/page-contents';
import { elementsIn, type PageTree } from '#netlify/build/page-tree';
import { memoize } from '#netlify/build/memoize';
import { shortNames } from '#netlify/build/short-names';
import { allNames, hasWord, namesInInlineScript, type UsedNames, wordsIn } from '#netlify/build/used-names';

/** A class's name in the page's source, and its name in the page as it is published. */
export type ShortClasses = ReadonlyMap<string, string>;

/**
 * Returns a short name for each class of a page, the shortest for the most frequent. Utilities like
 * `md:grid-cols-[7fr_5fr]` stand in the page and in its style sheet, so their names are much of its weight. Classes that stand
 * in the same elements share a name: to elements of their own, islands give each class by its source's name. A class that
 * `isKept` names keeps its name; one that a script may set is not short for another one.
 */
export function shortClasses(
  page: PageContents,
  inScripts: UsedNames,
  isKept: (name: string) => boolean,
): ShortClasses {
  const uses = new Map<string, number>();
  /** The lists of classes that a class stands in, by their numbers. */
  const places = new Map<string, string>();
  let list = 0;
  for (const [value, count] of page.attributes.get('class') ?? []) {
    list += 1;
    for (const word of wordsIn(value)) {
      uses.set(word, (uses.get(word) ?? 0) + count);
      places.set(word, `${places.get(word) ?? ''} ${list}`);
    }
  }
  const isFree = (name: string) => !uses.has(name) && !hasWord(inScripts, name);
  const names = shortNames(isFree);
  const nameAt = new Map<string, string>();
  return new Map(
    [...uses]
      .filter(([name]) => name.length > 2 && !isKept(name))
      .sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || (a < b ? -1 : 1))
      .map(([name]) => {
        const at = places.get(name) ?? '';
        const short = nameAt.get(at) ?? names.next().value ?? name;
        nameAt.set(at, short);
        return [name, short];
      }),
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
  const shortened = memoize((value) => [...new Set(wordsIn(value).map((word) => short.get(word) ?? word))].join(' '));
  for (const { attrs } of elementsIn(page))
    for (const attribute of attrs) if (attribute.name === 'class') attribute.value = shortened(attribute.value);
}
