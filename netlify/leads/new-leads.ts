import { siteName } from '#domain/crm/site-name';
import { isRecord } from '#domain/record';
import type { LeadContext } from '#netlify/leads/context';
import { entryKinds } from '#netlify/leads/due-index';
import { readSideFile } from '#netlify/leads/side-files';
import { isPlaceholder } from '#netlify/leads/supersede';
import { tellWebhook } from '#netlify/leads/webhook';

/** Until when the operator has heard of leads that came in. */
const note = 'alerts/new';

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
  const count = since === null ? 0 : await receivedBetween(leads, since, until);
  if (count > 0) {
    const text = `${siteName}: ${count} new lead(s). The CRM has them, or gets them soon.`;
    if (!(await tellWebhook(context.fetch, webhook, { text, event: 'new', count }))) return;
  }
  if (since === null || count > 0) await store.write(note, { at: new Date(until).toISOString() });
}

/**
 * How many leads came in after one moment and until another (ms since 1970), from the names in the due index. One of which
 * only the correction has come is none: it is the correction that came in.
 */
async function receivedBetween(leads: LeadContext['leads'], since: number, until: number): Promise<number> {
  const entries = await Promise.all(entryKinds.map((kind) => leads.entries(kind)));
  const recent = entries.flat().filter(({ received }) => received > since && received <= until);
  const placeholders = await Promise.all(recent.map((entry) => isPlaceholder(leads, entry)));
  // A lead may have left more than one entry.
  const keys = new Set(recent.map(({ key }) => key));
  for (const [index, { key }] of recent.entries()) if (placeholders[index]) keys.delete(key);
  return keys.size;
}
