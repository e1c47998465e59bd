import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

/*
 * The only way out of a function: to the address that a setting names, over https, and nowhere else. A redirect is
 * refused: it would carry a token or a visitor's details to whomever the answer names.
 */

/** Where a service is, without a slash at the end, or one sentence for the operator that quotes no value. */
export type Base = { url: string } | { problem: string };

/** Returns the address that a setting holds. http is allowed to this machine only, where the doubles are. */
export function outboundBase(setting: string, value: string): Base {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url) return { problem: `${setting} is no web address.` };
  if (url.username || url.password) return { problem: `${setting} must not hold a user name or password.` };
  if (url.search || url.hash) return { problem: `${setting} must be an address without "?" and "#".` };
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
    return { problem: `${setting} must begin with https://.` };
  return { url: url.href.replace(/\/+$/, '') };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/**
 * Returns a fetch that reaches these addresses' hosts alone and refuses redirects. Rejects where there is no answer;
 * the rejection may quote the request and must not be printed.
 */
export function fetchOnly(addresses: () => string[]): typeof fetch {
  return async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input);
    if (!addresses().some((address) => URL.canParse(address) && new URL(address).origin === origin))
      throw new Error('That host is not configured.');
    return fetch(input, { ...init, redirect: 'error' });
  };
}

/** What a client that sends its own requests may still do: one request, to this host. */
type Allowance = { host: string; requests: number };
const allowances = new AsyncLocalStorage<Allowance>();

// Node says so of every request before it is sent.
subscribe('http.client.request.created', (message) => {
  const allowance = allowances.getStore();
  if (!allowance) return;
  const { request } = message as { request: ClientRequest };
  allowance.requests += 1;
  if (allowance.requests > 1 || request.getHeader('host') !== allowance.host)
    request.destroy(new Error('Redirects are not followed.'));
});

/** Runs a client that follows redirects and cannot be told not to: its first request to `base` is its last. */
export function withoutRedirects<T>(base: string, run: () => Promise<T>): Promise<T> {
  return allowances.run({ host: new URL(base).host, requests: 0 }, run);
}
