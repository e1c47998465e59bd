import { attemptDelivery } from '#netlify/leads/attempt';
import { type AttemptTrigger, beginAttempt } from '#netlify/leads/begin';
import { concludeAttempt } from '#netlify/leads/conclude';
import type { AttemptResult, LeadContext } from '#netlify/leads/context';

/**
 * The longest an attempt may take (ms), all its calls together: with the 2 s that the client adds to look after a note,
 * shorter than the lease, and than a function may run.
 */
const attemptTime = 24_000;

/**
 * Makes one attempt to bring a stored lead into the CRM, unless it no longer waits for one; returns the record as it is
 * then. Calls for the same lead in one process share the attempt. Other processes are kept off by the lock, by the
 * record's `due` and, should both fail, by what is repeated safely: the CRM itself is asked before and after the one
 * call that would double. The store knows before and after the attempt where the lead is. Rejects only where the store
 * fails. Specification §7.
 */
export function deliver(
  context: LeadContext,
  key: string,
  trigger: AttemptTrigger,
  time = attemptTime,
): Promise<AttemptResult> {
  const { inProgress } = context;
  const running = inProgress.get(key);
  // Whoever received the lead makes the first attempt, even if a repeated request has looked at it meanwhile.
  if (running && trigger !== 'received') return running;
  const attempt = attemptOnce(context, key, trigger, time).finally(() => inProgress.delete(key));
  inProgress.set(key, attempt);
  return attempt;
}

async function attemptOnce(context: LeadContext, key: string, trigger: AttemptTrigger, time: number) {
  const begun = await beginAttempt(context, key, trigger);
  if (!begun.isOurs) return { record: begun.record };
  const delivery = await attemptDelivery(context, begun, trigger, time);
  return concludeAttempt(context, begun.record, delivery);
}
