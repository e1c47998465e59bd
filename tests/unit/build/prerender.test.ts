import type { AstroPrerenderer } from 'astro';
import { describe, expect, test } from 'vitest';
import { type RenderedFile, UnpublishablePage } from '#netlify/build/finish-group';
import { atATime, finishingPrerenderer } from '#netlify/build/prerender';

type Path = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];
type Options = Parameters<AstroPrerenderer['render']>[1];

const decoded = (html: Uint8Array) => new TextDecoder().decode(html);
const encoded = (html: string) => new TextEncoder().encode(html);

/** Returns the paths of a route, as Astro gives them. */
const paths = (route: string, names: readonly string[], type = 'page') =>
  names.map((pathname) => ({ pathname, route: { route, type } }) as unknown as Path);

/**
 * Renders a site as Astro does, at most `atATime` at once; `response` is what each page is rendered to. Returns what became
 * of each, the groups that were finished, their routes as far as they were named, and the number of pages told before.
 */
async function rendered(
  all: readonly Path[],
  response: (pathname: string) => Response = (pathname) => new Response(`<p>${pathname}`),
  finish = (pages: readonly RenderedFile[]) =>
    Promise.resolve(new Map(pages.map(({ file, html }) => [file, encoded(`${decoded(html)} finished`)]))),
) {
  const groups: string[][] = [];
  const routes: (string | undefined)[] = [];
  let told = -1;
  const astros: AstroPrerenderer = {
    name: 'astro',
    getStaticPaths: () => Promise.resolve([...all]),
    render: async ({ url }) => {
      // Pages are ready in another order than they were begun in.
      for (let turn = url.length % 3; turn > 0; turn--) await Promise.resolve();
      return response(new URL(url).pathname);
    },
  };
  const { getStaticPaths, render } = finishingPrerenderer(astros, (pageCount) => {
    told = pageCount;
    return Promise.resolve((pages, route) => {
      groups.push(pages.map(({ file }) => file));
      routes.push(route);
      return finish(pages);
    });
  });
  // Astro renders the first of those with one address.
  const first = new Map((await getStaticPaths()).toReversed().map((each) => [each.pathname, each]));
  const waiting = [...first.values()].reverse().values();
  const results = new Map<string, string>();
  const work = async () => {
    for (const { pathname, route } of waiting) {
      const request = new Request(`https://site.example/${pathname}.html`);
      const result = await render(request, { routeData: route } as Options);
      const { status, body } = result instanceof Response ? result : result.response;
      results.set(pathname, `${status} ${body ? await new Response(body).text() : 'empty'}`);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return { results, groups, routes, told };
}

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${`${index}`.padStart(4, '0')}`);

describe('pages are rendered by Astro, and given back finished', () => {
  test.each([
    [60, [60]],
    [75, [75]],
    [76, [25, 25, 25, 1]],
    [110, [25, 25, 25, 25, 10]],
  ])('%i of one route in groups of %j, in the order of their files', async (count, sizes) => {
    const names = numbered('industry', count);
    const all = [...paths('/about', ['about']), ...paths('/[industry]', names)];
    const { results, groups, routes, told } = await rendered(all);
    expect(told).toBe(count + 1);
    expect(new Set(routes)).toEqual(new Set(count > 75 ? [undefined, '/[industry]'] : [undefined]));
    const ofIndustries = groups.filter(([first]) => first !== 'about.html').sort();
    expect(ofIndustries.map(({ length }) => length)).toEqual(sizes);
    expect(ofIndustries.flat()).toEqual(names.map((name) => `${name}.html`));
    expect(results.size).toBe(count + 1);
    for (const [name, text] of results) expect(text).toBe(`200 <p>/${name}.html finished`);
  });

  test('more of them than are rendered at a time, of several routes one after the other', async () => {
    const routes = ['/[a]', '/[b]', '/[c]'].map((route) => [route, numbered(route.charAt(2), 75)] as const);
    const { results, groups } = await rendered(routes.flatMap(([route, names]) => paths(route, names)));
    expect([...results.keys()].sort()).toEqual(routes.flatMap(([, names]) => names));
    expect(groups.map(({ length }) => length)).toEqual([75, 75, 75]);
  });

  test('but not what is no page: files, addresses that lead elsewhere, and what has no text', async () => {
    const { results, groups } = await rendered(
      [...paths('/words.json', ['words'], 'endpoint'), ...paths('/[page]', ['a', 'moved', 'none', 'b'])],
      (pathname) =>
        pathname.startsWith('/moved')
          ? new Response('see there', { status: 301 })
          : new Response(pathname.startsWith('/none') ? null : pathname),
    );
    expect(groups).toEqual([['a.html', 'b.html']]);
    const none = await rendered(paths('/[page]', ['moved']), () => new Response(null, { status: 301 }));
    expect(none.groups).toEqual([]);
    expect(Object.fromEntries(results)).toEqual({
      words: '200 /words.html',
      a: '200 /a.html finished',
      moved: '301 see there',
      none: '200 empty',
      b: '200 /b.html finished',
    });
  });

  test('and of two with one address, the first', async () => {
    const { told, groups } = await rendered([...paths('/a', ['same']), ...paths('/[page]', ['same', 'other'])]);
    expect(told).toBe(2);
    expect(groups.sort()).toEqual([['other.html'], ['same.html']]);
  });

  test('with the status that they have', async () => {
    const { results } = await rendered(paths('/404', ['404']), () => new Response('not found', { status: 404 }));
    expect(results.get('404')).toBe('404 not found finished');
  });
});

test('where a page cannot be published, its rendering fails, and that of no other', async () => {
  const wrong = rendered(paths('/[page]', ['a', 'b', 'c']), undefined, () =>
    Promise.reject(new UnpublishablePage('b.html', 'it is wrong')),
  );
  await expect(wrong).rejects.toThrow('b.html cannot be published: it is wrong');
});

test('an error of Astro’s own is not held up by those that wait for the page', async () => {
  const wrong = rendered(paths('/[page]', ['a', 'b', 'c']), (pathname) => {
    if (pathname === '/b.html') throw new Error('b is wrong');
    return new Response(pathname);
  });
  await expect(wrong).rejects.toThrow('b is wrong');
});
