import { corrections } from '#domain/lead/corrections';
import type { Received } from '#domain/lead/received';
import type { LeadContext } from '#netlify/leads/context';
import type { IndexEntry } from '#netlify/leads/due-index';
import { newRecord, withState } from '#netlify/leads/record';
import type { LeadStore } from '#netlify/leads/store';

/**
 * Marks the versions of a lead that have not reached the CRM as superseded by their correction: all that the lead `key`
 * names. One that has not arrived here yet is marked before it does, so that nothing of it need be stored. A delivered
 * one stays as it is.
 *
 * The mark is a record without a lead that ends at the moment it begins; `isPlaceholder` knows it by that.
 */
export async function supersedeCorrected(context: LeadContext, key: string, lead: Received): Promise<void> {
  for (const earlier of corrections(lead)) if (earlier !== key) await supersede(context, earlier);
}

async function supersede({ leads, now }: LeadContext, key: string): Promise<void> {
  const known = await leads.read(key);
  const at = now();
  if (!known && (await leads.create(withState(newRecord(key, null, at), 'superseded', at)))) return;
  const old = known ?? (await leads.read(key));
  if (!old || old.state === 'delivered' || old.state === 'superseded') return;
  await leads.write(withState(old, 'superseded', now()), old);
}

/**
 * Returns whether an index entry is that of a lead of which only a correction has come. The record is read only where it
 * ended at the moment it began, which a lead that was delivered does not. One that cannot be read counts as a lead.
 */
export async function isPlaceholder(leads: LeadStore, { kind, at, received, key }: IndexEntry): Promise<boolean> {
  if (kind !== 'ended' || at !== received) return false;
  const record = await leads.read(key).catch(() => null);
  return record?.lead === null;
}
