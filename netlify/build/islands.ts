import runtime from 'astro/runtime/server/astro-island.prebuilt.js';
import { build } from 'esbuild';
import { inlineScripts } from '#netlify/build/inline-code';
import { type OwnFile, ownFile } from '#netlify/build/own-file';
import {
  attributeOf,
  elementsNamed,
  isWithin,
  type PageElement,
  type PageTree,
  remove,
  removeAttribute,
  setAttribute,
  setText,
  textIn,
} from '#netlify/build/page-tree';

/** The directives of the islands' file (src/directives/islands.ts). */
const directives = ['touch', 'when'];

/** What starts islands: the file with their directives and Astro's runtime, and what a page has inline to bring it. */
export type IslandPrograms = {
  file: OwnFile;
  /** For a page whose islands all wait. */
  loader: string;
  /** For a page with an island that starts as soon as it can. */
  loaderAtOnce: string;
};

/** Bundles what starts the islands of a site's pages. */
export async function bundleIslands(): Promise<IslandPrograms> {
  const program = `${await bundle('islands', 'esm')}\n${runtime}`;
  const file = ownFile('islands', 'js', program);
  const loader = (startsAtOnce: boolean) =>
    bundle('loader', 'iife', { islandsFile: JSON.stringify(file.path), startsAtOnce: String(startsAtOnce) });
  return { file, loader: await loader(false), loaderAtOnce: await loader(true) };
}

async function bundle(name: string, format: 'esm' | 'iife', define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`src/directives/${name}.ts`],
    define,
    write: false,
    bundle: true,
    minify: true,
    format,
    // Without it the compiler's strictness would put "use strict" into every page.
    tsconfigRaw: {},
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/**
 * Puts the loader in place of the scripts that Astro prints for a page's islands: its runtime (1.6 KiB on the wire) and
 * one for each directive; and takes out what the islands say that nothing reads then. Astro has no setting for it: https://github.com/withastro/astro/issues/17017
 * Throws where those are not the scripts that it knows, and where an island would never start.
 */
export function fetchRuntimeLater(page: PageTree, programs: Pick<IslandPrograms, 'loader' | 'loaderAtOnce'>): void {
  const islands = elementsNamed(page, 'astro-island');
  if (islands.length === 0) return;
  const scripts = inlineScripts(page);
  const own = scripts.find((script) => textIn(script) === runtime);
  if (!own)
    throw new Error(
      'a page has islands, but not the runtime that Astro has had for them. See whether netlify/build/islands.ts and src/directives/loader.ts still fit https://github.com/withastro/astro/blob/main/packages/astro/src/runtime/server/scripts.ts',
    );
  for (const island of islands) {
    const directive = attributeOf(island, 'client') ?? '';
    if (!directives.includes(directive))
      throw new Error(`an island has client:${directive}, which src/directives/islands.ts does not run`);
    // What stands in a template is not in the document when its events are heard.
    if (!isWithin(island, 'body')) throw new Error('an island stands in a template, where the loader does not hear it');
    takeUnreadAway(island);
  }
  for (const script of scripts) if (textIn(script).includes('self.Astro||')) remove(script);
  setText(own, islands.some(startsAtOnce) ? programs.loaderAtOnce : programs.loader);
}

/** Takes those attributes of an island away that the runtime can do without, and the name in its options. */
function takeUnreadAway(island: PageElement): void {
  // It changes with the folder that the site is built in.
  removeAttribute(island, 'uid');
  // The loader is the page's last script: when the runtime comes, all that is in an island is there.
  removeAttribute(island, 'await-children');
  if (attributeOf(island, 'component-export') === 'default') removeAttribute(island, 'component-export');
  if (attributeOf(island, 'props') === '{}') removeAttribute(island, 'props');
  const options = attributeOf(island, 'opts');
  if (options === undefined) return;
  const { value } = JSON.parse(options) as { value?: unknown };
  setAttribute(island, 'opts', JSON.stringify({ value }));
}

/** Whether an island asks to be started by the page itself (`now`, src/directives/when.ts). */
function startsAtOnce(island: PageElement): boolean {
  return attributeOf(island, 'opts')?.includes('"now"') ?? false;
}
