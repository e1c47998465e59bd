import { getCollection } from 'astro:content';
import { oncePerBuild } from '#queries/once-per-build';
import type { MenuLink } from '#domain/industries/menu';

/** Returns the path and the name of every industry page, in alphabetical order, for the menu of every page. */
export const industryLinks = oncePerBuild(async (): Promise<MenuLink[]> =>
  (await getCollection('industries'))
    .map(({ id, data }) => ({ path: `/${id}`, name: data.name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1)),
);

const linksByPath = oncePerBuild(async () => new Map((await industryLinks()).map((link) => [link.path, link])));

/** Returns the path and the name of the industry page with this path; undefined where it is not an industry's. */
export async function industryAt(path: string): Promise<MenuLink | undefined> {
  return (await linksByPath()).get(path);
}
