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

/** Returns the text directly in an element or a fragment: of a script or a style sheet, all of it. */
export function textIn({ childNodes }: Tree.ParentNode): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** Whether an element stands within another of this name. */
export function isWithin({ parentNode }: HtmlElement, name: string): boolean {
  return parentNode !== null && 'tagName' in parentNode && (parentNode.tagName === name || isWithin(parentNode, name));
}

/** A part of a page's text, as offsets, and what takes its place. */
export type Edit = { startOffset: number; endOffset: number; text: string };

/** Returns the edit that puts a text in place of an element, or of one of its attributes. */
export function replaced(element: HtmlElement, text: string, attribute?: string): Edit {
  const place = element.sourceCodeLocation;
  const part = attribute === undefined ? place : place?.attrs?.[attribute];
  if (!part) throw new Error(`<${element.tagName}> does not stand in the page's text`);
  return { startOffset: part.startOffset, endOffset: part.endOffset, text };
}

/** Returns the edit that puts a text at the end of a page's body. */
export function appended(elements: readonly HtmlElement[], text: string): Edit {
  const end = elements.find(({ tagName }) => tagName === 'body')?.sourceCodeLocation?.endTag?.startOffset;
  if (end === undefined) throw new Error('the page has no </body>');
  return { startOffset: end, endOffset: end, text };
}

/** Returns a page's text with these edits made, none within another. Everything else stays as it was written. */
export function edited(html: string, edits: readonly Edit[]): string {
  let result = '';
  let end = 0;
  for (const { startOffset, endOffset, text } of [...edits].sort((a, b) => a.startOffset - b.startOffset)) {
    result += html.slice(end, startOffset) + text;
    end = endOffset;
  }
  return result + html.slice(end);
}

/** Whether an element is an inline script. A data block, such as JSON-LD, runs nothing and is none. */
export function isInlineScript(element: HtmlElement): boolean {
  return (
    element.tagName === 'script' &&
    attributeOf(element, 'src') === undefined &&
    !attributeOf(element, 'type')?.endsWith('json')
  );
}
