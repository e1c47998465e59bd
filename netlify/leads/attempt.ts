import { type Delivery, type Progress, sendToHighLevel } from '#netlify/highlevel/send';
import type { AttemptTrigger, Begun } from '#netlify/leads/begin';
import type { LeadContext } from '#netlify/leads/context';
import { isUndelivered } from '#netlify/leads/record';
import { saveAttempt } from '#netlify/leads/save-attempt';
import { supersede } from '#netlify/leads/supersede';

/**
 * Brings the lead of an attempt into the CRM, all calls together within `time` (ms), and stores each step that
 * succeeds. Stops where the lead has been superseded or erased meanwhile. Rejects only where the store fails.
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
  return sendToHighLevel({ settings, fetch: context.fetch, now: context.now, time }, { key, lead, progress }, save);
}
