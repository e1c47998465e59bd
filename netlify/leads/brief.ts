import { advisorsBrief } from '#domain/crm/brief';
import { isMessage } from '#domain/lead/received';
import type { LeadContext } from '#netlify/leads/context';
import { type LeadRecord, receivedAt } from '#netlify/leads/record';

/**
 * Returns the advisor's brief on a lead, or '' for a message. It depends on the record and on the catalogue of this
 * deploy alone, so each attempt makes the same. Never throws: a lead goes on without it.
 */
export function briefOn({ briefSources }: LeadContext, record: LeadRecord): string {
  const { key, lead } = record;
  if (!lead || isMessage(lead)) return '';
  try {
    return advisorsBrief(lead, receivedAt(record), briefSources());
  } catch {
    console.error(`lead ${key}: the brief could not be made`);
    return advisorsBrief(lead, receivedAt(record), { advice: null, words: null });
  }
}
