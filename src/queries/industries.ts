import { getCollection } from 'astro:content';
import type { MenuLink } from '#domain/menu';

let links: Promise<MenuLink[]> | undefined;

/** Returns the page and the name of every industry, in alphabetical order. Read once a build: every page asks. */
export function industryLinks(): Promise<MenuLink[]> {
  if (import.meta.env.DEV) return read();
  return (links ??= read());
}

async function read(): Promise<MenuLink[]> {
  return (await getCollection('industries'))
    .map(({ id, data }) => ({ path: `/${id}`, name: data.name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
