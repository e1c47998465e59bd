import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, html, parse, serialize } from 'parse5';

/** A page of HTML as a tree. What stands in `<noscript>` is parsed too: it is on the page for those without scripts. */
export type PageTree = Tree.Document;
export type PageElement = Tree.Element;

const options = { scriptingEnabled: false };

/** Returns the tree of a page, as browsers make it. */
export function parsePage(text: string): PageTree {
  return parse(text, options);
}

/** Returns the HTML of a tree. Parsed again, it is the same tree. */
export function serializePage(page: PageTree): string {
  return serialize(page, options);
}

/** Returns all elements of a page in their order, those in templates included. */
export function elementsIn(page: PageTree): readonly PageElement[] {
  return foundIn(page).all;
}

/** Returns the page's elements of HTML with this name. */
export function elementsNamed(page: PageTree, name: string): readonly PageElement[] {
  const found = foundIn(page);
  found.byName ??= Map.groupBy(found.all, ({ tagName, namespaceURI }) =>
    namespaceURI === html.NS.HTML ? tagName : '',
  );
  return found.byName.get(name) ?? [];
}

type Found = { all: readonly PageElement[]; byName?: ReadonlyMap<string, readonly PageElement[]> };

/** What was found in a page, until an element of it is added, moved or removed: a page is asked some thirty times. */
const found = new WeakMap<Tree.Node, Found>();
/** The elements that hold the contents of templates. */
const templates = new WeakMap<Tree.Node, PageElement>();

function foundIn(page: PageTree): Found {
  const known = found.get(page);
  if (known) return known;
  const all: PageElement[] = [];
  addElementsIn(page, all);
  const now = { all };
  found.set(page, now);
  return now;
}

function addElementsIn({ childNodes }: Tree.ParentNode, all: PageElement[]): void {
  for (const child of childNodes) {
    if (!('tagName' in child)) continue;
    all.push(child);
    if (isTemplate(child)) templates.set(child.content, child);
    addElementsIn(isTemplate(child) ? child.content : child, all);
  }
}

/** Has a page looked through anew: one of its elements has been added or is about to be removed. */
function forgetFound(node: Tree.Node): void {
  let root = node;
  for (let above: Tree.Node | undefined | null = node; above; above = parentOf(above)) root = above;
  found.delete(root);
}

function parentOf(node: Tree.Node): Tree.Node | undefined | null {
  return 'parentNode' in node ? node.parentNode : templates.get(node);
}

/** Returns the text directly in an element: of a script or a style sheet, all of it. */
export function textIn(element: PageElement): string {
  return element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');
}

/** Puts a text in place of whatever an element holds. */
export function setText(element: PageElement, text: string): void {
  if (element.childNodes.some((node) => 'tagName' in node)) forgetFound(element);
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
  if ('tagName' in node) forgetFound(node);
  defaultTreeAdapter.detachNode(node);
}

/** Puts an element of HTML with this name and text in place of another, without its attributes. Returns it. */
export function replaceWith(element: PageElement, name: string, text: string): PageElement {
  const other = insertBefore(element, name, text);
  remove(element);
  return other;
}

/** Puts an element of HTML with this name, text and attributes before a node. Returns it. */
export function insertBefore(
  node: Tree.ChildNode,
  name: string,
  text: string,
  attributes: { name: string; value: string }[] = [],
): PageElement {
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attributes);
  defaultTreeAdapter.insertText(element, text);
  if (node.parentNode) defaultTreeAdapter.insertBefore(node.parentNode, element, node);
  forgetFound(element);
  return element;
}

/** Moves an element behind everything else in another. */
export function moveToEnd(element: PageElement, parent: PageElement): void {
  remove(element);
  defaultTreeAdapter.appendChild(parent, element);
  forgetFound(element);
}

/** Whether an element stands in another with this name. */
export function isWithin(element: PageElement, name: string): boolean {
  const parent = element.parentNode;
  return !!parent && 'tagName' in parent && (parent.tagName === name || isWithin(parent, name));
}

function isTemplate(element: PageElement): element is Tree.Template {
  return element.tagName === 'template' && 'content' in element;
}
