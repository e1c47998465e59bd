import { blocksIn, type CssBlock, type CssDeclaration, isBlock, isDeclaration } from '#netlify/build/css-blocks';

/** Whether the page or its scripts may set or read a custom property. */
export type MayKnow = (name: string) => boolean;

type Place = { declaration: CssDeclaration; block: CssBlock };

type CustomProperty = {
  settings: (Place & { around: readonly CssBlock[] })[];
  /** What reads it, once for each time. */
  readers: Place[];
  registrations: CssBlock[];
  /** Whether its name stands where it is neither set nor read: in a condition, for one. */
  isNamed: boolean;
};

/**
 * Writes custom properties of a style sheet out that have one value wherever they are read: those that nothing sets, those
 * that are only set to what they are registered with, those of `:root`, and, where that is shorter, those that one rule
 * sets and only itself reads. Browsers parse a value with `var()` anew for each element, and compute all styles of such an
 * element anew where a change above it concerns what it inherits.
 */
export function foldProperties(sheet: CssBlock, mayKnow: MayKnow): void {
  const all = blocksIn(sheet);
  const places = all.filter(([block]) => knowsProperty(block));
  const gone = new Set<object>();
  while (foldSome(places, mayKnow, gone)) takeOut(places, gone);
  takeOut(all, gone);
}

function takeOut(places: Places, gone: ReadonlySet<object>): void {
  for (const [block] of places) block.items = block.items.filter((item) => typeof item === 'string' || !gone.has(item));
}

/** Rules, each with those around it. */
type Places = ReturnType<typeof blocksIn>;

/** Whether a rule, without those in it, sets or names a custom property. */
function knowsProperty({ prelude, items }: CssBlock): boolean {
  return [prelude, ...items].some((item) =>
    typeof item === 'string' ? item.includes('--') : isDeclaration(item) && `${item.name} ${item.value}`.includes('--'),
  );
}

/**
 * Folds properties that have nothing to do with each other, and adds what they no longer need to `gone`. Returns whether
 * there were any.
 */
function foldSome(places: Places, mayKnow: MayKnow, gone: Set<object>): boolean {
  /** What has been written into a declaration, which is not among the readers that are known of it. */
  const moved = new Set<string>();
  let isFolded = false;
  for (const [name, property] of propertiesOf(places.filter(([block]) => !gone.has(block)))) {
    if (mayKnow(name) || property.isNamed || moved.has(name)) continue;
    const constant = constantOf(name, property);
    if (!constant) continue;
    for (const { declaration } of property.readers)
      declaration.value = withVariable(declaration.value, name, (fallback) => constant.value ?? fallback ?? '');
    for (const each of namesIn(constant.value ?? '')) moved.add(each);
    isFolded = true;
    for (const { declaration } of property.settings) gone.add(declaration);
    for (const registration of property.registrations) gone.add(registration);
  }
  return isFolded;
}

type Constant = {
  /** Undefined where nothing sets it: each reader has its own value for that. */
  value?: string;
};

/** Returns the value that a property has wherever it is read; undefined where there may be several, or it is to stay. */
function constantOf(name: string, { settings, readers, registrations }: CustomProperty): Constant | undefined {
  if (readers.length === 0) return undefined;
  if (registrations.length > 1) return undefined;
  const initial = initialValue(registrations[0]);
  if (initial !== undefined && settings.every(({ declaration }) => declaration.value === initial))
    return { value: initial };
  const [first, ...others] = settings;
  if (!first) {
    const haveOwn = readers.every(({ declaration }) => hasFallbacks(declaration.value, name));
    return initial === undefined && haveOwn ? {} : undefined;
  }
  const { declaration, block, around } = first;
  const { value } = declaration;
  if (others.length > 0 || value.endsWith('!important') || namesIn(value).includes(name)) return undefined;
  const isOwn =
    readers.every((reader) => reader.block === block) && !around.some(({ prelude }) => prelude.includes('keyframes'));
  const isOfAll =
    block.prelude === ':root' &&
    registrations.length === 0 &&
    around.every(({ prelude }) => /^(@layer|$)/.test(prelude));
  const isShorter = readers.length === 1 || value.length <= 'var(--x)'.length;
  return isOfAll || (isOwn && isShorter) ? { value } : undefined;
}

/** Returns what a registration sets a property to where nothing else does. */
function initialValue(registration?: CssBlock): string | undefined {
  const value = (name: string) => registration?.items.filter(isDeclaration).find((item) => item.name === name)?.value;
  return value('syntax') === '"*"' ? value('initial-value') : undefined;
}

function propertiesOf(places: Places): Map<string, CustomProperty> {
  const properties = new Map<string, CustomProperty>();
  const of = (name: string) => {
    const known = properties.get(name) ?? { settings: [], readers: [], registrations: [], isNamed: false };
    properties.set(name, known);
    return known;
  };
  for (const [block, around] of places) {
    const registered = /^@property (.*)/.exec(block.prelude)?.[1];
    if (registered) of(registered).registrations.push(block);
    else if (block.prelude.startsWith('@')) for (const name of namesIn(block.prelude)) of(name).isNamed = true;
    for (const item of block.items) {
      if (isBlock(item)) continue;
      if (!isDeclaration(item)) for (const name of namesIn(item)) of(name).isNamed = true;
      else {
        if (item.name.startsWith('--')) of(item.name).settings.push({ declaration: item, block, around });
        if (!item.value.includes('--')) continue;
        for (const [text, name = ''] of item.value.matchAll(/(?<![\w-])(?:var\()?(--[\w-]+)/g)) {
          if (text === name) of(name).isNamed = true;
          else of(name).readers.push({ declaration: item, block });
        }
      }
    }
  }
  return properties;
}

/** Returns the names of custom properties in a text. */
function namesIn(text: string): string[] {
  return text.match(/(?<![\w-])--[\w-]+/g) ?? [];
}

/** Whether a value has something to fall back to wherever it reads a property. */
function hasFallbacks(value: string, name: string): boolean {
  let have = true;
  withVariable(value, name, (fallback) => {
    have &&= fallback !== undefined;
    return '';
  });
  return have;
}

/** Returns a value with another text in place of each `var()` of a property, made from what that falls back to. */
function withVariable(value: string, name: string, make: (fallback: string | undefined) => string): string {
  const start = value.search(new RegExp(`var\\(${name}(?![\\w-])`));
  if (start < 0) return value;
  let end = start + 'var('.length;
  for (let depth = 1; depth > 0 && end < value.length; end++)
    depth += value[end] === '(' ? 1 : value[end] === ')' ? -1 : 0;
  const inner = value.slice(start + `var(${name}`.length, end - 1);
  const fallback = inner.startsWith(',') ? withVariable(inner.slice(1).trim(), name, make) : undefined;
  const [before, after] = [value.slice(0, start), withVariable(value.slice(end), name, make)];
  // Without a space, two values would become one.
  const space = (needed: boolean) => (needed ? ' ' : '');
  return [before, space(/[^\s(,]$/.test(before)), make(fallback), space(/^[^\s),]/.test(after)), after].join('');
}
