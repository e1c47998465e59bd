import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { dist, everyRoute } from '#tests/e2e/routes';

/* The built site as its files: what these tests read. They need `npm run build` first, and no browser. */

/** Returns the file of a page inside `dist`: `/solutions` is `/solutions.html`. */
export const fileOf = (route: string): string => `${route === '/' ? '/index' : route}.html`;

/** Returns the bytes of a file inside `dist`. */
export const built = (pathname: string): Buffer => readFileSync(path.join(dist, pathname));

/** Returns the text of a file inside `dist`. */
export const textOf = (pathname: string): string => built(pathname).toString();

/** A built page: its path as a visitor asks for it, its HTML and its elements. */
export type BuiltPage = { path: string; html: string; document: Document };

/** Every page of the built site, the 404 page included. */
export const pages: readonly BuiltPage[] = everyRoute.map((route) => {
  const html = textOf(fileOf(route));
  return { path: route, html, document: new JSDOM(html).window.document };
});

/** Returns the page with this path. Throws an error where there is none. */
export function page(wanted: string): BuiltPage {
  const found = pages.find((candidate) => candidate.path === wanted);
  if (!found) throw new Error(`dist has no page ${wanted}`);
  return found;
}

/** Returns the words of an element with single spaces between them; '' where there is no element. */
export const words = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns the content of a `<meta>` by its name or property; '' where the page has none. */
export const meta = ({ document }: BuiltPage, name: string): string =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

/** Returns the address that a page gives as its own; undefined for the page of missing addresses. */
export const canonicalOf = ({ document }: BuiltPage): string | undefined =>
  document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined;

/** The address of the site. */
export const site = new URL(canonicalOf(page('/')) ?? '');
