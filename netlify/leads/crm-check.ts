import { createHash } from 'node:crypto';
import { isRecord } from '#domain/record';
import { type CrmVerdict, crmVerdict } from '#netlify/highlevel/check';
import type { LeadContext } from '#netlify/leads/context';
import { readSideFile } from '#netlify/leads/side-files';

/** What `health` says of the CRM: its verdict on our token, or that the settings are missing. */
export type CrmState = CrmVerdict | 'no-settings';

const note = 'health/crm';

/** For so long (ms) a verdict is told again: anybody may ask, and the CRM counts our calls. */
const maxAge = 10 * 60_000;

/** How long (ms) the CRM may take for both calls. */
const time = 8_000;

const verdicts: readonly unknown[] = ['ok', 'no-read', 'no-write', 'unreachable'] satisfies CrmVerdict[];

/**
 * Returns whether the CRM takes our token, asked at most every ten minutes; a mended setting shows at once, because a
 * verdict belongs to the settings that it was about. Rejects where the store cannot be read.
 */
export async function crmState(context: Pick<LeadContext, 'store' | 'crm' | 'fetch' | 'now'>): Promise<CrmState> {
  const { store, crm, fetch, now } = context;
  const settings = crm();
  if ('missing' in settings) return 'no-settings';
  const about = digestOf(`${settings.token} ${settings.locationId} ${settings.baseUrl}`);
  const noted = await readSideFile(store, note);
  if (isRecord(noted) && noted['about'] === about && verdicts.includes(noted['verdict'])) {
    const age = now().getTime() - Date.parse(String(noted['at']));
    if (age >= 0 && age < maxAge) return noted['verdict'] as CrmVerdict;
  }
  const verdict = await crmVerdict({ settings, fetch, now, time });
  // A store that takes no writes is told of by another field.
  await store.write(note, { at: now().toISOString(), about, verdict }).catch(() => {});
  return verdict;
}

/** Ten characters of a digest: enough to tell settings apart, and nothing that leads back to a token. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
