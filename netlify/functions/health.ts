import type { Config, Context } from '@netlify/functions';
import { type Backlog, backlogOf, delayedMinutes, lateMinutes, openLeads } from '#netlify/leads/backlog';
import { uncontacted } from '#netlify/leads/contacts';
import type { LeadContext } from '#netlify/leads/context';
import { crmState } from '#netlify/leads/crm-check';
import { openLeadContext } from '#netlify/leads/open';
import { lastRunOf } from '#netlify/leads/schedule';
import { listedOnce } from '#netlify/leads/store';
import { addressLimit, tooMany } from '#netlify/http/rate-limit';
import { json } from '#netlify/http/request';
import { alertWebhook } from '#netlify/settings';

const waitOf = addressLimit();

/** The platform reads this statically: literals only, and `aggregateBy` only as a list. */
export const config: Config = { rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] } };

/**
 * Returns the state of the leads, for a monitor: `{ status, waiting, oldestMinutes, dead, refused, uncontacted,
 * lastRunMinutes, isWritable }`. The figures are current and contain no personal data. 200 if it is `ok`, `delayed`, or
 * needs `attention` because the CRM refused a lead or a sender has waited for a first contact for longer than a business
 * day (`leads/contacts.ts`); 503 if it is `failing`: a lead was given up or has waited an hour, the
 * scheduled function is silent, the store takes no writes or cannot be read (then without figures), or there are
 * refused leads and no webhook to report them. A preview, which keeps no leads, is `preview`.
 * With `?crm` the answer also has `crm`, whether the CRM accepts our token (`leads/crm-check.ts`): a refused token
 * counts as failing, an unreachable CRM does not.
 */
export default async function health(request: Request, context: Context): Promise<Response> {
  return healthOf(request, context.ip, () => openLeadContext(context.deploy?.context), alertWebhook() !== null);
}

/** The function with any leads and caller's address. `hasWebhook`: alerts have a recipient. */
export async function healthOf(
  request: Request,
  address: string | undefined,
  open: () => Pick<LeadContext, 'store' | 'leads' | 'keepsLeads' | 'crm' | 'fetch' | 'now' | 'crmCheck'>,
  hasWebhook: boolean,
): Promise<Response> {
  const wait = waitOf(address);
  if (wait > 0) return tooMany(wait);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return json(405, { status: 'Method Not Allowed' }, { allow: 'GET, HEAD' });
  try {
    const context = open();
    const { store, keepsLeads } = context;
    if (!keepsLeads) return json(200, { status: 'preview' });
    const leads = listedOnce(context.leads);
    const now = new Date();
    const figures = backlogOf(await openLeads(leads), now);
    const run = await lastRunOf(store, now);
    const isWritable = await takesWrites(store);
    const senders = { uncontacted: await uncontacted(store, leads, now) };
    const isUntold = figures.refused > 0 && !hasWebhook;
    const crm = new URL(request.url).searchParams.has('crm') ? { crm: await crmState(context) } : {};
    const isRefused = 'crm' in crm && crm.crm !== 'ok' && crm.crm !== 'unreachable';
    const isFailing =
      figures.dead > 0 || figures.oldestMinutes >= lateMinutes || run.isSilent || !isWritable || isUntold || isRefused;
    const status = isFailing ? 'failing' : statusOf({ ...figures, ...senders });
    return json(isFailing ? 503 : 200, {
      status,
      ...figures,
      ...senders,
      lastRunMinutes: run.minutes,
      isWritable,
      ...crm,
    });
  } catch (error) {
    console.error('health: the lead store:', error instanceof Error ? error.name : 'unknown failure');
    return json(503, { status: 'failing' });
  }
}

function statusOf({ refused, oldestMinutes, uncontacted }: Backlog & { uncontacted: number | null }): string {
  if (oldestMinutes >= delayedMinutes) return 'delayed';
  return refused > 0 || (uncontacted ?? 0) > 0 ? 'attention' : 'ok';
}

/** A full disk or a read-only store can be read but takes no lead. The probe is shared by all callers. */
async function takesWrites(store: LeadContext['store']): Promise<boolean> {
  const probe = 'health/probe';
  try {
    await store.write(probe, 1);
    await store.remove(probe);
    return true;
  } catch {
    console.error('health: the lead store takes no writes');
    return false;
  }
}
