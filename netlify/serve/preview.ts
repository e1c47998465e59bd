import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { NetlifyDev } from '@netlify/dev';
import { bundleFunctions } from '#netlify/build/bundle-functions';
import { localEnvironment } from '#netlify/environment';
import { sendResponse, toRequest } from '#netlify/http/node-http';
import { portFrom, portProblem, portUsage } from '#netlify/serve/preview-port';

/* The built site as the platform serves it: static files, headers, redirects and the 404 page by Netlify's own code,
   functions bundled once, as a deploy does, and called in this process. (Netlify's local emulator rebuilds a
   function for every call and breaks under parallel ones.) It never starts the CRM double: it reads the same
   variables as the site. */

/**
 * The platform's header for a caller's address. It overwrites a caller's own; here, tests use it to simulate many
 * callers.
 */
const addressHeader = 'x-nf-client-connection-ip';

type Handler = (request: Request, context: object) => Response | Promise<Response>;

const port = portFrom(process.argv.slice(2));
if (port === null) {
  console.error(portUsage);
  process.exit(2);
}
// The build writes the header rules last: without them, pages would have no policy.
if (!existsSync('dist/index.html') || !existsSync('dist/_headers')) {
  console.error(
    'There is no built site in dist/, or a build that failed has left a part of one. Run "npm run build" first.',
  );
  process.exit(1);
}
localEnvironment();

const off = { enabled: false };
const netlify = new NetlifyDev({
  projectRoot: process.cwd(),
  aiGateway: off,
  database: off,
  edgeFunctions: off,
  // Signed in, the Netlify CLI would use the deployed site's settings, the CRM's token among them.
  environmentVariables: off,
  functions: off,
  geolocation: off,
  images: off,
  serverAddress: null,
  blobs: { enabled: true },
  headers: { enabled: true },
  redirects: { enabled: true },
  staticFiles: { enabled: true },
});
await netlify.start();
const handlers = await bundledFunctions();
const fingerprinted = new Map<string, Response>();

const server = http.createServer(async (incoming, outgoing) => {
  try {
    // The platform takes several slashes for one.
    const request = await toRequest(incoming, incoming.url?.replace(/^\/{2,}/, '/'));
    const { pathname } = new URL(request.url);
    const handler = handlers.get(pathname);
    const response = handler
      ? await handler(request, { ip: request.headers.get(addressHeader) ?? incoming.socket.remoteAddress })
      : pathname === '/_headers' || !canDecode(pathname)
        ? undefined
        : await served(request, pathname);
    await sendResponse(response ?? (await inLowerCase(request)) ?? (await notFound(request)), outgoing);
  } catch (error) {
    console.error('preview:', error);
    outgoing.writeHead(502).end();
  }
});
// As long as a platform keeps them: a client that is slow to send must not meet a connection that has just been closed.
server.keepAliveTimeout = 60_000;
server.once('error', async (error) => {
  console.error(portProblem(error, port) ?? error);
  await netlify.stop();
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    server.close();
    server.closeAllConnections();
    await netlify.stop();
    process.exit(0);
  });

/**
 * Serves a path by Netlify's code, which reads its rules for each request anew: a file with a fingerprint, of which a page
 * has a dozen, only the first time.
 */
async function served(request: Request, pathname: string): Promise<Response | undefined> {
  const known = fingerprinted.get(pathname);
  if (known) return known.clone();
  const response = await netlify.handle(request);
  if (request.method !== 'GET' || !response?.ok || !pathname.startsWith('/_astro/')) return response;
  const kept = new Response(await response.arrayBuffer(), response);
  fingerprinted.set(pathname, kept);
  return kept.clone();
}

/**
 * Redirects to a page's path in lower case, if there is one: the platform does so, Netlify's local code does not.
 * https://github.com/mdn/yari/issues/35
 */
async function inLowerCase({ url }: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  const lowered = pathname.toLowerCase();
  if (lowered === pathname || !canDecode(pathname) || !(await netlify.handle(new Request(new URL(lowered, url)))))
    return undefined;
  return new Response(null, { status: 301, headers: { location: `${lowered}${search}` } });
}

/** Whether a path is written as one: `/%zz` is not, and Netlify's local code throws at it. */
function canDecode(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** The 404 page with the headers of every path. */
async function notFound({ url }: Request): Promise<Response> {
  const page = await netlify.handle(new Request(new URL('/404', url)));
  if (!page) throw new Error('dist/ holds no 404 page.');
  return new Response(page.body, { status: 404, headers: page.headers });
}

/** Each function under its address on the platform. */
async function bundledFunctions(): Promise<Map<string, Handler>> {
  await mkdir('.netlify', { recursive: true });
  const folder = await mkdtemp(path.join(process.cwd(), '.netlify/preview-'));
  const found = new Map<string, Handler>();
  for (const [name, program] of await bundleFunctions()) {
    const file = path.join(folder, name);
    await writeFile(file, program);
    const module = (await import(pathToFileURL(file).href)) as { default: Handler; config?: { path?: string } };
    found.set(module.config?.path ?? `/.netlify/functions/${path.basename(name, '.mjs')}`, module.default);
  }
  await rm(folder, { recursive: true });
  return found;
}
