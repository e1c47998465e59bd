import { type AtRule, type ChildNode, type Container, list, type Root } from 'postcss';

/** At-rules around other rules: they stand as long as one of those does. */
const conditional = /^(media|supports|layer|container|scope|starting-style)$/;
/** Pseudo-classes that match when one of the selectors in them does. */
const choices = new Set(['is', 'where', 'has', 'host', '-webkit-any', '-moz-any']);
/** Parts of inputs that only inputs of one kind have. */
const inputParts = [
  { part: /^-webkit-(date|calendar)/, kinds: ['date', 'time', 'datetime-local', 'month', 'week'] },
  { part: /^file-selector-button$/, kinds: ['file'] },
  { part: /^-webkit-(inner|outer)-spin-button$/, kinds: ['number'] },
  { part: /^-webkit-search/, kinds: ['search'] },
];

/** Whether a page can contain a name: a class, an id, `<element`, `type=` an input's, or a `--property` read by a script. */
type Has = (name: string) => boolean;

/**
 * The part of a style sheet that a page can need: rules whose selectors can match, custom properties that something
 * reads, animations that something plays. Nothing else changes, and no rule changes its place. Only names decide: an
 * attribute or a state may come at any time.
 */
export function usedCss(sheet: Root, has: Has): string {
  const used = sheet.clone();
  dropDeadRules(used, has);
  let text = used.toString();
  for (;;) {
    const read = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, property = '']) => property));
    const played = (animation: string) => text.split(animation).length > 2;
    dropUnread(used, (property) => read.has(property) || has(property), played);
    const after = used.toString();
    if (after.length === text.length) return after;
    text = after;
  }
}

/** Every name that a style sheet may ask for. */
export function namesInSheet(sheet: Root): string[] {
  const asked = new Set<string>();
  const note = (name: string) => asked.add(name).has(name);
  const copy = sheet.clone();
  dropDeadRules(copy, note);
  dropUnread(copy, note, () => true);
  return [...asked];
}

/** Leaves out selectors that cannot match, and rules and conditions with none left. */
function dropDeadRules(container: Container, has: Has): void {
  dropWhere(container, (node) => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) => canMatch(selector, has));
      if (selectors.length === 0) return true;
      if (selectors.length < node.selectors.length) node.selectors = selectors;
    } else if (!isCondition(node)) return false;
    dropDeadRules(node, has);
    return node.nodes?.length === 0;
  });
}

/** Leaves out custom properties, `@property` rules and animations that nothing reads. */
function dropUnread(container: Container, isRead: Has, isPlayed: Has): void {
  dropWhere(container, (node) => {
    if (node.type === 'decl') return node.prop.startsWith('--') && !isRead(node.prop);
    if (node.type === 'atrule' && node.name === 'property') return !isRead(node.params);
    if (node.type === 'atrule' && node.name === 'keyframes') return !isPlayed(node.params);
    if (node.type !== 'rule' && !isCondition(node)) return false;
    dropUnread(node, isRead, isPlayed);
    return node.nodes?.length === 0;
  });
}

function dropWhere(container: Container, isDead: (node: ChildNode) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) if (isDead(node)) node.remove();
}

function isCondition(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && conditional.test(node.name);
}

const part = /([.#])((?:\\.|[\w-])+)|\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]|(::?)([\w-]+)|[\w-]+|./gsu;

/** Whether an element that the page can contain may match the selector. */
export function canMatch(selector: string, has: Has): boolean {
  let startsCompound = true;
  for (let at = 0; at < selector.length;) {
    part.lastIndex = at;
    const [text = ' ', kind, name = '', colons, pseudo = ''] = part.exec(selector) ?? [];
    at += text.length;
    if (kind) {
      if (!has(name.replace(/\\(.)/gs, '$1'))) return false;
    } else if (colons) {
      const kinds = inputParts.find(({ part }) => part.test(pseudo))?.kinds;
      if (kinds && !kinds.map((kind) => has(`type=${kind}`)).includes(true)) return false;
      if (selector[at] === '(') {
        const end = closingBracket(selector, at);
        // Each is asked for, even after one that matches: namesInSheet() listens.
        const within = list.comma(selector.slice(at + 1, end)).map((choice) => canMatch(choice, has));
        if (choices.has(pseudo) && !within.includes(true)) return false;
        at = end + 1;
      }
    } else if (startsCompound && /^[a-z]/i.test(text) && !has(`<${text.toLowerCase()}`)) return false;
    startsCompound = /^[\s>+~|]$/.test(text);
  }
  return true;
}

function closingBracket(text: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}
