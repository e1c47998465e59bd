import { type Node, parse } from 'acorn';
import type { PageContents } from '#netlify/build/page-contents';
import { memoize } from '#netlify/build/memoize';

/**
 * The names that a page can contain, now or after its scripts have run. Rather one name too many than one too few: what
 * is missing here goes from the page.
 */
export type UsedNames = {
  /** Classes, ids and custom properties. */
  words: ReadonlySet<string>;
  /** Names of elements, in small letters. */
  elements: ReadonlySet<string>;
  /** Kinds of inputs, for example `search`. */
  inputTypes: ReadonlySet<string>;
  /** Names that a script puts together: `plate-${key}-x` is `plate-` and `-x` around anything. */
  joined: readonly JoinedName[];
  /** The characters of its text beyond Latin-1, as code points: which typefaces it needs besides the usual two. */
  characters: ReadonlySet<number>;
  /** The attributes of its elements; without them, any may come. */
  attributes?: {
    values: ReadonlyMap<string, ReadonlySet<string>>;
    /** The names of those that may have any value. */
    changing: ReadonlySet<string>;
  };
};

type JoinedName = { before: string; after: string };

/**
 * Returns the names in a page's elements and in the properties that it gives to its islands, not those in its scripts;
 * without the properties, only those in its elements.
 */
