import { isRecord } from '#domain/record';
import { type Call, type Refused, unexpected } from '#netlify/highlevel/client';

/** Returns the note's last line, which identifies it. */
export function referenceLine(key: string): string {
  return `Reference: ${key}`;
}

/**
 * Adds a note that ends with the lead's reference line to a contact, once: a repetition would duplicate it, and
 * HighLevel takes no idempotency key. If an earlier attempt may have added it (`mayBeThere`), the contact's notes are
 * read first. They are read again afterwards: of duplicates that concurrent attempts added, all but the first are
 * deleted, and a note whose answer named no id counts as added only if it is listed. Notes too large to read are
 * ignored, in every attempt: a note too many is better than a lead that never arrives. `notes` is their address,
 * `received` when the site received the lead.
 */
export async function addNoteOnce(
  call: Call,
  notes: string,
  { key, received, body, mayBeThere }: { key: string; received: Date; body: string; mayBeThere: boolean },
): Promise<{ ok: true } | Refused> {
  const ownIn = (list: unknown) => ownNotes(list, referenceLine(key), received);
  if (mayBeThere) {
    const before = await call('GET', notes);
    if (!before.ok) return before;
    const found = before.isTooLarge ? [] : ownIn(before.body);
    // Without a list of notes it is unknown whether it is there: none is added.
    if (!found) return { ok: false, status: null, refusal: unexpected };
    if (found.length > 0) return { ok: true };
  }
  const added = await call('POST', notes, { body });
  if (!added.ok) return added;
  // Another attempt may have added one too: this is checked even after the attempt's time is over.
  const after = await call('GET', notes, undefined, { mayOverrun: true });
  const [first, ...surplus] = (after.ok && ownIn(after.body)) || [];
  for (const id of surplus) await call('DELETE', `${notes}/${encodeURIComponent(id)}`, undefined, { mayOverrun: true });
  const isThere = first !== undefined || hasId(added.body);
  return isThere ? { ok: true } : { ok: false, status: null, refusal: unexpected };
}

/** How far (ms) the CRM's clock may be behind ours. */
const clockDifference = 24 * 3_600_000;

/**
 * Returns the ids of the notes that the site has added for one lead, in an order that is the same for all who read it;
 * null if it is not a list. Such a note ends with the reference line, which nothing in a submission can be. An older
 * one belongs to an earlier lead with the same key, erased since: the caller chooses the key.
 */
function ownNotes(list: unknown, reference: string, received: Date): string[] | null {
  if (!isRecord(list) || !Array.isArray(list['notes'])) return null;
  const earliest = received.getTime() - clockDifference;
  return (list['notes'] as unknown[])
    .filter(isRecord)
    .filter(({ id, body }) => typeof id === 'string' && lastLineOf(String(body)) === reference)
    .map((note) => ({ id: String(note['id']), at: String(note['dateAdded'] ?? '') }))
    .filter(({ at }) => !(Date.parse(at) < earliest))
    .sort((a, b) => compare(a.at, b.at) || compare(a.id, b.id))
    .map(({ id }) => id);
}

/** The CRM returns a note that was edited there as HTML. */
function lastLineOf(body: string): string | undefined {
  return body
    .replace(/<[^<>]*>/g, '\n')
    .trim()
    .split('\n')
    .at(-1);
}

function hasId(body: unknown): boolean {
  const note = isRecord(body) ? body['note'] : undefined;
  return isRecord(note) && typeof note['id'] === 'string' && note['id'] !== '';
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
