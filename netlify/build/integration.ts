import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeAdmin } from '#netlify/build/admin';
import { filesEnding, readTexts, textsOf } from '#netlify/build/built-texts';
import { bundleFunctions } from '#netlify/build/bundle-functions';
import { isPackagesChunk } from '#netlify/build/chunks';
import { finishFiles } from '#netlify/build/finish-files';
import { inTurn } from '#netlify/build/in-turn';
import { bundleIslands } from '#netlify/build/islands';
import { writeKnownAnswers } from '#netlify/build/known-answers';
import { secretsIn } from '#netlify/build/secrets';
import { siteCharacters } from '#netlify/build/site-characters';
import { writeOwnFile } from '#netlify/build/own-file';
import { writeSiteName } from '#netlify/build/site-name';
import { splitTypefaces } from '#netlify/build/typefaces';
import { pagePath } from '#domain/seo/address';
import { fileHeaders, headersFile } from '#netlify/http/headers';

/** The page at addresses that lead nowhere, by which it is answered: header rules go by the address that is asked for. */
const notFoundPath = '/404';

type Texts = readonly (readonly [file: string, text: string])[];

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
      'astro:build:done': async ({ dir, assets, logger }) => {
        const start = performance.now();
        const folder = fileURLToPath(dir);
        // In a process of its own, while this one finishes the pages.
        const bundling = bundleFunctions();
        const scripts = readTexts(folder, '.js')
          .map(([file, text]) => [path.basename(file), text] as const)
          .filter(([file]) => !isPackagesChunk(file));
        const pages = filesEnding(folder, '.html');
        const styles = readTexts(folder, '.css');
        const data = readTexts(folder, '.json');
        const characters = siteCharacters(shownTexts(folder, pages, [...styles, ...data, ...scripts]));
        const typefaces = await splitTypefaces(folder, characters, cacheFolder);
        const islands = await bundleIslands();
        const sheets = new Map(styles.map(([file, text]) => [`/${file.split(path.sep).join('/')}`, text]));
        const finished = await finishFiles(filesByRoute(pages, routesOfFiles(assets, folder)), {
          folder,
          islands,
          sheets,
          typefaces,
          scripts: new Map(scripts),
        });
        await removeUnnamed(folder, styles, scripts);
        await writeOwnFile(folder, islands.file);
        await writeAdmin(folder);
        const hashes = finished
          .map(({ file, hashes }) => ({ path: pagePath(`/${file}`), ...hashes }))
          .filter(({ path }) => path !== notFoundPath)
          .sort((one, other) => (one.path < other.path ? -1 : 1));
        await writeFile(path.join(folder, '_headers'), headersFile(fileHeaders(hashes)));
        await refuseSecrets(folder, new Map(finished.map(({ file, secrets }) => [file, secrets])), await bundling);
        logger.info(`${pages.length} pages finished in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}

/** As many pages of one route are finished together: memory holds their trees. */
const together = 50;

/** Returns pages' files with those together that one route has made: they share a style sheet, and what it takes. */
function filesByRoute(pages: readonly string[], routeOf: ReadonlyMap<string, string>): string[][] {
  const routes = Map.groupBy(pages, (file) => routeOf.get(file) ?? file);
  return [...routes.values()].flatMap((all) =>
    Array.from({ length: Math.ceil(all.length / together) }, (_, group) =>
      all.slice(group * together, (group + 1) * together),
    ),
  );
}

/** Returns which route has made each file of a build, by the file's path in the folder. `routes` are as Astro gives them. */
function routesOfFiles(routes: ReadonlyMap<string, readonly URL[]>, folder: string): Map<string, string> {
  return new Map(
    [...routes].flatMap(([route, files]) =>
      files.map((file) => [path.relative(folder, fileURLToPath(file)), route] as const),
    ),
  );
}

/** Removes the style sheets that no script names: what pages need of them stands in the pages. */
async function removeUnnamed(folder: string, styles: Texts, scripts: Texts): Promise<void> {
  const isNamed = (file: string) => scripts.some(([, text]) => text.includes(path.basename(file)));
  await Promise.all(styles.filter(([file]) => !isNamed(file)).map(([file]) => rm(path.join(folder, file))));
}

/** Returns every text whose characters a visitor may see, read one after the other. */
function* shownTexts(folder: string, pages: readonly string[], others: Texts): Generator<string> {
  yield* textsOf(folder, pages);
  for (const [, text] of others) yield text;
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
  const inFiles = await inTurn(files, async (file): Promise<[string, readonly string[]]> => [
    file,
    known.get(file) ?? secretsIn(await readFile(path.join(folder, file), 'latin1'), process.env),
  ]);
  const inFunctions = [...functions].map(([name, text]) => [name, secretsIn(text, process.env)] as const);
  const found = [...inFiles, ...inFunctions].flatMap(([name, secrets]) =>
    secrets.map((secret) => `${name} holds ${secret}.`),
  );
  if (found.length > 0) throw new Error(['Secrets would be published:', ...found].join('\n'));
}
