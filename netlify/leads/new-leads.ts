import { siteName } from '#domain/from-content';
import { isRecord } from '#domain/record';
import { counted } from '#domain/text/words';
import { forEachConcurrently, storeConcurrency } from '#netlify/leads/concurrency';
import type { LeadContext } from '#netlify/leads/context';
import { entryKinds, type IndexEntry } from '#netlify/leads/due-index';
import { readSideFile } from '#netlify/leads/side-files';
import { isPlaceholder } from '#netlify/leads/supersede';
import { tellWebhook } from '#netlify/leads/webhook';

/** Until when the operator has heard of leads that came in. */
const note = 'alerts/new';

/** So many records are read at most to see which of them are leads: a flood must not cost the run its time. */
const mostRead = 200;

/**
 * Tells the operator's webhook how many leads and messages have come in since it was last told, and nothing about any of
 * them. One message a run, however many there are. A webhook that fails is told by the next run, and so is one whose answer
 * could not be noted, because the store failed or the run was ended: rather twice than never. The first run only notes
 * the time. Without a webhook nothing is done. Rejects where the store cannot be listed or written.
 */
export async function tellNewLeads(context: LeadContext, webhook: string | null): Promise<void> {
  if (webhook === null) return;
  const { store, leads, now } = context;
  const until = now().getTime();
  const noted = await readSideFile(store, note);
  const at = isRecord(noted) ? Date.parse(String(noted['at'])) : NaN;
  // What a wrong clock has noted counts as nothing.
  const since = at <= until ? at : null;
  const { count, isAll } = since === null ? { count: 0, isAll: true } : await receivedBetween(leads, since, until);
  const isNews = count > 0 || !isAll;
  if (isNews) {
    const text = `${siteName}: ${isAll ? '' : 'more than '}${counted(count, 'new lead', 'new leads')}, in the CRM now or soon.`;
    if (!(await tellWebhook(context.fetch, webhook, { text, event: 'new', count }))) return;
  }
  if (since === null || isNews) await store.write(note, { at: new Date(until).toISOString() });
}

/**
 * How many leads came in after one moment and until another (ms since 1970), from the names in the due index. One of which
 * only the correction has come is none: it is the correction that came in. Where there are more of those to look at than
 * `mostRead`, the rest is not counted, and `isAll` false.
 */
async function receivedBetween(
  leads: LeadContext['leads'],
  since: number,
  until: number,
): Promise<{ count: number; isAll: boolean }> {
  const entries = await Promise.all(entryKinds.map((kind) => leads.entries(kind)));
  const recent = entries.flat().filter(({ received }) => received > since && received <= until);
  const doubtful = recent.filter(mayBePlaceholder);
  const looked = doubtful.slice(0, mostRead);
  const unread = doubtful.slice(mostRead);
  // A lead may have left more than one entry.
  const keys = new Set(recent.map(({ key }) => key));
  for (const { key } of unread) keys.delete(key);
  await forEachConcurrently(looked, storeConcurrency, async (entry) => {
    if (await isPlaceholder(leads, entry)) keys.delete(entry.key);
  });
  return { count: keys.size, isAll: unread.length === 0 };
}

/** A lead of which only the correction has come ended when it began: its record tells whether it is one. */
function mayBePlaceholder({ kind, at, received }: IndexEntry): boolean {
  return kind === 'ended' && at === received;
}
