import process from 'node:process';
import { customFieldNames, type CustomFields } from '#domain/crm/contact';
import { areStepsCounted } from '#domain/wizard/step-count';
import { outboundBase } from '#netlify/http/outbound';

/** How to reach the CRM. */
export type CrmSettings = { token: string; locationId: string; baseUrl: string; customFields: CustomFields };

export const highLevelHost = 'https://services.leadconnectorhq.com';

/** What the platform calls the deploy that visitors see. Others are previews, deploys of branches and local ones. */
const production = 'production';

/**
 * Returns the CRM settings from the environment, or why there are none: the operator reads the sentence in the
 * function's log. Without them leads stay stored and are delivered once the settings are there. A preview or a branch
 * deploy, where anybody's test lead would reach the CRM and its workflows, has them only with `GHL_IN_PREVIEWS=yes`.
 */
export function crmSettings(
  env: NodeJS.ProcessEnv = process.env,
  deployContext = production,
): CrmSettings | { missing: string } {
  if (deployContext !== production && env['GHL_IN_PREVIEWS'] !== 'yes')
    return { missing: 'GHL_IN_PREVIEWS is not yes: previews and branch deploys deliver nothing into the CRM.' };
  const token = env['GHL_API_TOKEN'];
  const locationId = env['GHL_LOCATION_ID'];
  if (!token) return { missing: 'GHL_API_TOKEN is not set: leads stay in the store until it is.' };
  if (!locationId) return { missing: 'GHL_LOCATION_ID is not set: leads stay in the store until it is.' };
  const customFields = parseCustomFields(env['GHL_CUSTOM_FIELDS']);
  if (customFields === null)
    return { missing: 'GHL_CUSTOM_FIELDS is not JSON like {"jobTitle":"id"}: leads stay in the store until it is.' };
  const base = outboundBase('GHL_API_BASE_URL', env['GHL_API_BASE_URL'] || highLevelHost);
  if ('problem' in base) return { missing: `${base.problem} Leads stay in the store until it is fixed.` };
  return { token, locationId, baseUrl: base.url, customFields };
}

/** Returns the addresses that delivering leads may reach: the CRM and the operator's webhook. */
export function outboundAddresses(env: NodeJS.ProcessEnv = process.env): string[] {
  return [env['GHL_API_BASE_URL'] || highLevelHost, env['ALERT_WEBHOOK_URL'] ?? ''];
}

/** Returns whether a value of GHL_CUSTOM_FIELDS can be read. */
export function hasCustomFields(json: string): boolean {
  return parseCustomFields(json) !== null;
}

function parseCustomFields(json: string | undefined): CustomFields | null {
  if (!json) return {};
  try {
    const parsed: unknown = JSON.parse(json);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null;
    const entries = Object.entries(parsed);
    const known = entries.every(([name, id]) => customFieldNames.includes(name) && typeof id === 'string' && id !== '');
    return known ? Object.fromEntries(entries) : null;
  } catch {
    return null;
  }
}

/**
 * Returns the folder of the built site. On the platform it is where it was at the build, as far as `netlify.toml` includes
 * it with a function.
 */
export function siteFolder(env: NodeJS.ProcessEnv = process.env): string {
  return env['SITE_FOLDER'] || 'dist';
}

/** Returns whether steps of the wizards are counted. */
export function countsSteps(env: NodeJS.ProcessEnv = process.env): boolean {
  return areStepsCounted(env['COUNT_STEPS']);
}

/** Returns where the scraping service is. */
export function firecrawlUrl(env: NodeJS.ProcessEnv = process.env): string {
  return (env['FIRECRAWL_API_URL'] || 'https://api.firecrawl.dev').replace(/(?<!\/)\/+$/, '');
}

/** Returns the key of the digests that stand for e-mail addresses in the store, or null: then the store has one. */
export function digestKeySetting(env: NodeJS.ProcessEnv = process.env): string | null {
  return env['DIGEST_KEY'] || null;
}

/** Returns where the operator hears of new leads, or null: that is asked for with ALERT_NEW_LEADS=yes. */
export function newLeadsWebhook(env: NodeJS.ProcessEnv = process.env): string | null {
  return env['ALERT_NEW_LEADS'] === 'yes' ? alertWebhook(env) : null;
}

/** Returns where the weekly report goes, or null: ALERT_WEEKLY=no turns it off. */
export function weeklyWebhook(env: NodeJS.ProcessEnv = process.env): string | null {
  return env['ALERT_WEEKLY'] === 'no' ? null : alertWebhook(env);
}

/**
 * Returns where alerts go, or null: none is set, or it is no https address; then the log says so, without the address. http is
 * allowed only for this machine, where the double is.
 */
export function alertWebhook(env: NodeJS.ProcessEnv = process.env): string | null {
  const webhook = env['ALERT_WEBHOOK_URL'];
  if (!webhook) return null;
  if (isHttps(webhook) || (/^http:/.test(webhook) && 'url' in outboundBase('ALERT_WEBHOOK_URL', webhook)))
    return webhook;
  console.error('ALERT_WEBHOOK_URL is not an https address: no alerts are sent.');
  return null;
}

/** Where the editing screen finds the content, and who signs editors in: null is the platform itself. */
export type RepositorySettings = { name: string; branch: string; signInUrl: string | null };

/** Returns the repository of the editing screen, or in a sentence why there is none. */
export function adminRepository(env: NodeJS.ProcessEnv = process.env): RepositorySettings | { missing: string } {
  const local = 'Until then it edits a folder on your own computer, with npm run dev.';
  const name = env['ADMIN_REPOSITORY'];
  const signInUrl = env['ADMIN_SIGN_IN_URL'] || null;
  if (!name)
    return { missing: `ADMIN_REPOSITORY is not set, so this screen belongs to no repository on GitHub. ${local}` };
  if (!isRepositoryName(name))
    return { missing: `ADMIN_REPOSITORY is not of the form owner/name, as GitHub writes it. ${local}` };
  if (signInUrl !== null && !isHttps(signInUrl))
    return { missing: `ADMIN_SIGN_IN_URL is not an https address. ${local}` };
  return { name, branch: env['ADMIN_BRANCH'] || 'main', signInUrl };
}

/** Returns whether this names a repository as GitHub does: owner/name. */
export function isRepositoryName(name: string): boolean {
  return /^[\w.-]+\/[\w.-]+$/.test(name);
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
