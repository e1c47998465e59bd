import type { AstroPrerenderer } from 'astro';
import { type RenderedFile, UnpublishablePage } from '#netlify/build/finish-group';

/**
 * How many pages of one route are finished together, and so have the same style sheet: all where there are up to 75, and 25
 * at a time where there are more, because memory holds their trees.
 */
const together = 25;
const mostTogether = 3 * together;

/**
 * How many pages Astro has to render at a time (`build.concurrency`). Each waits for those that are finished with it: with
 * fewer than `mostTogether` it would wait for ever, as it would if Astro did not render a route's pages one after the other,
 * or left some out (`experimental.incrementalBuild`). The next are rendered while a thread finishes these.
 */
export const atATime = mostTogether + together;

/** Returns pages of one route, named where they are many, as they are published: path of the file → bytes. */
type Finish = (pages: readonly RenderedFile[], route?: string) => Promise<ReadonlyMap<string, RenderedFile['html']>>;

/** Pages that are finished together, once the last of them is rendered. */
type Group = {
  /** The route, where it has more pages than these. */
  route: string | undefined;
  waitsFor: number;
  pages: RenderedFile[];
  finished: PromiseWithResolvers<ReadonlyMap<string, RenderedFile['html']>>;
};

/**
 * Returns a prerenderer that renders as Astro's own does, and gives each page back as it is published. `begin` is told how
 * many pages there will be, and returns what finishes them.
 */
export function finishingPrerenderer(
  astros: AstroPrerenderer,
  begin: (pageCount: number) => Promise<Finish>,
): AstroPrerenderer {
  let finish: Finish;
  let nextGroup: ReturnType<typeof groupsOf>;
  return {
    ...astros,
    async getStaticPaths() {
      const paths = await astros.getStaticPaths();
      const counts = pagesOfRoutes(paths);
      nextGroup = groupsOf(counts);
      finish = await begin([...counts.values()].reduce((sum, count) => sum + count, 0));
      return paths;
    },
    async render(request, options) {
      if (options.routeData.type !== 'page') return astros.render(request, options);
      const group = nextGroup(options.routeData.route);
      const rendered = await astros.render(request, options);
      const { response, ...more } = rendered instanceof Response ? { response: rendered } : rendered;
      const file = decodeURI(new URL(request.url).pathname.slice(1));
      const isPage = response.body && (response.status < 300 || response.status >= 400);
      if (isPage) group.pages.push({ file, html: new Uint8Array(await response.arrayBuffer()) });
      group.waitsFor -= 1;
      if (group.waitsFor === 0 && group.pages.length > 0)
        finish(inOrder(group.pages), group.route).then(group.finished.resolve, group.finished.reject);
      if (!isPage) return rendered;
      const html = (await finishedWith(group, file)).get(file);
      return { response: new Response(html, response), ...more };
    },
  };
}

/**
 * Returns pages that were finished with one. Where another of them cannot be published, it is that one whose rendering
 * fails, and the build with it: nobody waits for this one any more.
 */
async function finishedWith({ finished }: Group, file: string): ReturnType<Finish> {
  try {
    return await finished.promise;
  } catch (error) {
    if (error instanceof UnpublishablePage && error.file !== file) return new Promise(() => undefined);
    throw error;
  }
}

/** Returns how many pages each route has. Of two with one address, Astro renders the first. */
function pagesOfRoutes(paths: Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>): Map<string, number> {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (const { pathname, route } of paths) {
    const address = pathname.replace(/\/$/, '');
    if (seen.has(address)) continue;
    seen.add(address);
    if (route.type === 'page') counts.set(route.route, (counts.get(route.route) ?? 0) + 1);
  }
  return counts;
}

/** Returns what gives the group of the next page of a route. `counts` are the pages of each route. */
function groupsOf(counts: ReadonlyMap<string, number>): (route: string) => Group {
  const begun = new Map<string, number>();
  const groups = new Map<string, Group>();
  return (route) => {
    const count = counts.get(route) ?? 1;
    const size = count <= mostTogether ? count : together;
    const place = begun.get(route) ?? 0;
    begun.set(route, place + 1);
    const known = groups.get(route);
    if (known && place % size > 0) return known;
    const waitsFor = Math.max(1, Math.min(size, count - place));
    const ofMany = size < count ? route : undefined;
    const group: Group = { route: ofMany, waitsFor, pages: [], finished: Promise.withResolvers() };
    groups.set(route, group);
    return group;
  };
}

/** Returns pages in the order of their files: they are rendered at the same time, and the same site is built the same. */
function inOrder(pages: readonly RenderedFile[]): RenderedFile[] {
  return pages.toSorted((one, other) => (one.file < other.file ? -1 : 1));
}
