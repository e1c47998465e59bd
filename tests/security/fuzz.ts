import { setTimeout as wait } from 'node:timers/promises';
import { countFor } from '#netlify/functions/count';
import { takeLead } from '#netlify/functions/ghl-integration';
import { healthOf } from '#netlify/functions/health';
import { scrapeFor } from '#netlify/functions/scrape';
import { doubleCredentials } from '#netlify/doubles/highlevel';
import type { Scrape } from '#netlify/firecrawl';
import { createLeadContext, createShared } from '#netlify/leads/context';
import { createStepCounter } from '#netlify/leads/step-counts';
import { leadStore } from '#netlify/leads/store';
import { memoryStore } from '#netlify/storage/memory';
import type { Store } from '#netlify/storage/store';
import { type Random as Seeded, seeded } from '#tests/fixtures/random';

/*
 * Requests that no page of ours sends, from a seed: the same seed makes the same requests. The functions are called in
 * this process, over a store in memory and without a network.
 */

/** Returns the next random number of the seed, in [0, 1). */
type Random = Seeded['next'];

/** In every value and name that a request carries, and in no answer and no line of the log. */
export const canary = 'zq7canary';

/** What a run saw. `unbounded` and the like name the first request that broke a rule, by its number. */
export type Report = {
  name: string;
  seed: number;
  runs: number;
  statuses: Record<number, number>;
  seconds: number;
  slowest: number;
  problems: string[];
};

/** The most store operations that one call may take, and the longest answer (characters) that tells of nothing. */
const mostOperations = 60;
const longestAnswer = 2000;
/** How many problems are worth telling. */
const mostProblems = 10;

type Target = { name: string; call(request: Request, memory: Memory, random: Random): Promise<Response> };

export const targets: Target[] = [
  {
    name: 'ghl-integration',
    call: (request, memory, random) => {
      const dependencies = {
        store: memory.store,
        now: () => new Date(),
        random,
        uniqueName: () => String(random()).slice(2),
        sleep: wait,
        fetch: () => Promise.reject(new Error('The fuzz has no network.')),
        crm: () => ({ missing: 'The fuzz has no CRM.' }),
        briefSources: () => ({ advice: null, words: null }),
      };
      return takeLead(request, addressOf(random), () => createLeadContext(dependencies));
    },
  },
  {
    name: 'scrape',
    call: (request, memory, random) =>
      scrapeFor(request, addressOf(random), async () => {
        memory.operations += 1;
        return pick(random, scrapes);
      }),
  },
  {
    name: 'count',
    call: (request, memory, random) => {
      const counter = createStepCounter(String(random()).slice(2));
      return countFor(request, addressOf(random), (step) => counter.add(memory.store, step, new Date()));
    },
  },
  {
    name: 'health',
    call: (request, memory, random) =>
      healthOf(
        request,
        addressOf(random),
        () => ({
          ...createShared(),
          store: memory.store,
          leads: leadStore(memory.store),
          keepsLeads: true,
          crm: () => ({ ...doubleCredentials, baseUrl: 'https://crm.example', customFields: {} }),
          fetch: () => Promise.reject(new Error('The fuzz has no network.')),
          now: () => new Date(),
        }),
        true,
      ),
  },
];

const scrapes: Scrape[] = [
  { ok: true, markdown: '# Page', html: '<h1>Page</h1>', metadata: { title: 'Page', statusCode: 200 }, warning: null },
  { ok: true, markdown: ' ', html: '', metadata: {}, warning: 'Slow.' },
  ...[0, 400, 401, 402, 408, 429, 500, 503].map((status): Scrape => ({ ok: false, status, message: 'Trouble.' })),
  { ok: false, status: 'late', message: '' },
];

/** Calls a function with `runs` requests made from `seed`; `print` is where it may write, and is watched. */
export async function fuzz(target: Target, seed: number, runs: number, printed: () => string): Promise<Report> {
  const random = seeded(seed).next;
  const report: Report = { name: target.name, seed, runs, statuses: {}, seconds: 0, slowest: 0, problems: [] };
  const start = performance.now();
  let memory = memoryFor(() => 1);
  for (let run = 0; run < runs; run += 1) {
    // A store of its own now and then: what a call costs must not grow with what earlier ones left.
    if (run > 0 && run % 200 === 0) memory = memoryFor(random);
    memory.operations = 0;
    const request = requestFrom(random, target.name);
    const before = performance.now();
    const response = await target.call(request, memory, random);
    const text = await response.text();
    report.slowest = Math.max(report.slowest, performance.now() - before);
    report.statuses[response.status] = (report.statuses[response.status] ?? 0) + 1;
    const problem = problemOf(response, text, memory);
    if (problem && report.problems.length < mostProblems) report.problems.push(`request ${run}: ${problem}`);
  }
  if (printed().includes(canary)) report.problems.push('the log repeats what was sent');
  report.seconds = (performance.now() - start) / 1000;
  return report;
}

