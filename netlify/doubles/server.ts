import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendResponse, toRequest } from '#netlify/http/node-http';

/** A web server on loopback: its address, and a function that closes it with all its connections. */
export type LoopbackServer = { url: string; close(): Promise<void> };

/**
 * Starts a web server on loopback; port 0 means any free one. `handle` returns the answer, or null if it answers or
 * breaks the connection itself.
 */
export async function startServer(
  handle: (request: Request, incoming: IncomingMessage, outgoing: ServerResponse) => Promise<Response | null>,
  port = 0,
): Promise<LoopbackServer> {
  const server = http.createServer(async (incoming, outgoing) => {
    const response = await handle(await toRequest(incoming), incoming, outgoing);
    if (response) await sendResponse(response, outgoing);
  });
  // A slow client must not meet a connection that has just been closed.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
