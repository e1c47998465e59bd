import { fileOf, siteMenu } from '#queries/entries';
import { sitePaths } from '#queries/pages';
import type { Reference } from '#queries/references';

/** Returns the pages that header and footer lead to. */
export async function menuReferences(): Promise<Reference[]> {
  const { header, footer } = await siteMenu();
  const known = await sitePaths();
  const lists = Object.entries({
    'header, beforeIndustries': header.beforeIndustries,
    'header, afterIndustries': header.afterIndustries,
    'header, start': [header.start],
    footer,
  });
  return lists.flatMap(([field, links]) =>
    links.map(({ label, path }) => ({
      file: fileOf('menu', 'menu'),
      field: `${field}, '${label}', path`,
      name: path,
      where: 'the pages of this site',
      known,
    })),
  );
}
