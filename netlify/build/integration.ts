import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeAdmin } from '#netlify/build/admin';
import { bundleFunctions } from '#netlify/build/bundle-functions';
import { isPackagesChunk } from '#netlify/build/chunks';
import { finishPages } from '#netlify/build/finish-page';
import { bundleIslands } from '#netlify/build/islands';
import { writeKnownAnswers } from '#netlify/build/known-answers';
import { scriptNames } from '#netlify/build/page-scripts';
import { secretsIn } from '#netlify/build/secrets';
import { siteCharacters } from '#netlify/build/site-characters';
import type { OwnFile } from '#netlify/build/own-file';
import { writeSiteName } from '#netlify/build/site-name';
import { splitTypefaces } from '#netlify/build/typefaces';
import { pagePath } from '#domain/seo/address';
import { fileHeaders, headersFile } from '#netlify/http/headers';

/** The page at addresses that lead nowhere, by which it is answered: header rules go by the address that is asked for. */
const notFoundPath = '/404';

const cacheFolder = path.resolve('node_modules/.cache/smartstack');

/**
 * What a build does first: writes for the functions what the wizards may send (known-answers.ts) and the agency's name
 * (site-name.ts). What it does last:
 * splits the typefaces (typefaces.ts), finishes each page (finish-page.ts), writes what starts their islands (islands.ts) and what comes before those start (later-files.ts), the editing screen (admin.ts)
 * and the header rules of all files, and looks for secrets. Stops where a page holds an inline script or style that Astro does
 * not know or islands that would not start, and where a file or a function's bundle holds a secret.
 */
export function finishBuild(): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:config:setup': async ({ config }) => {
        await writeKnownAnswers(fileURLToPath(config.root));
        await writeSiteName(fileURLToPath(config.root));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const start = performance.now();
        const folder = fileURLToPath(dir);
        const scripts = (await readTexts(folder, '.js'))
          .map(([file, text]) => [path.basename(file), text] as const)
          .filter(([file]) => !isPackagesChunk(file));
        const pages = await readTexts(folder, '.html');
        const data = await readTexts(folder, '.json');
        const namesInScriptsOf = scriptNames(new Map(scripts));
        const characters = siteCharacters([...pages, ...data, ...scripts].map(([, text]) => text));
        const typefaces = await splitTypefaces(folder, characters, cacheFolder);
        const islands = await bundleIslands();
        const finished = pagesByKind(pages).flatMap((kind) => {
          const files = finishPages(
            kind.map(([, text]) => text),
            { islands, typefaces, namesInScriptsOf },
          );
          return files.map((page, index) => ({ ...page, file: kind[index]?.[0] ?? '' }));
        });
        await Promise.all(finished.map(({ file, html }) => writeFile(path.join(folder, file), html)));
        for (const own of [islands.file, ...finished.flatMap(({ files }) => files)]) await writeOwn(folder, own);
        await writeAdmin(folder);
        const hashes = finished
          .map(({ file, hashes }) => ({ path: pagePath(`/${file}`), ...hashes }))
          .filter(({ path }) => path !== notFoundPath)
          .sort((one, other) => (one.path < other.path ? -1 : 1));
        await writeFile(path.join(folder, '_headers'), headersFile(fileHeaders(hashes)));
        await refuseSecrets(folder);
        logger.info(`${pages.length} pages finished in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}

/** Returns pages with those of one folder together, which one route has made; in the site's own folder each stands alone. */
function pagesByKind<P extends [file: string, text: string]>(pages: readonly P[]): P[][] {
  const kinds = Map.groupBy(pages, ([file]) => (path.dirname(file) === '.' ? file : path.dirname(file)));
  return [...kinds.values()];
}

/** Returns the files below a folder whose names end like this: path in the folder, text. */
async function readTexts(folder: string, ending: string): Promise<[file: string, text: string][]> {
  const files = await readdir(folder, { recursive: true });
  return Promise.all(
    files
      .filter((file) => file.endsWith(ending))
      .map(async (file): Promise<[string, string]> => [file, await readFile(path.join(folder, file), 'utf8')]),
  );
}

/** Writes a file that the build has put together itself. */
async function writeOwn(folder: string, { path: address, text }: OwnFile): Promise<void> {
  const file = path.join(folder, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
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
