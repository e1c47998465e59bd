import { isRecord } from '#domain/record';
import type { LeadContext } from '#netlify/leads/context';
import { readSideFile } from '#netlify/leads/side-files';
import type { Store } from '#netlify/storage/store';

/*
 * When the scheduled function last ran. A schedule that is silent retries no lead and tells nobody, so somebody else has
 * to notice: `health` says it, and a monitor outside of the platform asks `health`.
 */

const lastRun = 'schedule/last';

/** After so long (minutes) without a run of `retry-leads`, its schedule counts as silent. */
export const silentMinutes = 10;

/** Notes that a run has got through all the leads that were due. */
export async function noteRun({ store, now }: Pick<LeadContext, 'store' | 'now'>): Promise<void> {
  await store.write(lastRun, { at: now().toISOString() });
}

/**
 * Returns how long ago (whole minutes) the last run ended, and whether the schedule is silent. Null where none is noted
 * or a clock that was wrong has noted a time to come.
 */
export async function lastRunOf(store: Store, now: Date): Promise<{ minutes: number | null; isSilent: boolean }> {
  const noted = await readSideFile(store, lastRun);
  const age = isRecord(noted) ? now.getTime() - Date.parse(String(noted['at'])) : NaN;
  const minutes = age >= -60_000 ? Math.max(0, Math.floor(age / 60_000)) : null;
  return { minutes, isSilent: minutes === null || minutes >= silentMinutes };
}
