import type { CrmFailure } from '#domain/crm/catalogue';
import type { Received } from '#domain/lead/received';
import type { LeadContext } from '#netlify/leads/context';
import { deliver } from '#netlify/leads/deliver';
import { fingerprintOf, isSameSubmission, type LeadRecord, newRecord } from '#netlify/leads/record';
import { isCorrected, supersedeCorrected } from '#netlify/leads/supersede';

/** What became of a submission. */
export type Acceptance =
  | { status: 'delivered' }
  /** In our store, not in the CRM yet. `failure` is absent while another request is delivering it. */
  | { status: 'stored'; failure?: CrmFailure }
  /** The key was used for another body. */
  | { status: 'conflict' };

/** How a submission came in. */
export type Arrival = {
  /** The digest of the body as it was sent. */
  fingerprint?: string;
  /** It waits for the scheduled run, which keeps to the CRM's limit. */
  isScheduled?: boolean;
  /** Whether the versions that it names may be marked before they arrive. */
  mayMarkUnseen?: boolean;
};

/**
 * Stores a lead under its key, then tries to deliver it. The same key with the same lead is the same submission and
 * is never delivered twice; a lead that corrects undelivered ones of the same person supersedes them. What is stored
 * already is answered from its record, even where nothing can be written. Throws only when the store fails, or does not
 * show what it has under the key: then nothing may be promised.
 */
export async function acceptLead(
  context: LeadContext,
  key: string,
  lead: Received,
  { fingerprint = fingerprintOf(lead), isScheduled = false, mayMarkUnseen = true }: Arrival = {},
): Promise<Acceptance> {
  const { leads } = context;
  const record = newRecord(key, lead, context.now(), fingerprint);
  const isNew = await createIfNew(context, record);
  const known = isNew ? record : await leads.read(key);
  // Erased since, or not to be seen yet: that says nothing of this body.
  if (!known) throw notThere();
  if (known.lead === null) {
    // Its correction was here first: nothing of it is needed any more.
    if (await isCorrected(leads, known, lead)) return { status: 'stored' };
    // Somebody else's was, who named its key. The scheduled run delivers it.
    await leads.write(record, known);
    return { status: 'stored' };
  }
  if (!isSameSubmission(known, lead, fingerprint)) return { status: 'conflict' };
  if (known.state === 'superseded') return { status: 'stored' };
  try {
    await supersedeCorrected(context, key, lead, mayMarkUnseen);
    if (isScheduled) return acceptance(known);
    const { record: tried } = await deliver(context, key, isNew ? 'received' : 'sent again');
    if (tried.state === 'delivered') return { status: 'delivered' };
    if (!(await isGone(context, key))) return acceptance(tried);
  } catch {
    if (known.state === 'delivered') return { status: 'delivered' };
    if (await isGone(context, key)) throw notThere();
    // The lead is in the store: what is left to do, the scheduled run will find.
    console.error(`lead ${key}: stored, but not delivered: the store failed`);
    return { status: 'stored' };
  }
  throw notThere();
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

/** Whether the store says that it has no such lead. One that cannot be read was seen a moment ago. */
async function isGone({ leads }: LeadContext, key: string): Promise<boolean> {
  return leads.read(key).then(
    (record) => record === null,
    () => false,
  );
}

function notThere(): Error {
  return new Error('The lead is not in the store.');
}

function acceptance(record: LeadRecord): Acceptance {
  if (record.state === 'delivered') return { status: 'delivered' };
  const failure = record.history.at(-1)?.failure;
  return { status: 'stored', ...(failure ? { failure } : {}) };
}
