import type { Config, Context } from '@netlify/functions';
import { alertOperator } from '#netlify/leads/alert';
import { drain } from '#netlify/leads/retry';
import { keepHouse } from '#netlify/leads/housekeeping';
import { openOutbox } from '#netlify/leads/context';
import { json } from '#netlify/http/request';
import { alertWebhook } from '#netlify/settings';

/** A scheduled run may take 30 s. The rest is for counting what is left and telling the operator. */
const drainsFor = 24_000;

/**
 * Erases what is no longer needed, tries each lead whose time has come, then tells the operator what is wrong. Harmless
 * when called by its address.
 */
export default async function retryLeads(_request: Request, context: Context): Promise<Response> {
  const end = new Date(Date.now() + drainsFor);
  const outbox = openOutbox(context.deploy?.context);
  const kept = await keepHouse(outbox);
  if (kept && kept.erased + kept.restored > 0)
    console.log(`retry-leads: ${kept.erased} erased, ${kept.restored} markers restored`);
  const { tried, delivered } = await drain(outbox, end);
  if (tried > 0) console.log(`retry-leads: ${tried} tried, ${delivered} delivered`);
  await alertOperator(outbox, alertWebhook());
  return json(200, { success: true });
}

/**
 * Every two minutes: the first wait after a failure is about 84 s, so a hiccup of the CRM costs an advisor three
 * minutes; a run takes at most 30 s, so runs do not overlap; an empty one lists two folders. That is 21,900 calls a
 * month, a sixth of what Netlify's free plan holds.
 */
export const config: Config = { schedule: '*/2 * * * *' };
