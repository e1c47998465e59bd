import type { IncomingMessage, ServerResponse } from 'node:http';

/** Returns a Node request as the standard Request that functions take. Reads the whole body. */
export async function toRequest(incoming: IncomingMessage, path = incoming.url ?? '/'): Promise<Request> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks);
  return new Request(`http://${incoming.headers.host ?? 'localhost'}${path}`, { method, headers, body });
}

/** Sends a standard Response through Node. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => outgoing.setHeader(name, value));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
