import { routeOf } from '#domain/content/checks/addresses';
import { kindNames } from '#domain/content/kinds';
import type { ContentError } from '#domain/content/error';
import { decoded, readPage } from '#content-checks/built-links';
import { readContent } from '#content-checks/read-content';
import { shared } from '#content-checks/shared';

/** What was kept last: the page of errors shows it too. */
const found = shared('dead-parts', () => ({ errors: [] as ContentError[] }));

/** Returns the errors that were kept last. */
export function lastDeadParts(): readonly ContentError[] {
  return found.errors;
}

/** Keeps what was found, for the page of errors. */
export function keepDeadParts(errors: ContentError[]): void {
  found.errors = errors;
}

/**
 * Looks, in development, for links of texts to parts of pages that are not there, by asking for those pages; a build looks
 * at all that it has made. `htmlOf` returns the page at a path, or null where there is none: that is an error of its
 * own.
 */
export async function findDeadParts(
  project: string,
  htmlOf: (path: string) => Promise<string | null>,
): Promise<ContentError[]> {
  const links = linksToParts(project);
  const paths = [...new Set(links.map(({ path }) => path))];
  const parts = new Map<string, ReadonlySet<string>>();
  for (const path of paths) {
    const html = await htmlOf(path);
    if (html !== null) parts.set(path, readPage(path, html).ids);
  }
  return links.flatMap(({ file, line, path, id, url }): ContentError[] =>
    parts.get(path)?.has(id) === false
      ? [
          {
            file,
            line,
            what: `the link to '${url}' leads to no part of ${path}`,
            fix: `Name a heading or a part that the page has, or leave #${id} out.`,
          },
        ]
      : [],
  );
}

function linksToParts(project: string) {
  const { kinds } = readContent(project);
  return kindNames.flatMap((kind) =>
    kinds[kind].files.flatMap(({ file, id: entry, links }) =>
      links.flatMap(({ url, line }) => {
        const [, path = '', id = ''] = /^((?:\/[^#?]*)?)(?:\?[^#]*)?#([^=]+)$/.exec(url) ?? [];
        const own = kind === 'pages' ? `/${routeOf(entry)}` : kind === 'industries' ? `/${entry}` : '';
        const page = path || own;
        return id && page ? [{ file, line, url, id: decoded(id), path: page === '/index' ? '/' : page }] : [];
      }),
    ),
  );
}
