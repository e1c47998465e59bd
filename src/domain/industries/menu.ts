/** A link of the menu: an industry's page and its name. */
export type MenuLink = { path: string; name: string };

/** The most industries that the menu lists. The list of all of them is on `/solutions`. */
export const mostInMenu = 12;
/** Where all industries are listed when the menu lists only some. */
export const allIndustries = { path: '/solutions#industries', id: 'industries' } as const;

/**
 * Returns the industries that the menu lists: all in their order, or else the first and, where it is not one of them, the
 * page's own. `total` is how many there are when that is more than the menu lists.
 */
export function menuIndustries(
  all: readonly MenuLink[],
  own: MenuLink | undefined,
): { links: readonly MenuLink[]; total?: number } {
  if (all.length <= mostInMenu) return { links: all };
  const first = all.slice(0, mostInMenu);
  const isListed = own === undefined || first.some(({ path }) => path === own.path);
  return { links: isListed ? first : [...first.slice(0, -1), own], total: all.length };
}
