import { createHash } from 'node:crypto';
import runtime from 'astro/runtime/server/astro-island.prebuilt.js';
import { build } from 'esbuild';
import { usable } from '#netlify/build/browsers';
import { attributeOf, type HtmlElement, isInlineScript, textIn } from '#netlify/build/html';

type File = { path: string; text: string };

/**
 * What starts a page's islands: an inline script, and the file that it fetches, with the directive and the runtime. Older
 * browsers fetch another file before, with their style sheet.
 */
export type IslandScripts = { early: string; file: File; older: File };

/**
 * Bundles what starts the islands of a site's pages: src/early and src/directives. `imports` are the scripts that each island's script
 * imports, by its address: asked for together, they arrive two round trips earlier than one after the other. `olderCss` is the
 * style sheet of older browsers (older-css.ts).
 */
export async function bundleIslands(
  imports: Readonly<Record<string, readonly string[]>>,
  olderCss: string,
): Promise<IslandScripts> {
  const directives = await bundle('directives/islands', { islandImports: JSON.stringify(imports) });
  const file = named('islands', `${directives}\n${runtime}`);
  const older = named('older', await bundle('early/older', { olderCss: JSON.stringify(olderCss) }));
  const paths = { islandsFile: JSON.stringify(file.path), olderFile: JSON.stringify(older.path) };
  return { early: await bundle('early/early', paths), file, older };
}

function named(name: string, text: string): File {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { path: `/_astro/${name}.${hash}.js`, text };
}

async function bundle(name: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`src/${name}.ts`],
    define,
    write: false,
    bundle: true,
    minify: true,
    target: [...usable],
    format: 'iife',
    // Without it the compiler's strictness would put "use strict" into every page.
    tsconfigRaw: {},
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/**
 * Returns the scripts that Astro prints for a page's islands, its runtime and one for each directive, which the page's own
 * scripts replace. Astro has no setting for it: https://github.com/withastro/astro/issues/17017
 * Throws where those are not the scripts that it knows.
 */
export function astroScripts(elements: readonly HtmlElement[]): HtmlElement[] {
  const scripts = elements.filter((element) => {
    const text = isInlineScript(element) ? textIn(element) : '';
    return text === runtime || text.includes('self.Astro||');
  });
  const islands = elements.filter(({ tagName }) => tagName === 'astro-island');
  if (islands.length > 0 && !scripts.some((script) => textIn(script) === runtime))
    throw new Error(
      'a page has islands, but not the runtime that Astro has had for them. See whether netlify/build/islands.ts still fits https://github.com/withastro/astro/blob/main/packages/astro/src/runtime/server/scripts.ts',
    );
  for (const island of islands) {
    const directive = attributeOf(island, 'client') ?? '';
    if (directive !== 'trigger')
      throw new Error(`an island has client:${directive}, but only client:trigger (src/directives) is published`);
  }
  return scripts;
}
