import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, html, parse, serialize } from 'parse5';

/** A page of HTML as a tree. What stands in `<noscript>` is parsed too: it is on the page for those without scripts. */
export type PageTree = Tree.Document;
export type PageElement = Tree.Element;

const options = { scriptingEnabled: false };

/** Returns the tree of a page. */
export function parsePage(text: string): PageTree {
  return parse(text, options);
}

/** Returns the HTML of a tree. Parsed again, it is the same tree. */
export function serializePage(page: PageTree): string {
  return serialize(page, options);
}

/** Returns all elements below a node in the order of the page, those in templates included. */
export function elementsIn(node: Tree.ParentNode): PageElement[] {
  const found: PageElement[] = [];
  eachElement(node, (element) => void found.push(element));
  return found;
}

/** Returns the page's elements of HTML with this name. */
export function elementsNamed(page: PageTree, name: string): PageElement[] {
  const found: PageElement[] = [];
  eachElement(page, (element) => {
    if (element.tagName === name && element.namespaceURI === html.NS.HTML) found.push(element);
  });
  return found;
}

function eachElement({ childNodes }: Tree.ParentNode, read: (element: PageElement) => void): void {
  for (const child of childNodes) {
    if (!('tagName' in child)) continue;
    read(child);
    eachElement(isTemplate(child) ? child.content : child, read);
  }
}

/** Returns the text directly in an element: of a script or a style sheet, all of it. */
export function textIn(element: PageElement): string {
  return element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');
}

/** Puts a text in place of whatever an element holds. */
export function setText(element: PageElement, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

/** Returns the value of an attribute, '' where it has none, undefined where the element does not have the attribute. */
export function attributeOf(element: PageElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** Sets an attribute; where the element does not have it, it comes last. */
export function setAttribute(element: PageElement, name: string, value: string): void {
  const own = element.attrs.find((attribute) => attribute.name === name);
  if (own) own.value = value;
  else element.attrs.push({ name, value });
}

/** Removes an attribute from an element. */
export function removeAttribute(element: PageElement, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

/** Takes a node out of the page. */
export function remove(node: Tree.ChildNode): void {
  defaultTreeAdapter.detachNode(node);
}

/** Puts an element of HTML with this name and text in place of another, without its attributes. Returns it. */
export function replaceWith(element: PageElement, name: string, text: string): PageElement {
  const other = defaultTreeAdapter.createElement(name, html.NS.HTML, []);
  setText(other, text);
  if (element.parentNode) defaultTreeAdapter.insertBefore(element.parentNode, other, element);
  remove(element);
  return other;
}

/** Moves an element behind everything else in another. */
export function moveToEnd(element: PageElement, parent: PageElement): void {
  remove(element);
  defaultTreeAdapter.appendChild(parent, element);
}

/** Whether an element stands in another with this name. */
export function isWithin(element: PageElement, name: string): boolean {
  const parent = element.parentNode;
  return !!parent && 'tagName' in parent && (parent.tagName === name || isWithin(parent, name));
}

function isTemplate(element: PageElement): element is Tree.Template {
  return element.tagName === 'template' && 'content' in element;
}
