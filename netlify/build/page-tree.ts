import { Parser } from 'htmlparser2';
import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, html, parse, serialize } from 'parse5';

/** A page of HTML as a tree. What stands in `<noscript>` is parsed too: it is on the page for those without scripts. */
export type PageTree = Tree.Document;
export type PageElement = Tree.Element;

const options = { scriptingEnabled: false };

/** Returns the tree of a page, as browsers make it. */
export function parsePage(text: string): PageTree {
  return parse(text, options);
}

/** What a page begins with that names all its parts, and no end of a line that an HTML parser changes. */
const isWhole = /^<!doctype html><html\b[^>]*><head\b[^\r]*?<body\b[^\r]*$/i;

/**
 * Returns what parses the pages of a route that has many, of which `example` is one: in half the time of `parsePage`, where
 * that reads the same in the example. It does not where an HTML parser adds elements that are not written, for example a
 * table's body, or ends others early.
 */
export function parserOf(example: string): (text: string) => PageTree {
  const isSame = serializePage(parseAsWritten(example)) === serializePage(parsePage(example));
  return (text) => (isSame && isWhole.test(text) ? parseAsWritten(text) : parsePage(text));
}

/** Returns the tree of a page with the elements that it names, and no others. */
function parseAsWritten(text: string): PageTree {
  const page = defaultTreeAdapter.createDocument();
  defaultTreeAdapter.setDocumentMode(page, html.DOCUMENT_MODE.NO_QUIRKS);
  const open: (Tree.ParentNode & Tree.Node)[] = [page];
  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (name.toLowerCase() === '!doctype') defaultTreeAdapter.setDocumentType(page, 'html', '', '');
      },
      onopentag(name, attributes) {
        const parent = open.at(-1) ?? page;
        const namespace = name === 'svg' || isInSvg(parent) ? html.NS.SVG : html.NS.HTML;
        const attrs = Object.entries(attributes).map(([each, value]) => ({
          name: namespace === html.NS.HTML ? each.toLowerCase() : each,
          value,
        }));
        const element = defaultTreeAdapter.createElement(name, namespace, attrs);
        defaultTreeAdapter.appendChild(parent, element);
        if (name !== 'template') return void open.push(element);
        const content = defaultTreeAdapter.createDocumentFragment();
        defaultTreeAdapter.setTemplateContent(element as Tree.Template, content);
        open.push(content);
      },
      ontext: (value) => defaultTreeAdapter.insertText(open.at(-1) ?? page, value),
      oncomment: (value) =>
        defaultTreeAdapter.appendChild(open.at(-1) ?? page, defaultTreeAdapter.createCommentNode(value)),
      onclosetag(name) {
        // Astro prints some scripts behind the end of a page, where they are in the body.
        if (name !== 'body' && name !== 'html') open.pop();
      },
    },
    // Names of SVG have capitals.
    { lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  );
  parser.end(text);
  return page;
}

function isInSvg(parent: Tree.ParentNode): boolean {
  return 'namespaceURI' in parent && parent.namespaceURI === html.NS.SVG && parent.tagName !== 'foreignObject';
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
