import {
  type Declaration,
  type DeclarationBlock,
  type Rule,
  type Selector,
  type SelectorComponent,
  type StyleSheet,
  transform,
} from 'lightningcss';
import { hasWord, type UsedNames } from '#netlify/build/used-names';

/**
 * Returns the parts of style sheets that a page can need, minified: rules whose selectors can match, custom properties
 * that something reads, animations that something plays, typefaces that something names. No rule changes its place. Only
 * names decide: an attribute or a state may come at any time. Throws where a sheet is no CSS.
 */
export function usedCss(sheets: readonly string[], page: UsedNames): string {
  const matches = (selector: Selector) => canMatch(selector, page);
  const needed = neededNames(sheets.map(read), page, matches);
  const isNeeded = (name: string) => needed.has(name) || hasWord(page, name);
  const used = sheets.map((css) =>
    minified(css, {
      Selector: (selector) => (matches(selector) ? undefined : []),
      Declaration: {
        custom: ({ name }) => (name.startsWith('--') && !isNeeded(name) ? [] : undefined),
      },
      Rule: {
        // For browsers without @property, which do not know light-dark() either: Tailwind's other way to say the same.
        'layer-block': ({ value: { name } }) => (name?.[0] === 'properties' ? [] : undefined),
        property: ({ value: { name } }) => (isNeeded(name) ? undefined : []),
        keyframes: ({ value: { name } }) => (isNeeded(name.value) ? undefined : []),
        'font-face': ({ value: { properties } }) => {
          const family = properties.find(({ type }) => type === 'font-family')?.value;
          return typeof family !== 'string' || wordsIn(family).every((word) => needed.has(word)) ? undefined : [];
        },
      },
    }),
  );
  const text = used.join('');
  return [...sheets.flatMap(licences).filter((licence) => !text.includes(licence)), text].join('');
}

/** Whether an element that the page can contain may match a selector. */
export function canMatch(selector: Selector, page: UsedNames): boolean {
  return selector.every((component) => canMatchComponent(component, page));
}

/** Parts of inputs that only inputs of one kind have. */
const inputParts = [
  { part: /^-webkit-(date|calendar)/, types: ['date', 'time', 'datetime-local', 'month', 'week'] },
  { part: /^file-selector-button$/, types: ['file'] },
  { part: /^-webkit-(inner|outer)-spin-button$/, types: ['number'] },
  { part: /^-webkit-search/, types: ['search'] },
];

function canMatchComponent(component: SelectorComponent, page: UsedNames): boolean {
  switch (component.type) {
    case 'class':
    case 'id':
      return hasWord(page, component.name);
    case 'type':
      return page.elements.has(component.name.toLowerCase());
    case 'pseudo-class':
      switch (component.kind) {
        case 'is':
        case 'where':
        case 'has':
        case 'any':
          return component.selectors.some((selector) => canMatch(selector, page));
        case 'host':
          // Only a sheet within a shadow tree can have a host; Tailwind writes for both.
          return false;
        default:
          return true;
      }
    case 'pseudo-element': {
      const name = component.kind === 'custom' && 'name' in component ? component.name : component.kind;
      const types = inputParts.find(({ part }) => part.test(name))?.types;
      return !types || types.some((type) => page.inputTypes.has(type));
    }
    default:
      return true;
  }
}

/**
 * Returns the names that the rules which can match need: each custom property that one reads, each animation and each
 * typeface that one names, and what these need in turn. Among them are words that name nothing of the kind.
 */
function neededNames(
  sheets: readonly StyleSheet[],
  page: UsedNames,
  matches: (selector: Selector) => boolean,
): ReadonlySet<string> {
  const needed = new Set<string>();
  /** Custom properties and animations, with the words that they need themselves. */
  const definitions = new Map<string, string[]>();

  const define = (name: string, value: unknown) =>
    definitions.set(name, [...(definitions.get(name) ?? []), ...deepWords(value)]);
  const need = (words: Iterable<string>) => {
    for (const word of words) {
      if (needed.has(word)) continue;
      needed.add(word);
      waiting.push(word);
    }
  };
  const waiting: string[] = [];
  const readDeclaration = (declaration: Declaration) => {
    if (declaration.property === 'custom' && declaration.value.name.startsWith('--'))
      define(declaration.value.name, declaration.value.value);
    else need(deepWords(declaration));
  };
  const readDeclarations = ({ declarations = [], importantDeclarations = [] }: Partial<DeclarationBlock> = {}) =>
    [...declarations, ...importantDeclarations].forEach(readDeclaration);
  const readRule = (rule: Rule): void => {
    switch (rule.type) {
      case 'style':
        if (!rule.value.selectors.some(matches)) return;
        readDeclarations(rule.value.declarations);
        rule.value.rules?.forEach(readRule);
        return;
      case 'nested-declarations':
        return readDeclarations(rule.value.declarations);
      case 'keyframes':
        define(rule.value.name.value, rule.value.keyframes);
        return;
      case 'container':
        need(deepWords(rule.value.condition));
        return rule.value.rules.forEach(readRule);
      case 'media':
      case 'supports':
      case 'layer-block':
      case 'starting-style':
        return rule.value.rules.forEach(readRule);
      case 'property':
      case 'font-face':
        return;
      case 'scope':
        // Its two selectors mean something else once one is taken out.
        throw new Error('@scope cannot be trimmed: netlify/build/used-css.ts');
      default:
        need(deepWords(rule));
    }
  };

  for (const { rules } of sheets) rules.forEach(readRule);
  for (const name of definitions.keys()) if (hasWord(page, name)) need([name]);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) need(definitions.get(name) ?? []);
  return needed;
}

/**
 * Returns a style sheet as lightningcss reads it. Only read: what a visitor gives back whole is refused for some values.
 * https://github.com/parcel-bundler/lightningcss/issues/1081
 */
function read(css: string): StyleSheet {
  const found: StyleSheet[] = [];
  minified(css, { StyleSheet: (sheet) => void found.push(sheet) });
  const [sheet] = found;
  if (!sheet) throw new Error('lightningcss did not read a style sheet');
  return sheet;
}

type CssVisitor = NonNullable<Parameters<typeof transform<never>>[0]['visitor']>;

/** Returns a style sheet minified. Without targets nothing is written for browsers other than those it was built for. */
function minified(css: string, visitor: CssVisitor): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString();
}

/** Returns the licences in a style sheet. Minified, it keeps them only where they stand first. */
function licences(css: string): string[] {
  return css.match(/\/\*![^]*?\*\//g) ?? [];
}

/** Returns every word in a value of a syntax tree, names of its own parts included. */
function deepWords(value: unknown): string[] {
  if (typeof value === 'string') return wordsIn(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(deepWords) : [];
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
