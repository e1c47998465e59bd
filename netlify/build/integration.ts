import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleFunctions } from '#netlify/build/bundle-functions';
import { allHashes, inlineHashes, withPolicy } from '#netlify/build/inline-hashes';
import { secretsIn } from '#netlify/build/secrets';
import { fileHeaders, headersFile, pagePolicy } from '#netlify/http/headers';

/**
 * What a build does last: narrows each page's policy to the page's own inline scripts and styles, and writes the header
 * rules of all files. Stops where a page holds an inline script or style that Astro does not know, and where a file or a
 * function's bundle holds a secret.
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
        await refuseSecrets(folder);
      },
    },
  };
}

/** Throws where something that is about to be deployed holds a secret; the message names the file, not the secret. */
async function refuseSecrets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry): Promise<[string, string]> => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(folder, file), await readFile(file, 'latin1')];
      }),
  );
  const found = [...files, ...(await bundleFunctions())].flatMap(([name, text]) =>
    secretsIn(text, process.env).map((secret) => `${name} holds ${secret}.`),
  );
  if (found.length > 0) throw new Error(['Secrets would be published:', ...found].join('\n'));
}
