import { withoutStyles } from '#netlify/build/page';

/** What a page can contain, now or after its scripts have run: rather one name too many than one too few. */
export type Names = {
  /** Classes, ids and custom properties as they are, elements as `<dialog`, kinds of input as `type=search`. */
  exact: ReadonlySet<string>;
  /** Names that a script puts together: `plate-${key}` is `^plate-[\w-]*$`. */
  joined: readonly RegExp[];
};

/** The names in a page's HTML and its inline scripts. */
export function namesInHtml(html: string): Names {
  const markup = withoutStyles(html);
  const exact = new Set<string>();
  const joined: RegExp[] = [];
  for (const [tag] of markup.matchAll(/<[a-z][\w-]*/gi)) exact.add(tag.toLowerCase());
  for (const [, value = ''] of markup.matchAll(/\s(?:class|id)="([^"]*)"/g))
    for (const word of value.split(/\s+/)) exact.add(word);
  for (const [, kind] of markup.matchAll(/\stype="([^"]*)"/g)) exact.add(`type=${kind}`);
  for (const [property] of markup.matchAll(/--[\w-]+/g)) exact.add(property);
  for (const [, script = ''] of markup.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)) {
    const inScript = namesInScript(script);
    for (const name of inScript.exact) exact.add(name);
    joined.push(...inScript.joined);
  }
  return { exact, joined };
}

/** The names in a script: every word that a quotation mark or a space stands beside on both sides. */
export function namesInScript(script: string): Names {
  const exact = new Set(script.match(/(?<=["'`\s}.#])-?[A-Za-z_-][\w-]*(?=["'`\s$])/g));
  for (const [, element] of script.matchAll(/["'`]([a-z][a-z0-9-]*)["'`]/g)) exact.add(`<${element}`);
  for (const [, kind] of script.matchAll(/\btype:\s*["'`]([a-z-]+)["'`]/g)) exact.add(`type=${kind}`);
  const joined = new Map<string, RegExp>();
  for (const [, before = '', after = ''] of script.matchAll(/([\w-]*)\$\{[^{}]*\}([\w-]*)/g)) {
    if (`${before}${after}`.replaceAll('-', '').length < 2) continue;
    joined.set(`${before} ${after}`, new RegExp(`^${before}[\\w-]*${after}$`));
  }
  return { exact, joined: [...joined.values()] };
}

/** Whether one of these sources has a name. */
export function hasName(sources: readonly Names[], name: string): boolean {
  return sources.some(({ exact, joined }) => exact.has(name) || joined.some((pattern) => pattern.test(name)));
}
