import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kindNames } from '#domain/content/kinds';
import type { ContentError } from '#domain/content/error';
import { pagePath } from '#domain/seo/address';
import { readContent } from '#content-checks/read-content';

/** Addresses without a file: functions. */
const withoutFile = /^\/\.netlify\//;
const inPage = /<(?:script|style|template)\b[^>]*>.*?<\/(?:script|style|template)>|<!--.*?-->/gs;

type Page = { path: string; links: Set<string>; ids: Set<string> };

/**
 * Returns the dead links of built pages: to a missing page or file, or to a missing part of a page. Each error gives
 * the content file and line with its address, or else the page that it is on. `built` is the folder of the build,
 * `project` the project's.
 */
export function deadBuiltLinks(built: string, project: string): ContentError[] {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(pagePath(`/${file}`), readFileSync(path.join(built, file), 'utf8')));
  const served = new Set(files.map((file) => `/${file}`));
  const dead = new Map<string, { what: string; pages: string[] }>();
  for (const { link, page, what } of deadLinks(pages, served)) {
    const known = dead.get(link) ?? { what, pages: [] };
    known.pages.push(page);
    dead.set(link, known);
  }
  return [...dead].flatMap(([link, { what, pages: on }]) => placesOf(link, project, what, on));
}

/**
 * Returns the dead links of pages. `served` are the paths of all files. A fragment with a `=` in it is data for a page,
 * not a part of it.
 */
export function deadLinks(
  pages: readonly Page[],
  served: ReadonlySet<string>,
): { link: string; page: string; what: string }[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return pages.flatMap((page) =>
    [...page.links].flatMap((link) => {
      const { pathname, hash } = new URL(link, `https://site.invalid${page.path}`);
      if (withoutFile.test(pathname)) return [];
      const target = byPath.get(decoded(pathname));
      if (!target)
        return served.has(decoded(pathname))
          ? []
          : [{ link, page: page.path, what: `the link to '${link}' leads to no page and no file` }];
      const id = decoded(hash.slice(1));
      return id === '' || id.includes('=') || target.ids.has(id)
        ? []
        : [{ link, page: page.path, what: `the link to '${link}' leads to no part of ${target.path}` }];
    }),
  );
}

/** Returns a page's links within this site, and the parts of it that links can target. */
export function readPage(pathOfPage: string, html: string): Page {
  const markup = html.replace(inPage, '');
  const links = [...markup.matchAll(/<(?:a|area)\b[^>]*?\shref="([^"]*)"/g)].map(([, link = '']) => unescaped(link));
  const pictures = [...markup.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].map(([, link = '']) => unescaped(link));
  return {
    path: pathOfPage,
    links: new Set([...links, ...pictures].filter((link) => /^(?:\/(?!\/)|#)/.test(link))),
    ids: new Set([...markup.matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id = '']) => unescaped(id))),
  };
}

/** Returns a part of an address decoded, or unchanged where it cannot be. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#38;', '&').replaceAll('&amp;', '&').replaceAll('&#39;', "'");
}

/** Returns a dead link as one error for each place in the content with its address. */
function placesOf(link: string, project: string, what: string, pages: readonly string[]): ContentError[] {
  const { kinds } = readContent(project);
  const hash = link.slice(link.indexOf('#'));
  const wanted = link.startsWith('#') ? [`(${link})`] : [link];
  const places = kindNames.flatMap((kind) =>
    kinds[kind].files.flatMap(({ file, source }) =>
      source
        .split('\n')
        .flatMap((text, index) => (wanted.some((each) => holds(text, each)) ? [{ file, line: index + 1 }] : [])),
    ),
  );
  const fix = link.includes('#')
    ? `Name a heading or a part that the page has, or leave ${hash} out.`
    : 'Write the address of a page that there is.';
  if (places.length > 0) return places.map((place) => ({ ...place, what, fix }));
  const more = pages.length > 1 ? ` and ${pages.length - 1} more` : '';
  return [{ file: `the page ${pages[0] ?? ''}${more}`, what, fix }];
}

/** Returns whether a line contains an address as a whole: `/about` is not in `/about-us`. */
function holds(text: string, address: string): boolean {
  const at = text.indexOf(address);
  return at >= 0 && !/^[\w/#-]/.test(text.slice(at + address.length));
}
