import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeAdmin } from '#netlify/build/admin';
import { filesEnding } from '#netlify/build/built-texts';
import type { FinishedFile, RenderedFile } from '#netlify/build/finish-group';
import { keepForFunctions, writeForFunctions } from '#netlify/build/for-functions';
import { withLimit } from '#netlify/build/with-limit';
import type { Sheets } from '#netlify/build/linked-sheets';
import { atATime, finishingPrerenderer } from '#netlify/build/prerender';
import { secretsIn } from '#netlify/build/secrets';
import { beginFinishing } from '#netlify/build/site-finish';
import { writeOwnFile } from '#netlify/build/own-file';
import { pagePath } from '#domain/seo/address';
import { fileHeaders, headersFile, notFoundPath } from '#netlify/http/headers';

/**
 * What a build does first: writes for the functions what the wizards may send (known-answers.ts) and the agency's name
 * (site-name.ts); `npm run dev` does so as well, and again after each change of them. What it does while Astro renders:
 * finishes each page that is rendered (prerender.ts). What it does last: writes what starts the pages' islands (islands.ts),
 * the editing screen (admin.ts) and the header rules of all files, and looks for secrets. Stops where a page cannot be
 * published, and where a file or a function's bundle holds a secret.
 */
export function finishBuild(): AstroIntegration {
  let root = '';
  let sources = '';
  let folder = '';
  let begun: ReturnType<typeof beginFinishing> | undefined;
  let finished: Omit<FinishedFile, 'html'>[] = [];
  const begin = (pageCount = 0) => (begun ??= beginFinishing(folder, sources, pageCount));
  const finish = async (rendered: readonly RenderedFile[], route?: string) => {
    const { finishing } = await begin();
    const pages = await finishing.finish(rendered, route);
    for (const { file, hashes, secrets } of pages) finished.push({ file, hashes, secrets });
    return new Map(pages.map(({ file, html }) => [file, html]));
  };
  return {
    name: 'finish-build',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        root = fileURLToPath(config.root);
        await writeForFunctions(root);
        updateConfig({ build: { concurrency: atATime } });
      },
      'astro:server:setup': ({ server, logger }) =>
        keepForFunctions(server.watcher, root, (error) => logger.error(String(error))),
      'astro:config:done': ({ config }) => {
        sources = fileURLToPath(config.srcDir);
        folder = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        begun = undefined;
        finished = [];
        setPrerenderer((astros) =>
          finishingPrerenderer(astros, async (pageCount) => {
            await begin(pageCount);
            return finish;
          }),
        );
      },
      'astro:build:generated': async () => {
        // Pages that lead elsewhere, and files of `public`: nothing is published that is not finished.
        const known = new Set(finished.map(({ file }) => file));
        for (const file of filesEnding(folder, '.html').filter((file) => !known.has(file))) {
          const html = new Uint8Array(await readFile(path.join(folder, file)));
          await writeFile(path.join(folder, file), (await finish([{ file, html }])).get(file) ?? '');
        }
        await (await begin()).finishing.end();
      },
      'astro:build:done': async () => {
        const { sheets, scripts, islands, functions } = await begin();
        await removeUnnamed(folder, sheets, scripts);
        writeOwnFile(folder, islands.file);
        await writeAdmin(folder);
        const hashes = finished
          .map(({ file, hashes }) => ({ path: pagePath(`/${file}`), ...hashes }))
          .filter(({ path }) => path !== notFoundPath)
          .sort((one, other) => (one.path < other.path ? -1 : 1));
        await refuseSecrets(folder, new Map(finished.map(({ file, secrets }) => [file, secrets])), await functions);
        // Last: `preview` takes it for the sign that the build has succeeded.
        await writeFile(path.join(folder, '_headers'), headersFile(fileHeaders(hashes)));
      },
    },
  };
}

/** Removes the style sheets that no script names: what pages need of them stands in the pages. */
async function removeUnnamed(folder: string, sheets: Sheets, scripts: ReadonlyMap<string, string>): Promise<void> {
  const isNamed = (file: string) => [...scripts.values()].some((text) => text.includes(path.basename(file)));
  await Promise.all([...sheets.keys()].filter((file) => !isNamed(file)).map((file) => rm(path.join(folder, file))));
}

/**
 * Throws where something that is about to be deployed holds a secret; the message names the file, not the secret. `known`
 * has the secrets in files that were looked through as they were written; `functions` are the bundles, by their names.
 */
async function refuseSecrets(
  folder: string,
  known: ReadonlyMap<string, readonly string[]>,
  functions: ReadonlyMap<string, string>,
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const inFiles = await withLimit(files, async (file): Promise<[string, readonly string[]]> => [
    file,
    known.get(file) ?? secretsIn(await readFile(path.join(folder, file), 'latin1'), process.env),
  ]);
  const inFunctions = [...functions].map(([name, text]) => [name, secretsIn(text, process.env)] as const);
  const found = [...inFiles, ...inFunctions].flatMap(([name, secrets]) =>
    secrets.map((secret) => `${name} holds ${secret}.`),
  );
  if (found.length > 0) throw new Error(['Secrets would be published:', ...found].join('\n'));
}
