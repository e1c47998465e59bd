import { corrections } from '#domain/lead/corrections';
import type { Received } from '#domain/lead/received';
import type { LeadContext } from '#netlify/leads/context';
import { newRecord, withState } from '#netlify/leads/record';

/**
 * Marks the versions of a lead that have not reached the CRM as superseded by their correction: all that the lead `key`
 * names. One that has not arrived here yet is marked before it does, so that nothing of it need be stored. A delivered
 * one stays as it is.
 */
export async function supersedeCorrected(context: LeadContext, key: string, lead: Received): Promise<void> {
  for (const earlier of corrections(lead)) if (earlier !== key) await supersede(context, earlier);
}

async function supersede({ leads, now }: LeadContext, key: string): Promise<void> {
  const known = await leads.read(key);
  if (!known && (await leads.create(withState(newRecord(key, null, now()), 'superseded', now())))) return;
  const old = known ?? (await leads.read(key));
  if (!old || old.state === 'delivered' || old.state === 'superseded') return;
  await leads.write(withState(old, 'superseded', now()), old);
}
