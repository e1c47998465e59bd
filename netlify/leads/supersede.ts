import { corrections } from '#domain/lead/corrections';
import type { Received } from '#domain/lead/received';
import { isSamePerson } from '#domain/lead/same-person';
import { spamSignals } from '#domain/lead/spam-signals';
import type { LeadContext } from '#netlify/leads/context';
import type { IndexEntry } from '#netlify/leads/due-index';
import { type LeadRecord, newRecord, withState } from '#netlify/leads/record';
import type { LeadStore } from '#netlify/leads/store';

/**
 * Marks the versions of a lead that have not reached the CRM as superseded by their correction: all that the lead `key`
 * names, as far as they come from the same person. One that has not arrived here yet is marked before it does, so that
 * nothing of it need be stored, unless the lead has spam signals or `mayMarkUnseen` is false: a post may name ten of them.
 * A delivered one stays as it is.
 *
 * The mark is a record without a lead that ends at the moment it begins; `isPlaceholder` knows it by that.
 */
export async function supersedeCorrected(
  context: LeadContext,
  key: string,
  lead: Received,
  mayMarkUnseen = true,
): Promise<void> {
  const marksUnseen = mayMarkUnseen && spamSignals(lead).length === 0;
  const earlier = corrections(lead).filter((name) => name !== key);
  await Promise.all(earlier.map((name) => supersede(context, name, key, lead, marksUnseen)));
}

async function supersede(
  { leads, now }: LeadContext,
  earlier: string,
  key: string,
  lead: Received,
  marksUnseen: boolean,
): Promise<void> {
  const known = await leads.read(earlier);
  if (!known && !marksUnseen) return;
  const at = now();
  const placeholder = { ...withState(newRecord(earlier, null, at), 'superseded', at), correctedBy: key };
  if (!known && (await leads.create(placeholder))) return;
  const old = known ?? (await leads.read(earlier));
  if (!old || old.state === 'delivered' || old.state === 'superseded') return;
  if (old.lead && !isSamePerson(old.lead, lead)) return;
  await leads.write(withState(old, 'superseded', now()), old);
}

/**
 * Returns whether a lead that arrives after its correction is superseded by it: a placeholder has its key, and what came
 * in as the correction is from the same person. One that cannot be looked at any more counts as such.
 */
export async function isCorrected(leads: LeadStore, placeholder: LeadRecord, lead: Received): Promise<boolean> {
  const correction = placeholder.correctedBy ? await leads.read(placeholder.correctedBy) : null;
  return !correction?.lead || isSamePerson(correction.lead, lead);
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
