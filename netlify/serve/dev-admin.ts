import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { writeAdmin } from '#netlify/build/admin';
import { adminAddress } from '#netlify/http/admin-page';
import { sendResponse, toRequest } from '#netlify/http/node-http';

/** The editing screen's files in development (git-ignored). */
const folder = '.data/site';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * The editing screen in `astro dev`: its files are rebuilt on each visit of the page, so that a schema change applies
 * at once.
 */
export function serveAdmin(server: ViteDevServer): void {
  server.middlewares.use(adminAddress, async (incoming, outgoing, next) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    try {
      if (pathname === '/') {
        await writeAdmin(folder);
        const module = await server.ssrLoadModule('/netlify/functions/admin.ts');
        const adminFor = module['adminFor'] as (request: Request, hasPages: boolean) => Response;
        return await sendResponse(adminFor(await toRequest(incoming, incoming.originalUrl), true), outgoing);
      }
      const file = await readFile(path.join(folder, adminAddress, pathname)).catch(() => null);
      const type = types[path.extname(pathname)];
      if (file === null || type === undefined) return next();
      outgoing.setHeader('content-type', type);
      outgoing.end(file);
    } catch (error) {
      next(error);
    }
  });
}
