import type { Config, Context } from '@netlify/functions';
import { alertOperator } from '#netlify/leads/alert';
import type { LeadContext } from '#netlify/leads/context';
import { runHousekeeping } from '#netlify/leads/housekeeping';
import { openLeadContext } from '#netlify/leads/open';
import { tellNewLeads } from '#netlify/leads/new-leads';
import { retryDueLeads } from '#netlify/leads/retry';
import { noteRun } from '#netlify/leads/schedule';
import { listedOnce } from '#netlify/leads/store';
import { json } from '#netlify/http/request';
import { alertWebhook, newLeadsWebhook } from '#netlify/settings';

/**
 * How long (ms) leads are tried, but for 2 s in which the last one's note may still be looked after. A scheduled run may
 * take 30 s: the rest is left for the store.
 */
const runTime = 25_000;

/**
 * Tells the operator what is wrong and, where that is asked for, how many leads came in; meanwhile tries each lead whose
 * time has come, and keeps the store in order. No part waits for another or stops where it fails: a store that is slow
 * may use up the time of those that come last. What a run finds out about a lead, the next one tells. Harmless when called
 * at any time. Rejects where a part but housekeeping fails, after all have been tried.
 */
export default async function retryLeads(_request: Request, context: Context): Promise<Response> {
  return retryRun(openLeadContext(context.deploy?.context), alertWebhook(), newLeadsWebhook());
}

/** The function's work over any leads; two addresses hear of troubles and of new leads, null: none. */
export async function retryRun(
  leads: LeadContext,
  alertAddress: string | null,
  newsAddress: string | null,
): Promise<Response> {
  const end = new Date(leads.now().getTime() + runTime);
  const run = { ...leads, leads: listedOnce(leads.leads) };
  const parts = [
    alertOperator(run, alertAddress),
    tellNewLeads(run, newsAddress),
    deliverDue(run, end),
    keepHouse(leads),
  ];
  for (const part of await Promise.allSettled(parts)) if (part.status === 'rejected') throw part.reason;
  return json(200, { success: true });
}

async function deliverDue(leads: LeadContext, end: Date): Promise<void> {
  const { tried, delivered } = await retryDueLeads(leads, end);
  if (tried > 0) console.log(`retry-leads: ${tried} tried, ${delivered} delivered`);
  await noteRun(leads);
}

/** Never rejects: what fails is in the log, and the operator is told when it goes on failing. */
async function keepHouse(leads: LeadContext): Promise<void> {
  try {
    const done = await runHousekeeping(leads);
    if (done && done.erased + done.restored > 0)
      console.log(`retry-leads: ${done.erased} erased, ${done.restored} index entries restored`);
  } catch {
    console.error('housekeeping: the store failed');
  }
}

/**
 * Every two minutes, which is also about the first wait after a failure (backoff.ts), so a hiccup of the CRM costs an advisor
 * a few minutes; a run takes at most 30 s, so runs do not overlap; an empty one lists a few folders and notes that it ran.
 * That is 21,900 calls a month, a sixth of what Netlify's free plan holds.
 */
export const config: Config = { schedule: '*/2 * * * *' };
