import process from 'node:process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attempt } from '#netlify/leads/deliver';
import { leadStore, type LeadStore } from '#netlify/leads/store';
import { fetchOnly } from '#netlify/http/outbound';
import { type CrmSettings, crmSettings, outboundAddresses } from '#netlify/settings';
import { openStore, type Store } from '#netlify/storage/store';

/** Everything that delivering leads takes from outside. Two processes have nothing in common but the store and the CRM. */
export type Surroundings = {
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
};

/** One process's hold on the leads of a store. */
export type Outbox = Surroundings & {
  leads: LeadStore;
  /** This process's attempts that are under way, by the lead's key. */
  underway: Map<string, Promise<Attempt>>;
};

/** An outbox in these surroundings; `underway` is shared by the outboxes of one process over the same store. */
export function createOutbox(surroundings: Surroundings, underway: Outbox['underway'] = new Map()): Outbox {
  return { ...surroundings, leads: leadStore(surroundings.store), underway };
}

/** By deploy context and setting. The stores themselves are opened for each call: their access expires. */
const underwayByStore = new Map<string, Outbox['underway']>();

/** The outbox of the function that runs: real clock, network and settings. Throws where LEAD_STORE makes no sense. */
export function openOutbox(deployContext?: string): Outbox {
  const store = openStore(deployContext);
  const name = `${deployContext} ${process.env['LEAD_STORE']}`;
  const underway = underwayByStore.get(name) ?? new Map<string, Promise<Attempt>>();
  underwayByStore.set(name, underway);
  const surroundings: Surroundings = {
    store,
    now: () => new Date(),
    random: Math.random,
    uniqueName: randomUUID,
    sleep: wait,
    fetch: fetchOnly(outboundAddresses),
    crm: crmSettings,
  };
  return createOutbox(surroundings, underway);
}
