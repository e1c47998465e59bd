import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { sendResponse, toRequest } from '#netlify/http/node-http';

/** What the service does with a request in place of answering it. `hasEffect`: it does its work first. */
export type BlobsFault = { hasEffect?: true } & (
  { status: number; page?: true } | { status: 'cut off' } | { status: 'silence' }
);

/**
 * Netlify's own local server behind an address that can be told to fail, and that lists `pageSize` names a page as the
 * deployed service does (it lists 1,000).
 */
export type BlobsService = {
  address: string;
  /** Asked for each request by its method and path; null lets it pass. */
  fault: (request: { method: string; path: string }) => BlobsFault | null;
  /** The requests that came, as 'PUT leads/some-key'. */
  requests: string[];
  pageSize: number;
  stop(): Promise<void>;
};

export const token = 'a-token';

export async function startBlobsService(): Promise<BlobsService> {
  const directory = await mkdtemp(path.join(tmpdir(), 'smartstack-blobs-'));
  const behind = new BlobsServer({ directory, token });
  const { port } = await behind.start();
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: BlobsService = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: () => null,
    requests: [],
    pageSize: 1000,
    async stop() {
      server.closeAllConnections();
      server.close();
      await behind.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return service;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await toRequest(incoming);
    const url = new URL(request.url);
    const { method } = request;
    // '/SITE/STORE/KEY'
    const name = url.pathname.split('/').slice(3).join('/');
    service.requests.push(`${method} ${name}`);
    const fault = service.fault({ method, path: name });
    const work = () => fetch(new Request(`http://localhost:${port}${url.pathname}${url.search}`, request));
    if (fault && !fault.hasEffect) return fail(fault, outgoing);
    const answered = await work();
    if (fault) return fail(fault, outgoing);
    const isList = method === 'GET' && name === '' && answered.ok;
    await sendResponse(isList ? pageOf(await answered.json(), url.searchParams.get('cursor')) : answered, outgoing);
  }

  function pageOf(listed: unknown, cursor: string | null): Response {
    const { blobs } = listed as { blobs: { key: string }[] };
    const from = Number(cursor ?? 0);
    const until = from + service.pageSize;
    const more = until < blobs.length ? { next_cursor: String(until) } : {};
    return Response.json({ blobs: blobs.slice(from, until), directories: [], ...more });
  }
}

function fail(fault: BlobsFault, outgoing: ServerResponse): void {
  if (fault.status === 'silence') return;
  if (fault.status === 'cut off') {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
    outgoing.write('{"blobs":[{"key":"a', () => outgoing.destroy());
    return;
  }
  const page = 'page' in fault;
  outgoing.writeHead(fault.status, { 'content-type': page ? 'text/html; charset=utf-8' : 'application/json' });
  outgoing.end(page ? '<!doctype html><title>Sorry</title>' : '{"message":"no"}');
}
