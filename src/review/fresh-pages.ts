import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';

type Server = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];
type Payload = { type: string };

/** What Astro writes of the content, each file in its own time, half a second after a change or later. */
const store = '.astro/data-store.json';
const imports = ['.astro/content-assets.mjs', '.astro/content-modules.mjs'];

/** How long (ms) to wait for the next of these files: they come together. */
const afterWritten = 50;

/** The event by which a page says what it was made from: src/review/made-from.ts. */
const shownEvent = 'content:shown';

/**
 * Writes the files that Astro imports of the content, empty, before it starts for the first time. It remembers a file that
 * was not there when a page first asked for it, and reads the one that comes later never.
 */
export function writeEmptyImports(project: string): void {
  // Beside a store Astro takes a file that is there for the one that belongs to it.
  if (existsSync(path.join(project, store))) return;
  const missing = imports.map((file) => path.join(project, file)).filter((file) => !existsSync(file));
  mkdirSync(path.join(project, '.astro'), { recursive: true });
  for (const file of missing) writeFileSync(file, 'export default new Map();\n');
}

/**
 * Has every page in a browser made anew, in development, when it was made before what Astro has last written of the content.
 * Astro tells open pages to reload for one of its three files, and pages that are connected by then: a page that is made
 * from one new file and one old, or that is still loading, would stay as it is. So each file is followed by a reload, each
 * reload is counted, a page is served with the count (`Server-Timing`), and says it once it is connected (made-from.ts).
 *
 * `onWritten` is called when Astro has written. Returns what sends to the browsers without being counted, and whether the
 * error that is about to be sent is of a page that has been told to reload since.
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
    // A page that was begun before would leave its old paths in Astro's memory after they have been forgotten.
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
    // Astro sends the error of a page shortly after the page.
    isOutdated: () => (failed.shift() ?? reloads) < reloads,
  };
}

type Modules = {
  getModulesByFile(file: string): Iterable<object> | undefined;
  getModuleById(id: string): object | undefined;
  invalidateModule(module: object): void;
};

/** The module as which Astro reads its store. */
const storeModule = '\0astro:data-layer-content';

/** Has the content read anew: Vite does so where a file changes, not where it is replaced; Astro keeps paths of pages. */
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
