import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesEnding, readTexts } from '#netlify/build/built-texts';
import { isPackagesChunk } from '#netlify/build/chunks';
import { finishPage } from '#netlify/build/finish-page';
import { bundleIslands } from '#netlify/build/islands';
import { writeOwnFile } from '#netlify/build/own-file';
import { scriptNames } from '#netlify/build/page-scripts';
import { siteCharacters, sourceTexts } from '#netlify/build/site-characters';
import { splitTypefaces } from '#netlify/build/typefaces';
import { pagePath } from '#domain/seo/address';
import { notFoundPath, type PageHashes } from '#netlify/http/headers';

const cacheFolder = path.resolve('node_modules/.cache/smartstack');

/**
 * Finishes every page of a built site (finish-page.ts), writes the files that its pages fetch, and removes the style sheets
 * that only pages linked to. `folder` is where the site is built, `sources` where its content and code are. Returns the
 * hashes of each page's inline texts. Throws an error that names the file where one cannot be published.
 */
export async function finishSite(folder: string, sources: string): Promise<PageHashes[]> {
  const scripts = new Map(
    readTexts(folder, '.js')
      .map(([file, text]) => [path.basename(file), text] as const)
      .filter(([file]) => !isPackagesChunk(file)),
  );
  const sheets = new Map(readTexts(folder, '.css').map(([file, text]) => [`/${file}`, text]));
  const typefaces = await splitTypefaces(folder, siteCharacters(sourceTexts(sources)), cacheFolder);
  const islands = await bundleIslands();
  writeOwnFile(folder, islands.file);
  const site = { islands, sheets, typefaces, namesInScriptsOf: scriptNames(scripts) };
  const hashes: PageHashes[] = [];
  for (const file of filesEnding(folder, '.html').sort()) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const address = pagePath(`/${file}`);
    const page = orRefuse(file, () => finishPage({ html, isSentWithPolicy: address !== notFoundPath }, site));
    for (const own of page.files) writeOwnFile(folder, own);
    writeFileSync(path.join(folder, file), page.html);
    hashes.push({ path: address, ...page.hashes });
  }
  const isNamed = (file: string) => scripts.values().some((text) => text.includes(path.basename(file)));
  for (const file of sheets.keys()) if (!isNamed(file)) rmSync(path.join(folder, file));
  return hashes;
}

/** Returns what `finish` does. Throws an error that names the file where it throws one. */
function orRefuse<T>(file: string, finish: () => T): T {
  try {
    return finish();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} cannot be published: ${why}`, { cause });
  }
}
