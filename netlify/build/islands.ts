import { createHash } from 'node:crypto';
import runtime from 'astro/runtime/server/astro-island.prebuilt.js';
import { build } from 'esbuild';
import { inlineScripts } from '#netlify/build/inline-code';
import {
  attributeOf,
  elementsNamed,
  isWithin,
  type PageTree,
  remove,
  removeAttribute,
  setText,
  textIn,
} from '#netlify/build/page-tree';

/** The directives that the loader runs (src/directives/loader.ts). */
const directives = ['touch', 'when'];

/** The file with the runtime of Astro's islands: its path on the site, and its program. */
export const runtimeFile = {
  path: `/_astro/islands.${createHash('sha256').update(runtime).digest('base64url').slice(0, 8)}.js`,
  program: runtime,
};

/** Returns the program that a page with islands carries inline: it fetches the runtime with the first that starts. */
export async function bundleLoader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/directives/loader.ts'],
    define: { runtimeFile: JSON.stringify(runtimeFile.path) },
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    // Without it the compiler's strictness would put "use strict" into every page.
    tsconfigRaw: {},
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/**
 * Puts the loader in place of the scripts that Astro prints for a page's islands: its runtime (1.6 KiB on the wire) and
 * one for each directive; and takes the islands' unused ids out. Astro has no setting for it: https://github.com/withastro/astro/issues/17017
 * Throws where those are not the scripts that it knows, and where an island would never start.
 */
export function fetchRuntimeLater(page: PageTree, loader: string): void {
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
      throw new Error(`an island has client:${directive}, which src/directives/loader.ts does not run`);
    // What stands in a template is not in the document when the loader looks for islands.
    if (!isWithin(island, 'body')) throw new Error('an island stands in a template, where the loader does not find it');
    // Nothing in the browser reads it, and it changes with the folder that the site is built in.
    removeAttribute(island, 'uid');
  }
  setText(own, loader);
  for (const script of scripts) if (textIn(script).includes('self.Astro||')) remove(script);
}
