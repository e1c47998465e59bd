import { targetOf } from '#domain/content/call-to-action';
import type { Content, Surroundings } from '#domain/content/checks/content';
import { documentNames } from '#domain/content/checks/references';
import { repeats } from '#domain/content/checks/repeats';
import type { ContentError } from '#domain/content/error';
import { nearestName } from '#domain/content/nearest';
import { fixedPages } from '#domain/content/page';
import { isHeldBack } from '#domain/insights/held-back';

/** The pages whose address is not their file's name in src/content/pages, and the route that shows each. */
const otherRoutes: Record<string, string> = { home: 'index', 'not-found': '404' };

/** Returns the route in src/pages that shows a page of src/content/pages. */
export function routeOf(page: string): string {
  return otherRoutes[page] ?? page;
}

/** Returns the page of src/content/pages that a route shows. */
export function pageOf(route: string): string {
  return Object.entries(otherRoutes).find(([, other]) => other === route)?.[0] ?? route;
}

/** Returns every address of the site that can be linked to. */
export function knownAddresses(content: Content, { routes, servedFiles }: Surroundings): Set<string> {
  return new Set([
    '/',
    ...routes.filter((route) => route !== 'index' && route !== '404').map((route) => `/${route}`),
    ...freePages(content).map(({ id }) => `/${id}`),
    ...content.industries.map(({ id }) => `/${id}`),
    ...content.insights.map(({ id }) => `/insights/${id}`),
    ...content.solutions.map(({ id }) => `/solutions/${id}`),
    ...documentNames(content).map((id) => `/documents/${id}.pdf`),
    ...servedFiles,
  ]);
}

/** Returns errors for entries that claim a taken address, and for dead links and buttons. */
export function addressErrors(content: Content, surroundings: Surroundings): ContentError[] {
  const known = knownAddresses(content, surroundings);
  return [
    ...takenAddresses(content, surroundings),
    ...deadLinks(content, known),
    ...deadButtons(content, known),
    ...earlyLinks(content, surroundings),
  ];
}

/**
 * Returns errors for links, buttons and menu entries that lead to articles which a build still leaves out, except links
 * from articles of the same day or later.
 */
function earlyLinks(content: Content, { today }: Surroundings): ContentError[] {
  const { insights, ...others } = content;
  const heldBack = new Map(
    insights.filter(({ data }) => isHeldBack(data, today)).map(({ id, data }) => [`/insights/${id}`, data.date]),
  );
  const from = [
    ...insights.map(({ file, links, data }) => ({ file, links, date: data.date })),
    ...Object.values(others)
      .flat()
      .map(({ file, links }) => ({ file, links, date: '' })),
  ];
  const fix = 'Add the link on that day, or give the article an earlier date.';
  const inFields = namedPaths(content).flatMap(({ file, field, path, name }): ContentError[] => {
    const appears = heldBack.get(pathOf(path));
    return appears === undefined
      ? []
      : [{ file, field, what: `the ${name} leads to '${path}', an article that is held back until ${appears}`, fix }];
  });
  const inTexts = from.flatMap(({ file, links, date }) =>
    links.flatMap(({ url, line }): ContentError[] => {
      const appears = heldBack.get(pathOf(url));
      return appears === undefined || date >= appears
        ? []
        : [
            {
              file,
              line,
              what: `the link to '${url}' leads to an article that is held back until ${appears}`,
              fix,
            },
          ];
    }),
  );
  return [...inTexts, ...inFields];
}

/** Returns the pages without a route in src/pages. */
export function freePages({ pages }: Pick<Content, 'pages'>): Content['pages'] {
  return pages.filter(({ id }) => !fixedPages.includes(id));
}

function takenAddresses(content: Content, { routes, reserved, changed }: Surroundings): ContentError[] {
  const claims = [...content.industries, ...freePages(content)];
  return claims
    .flatMap(({ id, file }): ContentError[] => {
      const first = id.split('/')[0] ?? id;
      const fix = 'Rename the file: its name is its address.';
      if (routes.includes(id))
        return [{ file, what: `its address, /${id}, is taken by a page of the site itself`, fix }];
      if (reserved.includes(first))
        return [
          { file, what: `its address, /${id}, is taken: what begins with /${first} is made by the site itself`, fix },
        ];
      return [];
    })
    .concat(
      repeats(claims, changed, ({ id }) => id).map(({ entry: { id, file }, first }) => ({
        file,
        what: `its address, /${id}, is that of ${first.file}`,
        fix: 'Rename the file: its name is its address.',
      })),
    );
}

function deadLinks(content: Content, known: ReadonlySet<string>): ContentError[] {
  const own = content.site[0]?.data.url;
  return Object.values(content)
    .flat()
    .flatMap(({ file, links }) =>
      links.flatMap(({ url, line }) => {
        const wrong = own !== undefined && `${url}/`.startsWith(`${own}/`) ? inFull(url, own) : linkError(url, known);
        return wrong ? [{ file, line, ...wrong }] : [];
      }),
    );
}

