import { type CollectionEntry, getCollection } from 'astro:content';
import { fileOf } from '#queries/entries';

/** A page of the site as search engines and shared links know it. */
export type SitePage = { path: string; entry: CollectionEntry<'pages'> | CollectionEntry<'industries'> };

/** Fixed pages whose address is not their file's name. */
const otherPaths: Record<string, string> = { home: '/', 'not-found': '/404' };

/** Returns every page of the site. */
export async function sitePages(): Promise<SitePage[]> {
  const entries = [...(await getCollection('pages')), ...(await getCollection('industries'))];
  return entries.map((entry) => ({ path: otherPaths[entry.id] ?? `/${entry.id}`, entry }));
}

let byPath: Promise<Map<string, SitePage>> | undefined;

/** Returns the page with this path, looked up once a build. Throws an error that names the missing file. */
export async function sitePage(path: string): Promise<SitePage> {
  if (import.meta.env.DEV) byPath = undefined;
  byPath ??= sitePages().then((pages) => new Map(pages.map((page) => [page.path, page])));
  const page = (await byPath).get(path);
  if (!page)
    throw new Error(
      `${fileOf('pages', path.slice(1))} is missing: it says what ${path} is called in searches and shared links.`,
    );
  return page;
}

/** Returns what the page is called among others, without the agency's name. */
export function shortName({ entry }: SitePage): string {
  return entry.collection === 'industries' ? entry.data.name : (entry.data.title.split(' | ')[0] ?? entry.data.title);
}

/** Returns the page's picture for shared links and what it shows, in words. */
export function socialPicture({ entry }: SitePage): { path: string; alt: string } {
  const path = `/social/${entry.id}.png`;
  if (entry.collection === 'pages') return { path, alt: entry.data.heading };
  const figures = entry.data.statistics.map(({ percent, label }) => `${percent}% ${label}`);
  return { path, alt: `${entry.data.name}: ${entry.data.title}. ${figures.join(', ')}.` };
}
