import { type CollectionEntry, getCollection } from 'astro:content';
import { fileOf } from '#queries/entries';
import { oncePerBuild } from '#queries/once-per-build';

/** A page of the site as search engines and shared links know it. */
export type SitePage = { path: string; entry: CollectionEntry<'pages'> | CollectionEntry<'industries'> };

/** Fixed pages whose address is not their file's name. */
const otherPaths: Record<string, string> = { home: '/', 'not-found': '/404' };

/** Returns every page of the site. */
export async function sitePages(): Promise<SitePage[]> {
  const entries = [...(await getCollection('pages')), ...(await getCollection('industries'))];
  return entries.map((entry) => ({ path: otherPaths[entry.id] ?? `/${entry.id}`, entry }));
}

const pagesByPath = oncePerBuild(async () => new Map((await sitePages()).map((page) => [page.path, page])));

/** Returns the page with this path. Throws an error that names the missing file. */
export async function sitePage(path: string): Promise<SitePage> {
  const page = (await pagesByPath()).get(path);
  if (!page)
    throw new Error(
      `${fileOf('pages', path.slice(1))} is missing: it says what ${path} is called in searches and shared links.`,
    );
  return page;
}

/** Returns the page's name in a list of pages, without what the title adds to it. */
export function shortName({ entry }: SitePage): string {
  return entry.collection === 'industries'
    ? entry.data.name
    : (entry.data.title.split(/ \| |: /)[0] ?? entry.data.title);
}

/** Returns the path of the page's picture for shared links and what it shows, in words. */
export function socialPicture({ entry }: SitePage): { path: string; alt: string } {
  const path = `/social/${entry.id}.png`;
  if (entry.collection === 'pages') return { path, alt: entry.data.heading };
  const figures = entry.data.statistics.map(({ percent, label }) => `${percent}% ${label}`);
  return { path, alt: `${entry.data.name}: ${entry.data.title}. ${figures.join(', ')}.` };
}
