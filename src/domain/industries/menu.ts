/** A link of the menu: an industry's page and its name. */
export type MenuLink = { path: string; name: string };

/** The most industries in the menu. The full list is on `/solutions`. */
export const mostInMenu = 12;
/** The link to the full list, for when the menu shows only some. */
export const allIndustries = { path: '/solutions#industries', id: 'industries' } as const;

/**
 * Returns the industries for the menu: all in their order or, beyond the limit, the first ones plus the page's own if
 * it is not among them. `total` is the number of all industries in that case.
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
