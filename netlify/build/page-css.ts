import { Features, type Selector, transform, type TransformOptions } from 'lightningcss';

/*
 * The part of the site's styles that a page can use. lightningcss takes out the rules of classes and ids that a page never
 * names. Rules of elements, attributes and states stay, as those may come at any time, and so do animations, which weigh
 * nothing once they are compressed. Custom properties that nothing reads weigh half a kilobyte, and go (`withoutUnread`).
 */

/** What separates names in attributes and in programs. */
const separators = /[\s"'`<>=\\]+/;

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
  const names = namesIn(sheets);
  const made = new Map<string, string>();
  return (text) => {
    const words = new Set(text.split(separators));
    const isNamed = (name: string) => words.has(name) || (separators.test(name) && text.includes(name));
    const unused = names.filter((name) => !isNamed(name));
    // What a sheet says of elements alone goes with what it says of its classes.
    if (names.length > 0 && unused.length === names.length) return '';
    // Pages of one kind use the same part.
    const key = unused.join(' ');
    const css = made.get(key) ?? minified(sheets, { unusedSymbols: unused });
    made.set(key, css);
    return css;
  };
}

/** Returns the names of classes and ids in style sheets. */
function namesIn(sheets: string): string[] {
  const names = new Set<string>();
  const look = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === 'class' || part.type === 'id') names.add(part.name);
      if ('selectors' in part && Array.isArray(part.selectors))
        (part.selectors as Selector[]).forEach((each) => look(each));
    }
  };
  minified(sheets, { visitor: { Selector: (selector) => look(selector) } });
  return [...names];
}

/**
 * Returns a page's style sheet without the custom properties that neither it nor this text reads: the text of the page, its
 * scripts and the style sheets that they fetch. A script may put a name together: `var(--color-${layer}-lit)` reads all that
 * begin and end so.
 */
export function withoutUnread(css: string, text: string): string {
  const readIn = (all: string) => [...all.matchAll(/var\((--[^,()]+)/g)].map(([, name = '']) => name);
  const read = new Set([...readIn(css), ...readIn(text)]);
  const templates = [...read].filter((name) => name.includes('${')).map((name) => name.split(/\$\{[^}]*\}/));
  const isPutTogether = (name: string) =>
    templates.some(([start = '', ...ends]) => name.startsWith(start) && name.endsWith(ends.at(-1) ?? ''));
  const set = new Set([...css.matchAll(/(?<=[{;])--[\w-]+/g)].map(([name]) => name));
  const unread = [...set].filter((name) => !read.has(name) && !isPutTogether(name));
  return unread.length > 0 ? withoutUnread(minified(css, { unusedSymbols: unread }), text) : css;
}

/** Returns a style sheet, minified, by other options of lightningcss too. Throws where it is not valid CSS. */
export function minified(css: string, options: Partial<TransformOptions<never>> = {}): string {
  // Nested rules are not for every browser that the site serves (browsers.ts), and no shorter once they are compressed.
  const include = Features.Nesting;
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, include, ...options }).code.toString();
}
