import { type Delivery, type Progress, sendToHighLevel } from '#netlify/highlevel/send';
import type { AttemptTrigger, Begun } from '#netlify/leads/begin';
import type { LeadContext } from '#netlify/leads/context';
import { isUndelivered, lastStepAt } from '#netlify/leads/record';
import { saveAttempt } from '#netlify/leads/save-attempt';
import { supersede } from '#netlify/leads/supersede';

/**
 * Brings the lead of an attempt into the CRM and stores each step that succeeds. The calls together take `time` (ms)
 * from the lease's beginning, however long the store takes, and 2 s more to look after a note. Stops where the lead has been superseded or
 * erased meanwhile. Rejects only where the store fails.
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
  const save = async (reached: Progress) => {
    const saved = await saveAttempt(context.leads, { ...record, progress: reached });
    return saved !== null && isUndelivered(saved);
  };
  const left = lastStepAt(record).getTime() + time - context.now().getTime();
  const access = { settings, fetch: context.fetch, now: context.now, time: left };
  return sendToHighLevel(access, { key, lead, progress }, save);
}
