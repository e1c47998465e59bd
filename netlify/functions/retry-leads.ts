import type { Config, Context } from '@netlify/functions';
import { alertOperator } from '#netlify/leads/alert';
import type { LeadContext } from '#netlify/leads/context';
import { runHousekeeping } from '#netlify/leads/housekeeping';
import { openLeadContext } from '#netlify/leads/open';
import { tellNewLeads } from '#netlify/leads/new-leads';
import { retryDueLeads } from '#netlify/leads/retry';
import { noteRun } from '#netlify/leads/schedule';
import { json } from '#netlify/http/request';
import { alertWebhook, newLeadsWebhook } from '#netlify/settings';

/**
 * How long (ms) leads are tried, but for 2 s in which the last one's note may still be looked after. A scheduled run may
 * take 30 s: telling the operator takes 3 more at most, and as much is left for the store.
 */
const runTime = 22_000;

/**
 * Tries each lead whose time has come, tells the operator what is wrong and, where that is asked for, how many came in, and
 * meanwhile keeps the store in order. Delivery and alerts neither wait for housekeeping nor stop where it fails. Harmless
 * when called at any time. Rejects where the store cannot be listed, after all parts have been tried.
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
  const housekeeping = keepHouse(leads);
  const delivery = await settled(deliverDue(leads, end));
  // Together: a webhook that hangs costs the run its limit once.
  const [alerts, news] = await Promise.all([
    settled(alertOperator(leads, alertAddress)),
    settled(tellNewLeads(leads, newsAddress)),
  ]);
  await housekeeping;
  for (const part of [delivery, alerts, news]) if (part.error) throw part.error;
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

async function settled(work: Promise<void>): Promise<{ error?: Error }> {
  try {
    await work;
    return {};
  } catch (error) {
    return { error: error instanceof Error ? error : new Error('unknown failure') };
  }
}

/**
 * Every two minutes: the first wait after a failure is about 84 s, so a hiccup of the CRM costs an advisor three
 * minutes; a run takes at most 30 s, so runs do not overlap; an empty one lists a few folders and notes that it ran.
 * That is 21,900 calls a month, a sixth of what Netlify's free plan holds.
 */
export const config: Config = { schedule: '*/2 * * * *' };
