import { siteName } from '#domain/from-content';
import { weekOf } from '#domain/lead/business-time';
import { isRecord } from '#domain/record';
import type { LeadContext } from '#netlify/leads/context';
import { readSideFile } from '#netlify/leads/side-files';
import { clockInToronto } from '#netlify/leads/toronto-time';
import { tellWebhook } from '#netlify/leads/webhook';
import { weekLines } from '#netlify/leads/week';

/** The week (its Monday) whose report was sent last. */
const note = 'alerts/week';

/** From this hour on Monday the report of the last seven days is sent. */
const firstHour = 8;

/** So many records are read at most: a flood must not cost the run its time. */
const mostRead = 1000;

/**
 * Sends the operator's webhook the report on the last seven days once a week, from eight on Monday in Toronto. A webhook that
 * fails is asked again by the next run. The first run only notes the week. Without a webhook nothing is done. Rejects where the
 * store cannot be listed or written.
 */
export async function tellWeek(context: LeadContext, webhook: string | null, isCounted: boolean): Promise<void> {
  if (webhook === null) return;
  const { store, fetch } = context;
  const now = context.now();
  const { monday, hour } = weekOf(clockInToronto(now));
  const noted = await readSideFile(store, note);
  const told = isRecord(noted) ? noted['monday'] : null;
  if (told === monday || (told !== null && hour < firstHour)) return;
  if (told !== null) {
    const lines = await weekLines(context, now, isCounted, mostRead);
    const text = `${siteName}: ${lines.join('\n')}`;
    if (!(await tellWebhook(fetch, webhook, { text, event: 'week' }))) return;
  }
  await store.write(note, { monday });
}
