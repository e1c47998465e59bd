import type { Config, Context } from '@netlify/functions';
import { alertOperator } from '#netlify/leads/alert';
import { runHousekeeping } from '#netlify/leads/housekeeping';
import { openLeadContext } from '#netlify/leads/open';
import { retryDueLeads } from '#netlify/leads/retry';
import { json } from '#netlify/http/request';
import { alertWebhook } from '#netlify/settings';

/** How long (ms) leads are tried: a scheduled run may take 30 s, the rest is for counting and telling the operator. */
const runTime = 24_000;

/**
 * Erases what is no longer needed, tries each lead whose time has come, then tells the operator what is wrong. Harmless
 * when called by its address.
 */
export default async function retryLeads(_request: Request, context: Context): Promise<Response> {
  const end = new Date(Date.now() + runTime);
  const leads = openLeadContext(context.deploy?.context);
  const done = await runHousekeeping(leads);
  if (done && done.erased + done.restored > 0)
    console.log(`retry-leads: ${done.erased} erased, ${done.restored} index entries restored`);
  const { tried, delivered } = await retryDueLeads(leads, end);
  if (tried > 0) console.log(`retry-leads: ${tried} tried, ${delivered} delivered`);
  await alertOperator(leads, alertWebhook());
  return json(200, { success: true });
}

/**
 * Every two minutes: the first wait after a failure is about 84 s, so a hiccup of the CRM costs an advisor three
 * minutes; a run takes at most 30 s, so runs do not overlap; an empty one lists two folders. That is 21,900 calls a
 * month, a sixth of what Netlify's free plan holds.
 */
export const config: Config = { schedule: '*/2 * * * *' };
