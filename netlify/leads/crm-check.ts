import { createHash } from 'node:crypto';
import { isRecord } from '#domain/record';
import { type CrmVerdict, crmVerdict } from '#netlify/highlevel/check';
import type { LeadContext, NotedVerdict } from '#netlify/leads/context';
import { readSideFile } from '#netlify/leads/side-files';
import type { CrmSettings } from '#netlify/settings';

/** What `health` says of the CRM: its verdict on our token, or that the settings are missing. */
export type CrmState = CrmVerdict | 'no-settings';

const note = 'health/crm';

/** For so long (ms) a verdict is told again: anybody may ask, and the CRM counts our calls. */
const maxAge = 10 * 60_000;

/** How long (ms) the CRM may take for both calls. */
const time = 8_000;

const verdicts: readonly CrmVerdict[] = ['ok', 'no-read', 'no-write', 'unreachable'];

/**
 * Returns whether the CRM takes our token. A process has it asked at most every ten minutes, and not at all where another
 * has noted a verdict since in the store; who asks meanwhile waits for the same answer. A fixed setting shows at once,
 * because a verdict belongs to the settings that it was about. Rejects where the store cannot be read.
 */
export async function crmState(context: CheckContext): Promise<CrmState> {
  const { crm, crmCheck, now } = context;
  const settings = crm();
  if ('missing' in settings) return 'no-settings';
  const about = digestOf(`${settings.token} ${settings.locationId} ${settings.baseUrl}`);
  const { latest, asking } = crmCheck;
  if (latest?.about === about && isFresh(latest, now())) return latest.verdict;
  const running = asking.get(about);
  if (running) return running;
  const verdict = newVerdict(context, settings, about).finally(() => asking.delete(about));
  asking.set(about, verdict);
  return verdict;
}

type CheckContext = Pick<LeadContext, 'store' | 'crm' | 'fetch' | 'now' | 'crmCheck'>;

/** Returns what another process has noted, or else asks the CRM and notes it. */
async function newVerdict(context: CheckContext, settings: CrmSettings, about: string): Promise<CrmVerdict> {
  const { store, fetch, now, crmCheck } = context;
  const noted = verdictIn(await readSideFile(store, note));
  if (noted?.about === about && isFresh(noted, now())) {
    crmCheck.latest = noted;
    return noted.verdict;
  }
  const verdict = await crmVerdict({ settings, fetch, now, time });
  const at = now();
  crmCheck.latest = { at: at.getTime(), about, verdict };
  // A store that takes no writes is told of by another field.
  await store.write(note, { at: at.toISOString(), about, verdict }).catch(() => {});
  return verdict;
}

/** A file of another form counts as none. */
function verdictIn(value: unknown): NotedVerdict | null {
  if (!isRecord(value) || typeof value['about'] !== 'string') return null;
  const verdict = verdicts.find((known) => known === value['verdict']);
  return verdict ? { at: Date.parse(String(value['at'])), about: value['about'], verdict } : null;
}

/** What a clock that was wrong has noted at a time to come is asked again. */
function isFresh({ at }: NotedVerdict, now: Date): boolean {
  const age = now.getTime() - at;
  return age >= 0 && age < maxAge;
}

/** Ten characters of a digest: enough to tell settings apart, and nothing that leads back to a token. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