export function namesInPage({ attributes, ...page }: PageContents, { withProperties = true } = {}): UsedNames {
  const words = new Set<string>();
  for (const [name, values] of attributes)
    for (const value of values.keys()) {
      if (name === 'class' || name === 'id') for (const word of wordsIn(value)) words.add(word);
      if (name === 'props' && withProperties) for (const word of wordsIn(value.replace(/["\\]/g, ' '))) words.add(word);
      if (value.includes('--')) for (const [property] of value.matchAll(/--[\w-]+/g)) words.add(property);
    }
  return { ...page, words, joined: [] };
}

/** An element may get these while no island has started: a browser opens a fold, src/directives/ mark a form that is sent. */
const changedBefore = ['open', 'data-sent'];

/**
 * Returns the names that a page contains as it is served, until an island of it has started. `inlineScripts` are those
 * that run by then.
 */
export function namesAtFirst(page: PageContents, inlineScripts: readonly string[]): UsedNames {
  const values = new Map<string, Set<string>>();
  for (const [name, all] of page.attributes) {
    const known = values.get(name.toLowerCase()) ?? new Set();
    for (const value of all.keys()) known.add(value.toLowerCase());
    values.set(name.toLowerCase(), known);
  }
  const changing = new Set([...changedBefore, ...inlineScripts.flatMap(wordsInInlineScript)]);
  return {
    ...allNames([namesInPage(page, { withProperties: false }), ...inlineScripts.map(namesInInlineScript)]),
    attributes: { values, changing },
  };
}

/** Returns the words of a program in small letters, once for each program. */
const wordsInInlineScript = memoize((program) => program.toLowerCase().match(/[a-z][\w-]*/g) ?? []);

/** Whether an element may have an attribute whose value fits. Names and values are compared in small letters. */
export function hasAttribute({ attributes }: UsedNames, name: string, fits: (value: string) => boolean): boolean {
  if (!attributes) return true;
  const { values, changing } = attributes;
  // A script has the attribute's own name, or that of a property: `dataset.sent`.
  const names = [name, name.replaceAll('-', ''), name.replace(/^data-/, '').replaceAll('-', '')];
  return (
    names.some((each) => changing.has(each.toLowerCase())) ||
    (values.get(name.toLowerCase())?.values().some(fits) ?? false)
  );
}

/** Returns the names in a program: the words of its texts. Throws where it is no JavaScript. */
export function namesInScript(program: string): UsedNames {
  const words = new Set<string>();
  const elements = new Set<string>();
  const inputTypes = new Set<string>();
  const joined = new Map<string, JoinedName>();
  const read = (node: SyntaxNode) => {
    if (isTypeProperty(node)) inputTypes.add(textOf(node.value));
    const text = textOf(node);
    if (text === '') return;
    for (const word of wordsIn(text)) {
      const [before = '', ...others] = word.split(hole);
      const after = others.at(-1);
      if (after === undefined) words.add(word);
      else if (/\w.*\w/.test(before + after)) joined.set(word, { before, after });
    }
    if (/^[a-z][a-zA-Z0-9-]*$/.test(text)) elements.add(text.toLowerCase());
  };
  eachNode(parse(program, { ecmaVersion: 'latest', sourceType: 'module' }), read);
  return { words, elements, inputTypes, joined: [...joined.values()], characters: new Set() };
}

/** Does `namesInScript` once for each program: the pages of a site share their inline scripts. */
export const namesInInlineScript = memoize(namesInScript);

/** Returns all names of several sources. */
export function allNames(sources: readonly UsedNames[]): UsedNames {
  const [first, ...others] = new Set(sources);
  if (first && others.length === 0) return first;
  const joined = new Set(sources.map((source) => source.joined).filter(({ length }) => length > 0));
  const [onlyJoined = []] = joined;
  return {
    words: union(sources.map(({ words }) => words)),
    elements: union(sources.map(({ elements }) => elements)),
    inputTypes: union(sources.map(({ inputTypes }) => inputTypes)),
    // The same list where one source alone has any: what is known of it (joinedNames) stays known.
    joined: joined.size > 1 ? [...joined].flat() : onlyJoined,
    characters: union(sources.map(({ characters }) => characters)),
  };
}

function union<T>(sets: readonly ReadonlySet<T>[]): Set<T> {
  const all = new Set<T>();
  for (const set of sets) for (const each of set) all.add(each);
  return all;
}

/** Whether a class, an id or a custom property is among the names. */
export function hasWord({ words, joined }: UsedNames, name: string): boolean {
  return words.has(name) || isJoined(joined, name);
}

/** The names that were asked for, by the parts of one site's scripts: pages ask for the same ones. */
const joinedNames = new WeakMap<readonly JoinedName[], Map<string, boolean>>();

/** Whether a script may put a name together of its parts. */
function isJoined(joined: readonly JoinedName[], name: string): boolean {
  if (joined.length === 0) return false;
  const saved = joinedNames.get(joined) ?? new Map<string, boolean>();
  joinedNames.set(joined, saved);
  const known = saved.get(name);
  if (known !== undefined) return known;
  const found = joined.some(({ before, after }) => name.startsWith(before) && name.endsWith(after));
  saved.set(name, found);
  return found;
}

/** The first and the last of characters in a row, as code points. */
export type CharacterRange = { start: number; end: number };

/** Returns whether a page's text has a character of these ranges beyond Latin-1. */
export function hasCharacterIn({ characters }: UsedNames, ranges: readonly CharacterRange[]): boolean {
  return ranges.some(({ start, end }) => characters.values().some((code) => start <= code && code <= end));
}

/** Stands in a text where a program puts in a value that is not known before it runs. */
const hole = '\0';

/** Returns the text that an expression makes, with holes for what is not known yet; '' where it makes none. */
function textOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node.type === 'TemplateLiteral')
    return list(node.quasis)
      .map(({ value }) => (value as { cooked?: string }).cooked ?? '')
      .join(hole);
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [node.left, node.right].map((side) => textOf(side) || hole).join('');
  return '';
}

type SyntaxNode = Node & Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function list(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Calls `read` for a node of a syntax tree and all below it, in their order. */
function eachNode(value: unknown, read: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const entry of value) eachNode(entry, read);
  else if (isNode(value)) {
    read(value);
    for (const child of Object.values(value)) if (typeof child === 'object') eachNode(child, read);
  }
}

/** Whether a node is `type: '…'` in an object, as an element's properties have it. */
function isTypeProperty(node: SyntaxNode): boolean {
  return node.type === 'Property' && isNode(node.key) && (node.key.name === 'type' || node.key.value === 'type');
}

/** Returns the words of a text, without the space between them. */
export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
