import { isRecord } from '#domain/record';
import { readSideFile } from '#netlify/leads/side-files';
import type { Store } from '#netlify/storage/store';

/*
 * When somebody first spoke with or wrote to the sender of a lead: `contacted/KEY` holds the time. A file of its own, so
 * that an attempt that writes the record takes nothing back; it is erased with the record.
 */

const folder = 'contacted/';

/** Returns the name of the note on the first contact with a lead's sender. */
export function contactNote(key: string): string {
  return folder + key;
}

/** Notes the first contact, unless one is noted already; returns when it was, and whether that is new. */
export async function noteContact(store: Store, key: string, now: Date): Promise<{ at: Date; isNew: boolean }> {
  const isNew = await store.create(contactNote(key), { at: now.toISOString() });
  return { at: isNew ? now : ((await contactedAt(store, key)) ?? now), isNew };
}

/** Returns when somebody first contacted the sender of a lead, or null. */
export async function contactedAt(store: Store, key: string): Promise<Date | null> {
  const noted = await readSideFile(store, contactNote(key));
  const at = isRecord(noted) ? new Date(String(noted['at'])) : null;
  return at && !Number.isNaN(at.getTime()) ? at : null;
}

/** Returns the keys of the leads whose senders were contacted. */
export async function contactedKeys(store: Store): Promise<Set<string>> {
  return new Set((await store.keys(folder)).map((name) => name.slice(folder.length)));
}
