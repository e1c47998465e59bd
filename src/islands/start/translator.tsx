/*
 * Translators put an element of their own around a text or in its place. React, which does not know of it, then fails to
 * remove the text or to insert before it, or changes a text that is no longer shown:
 * https://github.com/facebook/react/issues/11538
 */

/** The translation that stands in the page for a text. */
const translations = new WeakMap<Node, HTMLElement>();

/** Lets React work on after a translator has changed an island: it finds a text's translation, and replaces it. */
export function followTranslator(island: HTMLElement): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling } of records) {
      if (type === 'characterData') {
        translations.get(target)?.replaceWith(target);
        translations.delete(target);
      }
      const [text] = removedNodes;
      const translation = addedNodes[0] ?? previousSibling;
      if (!(text instanceof Text) || !(translation instanceof HTMLElement) || translation.localName !== 'font')
        continue;
      translations.set(text, translation);
      observer.observe(text, { characterData: true });
    }
  });
  observer.observe(island, { childList: true, subtree: true });
}

/** Returns the child that is, holds or translates a node, or null. */
function childFor(parent: Node, node: Node): Node | null {
  let child: Node | null = translations.get(node) ?? node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

const { removeChild, insertBefore } = Node.prototype;

Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
  const child = childFor(this, node);
  // What something else has removed is gone.
  if (child) removeChild.call(this, child);
  return node;
};

Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
  insertBefore.call(this, node, next && childFor(this, next));
  return node;
};
