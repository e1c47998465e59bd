import { type LeadBody, leadSchema } from '#domain/lead/schema';
import { type LeadRecord, type LeadState, newRecord, withState } from '#netlify/leads/record';
import { createLeadContext, type LeadContext } from '#netlify/leads/context';
import { memoryStore as storeInMemory } from '#netlify/storage/memory';
import type { Store } from '#netlify/storage/store';
import { createCrm, type Crm, doubleCredentials } from '#netlify/doubles/highlevel';
import { captureConsole, visitor } from '#tests/functions/support';

/* Processes that have nothing in common but a store, a CRM and a clock, all in memory and as fast as they can be. */

export const noon = new Date('2026-01-15T12:00:00.000Z');

/** In milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

const crmUrl = 'https://crm.example';

/** A clock that only moves when it is told to, or when somebody sleeps. */
export type Clock = { now(): Date; pass(milliseconds: number): void; sleep(milliseconds: number): Promise<void> };

export function createClock(start = noon): Clock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    pass: (milliseconds) => void (time += milliseconds),
    sleep: async (milliseconds) => {
      const until = time + milliseconds;
      await Promise.resolve();
      time = Math.max(time, until);
    },
  };
}

/** A store in memory, whose values a test can look at and damage. */
export function memoryStore(): Store & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return { ...storeInMemory(values), values };
}

/** The store with a record of what is read from it: the names, in order. */
export function withReads(store: Store): { store: Store; read: string[] } {
  const read: string[] = [];
  return { store: { ...store, read: (key) => (read.push(key), store.read(key)) }, read };
}

/** CRM settings that are not there. */
export const noSettings = () => ({ missing: 'GHL_API_TOKEN is not set' });

export type World = {
  clock: Clock;
  store: ReturnType<typeof memoryStore>;
  crm: Crm;
  /** What the CRM was asked, as 'POST upsert'. */
  calls: string[];
  /** A process of its own in this world. */
  process(
    changes?: Partial<Pick<LeadContext, 'store' | 'fetch' | 'crm' | 'random' | 'now' | 'sleep' | 'briefSources'>>,
  ): LeadContext;
};

/** A store, a CRM and a clock of their own. Each call to the CRM takes `latency` (ms) of the clock. */
export function createWorld({ latency = 0, callsIn10s }: { latency?: number; callsIn10s?: number } = {}): World {
  const clock = createClock();
  const store = memoryStore();
  const crm = createCrm({ now: clock.now, ...(callsIn10s === undefined ? {} : { callsIn10s }) });
  const calls: string[] = [];
  let names = 0;
  return {
    clock,
    store,
    crm,
    calls,
    process: (changes = {}) =>
      createLeadContext({
        store,
        now: clock.now,
        random: () => 0.5,
        uniqueName: () => `name-${(names += 1)}`,
        sleep: clock.sleep,
        fetch: async (input, init) => {
          // Without the signal, whose timers cost more than all the rest.
          const request = new Request(input, { ...init, signal: null });
          calls.push(callName(request));
          if (latency > 0) await clock.sleep(latency);
          return crm.answer(request);
        },
        briefSources: () => ({ advice: null, words: null }),
        crm: () => ({ ...doubleCredentials, baseUrl: crmUrl, customFields: {} }),
        ...changes,
      }),
  };
}

export type Scene = {
  world: World;
  context: LeadContext;
  /** Puts records into the store, one after the other. */
  given(...records: LeadRecord[]): Promise<void>;
  /** Everything printed so far. */
  printed: () => string;
};

/** Returns what a test of the leads begins with: a world, one process in it, and silence. */
export function createScene(options?: Parameters<typeof createWorld>[0]): Scene {
  const world = createWorld(options);
  const context = world.process();
  const given = async (...records: LeadRecord[]) => {
    for (const record of records) await context.leads.create(record);
  };
  return { world, context, given, printed: captureConsole() };
}

/** 'GET search', 'POST upsert', 'GET contact', 'POST tags', 'GET notes' …: ids left out. */
export function callName({ method, url }: { method: string; url: string }): string {
  const [, , first, second] = new URL(url).pathname.split('/');
  return `${method} ${first === 'upsert' || first === 'search' ? first : (second ?? 'contact')}`;
}

export const leadOf = (changes: Partial<LeadBody> = {}) => leadSchema.parse({ ...visitor, ...changes });

/** A lead that came in at this time and took these steps, the last one at `last`. */
export function recordOf(key: string, received: Date, states: LeadState[] = [], last = received): LeadRecord {
  const fresh = newRecord(key, leadOf({ email: `${key}@waiting.example` }), received);
  return states.reduce((record, state) => withState(record, state, last), fresh);
}

export const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
export const statesOf = (record: LeadRecord | null) => record?.history.map(({ state }) => state);

/** Returns the names of the leads' index entries, without their times: 'waiting KEY'. */
export function entriesIn(store: ReturnType<typeof memoryStore>): string[] {
  return [...store.values.keys()]
    .filter((name) => /^(waiting|dead|refused|ended)\//.test(name))
    .map((name) => name.replace(/\/\d+-\d+-/, ' '))
    .sort();
}
