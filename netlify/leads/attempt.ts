import { recordNotRead } from '#domain/crm/catalogue';
import { corrections, mostCorrections } from '#domain/lead/corrections';
import type { Received } from '#domain/lead/received';
import { isSamePerson } from '#domain/lead/same-person';
import { unexpected } from '#netlify/highlevel/client';
import { type Delivery, type Progress, sendToHighLevel } from '#netlify/highlevel/send';
import type { ContactTags } from '#netlify/highlevel/tags';
import type { AttemptTrigger, Begun } from '#netlify/leads/begin';
import { briefOn, type LeadBrief } from '#netlify/leads/brief';
import type { LeadContext } from '#netlify/leads/context';
import { isUnderWay, isUndelivered, lastStepAt, type LeadRecord, receivedAt } from '#netlify/leads/record';
import { saveAttempt } from '#netlify/leads/save-attempt';
import { supersedeCorrected } from '#netlify/leads/supersede';

/**
 * Brings the lead of an attempt into the CRM and stores each step that succeeds. The calls together take `time` (ms)
 * from the lease's beginning, however long the store takes, and 2 s more to look after a note. Stops where the lead has
 * been superseded or erased meanwhile. A record that cannot be read as a lead of today fails. Rejects only where the store
 * fails.
 */
export async function attemptDelivery(
  context: LeadContext,
  { record, lead, settings }: Begun,
  trigger: AttemptTrigger,
  time: number,
): Promise<Delivery> {
  const { key, progress } = record;
  // Whoever received the correction may have died before superseding what it corrects.
  if (trigger === 'due') await supersedeCorrected(context, key, lead, !record.marksNoUnseen);
  const corrected = await correctedTags(context, key, lead);
  // What is still being delivered may add tags after they were taken back.
  if (corrected === null) return { progress, calls: 0, ...unexpected };
  const save = async (reached: Progress) => {
    const saved = await saveAttempt(context.leads, { ...record, progress: reached });
    return saved !== null && isUndelivered(saved);
  };
  const left = lastStepAt(record).getTime() + time - context.now().getTime();
  const access = { settings, fetch: context.fetch, now: context.now, time: left };
  const made = briefOrNone(context, record);
  if (made === null) return { progress, calls: 0, failure: recordNotRead };
  const { brief } = made;
  return sendToHighLevel(access, { key, lead, received: receivedAt(record), progress, corrected, brief }, save);
}

/** Returns the brief, or null where the lead is of a shape of which none can be made. */
function briefOrNone(context: LeadContext, record: LeadRecord): { brief: LeadBrief | null } | null {
  try {
    return { brief: briefOn(context, record) };
  } catch {
    return null;
  }
}

/**
 * Returns the tags of what a lead corrects: of the versions of the same person that it names and of those that these name,
 * from the latest one back to one that was delivered, which has taken back those of the versions before it. Null where one of them may
 * still be under way.
 */
async function correctedTags({ leads, now }: LeadContext, key: string, lead: Received): Promise<ContactTags[] | null> {
  const found: ContactTags[] = [];
  const named = new Set([key]);
  const waiting = corrections(lead);
  for (let name = waiting.shift(); name !== undefined && named.size <= mostCorrections; name = waiting.shift()) {
    if (named.has(name)) continue;
    named.add(name);
    const earlier = await leads.read(name);
    if (!earlier || (earlier.lead && !isSamePerson(earlier.lead, lead))) continue;
    if (isUnderWay(earlier, now())) return null;
    if (earlier.progress.own) found.push(earlier.progress.own);
    if (earlier.state === 'delivered') break;
    if (earlier.lead) waiting.push(...corrections(earlier.lead));
  }
  return found;
}
