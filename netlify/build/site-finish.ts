import path from 'node:path';
import { readTexts, textsOf, filesEnding } from '#netlify/build/built-texts';
import { bundleFunctions } from '#netlify/build/bundle-functions';
import { isPackagesChunk } from '#netlify/build/chunks';
import { type Finishing, startFinishing } from '#netlify/build/finish-files';
import { bundleIslands, type IslandPrograms } from '#netlify/build/islands';
import { siteCharacters } from '#netlify/build/site-characters';
import { splitTypefaces } from '#netlify/build/typefaces';

const cacheFolder = path.resolve('node_modules/.cache/smartstack');

/** What is made once of a site whose scripts and style sheets are built, before its first page is finished. */
export type BegunSite = {
  /** Its style sheets: path of the file, text. */
  styles: readonly (readonly [file: string, text: string])[];
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
  const styles = readTexts(folder, '.css');
  const [typefaces, islands] = await Promise.all([
    splitTypefaces(folder, siteCharacters(sourceTexts(sources)), cacheFolder),
    bundleIslands(),
  ]);
  const sheets = new Map(styles.map(([file, text]) => [`/${file.split(path.sep).join('/')}`, text]));
  const finishing = startFinishing({ folder, islands, sheets, typefaces, scripts }, pageCount);
  return { styles, scripts, islands, functions, finishing };
}

/** The folders of code that pages and their scripts are made of, and the files in them; nobody sees their comments. */
const shown = ['components', 'domain', 'drawings', 'islands', 'layouts', 'pages', 'queries', 'stores', 'styles'];
const code = ['.astro', '.ts', '.tsx', '.css'];
const comments = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const content = ['.md', '.mdx', '.yaml'];

/** Returns every text whose characters a visitor may see, read one after the other. */
function* sourceTexts(sources: string): Generator<string> {
  for (const folder of shown)
    for (const text of textsEnding(path.join(sources, folder), code)) yield text.replace(comments, '');
  yield* textsEnding(path.join(sources, 'content'), content);
}

function* textsEnding(folder: string, endings: readonly string[]): Generator<string> {
  for (const ending of endings) yield* textsOf(folder, filesEnding(folder, ending));
}
