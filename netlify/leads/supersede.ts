import { newRecord, stepped } from '#netlify/leads/record';
import type { Outbox } from '#netlify/leads/context';

/**
 * Marks a lead that has not reached the CRM as superseded by its correction, the lead `by`. One that is still on its
 * way here is marked before it arrives, so that nothing of it need be stored. A delivered one stays as it is.
 */
export async function supersede({ leads, now }: Outbox, key: string, by: string): Promise<void> {
  if (key === by) return;
  const known = await leads.read(key);
  if (!known && (await leads.create(stepped(newRecord(key, null, now()), 'superseded', now())))) return;
  const old = known ?? (await leads.read(key));
  if (!old || old.state === 'delivered' || old.state === 'superseded') return;
  await leads.write(stepped(old, 'superseded', now()), old);
}
