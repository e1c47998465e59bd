import { STATUS_CODES } from 'node:http';
import { isRecord } from '#domain/record';
import { functionHeaders } from '#netlify/http/headers';

/** Names that exist on every object. No field of ours has one. */
const reserved: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** A parsed body, or the answer that refuses the request. */
export type ReadBody = { ok: true; body: unknown } | { ok: false; response: Response };

/**
 * Returns a JSON answer with the headers of every function. A refusal (400 to 499) is logged: its status, and the names
 * of our fields in it, but nothing that the caller sent.
 */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  if (status >= 400 && status < 500) console.warn(`refused: ${status} ${STATUS_CODES[status] ?? ''}${fieldsIn(body)}`);
  return Response.json(body, { status, headers: { ...functionHeaders, ...headers } });
}

function fieldsIn(body: unknown): string {
  return isRecord(body) && isRecord(body['fields']) ? ` (${Object.keys(body['fields']).join(', ')})` : '';
}

/**
 * Reads the JSON body of a POST from our own pages and of at most `limit` bytes. Everything else is refused with a
 * clear status: 405 method, 403 another site, 415 type, 413 size, 400 not JSON, or JSON with names that none of our
 * bodies has. The answer never repeats the input.
 */
export async function readJsonPost(request: Request, limit: number): Promise<ReadBody> {
  if (request.method !== 'POST') return refused(405, 'Method Not Allowed', 'Send a POST request.', { allow: 'POST' });
  if (isCrossSite(request)) return refused(403, 'Forbidden', 'Requests from other sites are not accepted.');
  if (!isJson(request.headers.get('content-type')))
    return refused(415, 'Unsupported Media Type', 'Send the body as application/json.');
  const text = await readAtMost(request, limit);
  if (text === null) return refused(413, 'Content Too Large', `Send at most ${limit} bytes.`);
  try {
    let isReserved = false;
    const body: unknown = JSON.parse(text, (name, value: unknown) => {
      if (reserved.includes(name)) isReserved = true;
      return value;
    });
    if (isReserved) return refused(400, 'Bad Request', 'The body holds a name that no field has.');
    return { ok: true, body };
  } catch {
    return refused(400, 'Bad Request', 'The body is not valid JSON.');
  }
}

function refused(status: number, error: string, details: string, headers?: Record<string, string>): ReadBody {
  return { ok: false, response: json(status, { success: false, error, details }, headers) };
}

/**
 * Fetch Metadata if the browser sends it, else the Origin header; a client that sends neither is not a browser page.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  return origin !== null && hostOf(origin) !== new URL(request.url).host;
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

/** Returns the body as text, or null once it exceeds the limit: a longer one is never in memory as a whole. */
async function readAtMost(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of request.body) {
      bytes += chunk.byteLength;
      if (bytes > limit) return null;
      text += decoder.decode(chunk, { stream: true });
    }
  } catch {
    // The sender disconnected: the partial text is not JSON, and the answer is discarded.
  }
  return text + decoder.decode();
}