/** One line for people. */
export function reportLine({ name, seed, runs, statuses, seconds, slowest, problems }: Report): string {
  const counted = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  return `${name}: ${runs} requests from seed ${seed} in ${seconds.toFixed(1)} s (slowest ${slowest.toFixed(1)} ms), ${counted.join(', ')}${problems.map((problem) => `\n  ${problem}`).join('')}`;
}

function problemOf(response: Response, text: string, memory: Memory): string | null {
  const { status, headers } = response;
  const expected = (status >= 200 && status < 300) || (status >= 400 && status < 500) || isTolerated(status, memory);
  if (!expected) return `status ${status}`;
  const told = text + JSON.stringify([...headers]);
  if (told.includes(canary)) return 'an answer that repeats what was sent';
  if (text.length > longestAnswer) return `an answer of ${text.length} characters`;
  if (headers.get('content-type') !== 'application/json') return 'an answer that is no JSON';
  if (memory.operations > mostOperations) return `${memory.operations} operations of the store`;
  if ('polluted' in {}) return 'a prototype that was written to';
  return null;
}

/** 503 only where the store fails on purpose; 502 and 504 only tell what the service answered. */
function isTolerated(status: number, memory: Memory): boolean {
  return status === 503 ? memory.fails : (status === 502 || status === 504) && memory.operations > 0;
}

type Memory = { store: Store; operations: number; fails: boolean };

/** A store in memory, one in twenty of which fails in everything with an error that quotes the value. */
function memoryFor(random: Random): Memory {
  const kept = new Map<string, string>([['schedule/last', JSON.stringify({ at: new Date().toISOString() })]]);
  const memory: Memory = { operations: 0, fails: random() < 0.05, store: {} as Store };
  const counted =
    <A extends unknown[], R>(act: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      memory.operations += 1;
      if (memory.fails) throw new Error(`cannot store ${JSON.stringify(args)}`);
      return act(...args);
    };
  const store = memoryStore(kept);
  memory.store = {
    create: counted(store.create),
    read: counted(store.read),
    write: counted(store.write),
    move: counted(store.move),
    remove: counted(store.remove),
    keys: counted(store.keys),
    sweep: counted(store.sweep),
  };
  return memory;
}

function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** Few addresses now and then, so that the limit is met; none at all as often. */
function addressOf(random: Random): string | undefined {
  return random() < 0.5 ? undefined : `198.51.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`;
}

const methods = ['POST', 'GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'];
const types = [
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  `text/${canary}`,
  'application/x-www-form-urlencoded',
  '',
];
const sites = ['same-origin', 'same-origin', 'none', 'cross-site', 'same-site', canary];

function requestFrom(random: Random, name: string): Request {
  const address = `https://smartstack.example/.netlify/functions/${name}${random() < 0.1 ? `?${pick(random, [canary, 'crm'])}=${canary}` : ''}`;
  const method = random() < 0.9 ? (name === 'health' ? 'GET' : 'POST') : pick(random, methods);
  const headers = new Headers();
  headers.set('content-type', random() < 0.9 ? 'application/json' : pick(random, types));
  if (random() < 0.9) headers.set('sec-fetch-site', random() < 0.9 ? 'same-origin' : pick(random, sites));
  if (random() < 0.2)
    headers.set('origin', pick(random, ['https://smartstack.example', `https://${canary}.example`, 'null']));
  if (random() < 0.5) headers.set('idempotency-key', pick(random, keys)(random));
  const authorization = random() < 0.8 ? 'Bearer fc-key' : pick(random, [`Bearer ${canary}`, `Basic ${canary}`, '']);
  if (authorization) headers.set('authorization', authorization);
  if (random() < 0.05) headers.set('content-length', pick(random, ['0', '-1', '99999999', canary]));
  headers.set('user-agent', canary);
  const body = method === 'GET' || method === 'HEAD' ? null : bodyFrom(random, name);
  return new Request(address, { method, headers, body });
}

/** A receipt names its key, so a valid one holds no canary. */
const keys: readonly ((random: Random) => string)[] = [
  (random) => `key-${Math.floor(random() * 40)}-of-a-few`,
  (random) => `key-${String(random()).slice(2)}`,
  () => `${canary} with blanks`,
  () => '../../etc/passwd',
  () => 'k'.repeat(61),
];

