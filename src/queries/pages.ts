import { type CollectionEntry, getCollection } from 'astro:content';
import { fileOf } from '#queries/entries';
import { insights } from '#queries/insights';
import { oncePerBuild } from '#queries/once-per-build';
import { routeOf } from '#domain/content/checks/addresses';
import { fixedPages } from '#domain/content/page';
import { insightPath } from '#domain/insights/path';
import { pagePath } from '#domain/seo/address';
import * as words from '#domain/seo/words';
import { solutionPath } from '#domain/recommendation/solution-path';

/** A page of the site for search engines and shared links. */
export type SitePage = { path: string; entry: CollectionEntry<'pages' | 'industries' | 'solutions' | 'insights'> };

/** A page with its own picture for shared links. Solutions' pages share the picture of their list. */
export type PicturedPage = SitePage & { entry: CollectionEntry<'pages' | 'industries' | 'insights'> };

/** Returns every page of the site with its own picture. */
export async function picturedPages(): Promise<PicturedPage[]> {
  const entries = [...(await getCollection('pages')), ...(await getCollection('industries'))];
  return [
    ...entries.map((entry) => ({ path: pagePath(`/${routeOf(entry.id)}.html`), entry })),
    ...(await insights()).map((entry) => ({ path: insightPath(entry.id), entry })),
  ];
}

/** Returns the pages without a route in `src/pages`, which consist of a file in `src/content/pages`. */
export async function freePages(): Promise<CollectionEntry<'pages'>[]> {
  return (await getCollection('pages')).filter(({ id }) => !fixedPages.includes(id));
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

/** Returns the page's name for a list of pages, without the additions in its title. */
function shortName({ entry }: SitePage): string {
  switch (entry.collection) {
    case 'pages':
      return entry.data.title.split(/ \| |: /)[0] ?? entry.data.title;
    case 'insights':
      return entry.data.title;
    case 'industries':
    case 'solutions':
      return entry.data.name;
  }
}

/** Returns the trail from the home page to this one, from the parts of its address. */
export async function trailTo(page: SitePage): Promise<{ name: string; path: string }[]> {
  const pages = await pagesByPath();
  const parts = page.path.split('/').slice(1);
  const trail = parts.flatMap((_, index) => pages.get(`/${parts.slice(0, index + 1).join('/')}`) ?? []);
  return [{ name: words.home, path: '/' }, ...trail.map((each) => ({ name: shortName(each), path: each.path }))];
}

/** Returns the path of the page's picture for shared links, below `/social`, without the file ending. */
export function socialName({ entry }: PicturedPage): string {
  return entry.collection === 'insights' ? `insights/${entry.id}` : entry.id;
}

/** Returns the path of the page's picture for shared links, and its description. */
export async function socialPicture({ path: page, entry }: SitePage): Promise<{ path: string; alt: string }> {
  if (entry.collection === 'solutions') return socialPicture(await sitePage('/solutions'));
  const path = `/social/${socialName({ path: page, entry })}.png`;
  if (entry.collection === 'pages') return { path, alt: entry.data.heading };
  if (entry.collection === 'insights') return { path, alt: entry.data.title };
  const figures = entry.data.statistics.map(({ percent, label }) => `${percent}% ${label}`);
  return { path, alt: `${entry.data.name}: ${entry.data.title}. ${figures.join(', ')}.` };
}
