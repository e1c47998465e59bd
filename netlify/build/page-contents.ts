import { attributeOf, elementsIn, type PageTree } from '#netlify/build/page-tree';

/** What the elements of a page hold, read once: of thousands of values a few hundred differ. */
export type PageContents = {
  /** Names of elements, in small letters. */
  elements: ReadonlySet<string>;
  /** Kinds of inputs, for example `search`. */
  inputTypes: ReadonlySet<string>;
  /** The characters of its text beyond Latin-1, as code points. */
  characters: ReadonlySet<number>;
  /** The values of each attribute, and how many elements have it. */
  attributes: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

const beyondLatin = /[^\0-\xff]/;

/** Returns what the elements of a page hold. */
export function contentsOf(page: PageTree): PageContents {
  const elements = new Set<string>();
  const inputTypes = new Set<string>();
  const characters = new Set<number>();
  const attributes = new Map<string, Map<string, number>>();
  for (const element of elementsIn(page)) {
    elements.add(element.tagName.toLowerCase());
    if (element.tagName === 'input') inputTypes.add(attributeOf(element, 'type') ?? 'text');
    for (const { name, value } of element.attrs) {
      let values = attributes.get(name);
      if (!values) attributes.set(name, (values = new Map()));
      values.set(value, (values.get(value) ?? 0) + 1);
    }
    if (element.tagName === 'script' || element.tagName === 'style') continue;
    for (const node of element.childNodes)
      if ('value' in node && beyondLatin.test(node.value))
        for (const character of node.value) if (character > '\xff') characters.add(character.codePointAt(0) ?? 0);
  }
  return { elements, inputTypes, characters, attributes };
}
