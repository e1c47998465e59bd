import type { Config, Context } from '@netlify/functions';
import { alertOperator } from '#netlify/leads/alert';
import type { LeadContext } from '#netlify/leads/context';
import { runHousekeeping } from '#netlify/leads/housekeeping';
import { openLeadContext } from '#netlify/leads/open';
import { tellNewLeads } from '#netlify/leads/new-leads';
import { tellWeek } from '#netlify/leads/tell-week';
import { retryDueLeads } from '#netlify/leads/retry';
import { noteRun } from '#netlify/leads/schedule';
import { listedOnce } from '#netlify/leads/store';
import { json } from '#netlify/http/request';
import { alertWebhook, countsSteps, newLeadsWebhook, weeklyWebhook } from '#netlify/settings';

/**
 * How long (ms) leads are tried, plus 2 s in which the last one's note may still be checked. A scheduled run may take
 * 30 s: the rest is left for the store.
 */
const runTime = 25_000;

/**
 * Alerts the operator to problems, sends the weekly report and, if asked to, reports new leads; meanwhile tries each lead that is due, and
 * cleans up the store. No part waits for another or stops if it fails: a slow store may use up the time of the last
 * ones. A run's findings about a lead are reported by the next run. Harmless when called at any time. Rejects if a part
 * other than housekeeping fails, after all have been tried.
 */
export default async function retryLeads(_request: Request, context: Context): Promise<Response> {
  return retryRun(openLeadContext(context.deploy?.context), alertWebhook(), newLeadsWebhook(), weeklyWebhook());
}

/** The function with any leads; `null` for an address turns off its alerts of problems, or reports of new leads or of the week. */
export async function retryRun(
  leads: LeadContext,
  alertAddress: string | null,
  newsAddress: string | null,
  weekAddress: string | null = null,
): Promise<Response> {
  const end = new Date(leads.now().getTime() + runTime);
  const run = { ...leads, leads: listedOnce(leads.leads) };
  const parts = [
    alertOperator(run, alertAddress),
    tellNewLeads(run, newsAddress),
    tellWeek(run, weekAddress, countsSteps()),
    deliverDue(run, end),
    cleanUp(leads),
  ];
  for (const part of await Promise.allSettled(parts)) if (part.status === 'rejected') throw part.reason;
  return json(200, { success: true });
}

async function deliverDue(leads: LeadContext, end: Date): Promise<void> {
  const { tried, delivered } = await retryDueLeads(leads, end);
  if (tried > 0) console.log(`retry-leads: ${tried} tried, ${delivered} delivered`);
  await noteRun(leads);
}

/** Never rejects: a failure is logged, and the operator is alerted if it continues. */
async function cleanUp(leads: LeadContext): Promise<void> {
  try {
    const done = await runHousekeeping(leads);
    if (done && done.erased + done.restored > 0)
      console.log(`retry-leads: ${done.erased} erased, ${done.restored} index entries restored`);
  } catch {
    console.error('housekeeping: the store failed');
  }
}

/**
 * Every two minutes, about the first wait after a failure (backoff.ts), so a hiccup of the CRM costs an advisor
 * a few minutes; a run takes at most 30 s, so runs do not overlap; an empty one lists a few folders and records that it ran.
 * That is 21,900 calls a month, a sixth of what Netlify's free plan includes.
 */
export const config: Config = { schedule: '*/2 * * * *' };
