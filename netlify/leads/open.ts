import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchOnly } from '#netlify/http/outbound';
import { createLeadContext, createShared, type LeadContext, type Shared } from '#netlify/leads/context';
import { readBriefSources } from '#netlify/leads/site-files';
import { crmSettings, outboundAddresses, siteFolder } from '#netlify/settings';
import { isKept, openStore } from '#netlify/storage/open';
import type { Store } from '#netlify/storage/store';

/** By deploy context and setting. The stores themselves are opened for each call: their access expires. */
const sharedByStore = new Map<string, Shared>();

/**
 * Returns the context of a function that runs: real clock, network and settings. Throws where LEAD_STORE makes no
 * sense.
 */
export function openLeadContext(deployContext?: string): LeadContext {
  const store = openStore(deployContext);
  const name = `${deployContext} ${process.env['LEAD_STORE']}`;
  const shared = sharedByStore.get(name) ?? createShared();
  sharedByStore.set(name, shared);
  return openContextOver(store, shared, isKept(deployContext), deployContext);
}

/** Returns a context over a store, with the real clock, network and settings. */
export function openContextOver(
  store: Store,
  shared?: Shared,
  keepsLeads?: boolean,
  deployContext?: string,
): LeadContext {
  return createLeadContext(
    {
      store,
      now: () => new Date(),
      random: Math.random,
      uniqueName: randomUUID,
      sleep,
      fetch: fetchOnly(outboundAddresses),
      crm: () => crmSettings(process.env, deployContext),
      briefSources: () => readBriefSources(siteFolder()),
    },
    shared,
    keepsLeads,
  );
}
