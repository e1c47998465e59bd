import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPackagesChunk } from '#netlify/build/chunks';
import { finishPage, type Site } from '#netlify/build/finish-page';
import { bundleIslands } from '#netlify/build/islands';
import { namedFiles, staticImports } from '#netlify/build/named-files';
import { olderCss } from '#netlify/build/older-css';
import { minified, siteCss } from '#netlify/build/page-css';
import { siteCharacters } from '#netlify/build/site-characters';
import { splitTypefaces } from '#netlify/build/typefaces';
import { pagePath } from '#domain/seo/address';
import { notFoundPath, type PageHashes, pagePolicy } from '#netlify/http/headers';

/**
 * Finishes every page of a built site (finish-page.ts) and removes the style sheets that its pages have in them. `folder`
 * is where the site is built. Returns the hashes of each page's inline texts. Throws an error that names the file where a
 * page cannot be published.
 */
export async function finishSite(folder: string): Promise<PageHashes[]> {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: folder }).map((file): [address: string, text: string] => [
      `/${file}`,
      readFileSync(path.join(folder, file), 'utf8'),
    ]);
  const pages = read('**/*.html');
  const files = new Map(read('_astro/*.{js,css}'));
  const components = new Set(
    pages.flatMap(([, html]) => Array.from(html.matchAll(/component-url="([^"]+)"/g), ([, url = '']) => url)),
  );
  const importsOf = staticImports(files);
  const imports = Object.fromEntries([...components].map((url) => [url, importsOf(url)]));
  const sheets = [...files].flatMap(([file, text]) => (file.endsWith('.css') ? [text] : []));
  const islands = await bundleIslands(imports, olderCss(sheets));
  // They are not among the files: one names the scripts of all islands, the other has the styles of all pages.
  for (const { path: file, text } of [islands.file, islands.older]) writeFileSync(path.join(folder, file), text);
  const typefaces = await splitTypefaces(folder, siteCharacters([...pages.map(([, html]) => html), ...files.values()]));
  // Pages preload what all of them show.
  const preloadFirst = (html: string) =>
    typefaces.reduce((text, { whole, first }) => text.replaceAll(`href="${whole}"`, `href="${first}"`), html);
  const site: Site = {
    islands,
    namedFiles: namedFiles(new Map([...files].filter(([file]) => !isPackagesChunk(file)))),
    cssOf: siteCss(files),
    typefaces,
  };
  const hashes = pages.map(([file, rendered]) => {
    const address = pagePath(file);
    try {
      const { html, hashes } = finishPage(preloadFirst(rendered), site);
      // This page is sent at any address that leads nowhere; header rules go by address.
      const whole = address === notFoundPath ? withPolicy(html, pagePolicy(hashes)) : html;
      writeFileSync(path.join(folder, file), whole);
      return { path: address, ...hashes };
    } catch (cause) {
      throw new Error(`${file} cannot be published: ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  });
  const scripts = [...files].flatMap(([file, text]) => (file.endsWith('.js') ? [text] : []));
  for (const [file, text] of files) {
    if (!file.endsWith('.css')) continue;
    if (scripts.some((script) => script.includes(path.basename(file))))
      writeFileSync(path.join(folder, file), minified(text));
    else rmSync(path.join(folder, file));
  }
  return hashes.sort((one, other) => (one.path < other.path ? -1 : 1));
}

const charset = '<meta charset="utf-8">';

function withPolicy(html: string, policy: string): string {
  if (!html.includes(charset)) throw new Error(`it has no ${charset}, behind which its policy belongs`);
  return html.replace(charset, `$&<meta http-equiv="content-security-policy" content="${policy}">`);
}