function bodyFrom(random: Random, name: string): string {
  const kind = random();
  if (kind < 0.05) return noise(random);
  if (kind < 0.15) return JSON.stringify(anyValue(random, 4));
  const bodies = { scrape: scrapeBody, count: countBody };
  const whole = JSON.stringify((bodies[name as keyof typeof bodies] ?? leadBody)(random));
  if (kind < 0.22) return whole.slice(0, Math.floor(random() * whole.length));
  if (kind < 0.28) return withCharacter(whole, random);
  if (kind < 0.31) return '['.repeat(Math.floor(random() * 20_000)) + whole;
  if (kind < 0.33) return whole.replace('{', `{"__proto__":{"polluted":true},`);
  return whole;
}

function leadBody(random: Random): Record<string, unknown> {
  const body: Record<string, unknown> = {
    firstName: `Maya ${canary}`,
    lastName: 'Tremblay',
    email: `maya-${Math.floor(random() * 3)}@${canary}.example`,
    company: canary,
    phone: canary,
    jobTitle: canary,
    organizationType: 'SMB',
    geography: canary,
    priorities: [canary],
    challengeArea: 'ccaas',
    tags: ['SMARTSTACK-NAVIGATOR', `int_${canary}`],
    preferredContact: 'phone',
    detailedAnswers: { [canary]: canary },
    secondsToFill: Math.floor(random() * 100),
  };
  const changes = random() < 0.4 ? 0 : Math.ceil(random() * 3);
  for (let change = 0; change < changes; change += 1) {
    const field = pick(random, [
      ...Object.keys(body),
      'consent',
      'arrival',
      'replaces',
      'replacesAlso',
      'website',
      'industry',
      canary,
      'toString',
    ]);
    if (random() < 0.2) delete body[field];
    else body[field] = anyValue(random, 3);
  }
  return body;
}

function scrapeBody(random: Random): unknown {
  const page = `https://${canary}.example.com/`;
  const url = pick<unknown>(random, [
    page,
    page,
    page,
    page,
    `https://${canary}.example.com/a?b=${canary}#c`,
    `http://user:${canary}@pages.example.com/`,
    `javascript:${canary}`,
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://0x7f.1/',
    `https://${canary}.local/`,
    `https://${'a'.repeat(3000)}.example.com/`,
    anyValue(random, 2),
  ]);
  return random() < 0.1 ? { url, [canary]: anyValue(random, 2) } : { url };
}

function countBody(random: Random): unknown {
  const step = pick<unknown>(random, [
    'navigator/begun',
    'navigator/contact-info',
    `navigator/${canary}`,
    anyValue(random, 2),
  ]);
  return random() < 0.1 ? { step, [canary]: anyValue(random, 2) } : { step };
}

const texts: readonly string[] = [
  '',
  ' ',
  canary,
  canary.repeat(100),
  `<script>${canary}</script>`,
  `"><img src=x onerror=${canary}>`,
  '\u0000',
  '\ud800',
  '\u202e',
  'é'.repeat(60),
  `${'a@'.repeat(500)}`,
  `{{${canary}}}`,
  '=1+1',
  "' OR 1=1 --",
  '../../etc/passwd',
  `\r\nSet-Cookie: ${canary}`,
  'toString',
  '1e999',
  'null',
];

function anyValue(random: Random, depth: number): unknown {
  const kind = random();
  if (kind < 0.5 || depth === 0) return pick(random, texts);
  if (kind < 0.6) return pick(random, [0, -1, 1e308, 0.1, 2 ** 53, 3, 86_401]);
  if (kind < 0.7) return pick(random, [null, true, false]);
  if (kind < 0.71) return Array.from({ length: 700 }, () => canary);
  const length = Math.floor(random() * 5);
  if (kind < 0.85) return Array.from({ length }, () => anyValue(random, depth - 1));
  const names = () =>
    pick(random, [canary, 'constructor', 'a', 'textVersion', 'at', `${canary}${Math.floor(random() * 99)}`]);
  return Object.fromEntries(Array.from({ length }, () => [names(), anyValue(random, depth - 1)]));
}

function noise(random: Random): string {
  const length = random() < 0.02 ? 20_000 : Math.floor(random() * 100);
  return canary + Array.from({ length }, () => String.fromCharCode(Math.floor(random() * 0x2ff))).join('');
}

function withCharacter(text: string, random: Random): string {
  const at = Math.floor(random() * text.length);
  return text.slice(0, at) + pick(random, ['"', '\\', '{', '}', ',', '\u0000', '\ufeff', '1']) + text.slice(at + 1);
}
