import { type CollectionEntry, getCollection } from 'astro:content';
import { fileOf } from '#queries/entries';
import { oncePerBuild } from '#queries/once-per-build';
import { solutionPath } from '#domain/solution-path';

/** A page of the site as search engines and shared links know it. */
export type SitePage = { path: string; entry: CollectionEntry<'pages' | 'industries' | 'solutions'> };

/** Fixed pages whose address is not their file's name. */
const otherPaths: Record<string, string> = { home: '/', 'not-found': '/404' };

/** A page with a picture of its own for shared links. A solution's page has that of the list of all. */
export type PicturedPage = SitePage & { entry: CollectionEntry<'pages' | 'industries'> };

/** Returns every page of the site with a picture of its own. */
export async function picturedPages(): Promise<PicturedPage[]> {
  const entries = [...(await getCollection('pages')), ...(await getCollection('industries'))];
  return entries.map((entry) => ({ path: otherPaths[entry.id] ?? `/${entry.id}`, entry }));
}

/** Returns every page of the site. */
async function sitePages(): Promise<SitePage[]> {
  const solutions = await getCollection('solutions');
  return [...(await picturedPages()), ...solutions.map((entry) => ({ path: solutionPath(entry.id), entry }))];
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
function shortName({ entry }: SitePage): string {
  return entry.collection === 'pages' ? (entry.data.title.split(/ \| |: /)[0] ?? entry.data.title) : entry.data.name;
}

/** Returns the way from the home page to this one. */
export async function trailTo(page: SitePage): Promise<{ name: string; path: string }[]> {
  const above = page.entry.collection === 'solutions' ? [await sitePage('/solutions')] : [];
  return [{ name: 'Home', path: '/' }, ...[...above, page].map((each) => ({ name: shortName(each), path: each.path }))];
}

/** Returns the path of the page's picture for shared links and what it shows, in words. */
export async function socialPicture({ entry }: SitePage): Promise<{ path: string; alt: string }> {
  if (entry.collection === 'solutions') return socialPicture(await sitePage('/solutions'));
  const path = `/social/${entry.id}.png`;
  if (entry.collection === 'pages') return { path, alt: entry.data.heading };
  const figures = entry.data.statistics.map(({ percent, label }) => `${percent}% ${label}`);
  return { path, alt: `${entry.data.name}: ${entry.data.title}. ${figures.join(', ')}.` };
}
