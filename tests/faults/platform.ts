import { doubleCredentials } from '#netlify/doubles/highlevel';
import type { Crm, CrmRequest } from '#tests/faults/crm';
import type * as Functions from '#tests/faults/functions';
import { nodeCrypto, type Program } from '#tests/faults/program';
import type { Operator } from '#tests/faults/operator';
import type { Random } from '#tests/fixtures/random';
import { clockOf, limits, type Timeline } from '#tests/faults/timeline';

/* The platform of the simulation: instances of the functions, which may die at any moment, and their store. */

export const functionGlobals = [
  'Date',
  'Math',
  'fetch',
  'AbortController',
  'AbortSignal',
  'setTimeout',
  'clearTimeout',
  'console',
  // Where the client of the store looks for its settings.
  'globalThis',
] as const;

export type FunctionProgram = Program<typeof Functions>;

type Version = { at: number; json: string | null };
export type StoreCall = { verb: 'set' | 'create' | 'get' | 'delete' | 'list'; key: string };
/** What a troubled store does with a request: whether it takes effect, and what comes back. */
export type StoreTrouble = { hasEffect: boolean; answer: 'reset' | 'silence' | 'cut off' | 'page' | number };

/** How many names the store lists in one answer: few, so that lists of several pages are usual. */
const pageSize = 5;

/** The platform's Blobs: what is written, when others see it, and the service as its own client reaches it. */
export class Blobs {
  private readonly versions = new Map<string, Version[]>();
  /** How long (ms) readings may lag behind, and with them 'only if new'. 0 is strong consistency. */
  lag = 0;
  /** How long (ms) a request takes at most. */
  latency = 40;
  /** Whether nothing can be written or removed. */
  isFull = false;
  /** How many readings have failed so far. */
  failedReadings = 0;
  /** Called with each value that is written, and with null for one that is removed. */
  changed: (key: string, json: string | null) => void = () => {};
  trouble: (call: StoreCall) => StoreTrouble | null = () => null;
  /** Called after each call that took effect. */
  done: (call: StoreCall) => void = () => {};

  readonly timeline: Timeline;
  readonly random: Random;

  constructor(timeline: Timeline, random: Random) {
    this.timeline = timeline;
    this.random = random;
  }

  /** Names as they really are. */
  names(prefix: string): string[] {
    return [...this.versions.keys()].filter((key) => key.startsWith(prefix) && this.latest(key) !== null).sort();
  }

  latest(key: string): string | null {
    return this.versions.get(key)?.at(-1)?.json ?? null;
  }

  /** One request of the client, with its effect in the middle of the time it takes. */
  async request(url: string, init: StoreRequest): Promise<Response> {
    const { timeline, random } = this;
    if (init.signal?.isAborted) throw new DOMException('aborted', 'AbortError');
    const call = callIn(url, init);
    const trouble = this.trouble(call);
    const half = random.whole(1, this.latency) / 2;
    await timeline.sleep(half);
    if (trouble && call.verb === 'get') this.failedReadings += 1;
    const isRefused = this.isFull && call.verb !== 'get' && call.verb !== 'list';
    if (isRefused) return new Response('{}', { status: 507 });
    if (trouble && !trouble.hasEffect) return troubled(trouble.answer);
    const answer = this.effect(call, url, init.body ?? '');
    this.done(call);
    await timeline.sleep(half);
    return trouble ? troubled(trouble.answer) : answer;
  }

  private effect({ verb, key }: StoreCall, url: string, text: string): Response {
    if (verb === 'list') return this.page(key, Number(new URL(url).searchParams.get('cursor') ?? 0));
    const seen = verb === 'get' || verb === 'create' ? this.seen(key) : null;
    if (verb === 'get') return seen === null ? new Response('', { status: 404 }) : new Response(seen);
    if (verb === 'create' && seen !== null) return new Response('', { status: 412 });
    this.put(key, verb === 'delete' ? null : text);
    return new Response('', { headers: { etag: '"stored"' } });
  }

  private page(prefix: string, from: number): Response {
    const keys = this.seenNames(prefix);
    const blobs = keys.slice(from, from + pageSize).map((key) => ({ key, etag: '"stored"' }));
    const next = from + pageSize < keys.length ? { next_cursor: String(from + pageSize) } : {};
    return Response.json({ blobs, directories: [], ...next });
  }

