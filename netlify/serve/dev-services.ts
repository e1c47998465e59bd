import { doubleCredentials, startCrmDouble } from '#netlify/doubles/highlevel';
import { startWebhookDouble } from '#netlify/doubles/webhook';
import { startFirecrawlDouble } from '#netlify/doubles/firecrawl';
import { localLeadStore } from '#netlify/environment';

/** The doubles' addresses. */
export type Doubles = { crm: string; scraping: string; webhook: string };

/** The settings of external services: the operator's commands need them, so `.env` may contain them. */
const ofServices = /^(?:GHL|ALERT|FIRECRAWL)_/;

/** Returns whether dev is set to use the real services. */
export function usesRealServices(env: NodeJS.ProcessEnv): boolean {
  return env['DEV_REAL_SERVICES'] === 'yes';
}

/**
 * Starts the doubles of the CRM, the scraping service and the operator's webhook, whose messages `hear` is told. They end with
 * the process.
 */
export async function startDoubles(hear: (alert: string) => void): Promise<Doubles> {
  const [crm, scraping, webhook] = await Promise.all([
    startCrmDouble(),
    startFirecrawlDouble(),
    startWebhookDouble(hear),
  ]);
  return { crm: crm.url, scraping: scraping.url, webhook: webhook.url };
}

/**
 * Points an environment to the doubles and a store in a folder, whatever it contained before: a developer's tests reach no
 * visitor and no operator.
 */
export function pointToDoubles(env: NodeJS.ProcessEnv, { crm, scraping, webhook }: Doubles): void {
  // Empty, not deleted: the next read of `.env` would fill in missing names.
  for (const name of Object.keys(env)) if (ofServices.test(name)) env[name] = '';
  env['GHL_API_TOKEN'] = doubleCredentials.token;
  env['GHL_LOCATION_ID'] = doubleCredentials.locationId;
  env['GHL_API_BASE_URL'] = crm;
  env['FIRECRAWL_API_URL'] = scraping;
  env['ALERT_WEBHOOK_URL'] = webhook;
  if (!env['LEAD_STORE']?.startsWith('file:')) env['LEAD_STORE'] = localLeadStore;
}
