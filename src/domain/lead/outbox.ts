import type { ReceivedBody } from '#domain/lead/received';
import { isRecord } from '#domain/record';

/** A lead that the site has not confirmed yet, as this browser stores it. */
export type OutboxEntry = {
  /** The idempotency key it is sent with. */
  key: string;
  body: ReceivedBody;
  /** When it was put here. All times here are ISO 8601, by this browser's clock, which may be wrong. */
  at: string;
  /** The latest attempt to send it. */
  tried?: Attempt;
  /** The site refused it: it stays for the visitor and is not sent again. */
  refused?: true;
};

/** An attempt to send a lead. */
export type Attempt = {
  /** When it began, or, once it has failed, when it failed. */
  at: string;
  /** Its number, from 1. */
  number: number;
  /** How long (ms) to wait after it. */
  wait: number;
  /** How long (ms) the site asked to wait (`Retry-After`). */
  asked?: number;
  failed?: true;
};

/** Why a browser looks at its unsent leads: an event that makes success likelier, or the timer. */
export type Trigger = 'reconnect' | 'timer';

/** The status of a lead in the outbox. The last two are failed: shown to the visitor, and sent only when they ask. */
export type LeadStatus = 'waiting' | 'refused' | 'expired';

const second = 1000;
const hour = 3600 * second;

/** The wait (ms) after the first attempt, doubled with each further one up to the longest. */
const firstWait = 5 * second;
const longestWait = hour;
/** The longest `Retry-After` (ms) that is honoured: a mistaken header must not hold a lead for months. */
const longestAsked = 24 * hour;
/** The longest (ms) that a page load or another event has to wait after an attempt. */
const longestGap = 60 * second;
/** How long a lead is sent again; afterwards it has failed. The visitor reads the number. */
export const maxDays = { number: 7, inWords: 'seven' };
const maxAge = maxDays.number * 24 * hour;

/** Returns how long (ms) to wait after the nth attempt; `random` (0 to 1) spreads browsers that failed together. */
export function backOff(number: number, random: number): number {
  const whole = Math.min(longestWait, firstWait * 2 ** Math.min(number - 1, 20));
  return Math.round(whole * (0.5 + random / 2));
}

/**
 * Returns how long (ms) until a lead may be sent; 0 is now. A reconnect need not wait for the back-off, only for a gap
 * that grows with the attempts, so that reloading a page does not hammer the site. `Retry-After` holds for both
 * triggers. A clock that was put back makes a lead due, never late.
 */
export function dueIn({ tried }: OutboxEntry, now: Date, trigger: Trigger): number {
  if (!tried) return 0;
  const elapsed = now.getTime() - Date.parse(tried.at);
  if (!(elapsed >= 0)) return 0;
  const wait = Math.min(tried.wait, longestWait);
  const gap = Math.min(wait, tried.number * second, longestGap);
  const pause = Math.max(trigger === 'reconnect' ? gap : wait, Math.min(tried.asked ?? 0, longestAsked));
  // In whole ms, as clocks count: part of one would never be over.
  return Math.max(0, Math.ceil(pause - elapsed));
}

/** Returns the entry with an attempt that begins now. A date of entry that lies in the future is corrected. */
export function attemptBegun(entry: OutboxEntry, now: Date, random: number): OutboxEntry {
  const number = (entry.tried?.number ?? 0) + 1;
  const isAhead = Date.parse(entry.at) > now.getTime();
  return {
    ...entry,
    at: isAhead ? now.toISOString() : entry.at,
    tried: { at: now.toISOString(), number, wait: backOff(number, random) },
  };
}

/** Returns the entry after an attempt without a receipt; `asked` (ms) is the site's `Retry-After`. */
export function attemptFailed(entry: OutboxEntry, now: Date, asked: number | null): OutboxEntry {
  const { number = 1, wait = firstWait } = entry.tried ?? {};
  const tried: Attempt = { at: now.toISOString(), number, wait, failed: true };
  return { ...entry, tried: asked === null ? tried : { ...tried, asked } };
}

/**
 * Returns the status of a lead. It expires once an attempt has failed at its greatest age: never by the
 * clock alone, and not while the clock stands before that attempt.
 */
export function statusOf({ at, tried, refused }: OutboxEntry, now: Date): LeadStatus {
  if (refused) return 'refused';
  if (!tried?.failed) return 'waiting';
  const failedAt = Date.parse(tried.at);
  return failedAt - Date.parse(at) >= maxAge && failedAt <= now.getTime() ? 'expired' : 'waiting';
}

/**
 * Returns whether a lead that only has a copy in IndexedDB has left the outbox on purpose: at that age the browser
 * has written local storage to the disk too.
 */
export function hasLeft({ at }: OutboxEntry, now: Date): boolean {
  return !(Math.abs(now.getTime() - Date.parse(at)) < maxAge);
}

/** Returns the entry as if it were put here now, with all its days before it. */
export function renewed({ key, body }: OutboxEntry, now: Date): OutboxEntry {
  return { key, body, at: now.toISOString() };
}

/** Returns the leads in the order they are sent: oldest first. */
export function inOrder(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return [...entries].sort((a, b) => compare(a.at, b.at) || compare(a.key, b.key));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns a stored value as an entry, or null where it is none. Damaged parts other than key and body are left out. */
export function outboxEntry(stored: unknown): OutboxEntry | null {
  if (!isRecord(stored)) return null;
  const { key, body, at, refused } = stored;
  if (typeof key !== 'string' || !isBody(body)) return null;
  const tried = attempt(stored['tried']);
  return {
    key,
    body,
    at: typeof at === 'string' ? at : '',
    ...(tried ? { tried } : {}),
    ...(refused === true ? { refused } : {}),
  };
}

/** Accepts any object: the site itself checks the fields. */
function isBody(stored: unknown): stored is ReceivedBody {
  return isRecord(stored);
}

function attempt(stored: unknown): Attempt | null {
  if (!isRecord(stored)) return null;
  const { at, number, wait, asked, failed } = stored;
  if (typeof at !== 'string' || typeof number !== 'number' || typeof wait !== 'number') return null;
  return {
    at,
    number,
    wait,
    ...(typeof asked === 'number' ? { asked } : {}),
    ...(failed === true ? { failed } : {}),
  };
}

/**
 * Returns how long (ms, at most a day) a `Retry-After` header asks to wait: seconds, or a date, which is compared with
 * the response's own `Date` where there is one, since this browser's clock may be wrong. Null where it is not usable.
 */
export function retryAfter(header: string | null, dateHeader: string | null, now: Date): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text) * second, longestAsked);
  const until = Date.parse(text);
  if (Number.isNaN(until)) return null;
  const answered = Date.parse(dateHeader ?? '');
  const from = Number.isNaN(answered) ? now.getTime() : answered;
  return Math.min(Math.max(0, until - from), longestAsked);
}
