import type { LeadContext } from '#netlify/leads/context';
import { newRecord, withState } from '#netlify/leads/record';

/**
 * Marks a lead that has not reached the CRM as superseded by its correction, the lead `by`. One that has not arrived
 * here yet is marked before it does, so that nothing of it need be stored. A delivered one stays as it is.
 */
export async function supersede({ leads, now }: LeadContext, key: string, by: string): Promise<void> {
  if (key === by) return;
  const known = await leads.read(key);
  if (!known && (await leads.create(withState(newRecord(key, null, now()), 'superseded', now())))) return;
  const old = known ?? (await leads.read(key));
  if (!old || old.state === 'delivered' || old.state === 'superseded') return;
  await leads.write(withState(old, 'superseded', now()), old);
}
