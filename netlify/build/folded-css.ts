import { blocksIn, type CssBlock, isBlock, isDeclaration } from '#netlify/build/css-blocks';
import { foldProperties, type MayKnow } from '#netlify/build/custom-properties';
import { dropSolidBorders } from '#netlify/build/solid-borders';

/** What every browser fulfils that knows light-dark(), which the site needs. Tailwind asks for the sake of older ones. */
const fulfilled = [
  /^@supports \(color:color-mix\(in lab,\s*red,\s*red\)\)$/,
  /^@supports .*\bor \(contain-intrinsic-size:1px\)$/,
];

/**
 * Takes detours out of a minified style sheet, which has the same effect without them: custom properties that always have
 * the same value are written out (custom-properties.ts), and conditions that always hold are gone, as are borders' styles
 * that all elements have (solid-borders.ts).
 */
export function foldSheet(sheet: CssBlock, mayKnow: MayKnow): void {
  takeConditionsAway(sheet);
  mergeNeighbours(sheet);
  dropRepeats(sheet);
  dropUnsetTransitions(sheet, mayKnow);
  foldProperties(sheet, mayKnow);
  dropSolidBorders(sheet);
  for (const [block] of blocksIn(sheet))
    for (const item of block.items.filter(isDeclaration)) {
      if (item.name === 'box-shadow') item.value = item.value.replace(/\b0 0 #0{4},\s*/g, '');
      item.value = withoutSpaces(item.value);
    }
}

/** Puts what stands in a condition that always holds in place of it. */
function takeConditionsAway(sheet: CssBlock): void {
  for (const [block] of blocksIn(sheet).reverse())
    block.items = block.items.flatMap((item) =>
      isBlock(item) && fulfilled.some((condition) => condition.test(item.prelude)) ? item.items : [item],
    );
}

/** Makes one of rules with the same selector that stand beside each other. */
function mergeNeighbours(sheet: CssBlock): void {
  for (const [block] of blocksIn(sheet)) {
    const merged: CssBlock['items'] = [];
    for (const item of block.items) {
      const last = merged.at(-1);
      if (isBlock(item) && last && isBlock(last) && last.prelude === item.prelude && !item.prelude.startsWith('@'))
        last.items.push(...item.items);
      else merged.push(item);
    }
    block.items = merged;
  }
}

/**
 * Drops the declarations of a rule that a later one of it repeats, that set the same custom property, or that stand in
 * for one with color-mix().
 */
export function dropRepeats(sheet: CssBlock): void {
  for (const [block] of blocksIn(sheet)) {
    // Of a typeface's sources, a browser takes the first that it can.
    if (block.prelude === '@font-face') continue;
    block.items = block.items.filter(
      (item, index) =>
        !isDeclaration(item) ||
        !block.items.slice(index + 1).some((later) => {
          if (!isDeclaration(later) || later.name !== item.name) return false;
          const isSet = item.name.startsWith('--') || later.value.includes('color-mix(');
          return later.value === item.value || (isSet && isImportant(later.value) === isImportant(item.value));
        }),
    );
  }
}

const isImportant = (value: string) => value.endsWith('!important');

/** Takes the custom properties that nothing sets out of what a transition names. */
function dropUnsetTransitions(sheet: CssBlock, mayKnow: MayKnow): void {
  const declarations = blocksIn(sheet).flatMap(([{ items }]) => items.filter(isDeclaration));
  const set = new Set(declarations.map(({ name }) => name));
  for (const declaration of declarations)
    if (declaration.name === 'transition-property')
      declaration.value = declaration.value
        .split(',')
        .filter((name) => !name.trim().startsWith('--') || set.has(name.trim()) || mayKnow(name.trim()))
        .join();
}

/** Returns a value without spaces that nothing needs: where custom properties are set or read, minifying leaves them. */
function withoutSpaces(value: string): string {
  return value.replace(
    /("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*')|(?:(?<!\s)\s+)?([,*/])\s+/g,
    (_, quoted?: string, sign?: string) => quoted ?? sign ?? '',
  );
}
