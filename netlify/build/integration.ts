import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeAdmin } from '#netlify/build/admin';
import { bundleFunctions } from '#netlify/build/bundle-functions';
import { finishSite } from '#netlify/build/finish-site';
import { writeFromContent } from '#netlify/build/from-content';
import { secretsIn } from '#netlify/build/secrets';
import { fileHeaders, headersFile, notFoundPath } from '#netlify/http/headers';

/**
 * What every Astro command does first: writes what the functions have of the content (from-content.ts). What a build does
 * last, once Astro has written the pages: finishes each of them (finish-site.ts), writes the editing screen (admin.ts), looks
 * for secrets and writes the header rules of all files.
 * Stops where a page cannot be published, and where a file or a function's bundle holds a secret.
 */
export function finishBuild(): AstroIntegration {
  let folder = '';
  return {
    name: 'finish-build',
    hooks: {
      'astro:config:setup': ({ config }) => writeFromContent(fileURLToPath(config.root)),
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.outDir);
      },
      'astro:build:done': async () => {
        const pages = await finishSite(folder);
        await writeAdmin(folder);
        await refuseSecrets(folder);
        const hashes = pages.filter(({ path }) => path !== notFoundPath);
        // Last: `preview` takes it for the sign that the build has succeeded.
        await writeFile(path.join(folder, '_headers'), headersFile(fileHeaders(hashes)));
      },
    },
  };
}

/**
 * Throws where something that is about to be deployed, a file of the built site or a function's bundle, holds a secret; the
 * message names the file, not the secret.
 */
async function refuseSecrets(folder: string): Promise<void> {
  const found: string[] = [];
  const look = (name: string, text: string) =>
    found.push(...secretsIn(text, process.env).map((secret) => `${name} holds ${secret}.`));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) look(path.relative(folder, file), await readFile(file, 'utf8'));
  }
  for (const [name, text] of await bundleFunctions()) look(name, text);
  if (found.length > 0) throw new Error(['Secrets would be published:', ...found].join('\n'));
}
