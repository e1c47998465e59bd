import type { ReceivedBody } from '#domain/lead/received';
import { isRecord } from '#domain/record';

/** A lead that the site has not confirmed yet, as this browser keeps it. */
export type OutboxEntry = {
  /** The idempotency key it is sent with. */
  key: string;
  body: ReceivedBody;
  /** When it was put here (ISO 8601, as all times here: by this browser's clock, which may be wrong). */
  at: string;
  /** The latest attempt to send it. */
  tried?: Attempt;
  /** The site refused it: kept for the visitor, not sent again. */
  refused?: true;
};

/** An attempt to send a lead. */
export type Attempt = {
  /** When it began; once it has failed, when it did. */
  at: string;
  /** Which one it was, from 1. */
  number: number;
  /** How long (ms) the lead is left alone after it. */
  wait: number;
  /** How long (ms) the site itself asked to be left alone (`Retry-After`). */
  asked?: number;
  failed?: true;
};

/** What moves a browser to look after its leads: an event that makes success likelier, or merely time. */
export type Occasion = 'wake' | 'timer';

/** How a lead stands in the outbox. The last two are parked: shown to the visitor, and sent only when they ask. */
export type Standing = 'waiting' | 'refused' | 'unsent';

const second = 1000;
const hour = 3600 * second;

/** The wait (ms) after the first attempt, doubled with each further one up to the longest. */
const firstWait = 5 * second;
const longestWait = hour;
/** No request of the site's is honoured for longer (ms): a mistaken header must not hold a lead for months. */
const longestAsked = 24 * hour;
/** The longest (ms) that a page load or another event has to wait after an attempt. */
const longestGap = 60 * second;
/** How long (ms) a lead is sent again before it is parked. */
const lifetime = 7 * 24 * hour;

/** How long (ms) to wait after the nth attempt; `random` (0 to 1) spreads browsers that failed together. */
export function backOff(number: number, random: number): number {
  const whole = Math.min(longestWait, firstWait * 2 ** Math.min(number - 1, 20));
  return Math.round(whole * (0.5 + random / 2));
}

/**
 * How long (ms) until a lead may be sent; 0 is now. An event need not wait for the back-off, only for a gap that grows
 * with the attempts, so that reloading a page does not hammer the site. `Retry-After` holds for both. A clock that was
 * put back makes a lead due, never late.
 */
export function dueIn({ tried }: OutboxEntry, now: Date, occasion: Occasion): number {
  if (!tried) return 0;
  const elapsed = now.getTime() - Date.parse(tried.at);
  if (!(elapsed >= 0)) return 0;
  const wait = Math.min(tried.wait, longestWait);
  const gap = Math.min(wait, tried.number * second, longestGap);
  const pause = Math.max(occasion === 'wake' ? gap : wait, Math.min(tried.asked ?? 0, longestAsked));
  return Math.max(0, pause - elapsed);
}

/** The lead with an attempt that begins now. A date of entry that lies in the future is put right. */
export function begun(entry: OutboxEntry, now: Date, random: number): OutboxEntry {
  const number = (entry.tried?.number ?? 0) + 1;
  const isAhead = Date.parse(entry.at) > now.getTime();
  return {
    ...entry,
    at: isAhead ? now.toISOString() : entry.at,
    tried: { at: now.toISOString(), number, wait: backOff(number, random) },
  };
}

/** The lead after an attempt that brought no receipt; `asked` (ms) is the site's `Retry-After`. */
export function failed(entry: OutboxEntry, now: Date, asked: number | null): OutboxEntry {
  const { number = 1, wait = firstWait } = entry.tried ?? {};
  const tried: Attempt = { at: now.toISOString(), number, wait, failed: true };
  return { ...entry, tried: asked === null ? tried : { ...tried, asked } };
}

/**
 * How a lead stands. It is parked as unsent once an attempt has failed seven days after it came: never by the clock
 * alone, and not while the clock stands before that attempt.
 */
export function standing({ at, tried, refused }: OutboxEntry, now: Date): Standing {
  if (refused) return 'refused';
  if (!tried?.failed) return 'waiting';
  const failedAt = Date.parse(tried.at);
  return failedAt - Date.parse(at) >= lifetime && failedAt <= now.getTime() ? 'unsent' : 'waiting';
}

/**
 * Whether a lead that only the copy on the disk still has left the outbox on purpose: by now local storage would have
 * been written too.
 */
export function hasLeft({ at }: OutboxEntry, now: Date): boolean {
  return !(Math.abs(now.getTime() - Date.parse(at)) < lifetime);
}

/** The lead as if it had come now, with another seven days. */
export function renewed({ key, body }: OutboxEntry, now: Date): OutboxEntry {
  return { key, body, at: now.toISOString() };
}

/** The leads in the order they are sent: oldest first. */
export function inOrder(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entries.toSorted((a, b) => compare(a.at, b.at) || compare(a.key, b.key));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Something stored as an entry, or null where it is none. What is damaged beside key and body is left out. */
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

/** What the fields hold is for the site to judge. */
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
 * How long (ms, at most a day) a `Retry-After` header asks to wait: seconds, or a date, which is read against the
 * answer's own `Date` where there is one, since this browser's clock may be wrong. Null where it says nothing usable.
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
