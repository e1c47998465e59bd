import { Features, type Selector, transform, type Visitor } from 'lightningcss';

/*
 * The part of the site's styles that a page can use. lightningcss takes out what a page never names: rules of classes and
 * ids, animations, custom properties. Rules of elements, attributes and states stay: those may come at any time.
 */

/** What separates names in attributes and in programs. */
const separators = /[\s"'`<>=\\]+/;
const customProperty = /--[\w-]+/g;

/** Returns the part of style sheets, named by their addresses or as they are, that a page with this text can use. */
export type CssOf = (sheets: readonly string[], text: string) => string;

/** Returns what trims the style sheets of a site: address → text. It throws where a page has a sheet that is not there. */
export function siteCss(files: ReadonlyMap<string, string>): CssOf {
  const trims = new Map<string, ReturnType<typeof pageCss>>();
  const textOf = (sheet: string) => {
    const text = sheet.startsWith('/') ? files.get(sheet) : sheet;
    if (text === undefined) throw new Error(`it links to the style sheet ${sheet}, which the build does not have`);
    return text;
  };
  return (sheets, text) => {
    const whole = sheets.map(textOf).join('\n');
    const trim = trims.get(whole) ?? pageCss(whole);
    trims.set(whole, trim);
    return trim(text);
  };
}

/**
 * Returns a function that gives a page its part of these style sheets, minified. Its argument is all text in which the page
 * and its scripts may name something. Throws where a sheet is not valid CSS.
 */
function pageCss(sheets: string): (text: string) => string {
  const { names, animations } = namesIn(sheets);
  const properties = new Set(sheets.match(customProperty));
  const made = new Map<string, string>();
  return (text) => {
    const words = new Set(text.split(separators));
    const isNamed = (name: string) => words.has(name) || (separators.test(name) && text.includes(name));
    const unused = names.filter((name) => !isNamed(name));
    // What a sheet says of elements alone goes with what it says of its classes.
    if (names.length > 0 && unused.length === names.length) return '';
    const kept = new Set((text.match(customProperty) ?? []).filter((name) => properties.has(name)));
    // Pages of one kind use the same part.
    const key = [...unused, ...[...kept].sort()].join(' ');
    const css = made.get(key) ?? withoutUnread(minified(sheets, unused), animations, kept);
    made.set(key, css);
    return css;
  };
}

/** Takes out custom properties that are set but never read, and animations that never play, until there are none. */
function withoutUnread(css: string, animations: readonly string[], kept: ReadonlySet<string>): string {
  const set = new Set(css.match(/(?<=[{;,]|@property )--[\w-]+(?=[:{])/g));
  const read = new Set(Array.from(css.matchAll(/(?:var\(|[\s,])(--[\w-]+)(?!:)/g), ([, name]) => name));
  const unread = [
    ...[...set].filter((name) => !read.has(name) && !kept.has(name)),
    ...animations.filter((name) => css.split(name).length === 2),
  ];
  if (unread.length === 0) return css;
  const shorter = minified(css, unread);
  return shorter === css ? css : withoutUnread(shorter, animations, kept);
}

/** Returns the names of classes and ids in style sheets, and of animations. */
function namesIn(sheets: string): { names: string[]; animations: string[] } {
  const names = new Set<string>();
  const animations = new Set<string>();
  const look = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === 'class' || part.type === 'id') names.add(part.name);
      if ('selectors' in part && Array.isArray(part.selectors))
        (part.selectors as Selector[]).forEach((each) => look(each));
    }
  };
  minified(sheets, [], {
    Selector: (selector) => look(selector),
    Rule: { keyframes: ({ value: { name } }) => void animations.add(name.value) },
  });
  return { names: [...names], animations: [...animations] };
}

/** Returns a style sheet, minified, without names that a page never uses. Throws where it is not valid CSS. */
export function minified(css: string, unusedSymbols: string[] = [], visitor?: Visitor<never>): string {
  // Nested rules are not for every browser that the site serves (browsers.ts), and no shorter once they are compressed.
  const options = {
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    include: Features.Nesting,
    unusedSymbols,
  };
  return transform({ ...options, ...(visitor && { visitor }) }).code.toString();
}
