import { unexpected } from '#netlify/highlevel/client';
import { type Delivery, type Progress, sendToHighLevel } from '#netlify/highlevel/send';
import type { ContactTags } from '#netlify/highlevel/tags';
import type { AttemptTrigger, Begun } from '#netlify/leads/begin';
import type { LeadContext } from '#netlify/leads/context';
import { isUnderWay, isUndelivered, lastStepAt, type LeadRecord } from '#netlify/leads/record';
import { saveAttempt } from '#netlify/leads/save-attempt';
import { supersede } from '#netlify/leads/supersede';

/**
 * Brings the lead of an attempt into the CRM and stores each step that succeeds. The calls together take `time` (ms)
 * from the lease's beginning, however long the store takes, and 2 s more to look after a note. Stops where the lead has
 * been superseded or erased meanwhile. Rejects only where the store fails.
 */
export async function attemptDelivery(
  context: LeadContext,
  { record, lead, settings }: Begun,
  trigger: AttemptTrigger,
  time: number,
): Promise<Delivery> {
  const { key, progress } = record;
  // Whoever received the correction may have died before superseding what it corrects.
  if (trigger === 'due' && lead.replaces) await supersede(context, lead.replaces, key);
  const corrected = await correctedTags(context, lead.replaces === key ? undefined : lead.replaces);
  // What is still being delivered may add tags after they were taken back.
  if (corrected === null) return { progress, ...unexpected };
  const save = async (reached: Progress) => {
    const saved = await saveAttempt(context.leads, { ...record, progress: reached });
    return saved !== null && isUndelivered(saved);
  };
  const left = lastStepAt(record).getTime() + time - context.now().getTime();
  const access = { settings, fetch: context.fetch, now: context.now, time: left };
  return sendToHighLevel(access, { key, lead, progress, corrected }, save);
}

/** A visitor corrects a submission a few times, not for ever. */
const mostCorrections = 10;

/**
 * Returns the tags of what a lead corrects: of the submission that it names, of the one that this names if it was not
 * delivered itself, and so on. Null where one of them may still be under way.
 */
async function correctedTags({ leads, now }: LeadContext, replaces: string | undefined): Promise<ContactTags[] | null> {
  const found: ContactTags[] = [];
  let key = replaces;
  for (let corrections = 0; key !== undefined && corrections < mostCorrections; corrections += 1) {
    const earlier: LeadRecord | null = await leads.read(key);
    if (!earlier) break;
    if (isUnderWay(earlier, now())) return null;
    if (earlier.progress.own) found.push(earlier.progress.own);
    key = earlier.state === 'delivered' ? undefined : earlier.lead?.replaces;
  }
  return found;
}
