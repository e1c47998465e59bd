import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

/** An element of a page, with where it stands in the page's text. */
export type HtmlElement = Tree.Element;

/** Returns all elements of a page in their order, those in `<template>` and `<noscript>` too. */
export function elementsIn(html: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  const add = ({ childNodes }: Tree.ParentNode): void => {
    for (const child of childNodes) {
      if (!('tagName' in child)) continue;
      found.push(child);
      add('content' in child ? child.content : child);
    }
  };
  add(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return found;
}

/** Returns the value of an attribute; undefined where the element does not have it. */
export function attributeOf(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** Returns the text directly in an element: of a script or a style sheet, all of it. */
export function textIn(element: HtmlElement): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** Whether an element stands within another of this name. */
export function isWithin({ parentNode }: HtmlElement, name: string): boolean {
  return parentNode !== null && 'tagName' in parentNode && (parentNode.tagName === name || isWithin(parentNode, name));
}

/** Returns a page with each of these elements replaced by a text. Everything else stays as it was written. */
export function replaceElements(html: string, texts: ReadonlyMap<HtmlElement, string>): string {
  let replaced = '';
  let end = 0;
  const inOrder = [...texts].flatMap(([{ sourceCodeLocation: place }, text]) => (place ? [{ ...place, text }] : []));
  for (const { startOffset, endOffset, text } of inOrder.sort((one, other) => one.startOffset - other.startOffset)) {
    replaced += html.slice(end, startOffset) + text;
    end = endOffset;
  }
  return replaced + html.slice(end);
}

/** Whether an element is an inline script. A data block, such as JSON-LD, runs nothing and is none. */
export function isInlineScript(element: HtmlElement): boolean {
  return (
    element.tagName === 'script' &&
    attributeOf(element, 'src') === undefined &&
    !attributeOf(element, 'type')?.endsWith('json')
  );
}