  /** What a reader sees now. */
  private seen(key: string): string | null {
    const versions = this.versions.get(key) ?? [];
    if (this.lag === 0) return versions.at(-1)?.json ?? null;
    const until = this.timeline.now - this.random.whole(0, this.lag);
    return versions.findLast(({ at }) => at <= until)?.json ?? null;
  }

  private seenNames(prefix: string): string[] {
    return [...this.versions.keys()].filter((key) => key.startsWith(prefix) && this.seen(key) !== null);
  }

  put(key: string, json: string | null): void {
    const versions = this.versions.get(key) ?? [];
    versions.push({ at: this.timeline.now, json });
    this.versions.set(key, versions);
    this.changed(key, json);
  }
}

/** A request as the client of the store makes it. */
type StoreRequest = {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal?: { isAborted?: boolean };
};

/** 'https://blobs.example/SITE/site:STORE/KEY', or without a key and with a prefix. */
function callIn(url: string, { method, headers }: StoreRequest): StoreCall {
  const { pathname, searchParams } = new URL(url);
  const key = pathname.split('/').slice(3).join('/');
  if (method === 'put') return { verb: headers['if-none-match'] === '*' ? 'create' : 'set', key };
  if (method === 'delete') return { verb: 'delete', key };
  return key === '' ? { verb: 'list', key: searchParams.get('prefix') ?? '' } : { verb: 'get', key };
}

/** What comes back from a store in trouble. */
function troubled(answer: StoreTrouble['answer']): Promise<Response> | Response {
  if (answer === 'silence') return new Promise(() => {});
  if (answer === 'reset') throw new TypeError('reset');
  if (answer === 'page') return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  if (answer !== 'cut off') return new Response('{}', { status: answer });
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"blobs":[{"key":"a'));
        controller.error(new TypeError('terminated'));
      },
    }),
  );
}

/** A running instance: its memory lasts from its cold start to its death. */
class Instance {
  isAlive = true;
  readonly functions: ReturnType<FunctionProgram>;
  private readonly platform: Platform;
  private readonly mourners = new Set<() => void>();

  constructor(start: FunctionProgram, platform: Platform) {
    this.platform = platform;
    this.functions = start(this.globals(), this.modules());
  }

  die(): void {
    this.isAlive = false;
    for (const mourn of this.mourners) mourn();
  }

  /** A call of a function: rejects when the instance dies first, or when it takes longer than it may. */
  run<T>(limit: number, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const mourn = () => reject(new TypeError('the instance died'));
      const callOff = this.platform.timeline.after(limit, () => this.die());
      this.mourners.add(mourn);
      const end = () => {
        callOff();
        this.mourners.delete(mourn);
      };
      work().then(resolve, reject).finally(end);
    });
  }

  private alive<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      promise.then(
        (value) => this.isAlive && resolve(value),
        (error: unknown) => this.isAlive && reject(error),
      );
    });
  }

  private globals(): Record<(typeof functionGlobals)[number], unknown> {
    const { timeline, random, blobs, crm, operator, env } = this.platform;
    const math = Object.create(Math) as Math;
    math.random = random.next;
    const silent = { log() {}, warn() {}, error() {} };
    const fetch = (url: string, init: CrmRequest & StoreRequest) => {
      if (url.startsWith(store.edgeURL)) return this.alive(blobs.request(url, init));
      return this.alive(url === env['ALERT_WEBHOOK_URL'] ? operator.hear(init.body ?? '') : crm.fetch(url, init));
    };
    return {
      Date: clockOf(timeline, () => this.platform.ahead),
      Math: math,
      fetch,
      // Under the platform's `fetch` a signal may never reach what is under way (`netlify/http/fetch-text.ts`): here it
      // never does.
      AbortController: class {
        signal = { isAborted: false };
        abort() {
          this.signal.isAborted = true;
        }
      },
      AbortSignal: limits,
      setTimeout: (happen: () => void, delay: number) => timeline.after(delay, () => this.isAlive && happen()),
      clearTimeout: (callOff?: () => void) => callOff?.(),
      console: silent,
      globalThis: { Buffer, fetch, process: { env } },
    };
  }

  private modules(): Record<string, unknown> {
    const { timeline, random, env } = this.platform;
    return {
      'node:crypto': { ...nodeCrypto, randomUUID: random.uuid },
      'node:timers/promises': { setTimeout: (delay: number) => this.alive(timeline.sleep(delay)) },
      'node:process': { env },
      process: { env },
      'node:fs/promises': {},
      // Instances have no files: notes are made without what the site's would say.
      'node:fs': { statSync() {}, readFileSync() {} },
      'node:path': { join: (...parts: string[]) => parts.join('/') },
    };
  }
}