/** A link with the site's own address is checked by nobody, and leads from a preview to the published site. */
function inFull(url: string, own: string): Pick<ContentError, 'what' | 'fix'> {
  return { what: `the link to '${url}' is one of this site in full`, fix: `Write ${url.slice(own.length) || '/'}.` };
}

/** Returns what is wrong with a link's address, or null. Anything after `?` or `#` is ignored. */
export function linkError(url: string, known: ReadonlySet<string>): Pick<ContentError, 'what' | 'fix'> | null {
  if (url === '') return { what: 'a link has no address', fix: 'Write the address between the round brackets.' };
  if (/^(https:|mailto:|tel:|#)/i.test(url)) return null;
  if (/^http:/i.test(url))
    return { what: `the link to '${url}' is not protected`, fix: 'Write https:// in full, or find another page.' };
  if (/^[a-z][a-z0-9+.-]*:/i.test(url))
    return { what: `'${url}' is no address that a link may have`, fix: 'Use https://, mailto:, tel: or a page.' };
  if (!url.startsWith('/') || url.startsWith('//'))
    return {
      what: `the link to '${url}' leads nowhere`,
      fix: `A page of this site begins with one slash, for example ${nearest(url, known) ?? '/about'}; another site with https://.`,
    };
  const path = pathOf(url);
  if (known.has(path)) return null;
  const near = nearest(path, known);
  return {
    what: `the link to '${url}' leads to no page`,
    fix: near ? `Did you mean ${near}?` : `The pages are ${pagesIn(known)}.`,
  };
}

type NamedPath = { file: string; field: readonly PropertyKey[]; path: string; name: string };

/** Returns the paths that buttons, the menu and badges name. */
function namedPaths(content: Content): NamedPath[] {
  const buttons = [
    ...content.industries.map(({ file, data: { callToAction } }) => ({
      file,
      field: ['callToAction', 'path'] as readonly PropertyKey[],
      action: callToAction,
    })),
    ...content.sections.flatMap(({ file, data }) =>
      data.actions.map((action, index) => ({ file, field: ['actions', index, 'path'], action })),
    ),
  ];
  return [
    ...buttons.flatMap(({ file, field, action }) => {
      const target = targetOf(action);
      return target?.field === 'path' ? [{ file, field, path: target.name, name: 'button' }] : [];
    }),
    ...content.menu.flatMap(({ file, data: { header, footer } }) => [
      ...header.beforeIndustries.map((link, index) => menuLink(file, ['header', 'beforeIndustries', index], link)),
      ...header.underIndustries.map((link, index) => menuLink(file, ['header', 'underIndustries', index], link)),
      ...header.afterIndustries.map((link, index) => menuLink(file, ['header', 'afterIndustries', index], link)),
      menuLink(file, ['header', 'start'], header.start),
      ...footer.map((link, index) => menuLink(file, ['footer', index], link)),
    ]),
    ...content.site.flatMap(({ file, data }) =>
      data.trustBadges.flatMap(({ page }, index) =>
        page === undefined ? [] : [{ file, field: ['trustBadges', index, 'page'], path: page, name: 'badge' }],
      ),
    ),
  ];
}

function deadButtons(content: Content, known: ReadonlySet<string>): ContentError[] {
  return namedPaths(content)
    .filter(({ path }) => !known.has(pathOf(path)))
    .map(({ file, field, path, name }) => {
      const near = nearest(path, known);
      return {
        file,
        field,
        what: `the ${name} leads to '${path}', which is no page`,
        fix: near ? `Did you mean ${near}?` : `The pages are ${pagesIn(known)}.`,
      };
    });
}

function menuLink(file: string, field: readonly PropertyKey[], { path }: { path: string }) {
  return { file, field: [...field, 'path'], path, name: 'link' };
}

function pathOf(url: string): string {
  return url.replace(/[?#].*/s, '');
}

/**
 * Returns the address probably meant: allows for capitals, a file ending, a trailing slash, a missing leading one, or
 * one wrong letter.
 */
function nearest(path: string, known: ReadonlySet<string>): string | undefined {
  const plain = `/${pathOf(path)
    .toLowerCase()
    .replace(/^[./]+/, '')
    .replace(/(\/|\.html?|\.mdx?)$/, '')}`;
  const candidates = [plain, `/${plain.split('/').at(-1)}`, `/solutions${plain}`];
  return candidates.find((candidate) => known.has(candidate)) ?? nearestName(plain, [...known]);
}

function pagesIn(known: ReadonlySet<string>): string {
  return [...known].filter((path) => /^\/[^/.]*$/.test(path)).join(', ');
}
