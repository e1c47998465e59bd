import type { CrmFailure } from '#domain/crm/catalogue';
import type { Received } from '#domain/lead/received';
import type { LeadContext } from '#netlify/leads/context';
import { deliver } from '#netlify/leads/deliver';
import { type LeadRecord, newRecord } from '#netlify/leads/record';
import { supersedeCorrected } from '#netlify/leads/supersede';

/** What became of a submission. */
export type Acceptance =
  | { status: 'delivered' }
  /** In our store, not in the CRM yet. `failure` is absent while another request is delivering it. */
  | { status: 'stored'; failure?: CrmFailure }
  /** The key was used for another body. */
  | { status: 'conflict' };

/**
 * Stores a lead under its key, then tries to deliver it. The same key with the same lead is the same submission and
 * is never delivered twice; a lead that corrects undelivered ones supersedes them. What is stored already is answered
 * from its record, even where nothing can be written. Throws only when the store fails, or no longer shows what it has
 * under the key.
 */
export async function acceptLead(context: LeadContext, key: string, lead: Received): Promise<Acceptance> {
  const record = newRecord(key, lead, context.now());
  const isNew = await createIfNew(context, record);
  const known = isNew ? record : await context.leads.read(key);
  // Erased since, or not to be seen yet: that says nothing of this body.
  if (!known) throw new Error('A lead with this key was there, and is not any more.');
  // Where only its correction has come so far, there is no other body to compare it with.
  if (known.fingerprint !== '' && known.fingerprint !== record.fingerprint) return { status: 'conflict' };
  // Its correction was here first: nothing of it is needed any more.
  if (known.state === 'superseded') return { status: 'stored' };
  try {
    await supersedeCorrected(context, key, lead);
    return acceptance((await deliver(context, key, isNew ? 'received' : 'sent again')).record);
  } catch {
    // The lead is in the store: what is left to do, the scheduled run will find.
    if (known.state === 'delivered') return { status: 'delivered' };
    console.error(`lead ${key}: stored, but not delivered: the store failed`);
    return { status: 'stored' };
  }
}

/** Returns whether the record is new, and stores it then. Rejects where it could be neither stored nor found. */
async function createIfNew({ leads }: LeadContext, record: LeadRecord): Promise<boolean> {
  try {
    return await leads.create(record);
  } catch (error) {
    if (await leads.read(record.key)) return false;
    throw error;
  }
}

function acceptance(record: LeadRecord): Acceptance {
  if (record.state === 'delivered') return { status: 'delivered' };
  const failure = record.history.at(-1)?.failure;
  return { status: 'stored', ...(failure ? { failure } : {}) };
}
