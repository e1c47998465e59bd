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
  setText,
  textIn,
} from '#netlify/build/page-tree';

/** The directives of the islands' file (src/directives/islands.ts). */
const directives = ['interest', 'trigger'];

/** What starts islands: the file with their directives and Astro's runtime, and what a page has inline to bring it. */
export type IslandPrograms = {
  file: OwnFile;
  /** For a page whose islands all wait, and for one with an island that starts by itself: always, or where it must. */
  loaders: Readonly<Record<StartsByItself, string>>;
};

/** Whether an island of a page starts by itself (`now`, src/directives/trigger.ts). */
type StartsByItself = 'never' | 'unless-as-served' | 'always';

/** Bundles what starts the islands of a site's pages. */
export async function bundleIslands(): Promise<IslandPrograms> {
  const program = `${await bundle('islands', 'esm')}\n${runtime}`;
  const file = ownFile('islands', 'js', program);
  const loader = (startsByItself: StartsByItself) =>
    bundle('loader', 'iife', {
      islandsFile: JSON.stringify(file.path),
      startsByItself: JSON.stringify(startsByItself),
    });
  const loaders = {
    never: await loader('never'),
    'unless-as-served': await loader('unless-as-served'),
    always: await loader('always'),
  };
  return { file, loaders };
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
 * one for each directive. Astro has no setting for it: https://github.com/withastro/astro/issues/17017
 * Throws where those are not the scripts that it knows, and where an island would never start.
 */
export function fetchRuntimeLater(page: PageTree, { loaders }: Pick<IslandPrograms, 'loaders'>): void {
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
  }
  for (const script of scripts) if (textIn(script).includes('self.Astro||')) remove(script);
  const starts = islands.map(startsByItself);
  setText(own, loaders[(['always', 'unless-as-served'] as const).find((kind) => starts.includes(kind)) ?? 'never']);
}

function startsByItself(island: PageElement): StartsByItself {
  const options = attributeOf(island, 'opts') ?? '';
  if (options.includes('"now":"unless-as-served"')) return 'unless-as-served';
  return options.includes('"now"') ? 'always' : 'never';
}
