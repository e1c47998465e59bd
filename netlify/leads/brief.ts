import { advisorsBrief, resultsLink } from '#domain/crm/brief';
import type { BriefSources } from '#domain/crm/brief-sources';
import { callLines } from '#domain/crm/call';
import type { LeadAnswers } from '#domain/crm/lead-answers';
import { readLead } from '#domain/crm/read-lead';
import type { Lead } from '#domain/lead/schema';
import { isMessage } from '#domain/lead/received';
import type { LeadContext } from '#netlify/leads/context';
import { type LeadRecord, receivedAt } from '#netlify/leads/record';
import { weekdayInToronto } from '#netlify/leads/toronto-time';

const nothing: BriefSources = { advice: null, words: null };

/** What a note says before what was submitted: the five lines of the call, an empty line and the brief. */
export type LeadBrief = {
  text: string;
  /** The answers that it does not say in words; absent where it says none in words. */
  unread?: LeadAnswers['unread'];
  /** The link to the results; absent where there are none. */
  link?: string;
};

/**
 * Returns what an advisor reads first of a lead, or null for a message. It depends on the record and on the catalogue of
 * this deploy alone, so each attempt makes the same. Never throws: what of the catalogue cannot be used is left out.
 */
export function briefOn({ briefSources }: Pick<LeadContext, 'briefSources'>, record: LeadRecord): LeadBrief | null {
  const { key, lead } = record;
  if (!lead || isMessage(lead)) return null;
  const sources = briefSources();
  for (const usable of [sources, { ...sources, advice: null }])
    try {
      return madeFrom(lead, receivedAt(record), usable);
    } catch {
      console.error(`lead ${key}: the brief could not be made of all that the site holds`);
    }
  return madeFrom(lead, receivedAt(record), nothing);
}

function madeFrom(lead: Lead, received: Date, sources: BriefSources): LeadBrief {
  const read = readLead(lead, received, sources);
  const text = [...callLines(read, weekdayInToronto(received)), '', advisorsBrief(read)].join('\n');
  const link = resultsLink(read);
  return { text, ...(read.known ? { unread: read.known.unread } : {}), ...(link ? { link } : {}) };
}
