import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import type { CallLimits } from '#netlify/http/fetch-text';

/* The only outbound requests of functions: to the address in a setting, over https, and nowhere else. A redirect is
   refused: it would carry a token or a visitor's details to an address of the answer's choice. */

/** A service's address, without a trailing slash, or one sentence for the operator that quotes no value. */
export type Base = { url: string } | { problem: string };

/** Returns the address in a setting. http is allowed only for this machine, where the doubles are. */
export function outboundBase(setting: string, value: string): Base {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url) return { problem: `${setting} is no web address.` };
  if (url.username || url.password) return { problem: `${setting} must not hold a user name or password.` };
  if (url.search || url.hash) return { problem: `${setting} must be an address without "?" and "#".` };
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
    return { problem: `${setting} must begin with https://.` };
  return { url: url.href.replace(/(?<!\/)\/+$/, '') };
}

/** Returns whether a host is this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/**
 * Returns a fetch that reaches only these addresses' hosts and refuses redirects. Rejects without an answer; the
 * rejection may quote the request and must not be printed.
 */
export function fetchOnly(addresses: () => string[]): typeof fetch {
  return async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input);
    if (!addresses().some((address) => URL.canParse(address) && new URL(address).origin === origin))
      throw new Error('That host is not configured.');
    return fetch(input, { ...init, redirect: 'error' });
  };
}

/** The limit that ended a client's work: its time was over, or its answer grew too large. */
export class LimitError extends Error {
  readonly limit: 'late' | 'large';
  constructor(limit: 'late' | 'large') {
    super(`The answer is too ${limit}.`);
    this.limit = limit;
  }
}

/** The budget of a client that sends its own requests: one request, to this origin, with an answer of this size. */
type Allowance = { origin: string; size: number; requests: ClientRequest[]; end(limit: LimitError['limit']): void };
const allowances = new AsyncLocalStorage<Allowance>();

// Node publishes this before it sends a request.
subscribe('http.client.request.created', (message) => {
  const allowance = allowances.getStore();
  if (!allowance) return;
  const { request } = message as { request: ClientRequest };
  allowance.requests.push(request);
  const origin = `${request.protocol}//${String(request.getHeader('host'))}`;
  if (allowance.requests.length > 1 || origin !== allowance.origin) {
    request.destroy(new Error('Redirects are not followed.'));
    return;
  }
  // An uncompressed answer has the size that arrives.
  request.setHeader('accept-encoding', 'identity');
  request.once('response', (response) => {
    let size = 0;
    if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') request.destroy();
    response.on('data', (chunk: Uint8Array) => {
      size += chunk.byteLength;
      if (size > allowance.size) allowance.end('large');
    });
  });
});

/**
 * Runs a client that follows redirects and reads answers of any size, without options against that: its first request
 * to `base` is its last, and if that takes longer or its answer is larger than the limits, the connection is closed and
 * a LimitError is thrown. The client's own limit only counts idle time.
 */
export async function withinLimits<T>(base: string, { time, size }: CallLimits, run: () => Promise<T>): Promise<T> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const allowance: Allowance = {
    origin: new URL(base).origin,
    size,
    requests: [],
    end(limit) {
      reject(new LimitError(limit));
      for (const request of allowance.requests) request.destroy();
    },
  };
  const timer = setTimeout(() => allowance.end('late'), time);
  try {
    return await Promise.race([ended, allowances.run(allowance, run)]);
  } finally {
    clearTimeout(timer);
  }
}
