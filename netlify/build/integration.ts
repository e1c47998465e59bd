import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { allHashes, inlineHashes, withPolicy } from '#netlify/build/inline-hashes';
import { fileHeaders, headersFile, pagePolicy } from '#netlify/lib/headers';

/**
 * What a build does last: narrows each page's policy to the page's own inline scripts and styles, and writes the header
 * rules of all files. Stops where a page holds an inline script or style that Astro does not know.
 */
export function secured(): AstroIntegration {
  return {
    name: 'secured',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = await readdir(folder, { recursive: true });
        const pages = await Promise.all(
          files
            .filter((file) => file.endsWith('.html'))
            .map(async (file) => {
              const html = await readFile(path.join(folder, file), 'utf8');
              const hashes = inlineHashes(html);
              await writeFile(path.join(folder, file), withPolicy(html, pagePolicy(hashes)));
              return hashes;
            }),
        );
        await writeFile(path.join(folder, '_headers'), headersFile(fileHeaders(allHashes(pages))));
      },
    },
  };
}
