import type { BriefSources } from '#domain/crm/brief-sources';
import type { CrmVerdict } from '#netlify/highlevel/check';
import type { LeadRecord } from '#netlify/leads/record';
import { randomUUID } from 'node:crypto';
import type { DayCounter } from '#netlify/leads/day-counts';
import { type AtOnce, createAtOnce } from '#netlify/leads/at-once';
import { createCallCounter } from '#netlify/leads/crm-calls';
import { leadStore, type LeadStore } from '#netlify/leads/store';
import type { CrmSettings } from '#netlify/settings';
import type { Store } from '#netlify/storage/store';

/** Everything that delivering leads takes from outside. Two processes share nothing but the store and the CRM. */
export type Dependencies = {
  store: Store;
  now(): Date;
  /** In [0, 1), for the jitter of waits. */
  random(): number;
  /** A name that no one else has. */
  uniqueName(): string;
  sleep(milliseconds: number): Promise<unknown>;
  /** Reaches the CRM and the operator's webhook. */
  fetch: typeof fetch;
  crm(): CrmSettings | { missing: string };
  /** What an advisor's brief is made from. */
  briefSources(): BriefSources;
};

/** The record as an attempt left it. `pause` (ms) is how long the CRM wants no more calls, where it said so. */
export type AttemptResult = { record: LeadRecord; pause?: number };

/** What the CRM has said of our token: when (ms since 1970), and of which settings, as a digest. */
export type NotedVerdict = { at: number; about: string; verdict: CrmVerdict };

/** What all contexts of a process over one store share. */
export type Shared = {
  /** This process's attempts in progress, by the lead's key. */
  inProgress: Map<string, Promise<AttemptResult>>;
  /** The CRM's latest verdict on our token, and those that are being asked for, by the digest of their settings. */
  crmCheck: { latest: NotedVerdict | null; asking: Map<string, Promise<CrmVerdict>> };
  /** What this process does at once. */
  atOnce: AtOnce;
  /** Counts this process's calls to the CRM. */
  crmCalls: DayCounter;
};

/** What one process needs to work on the leads of a store. */
export type LeadContext = Dependencies &
  Shared & {
    leads: LeadStore;
    /** Whether the store still has them after this call, and a scheduled function looks after them. */
    keepsLeads: boolean;
  };

/** Returns what the contexts of a process over one store begin with. */
export function createShared(): Shared {
  const crmCalls = createCallCounter(randomUUID());
  return { inProgress: new Map(), crmCheck: { latest: null, asking: new Map() }, atOnce: createAtOnce(), crmCalls };
}

/** Returns a context over these dependencies. `shared` belongs to all contexts of a process over one store. */
export function createLeadContext(
  dependencies: Dependencies,
  shared: Shared = createShared(),
  keepsLeads = true,
): LeadContext {
  return { ...dependencies, ...shared, leads: leadStore(dependencies.store), keepsLeads };
}
