import type { Config, Context } from '@netlify/functions';
import { deliverWaiting } from '#netlify/lib/deliver';
import { leadStore } from '#netlify/lib/lead-store';
import { json } from '#netlify/lib/request';
import { openStore } from '#netlify/lib/store';

/** A scheduled run may take 30 s; one delivery at most 24 s. Start none that could be cut off. */
const startsWithin = 5_000;

/** Every ten minutes: tries each lead that the CRM does not have yet. Harmless when called by its address. */
export default async function retryLeads(_request: Request, context: Context): Promise<Response> {
  const store = leadStore(openStore(context.deploy?.context));
  const { tried, delivered } = await deliverWaiting(store, new Date(Date.now() + startsWithin));
  if (tried > 0) console.log(`retry-leads: ${tried} tried, ${delivered} delivered`);
  return json(200, { success: true });
}

export const config: Config = { schedule: '*/10 * * * *' };
