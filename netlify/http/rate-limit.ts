import { isIPv6 } from 'node:net';
import { json } from '#netlify/http/request';

/** A minute (ms), and how many calls of one address a function answers in it: enough for an office that shares one. */
const minute = 60_000;
const callsAMinute = 120;
/** How many addresses are remembered at once; beyond that, the one that called longest ago is dropped. */
const maxAddresses = 5000;

/** Returns the seconds that a caller has to wait; 0 if the call is answered. */
export type AddressLimit = (address: string | undefined, now?: number) => number;

/**
 * Returns a limit: a sliding window over the calls of each address, within one process of a function; the platform's
 * own limit (`config.rateLimit`) counts over all of them. A call without a known address is answered.
 */
export function addressLimit(most = callsAMinute, window = minute): AddressLimit {
  const calls = new Map<string, number[]>();
  return (address, now = Date.now()) => {
    if (!address) return 0;
    const caller = callerOf(address);
    // A call from the future was recorded before the clock was set back.
    const recent = (calls.get(caller) ?? []).filter((at) => at > now - window && at <= now);
    calls.delete(caller);
    const [oldest] = calls.keys();
    if (calls.size >= maxAddresses && oldest !== undefined) calls.delete(oldest);
    calls.set(caller, recent);
    const [first = now] = recent;
    if (recent.length >= most) return Math.max(1, Math.ceil((first + window - now) / 1000));
    recent.push(now);
    return 0;
  };
}

/**
 * Returns the caller that an address belongs to. An IPv6 customer has a whole network of addresses (/64), and could
 * otherwise pose as any number of callers. An IPv4 address written as an IPv6 one is the IPv4 one.
 */
function callerOf(address: string): string {
  const ipv4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (ipv4) return ipv4;
  if (!isIPv6(address) || !URL.canParse(`http://[${address}]`)) return address;
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [head, tail] = [groups(before), groups(after ?? '')];
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

/** Returns the answer to a caller that has to wait. A browser saves its lead and sends it again after that time. */
export function tooMany(seconds: number): Response {
  const details = `Too many requests. Try again in ${seconds} seconds.`;
  return json(
    429,
    { success: false, error: 'Too Many Requests', details },
    { 'retry-after': String(Math.ceil(seconds)) },
  );
}
