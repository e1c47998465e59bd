import path from 'node:path';
import { readTexts } from '#netlify/build/built-texts';
import { bundleFunctions } from '#netlify/build/bundle-functions';
import { isPackagesChunk } from '#netlify/build/chunks';
import { type Finishing, startFinishing } from '#netlify/build/finish-files';
import { bundleIslands, type IslandPrograms } from '#netlify/build/islands';
import type { Sheets } from '#netlify/build/linked-sheets';
import { siteCharacters, sourceTexts } from '#netlify/build/site-characters';
import { splitTypefaces } from '#netlify/build/typefaces';

const cacheFolder = path.resolve('node_modules/.cache/smartstack');

/** What is made once of a site whose scripts and style sheets are built, before its first page is finished. */
type BegunSite = {
  sheets: Sheets;
  /** Its scripts, but for those of packages: name of the file → program. */
  scripts: ReadonlyMap<string, string>;
  islands: IslandPrograms;
  /** The bundles of the functions, by their names. */
  functions: Promise<ReadonlyMap<string, string>>;
  finishing: Finishing;
};

/**
 * Makes what the pages of a site share: the programs that start their islands (islands.ts) and the first files of the
 * typefaces, with the characters that its sources have (typefaces.ts); then starts the threads that
 * finish them (finish-files.ts). `folder` is where the site is built, `sources` where its content and code are. Meanwhile a
 * process of its own bundles the functions.
 */
export async function beginFinishing(folder: string, sources: string, pageCount: number): Promise<BegunSite> {
  const functions = bundleFunctions();
  // Whoever waits for it is told; it may fail before.
  functions.catch(() => undefined);
  const scripts = new Map(
    readTexts(folder, '.js')
      .map(([file, text]) => [path.basename(file), text] as const)
      .filter(([file]) => !isPackagesChunk(file)),
  );
  const sheets = new Map(readTexts(folder, '.css').map(([file, text]) => [`/${file}`, text]));
  const [typefaces, islands] = await Promise.all([
    splitTypefaces(folder, siteCharacters(sourceTexts(sources)), cacheFolder),
    bundleIslands(),
  ]);
  const finishing = startFinishing({ folder, islands, sheets, typefaces, scripts }, pageCount);
  return { sheets, scripts, islands, functions, finishing };
}
