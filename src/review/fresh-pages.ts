import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';

type Server = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];
type Payload = { type: string };

/** The files that Astro writes for the content, each separately, half a second or more after a change. */
const store = '.astro/data-store.json';
const imports = ['.astro/content-assets.mjs', '.astro/content-modules.mjs'];

/** How long (ms) to wait for the next of these files: they are written close together. */
const afterWritten = 50;

/** The event in which a page reports the content it was made from: src/review/made-from.ts. */
const shownEvent = 'content:shown';

/**
 * Writes empty versions of the content files that Astro imports, before its first start. Astro remembers an import that
 * was missing when a page first asked for it, and never reads the one written later.
 */
export function writeEmptyImports(project: string): void {
  // With a store present, Astro would assume that an existing file belongs to it.
  if (existsSync(path.join(project, store))) return;
  const missing = imports.map((file) => path.join(project, file)).filter((file) => !existsSync(file));
  mkdirSync(path.join(project, '.astro'), { recursive: true });
  for (const file of missing) writeFileSync(file, 'export default new Map();\n');
}

/**
 * Reloads every page in a browser, in development, that was made before Astro's last change to the content files. Astro
 * reloads open pages for only one of its three files, and only pages connected by then: a page made from one new file
 * and one old, or still loading, would stay outdated. So each file is followed by a reload, each reload is counted,
 * every page is served with the count (`Server-Timing`), and reports it once it is connected (made-from.ts).
 *
 * `onWritten` is called after Astro has written. Returns a function that sends to the browsers without being counted,
 * and whether the next error to send belongs to a page that has been reloaded since.
 */
export function keepPagesFresh(
  server: Server,
  project: string,
  onWritten: () => void,
): { send: (payload: Payload) => void; isOutdated: () => boolean } {
  const { hot } = server.environments.client;
  const send = hot.send.bind(hot) as (payload: Payload) => void;
  const files = [store, ...imports].map((file) => path.join(project, file));
  const failed: number[] = [];
  const open = new Set<Promise<void>>();
  let reloads = 0;
  let timer: NodeJS.Timeout | undefined;

  hot.send = ((payload: Payload) => {
    if (payload.type === 'full-reload') reloads++;
    send(payload);
  }) as typeof hot.send;
  hot.on(shownEvent, (madeFrom: unknown, client) => {
    if (typeof madeFrom === 'number' && madeFrom < reloads) client.send({ type: 'full-reload' });
  });
  server.middlewares.use((_incoming, outgoing, next) => {
    const madeFrom = reloads;
    const closed = new Promise<void>((resolve) => outgoing.once('close', resolve));
    open.add(closed);
    void closed.then(() => open.delete(closed));
    outgoing.setHeader('server-timing', `content;dur=${madeFrom}`);
    outgoing.once('finish', () => {
      const isPage = String(outgoing.getHeader('content-type')).startsWith('text/html');
      if (isPage && outgoing.statusCode >= 500) failed.push(madeFrom);
    });
    next();
  });
  server.watcher.add(files);
  const renew = async () => {
    // A page that started earlier would restore its old paths in Astro's memory after they are forgotten.
    await Promise.all(open);
    forget(server, files);
    hot.send({ type: 'full-reload' });
    onWritten();
  };
  server.watcher.on('all', (_event, file) => {
    if (!files.includes(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), afterWritten);
  });
  return {
    send,
    // Astro sends a page's error shortly after the page.
    isOutdated: () => (failed.shift() ?? reloads) < reloads,
  };
}

type Modules = {
  getModulesByFile(file: string): Iterable<object> | undefined;
  getModuleById(id: string): object | undefined;
  invalidateModule(module: object): void;
};

/** The module through which Astro reads its store. */
const storeModule = '\0astro:data-layer-content';

/**
 * Makes Vite and Astro read the content again: Vite does so when a file changes, not when it is replaced; Astro keeps
 * paths of pages.
 */
function forget(server: Server, files: readonly string[]): void {
  for (const environment of Object.values(server.environments)) {
    const { runner } = environment as { runner?: { evaluatedModules: Modules } };
    for (const modules of [environment.moduleGraph as Modules, runner?.evaluatedModules]) {
      const ofFiles = files.flatMap((file) => [...(modules?.getModulesByFile(file) ?? [])]);
      const ofStore = modules?.getModuleById(storeModule);
      for (const module of ofStore ? [...ofFiles, ofStore] : ofFiles) modules?.invalidateModule(module);
    }
    if (runner) environment.hot.send('astro:content-changed', {});
  }
}
