import { elementsIn, type PageTree } from '#netlify/build/page-tree';
import { shortNames } from '#netlify/build/short-names';
import { hasWord, type UsedNames } from '#netlify/build/used-names';

/** A custom property's name in the sources, and its name in the page as it is published. */
export type ShortProperties = ReadonlyMap<string, string>;

const property = /--[a-zA-Z][\w-]*/g;

/**
 * Returns a short name for each custom property that a style sheet sets, the shortest for the most frequent. One that a
 * script may name keeps its name; where a script may fetch another style sheet, which reads the page's, all do.
 */
export function shortProperties(css: string, inScripts: UsedNames): ShortProperties {
  const known = knownProperties(inScripts);
  if (!known) return new Map();
  const uses = new Map<string, number>();
  const set = new Set<string>();
  for (const [, rule, name = '', after] of css.matchAll(/(@property )?(--[a-zA-Z][\w-]*)([:{])?/g)) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
    if (after === ':' || (rule && after === '{')) set.add(name);
  }
  const renamed = [...uses]
    .filter(([name]) => set.has(name) && !hasWord(known, name))
    .sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || (a < b ? -1 : 1))
    .map(([name]) => name);
  const kept = new Set(uses.keys());
  for (const name of renamed) kept.delete(name);
  const names = shortNames((name) => !kept.has(`--${name}`)).map((name) => `--${name}`);
  return new Map(renamed.map((name) => [name, names.next().value ?? name]));
}

/** Returns a text of a style sheet, or a value of an attribute, with the short names. */
export function withShortProperties(text: string, short: ShortProperties): string {
  return text.replace(property, (name) => short.get(name) ?? name);
}

/** Writes the short names into the elements of a page. Classes with such a name in them have short names themselves. */
export function shortenProperties(page: PageTree, short: ShortProperties): void {
  for (const element of elementsIn(page))
    for (const attribute of element.attrs)
      if (attribute.value.includes('var(--') && attribute.name !== 'class')
        attribute.value = withShortProperties(attribute.value, short);
}

/** Whether a script may fetch another style sheet, which reads the page's custom properties. */
export function mayFetchSheet(inScripts: UsedNames): boolean {
  return knownProperties(inScripts) === undefined;
}

/** What scripts know of custom properties, by their names: many pages have the same scripts. */
const known = new WeakMap<UsedNames, { properties: UsedNames | undefined }>();

/** Returns the custom properties that scripts may name; undefined where one may fetch a style sheet, which may name all. */
function knownProperties(inScripts: UsedNames): UsedNames | undefined {
  const fetchesSheet = () => inScripts.words.values().some((word) => /\w\.css$/.test(word));
  const saved = known.get(inScripts) ?? { properties: fetchesSheet() ? undefined : namesInWords(inScripts) };
  known.set(inScripts, saved);
  return saved.properties;
}

/** Returns the custom properties inside the words of scripts: `var(--color-lake)`, or a part that a script completes. */
function namesInWords({ words, joined, ...others }: UsedNames): UsedNames {
  return {
    ...others,
    words: new Set([...words].flatMap((word) => word.match(property) ?? [])),
    joined: joined
      .filter(({ before }) => before.includes('--'))
      .map(({ before, after }) => ({
        before: before.slice(before.lastIndexOf('--')),
        after: /^[\w-]*/.exec(after)?.[0] ?? '',
      })),
  };
}