/** How the platform tells a function where its store is. */
const store = {
  edgeURL: 'https://blobs.example',
  uncachedEdgeURL: 'https://blobs.example',
  siteID: 'site',
  token: 'token',
};

const functionTime = 60_000;
const scheduledTime = 30_000;
const site = 'https://smartstack.example';

export class Platform {
  readonly env: Record<string, string | undefined> = {
    LEAD_STORE: 'blobs',
    GHL_API_TOKEN: doubleCredentials.token,
    GHL_LOCATION_ID: doubleCredentials.locationId,
    GHL_API_BASE_URL: 'https://crm.example',
    ALERT_WEBHOOK_URL: 'https://operator.example/webhook',
    NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(store)).toString('base64'),
  };
  /** How far (ms) the platform's clock is ahead. */
  ahead = 0;
  /** Whether the platform calls the scheduled function. */
  isScheduled = true;
  private pool: Instance[] = [];

  readonly timeline: Timeline;
  readonly random: Random;
  readonly blobs: Blobs;
  readonly crm: Crm;
  readonly operator: Operator;
  private readonly start: FunctionProgram;

  constructor(timeline: Timeline, random: Random, blobs: Blobs, crm: Crm, operator: Operator, start: FunctionProgram) {
    this.timeline = timeline;
    this.random = random;
    this.blobs = blobs;
    this.crm = crm;
    this.operator = operator;
    this.start = start;
  }

  /** A POST to the lead function; rejects where no answer comes. */
  async accept(key: string, body: string): Promise<{ status: number; headers: Headers; text: string }> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key, 'sec-fetch-site': 'same-origin' };
    const request = new Request(`${site}/.netlify/functions/ghl-integration`, { method: 'POST', headers, body });
    const answer = await this.call(functionTime, ({ acceptLead }) => acceptLead(request, context));
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** A run of the scheduled function; whatever becomes of it. */
  async retryRun(): Promise<void> {
    const request = new Request(`${site}/.netlify/functions/retry-leads`, { method: 'POST' });
    await this.call(scheduledTime, ({ retryLeads }) => retryLeads(request, context)).catch(() => {});
  }

  /** What a run that found nothing due would have left: it is not simulated. */
  noteIdleRun(): void {
    if (this.blobs.isFull) return;
    const at = new Date(this.timeline.now + this.ahead).toISOString();
    this.blobs.put('schedule/last', JSON.stringify({ at }));
  }

  /** The monitor outside of the platform asks how the leads stand. */
  async monitor(): Promise<void> {
    const request = new Request(`${site}/.netlify/functions/health`);
    const answer = await this.call(functionTime, ({ health }) => health(request, context)).catch(() => null);
    this.operator.look(answer && ((await answer.json()) as unknown));
  }

  /** Every instance dies, with whatever it was about. */
  killInstances(): void {
    for (const instance of this.pool.splice(0)) instance.die();
  }

  private call<T>(limit: number, work: (functions: ReturnType<FunctionProgram>) => Promise<T>): Promise<T> {
    this.pool = this.pool.filter(({ isAlive }) => isAlive);
    const isCold = this.pool.length === 0 || (this.pool.length < 3 && this.random.chance(0.3));
    const instance = isCold ? new Instance(this.start, this) : this.random.one(this.pool);
    if (isCold) this.pool.push(instance);
    return instance.run(limit, () => work(instance.functions));
  }
}

const context = { deploy: { context: 'production' } } as Parameters<typeof Functions.acceptLead>[1];
