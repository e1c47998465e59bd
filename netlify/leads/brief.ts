import { advisorsBrief } from '#domain/crm/brief';
import type { BriefSources } from '#domain/crm/brief-sources';
import { isMessage } from '#domain/lead/received';
import type { LeadContext } from '#netlify/leads/context';
import { type LeadRecord, receivedAt } from '#netlify/leads/record';

const nothing: BriefSources = { advice: null, words: null };

/**
 * Returns the advisor's brief on a lead, or '' for a message. It depends on the record and on the catalogue of this
 * deploy alone, so each attempt makes the same. Never throws: what of the catalogue cannot be used is left out.
 */
export function briefOn({ briefSources }: LeadContext, record: LeadRecord): string {
  const { key, lead } = record;
  if (!lead || isMessage(lead)) return '';
  const sources = briefSources();
  for (const usable of [sources, { ...sources, advice: null }])
    try {
      return advisorsBrief(lead, receivedAt(record), usable);
    } catch {
      console.error(`lead ${key}: the brief could not be made of all that the site holds`);
    }
  return advisorsBrief(lead, receivedAt(record), nothing);
}
