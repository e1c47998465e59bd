import type { CrmFailure } from '#domain/crm/catalogue';
import type { Lead } from '#domain/lead/schema';
import { deliver } from '#netlify/lib/deliver';
import { isUndelivered, type LeadRecord, newRecord, stepped } from '#netlify/lib/lead-record';
import type { LeadStore } from '#netlify/lib/lead-store';

/** What became of a submission. */
export type Acceptance =
  | { status: 'delivered' }
  /** In our store, not in the CRM yet. `failure` is absent while another request is delivering it. */
  | { status: 'stored'; failure?: CrmFailure }
  /** The key was used for another body. */
  | { status: 'conflict' };

/**
 * Stores a lead under its key, then tries to deliver it. The same key with the same lead is the same submission and
 * is never delivered twice; a lead that `replaces` an undelivered one supersedes it. Throws only when the store fails.
 */
export async function acceptLead(store: LeadStore, key: string, lead: Lead): Promise<Acceptance> {
  const record = newRecord(key, lead, new Date());
  const isNew = await store.create(record);
  const known = isNew ? record : await store.read(key);
  // Its correction was here first: nothing of it is needed any more, whatever it says.
  if (known?.state === 'superseded') return { status: 'stored' };
  if (known?.fingerprint !== record.fingerprint) return { status: 'conflict' };
  try {
    if (lead.replaces && lead.replaces !== key) await supersede(store, lead.replaces, lead);
    return acceptance(await deliver(store, key, isNew));
  } catch {
    // The lead is in the store, so the scheduled run will find it.
    console.error(`lead ${key}: stored, but not delivered: the store failed`);
    return { status: 'stored' };
  }
}

function acceptance(record: LeadRecord): Acceptance {
  if (record.state === 'delivered') return { status: 'delivered' };
  const failure = record.history.at(-1)?.failure;
  return { status: 'stored', ...(failure ? { failure } : {}) };
}

/** Marks an undelivered lead as superseded; one that is still on its way here is marked before it arrives. */
async function supersede(store: LeadStore, key: string, correction: Lead): Promise<void> {
  const superseded = stepped(newRecord(key, correction, new Date()), 'superseded', new Date());
  if (await store.create(superseded)) return;
  const old = await store.read(key);
  if (old && isUndelivered(old)) await store.write(stepped(old, 'superseded', new Date()));
}
