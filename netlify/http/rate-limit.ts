import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import process from 'node:process';
import { json } from '#netlify/http/request';
import type { Store } from '#netlify/storage/store';

/** A minute (ms), and how many calls of one address a function answers in it: enough for an office that shares one. */
const minute = 60_000;
const callsAMinute = 120;
/** How many addresses are remembered at once; beyond it the one that called longest ago is forgotten. */
const addressesKept = 5000;

/** Seconds that a caller has to wait; 0 when the call is answered. */
export type AddressLimit = (address: string | undefined, now?: number) => number;

/**
 * A sliding window over the calls of each address. It lives in one process of a function; the platform's own limit
 * (`config.rateLimit`) counts over all of them. A call without a known address is answered.
 */
export function addressLimit(most = callsAMinute, window = minute): AddressLimit {
  const calls = new Map<string, number[]>();
  return (address, now = Date.now()) => {
    if (!address) return 0;
    const caller = callerOf(address);
    // A call from the future is left from before the clock was set back.
    const recent = (calls.get(caller) ?? []).filter((at) => at > now - window && at <= now);
    calls.delete(caller);
    const [oldest] = calls.keys();
    if (calls.size >= addressesKept && oldest !== undefined) calls.delete(oldest);
    calls.set(caller, recent);
    const [first = now] = recent;
    if (recent.length >= most) return Math.max(1, Math.ceil((first + window - now) / 1000));
    recent.push(now);
    return 0;
  };
}

/**
 * Who an address stands for. A customer with IPv6 has a whole network of them (/64), and would else be as many callers
 * as they like. An IPv4 address written as an IPv6 one is the IPv4 one.
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

/** The answer to a caller that has to wait. A browser keeps its lead and sends it again after that time. */
export function tooMany(seconds: number): Response {
  const details = `Too many requests. Try again in ${seconds} seconds.`;
  return json(
    429,
    { success: false, error: 'Too Many Requests', details },
    { 'retry-after': String(Math.ceil(seconds)) },
  );
}

/** How many submissions with one e-mail address are taken in an hour of the clock. */
export const submissionsAnHour = 10;
const hour = 3_600_000;
const folder = 'submissions/';

/**
 * Counts a submission with this e-mail address under its idempotency key; the same key again does not count. Answers
 * the seconds to wait once the hour's are used up, else 0.
 *
 * Each submission is a name of its own in the store, so nothing is compared before it is written: whoever comes last
 * sees all the others. Two that come at once for the last place may both have to wait; never are more taken.
 */
export async function countSubmission(store: Store, email: string, key: string, now = new Date()): Promise<number> {
  const place = `${folder}${hourOf(now)}/${digestOf(email)}/`;
  if (!(await store.create(place + key, {}))) return 0;
  if ((await store.keys(place)).length <= submissionsAnHour) return 0;
  await store.remove(place + key);
  return Math.ceil((hour - (now.getTime() % hour)) / 1000);
}

/** Removes what was counted before this hour; answers how many names that were. */
export async function forgetSubmissions(store: Store, now = new Date()): Promise<number> {
  const old = (await store.keys(folder)).filter((key) => key < `${folder}${hourOf(now)}`);
  for (const key of old) await store.remove(key);
  return old.length;
}

/** The hour in UTC, for example 2026-11-21T06: in order of time, as names are sorted. */
function hourOf(now: Date): string {
  return now.toISOString().slice(0, 13);
}

/** Without the key, nobody can try addresses against the names in the store. */
function digestOf(email: string): string {
  return createHmac('sha256', `submissions:${process.env['GHL_API_TOKEN'] ?? ''}`)
    .update(email.toLowerCase())
    .digest('hex')
    .slice(0, 32);
}
