import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';

/*
 * The elements of rendered HTML and their text, found by what tests of pages look for. Parsing hundreds of sheets takes
 * parse5 a second, and jsdom half a minute.
 */

type Node = Tree.ParentNode;
export type Element = Tree.Element;
type Wanted = (element: Element) => boolean;

/** Returns the elements of a page as one node. */
export function pageOf(html: string): Node {
  return parseFragment(html);
}

/** Returns all elements below a node that are wanted, in the order of the page. */
export function all(node: Node | null | undefined, wanted: Wanted): Element[] {
  return (node?.childNodes ?? []).flatMap((child) =>
    'tagName' in child ? [...(wanted(child) ? [child] : []), ...all(child, wanted)] : [],
  );
}

/** Returns the first of them, or null. */
export function first(node: Node | null | undefined, wanted: Wanted): Element | null {
  return all(node, wanted)[0] ?? null;
}

/** Wanted: an element of this name. */
export const tag =
  (...names: string[]): Wanted =>
  ({ tagName }) =>
    names.includes(tagName);

/** Wanted: an element with this class. */
export const inClass =
  (name: string): Wanted =>
  (element) =>
    (attribute(element, 'class') ?? '').split(' ').includes(name);

/** Wanted: the element with this id. */
export const withId =
  (id: string): Wanted =>
  (element) =>
    attribute(element, 'id') === id;

export function attribute(element: Element | null, name: string): string | undefined {
  return element?.attrs.find((each) => each.name === name)?.value;
}

/** Returns the text of a node with single spaces; '' for none. */
export function textOf(node: Node | null | undefined): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: Node | null | undefined): string {
  return (node?.childNodes ?? [])
    .map((child) =>
      child.nodeName === '#text' && 'value' in child ? child.value : 'childNodes' in child ? rawText(child) : '',
    )
    .join('');
}
