import { isRecord } from '#domain/record';
import { type Call, type Refused, unexpected } from '#netlify/highlevel/client';

/** Tags of one contact, in the CRM's spelling: lower case. */
export type ContactTags = { contactId: string; tags: string[] };

/** Adds tags to a contact (its address). Succeeds only if the CRM confirms that the contact has them. */
export async function addTags(call: Call, contact: string, tags: string[]): Promise<{ ok: true } | Refused> {
  const answer = await call('POST', `${contact}/tags`, { tags });
  if (!answer.ok) return answer;
  return confirmed(call, contact, answer.body, (present) => tags.every((tag) => present.has(tag.toLowerCase())));
}

/**
 * Removes tags from a contact (its address), if it still exists. Succeeds only if the CRM confirms that they are gone.
 */
export async function removeTags(call: Call, contact: string, tags: string[]): Promise<{ ok: true } | Refused> {
  const answer = await call('DELETE', `${contact}/tags`, { tags });
  const areGone = (present: Set<string>) => tags.every((tag) => !present.has(tag));
  if (answer.ok) return confirmed(call, contact, answer.body, areGone);
  if (!isGone(answer.status)) return answer;
  const look = await call('GET', contact);
  return !look.ok && isGone(look.status) ? { ok: true } : answer;
}

/** Returns the tags in a contact, or in an answer about tags; null if there is no list. */
export function tagsIn(body: unknown): string[] | null {
  const tags = isRecord(body) ? body['tags'] : undefined;
  return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? (tags as string[]) : null;
}

/** Whether a status says that the contact does not exist; 400 may mean something else. */
export function isGone(status: number | null): boolean {
  return status === 400 || status === 404;
}

/**
 * An answer that does not list the tags (such as a proxy's page in the CRM's place) proves nothing: then the contact is
 * read.
 */
async function confirmed(
  call: Call,
  contact: string,
  body: unknown,
  isSo: (present: Set<string>) => boolean,
): Promise<{ ok: true } | Refused> {
  const shows = (tags: string[] | null) => tags !== null && isSo(new Set(tags.map((tag) => tag.toLowerCase())));
  if (shows(tagsIn(body))) return { ok: true };
  const look = await call('GET', contact);
  const shown = look.ok && isRecord(look.body) && shows(tagsIn(look.body['contact']));
  return shown ? { ok: true } : { ok: false, status: null, refusal: unexpected };
}
