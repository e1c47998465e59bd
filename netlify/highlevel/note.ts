import { isRecord } from '#domain/record';
import { type Call, type Refused, unexpected } from '#netlify/highlevel/client';

/** Returns the note's last line, by which it is recognized. A visitor's words cannot make a line of their own. */
export function referenceLine(key: string): string {
  return `Reference: ${key}`;
}

/**
 * Adds a note that ends with the lead's reference line to a contact, once: a repetition would double it, and HighLevel
 * takes no idempotency key. Where an earlier attempt may have added it (`mayBeThere`), the contact's notes are looked
 * at first. They are looked at once more afterwards: of two that attempts at the same time have added, all but the
 * first are deleted, and a note whose answer named no id counts as added only if it is there. `notes` is their address.
 */
export async function addNoteOnce(
  call: Call,
  notes: string,
  key: string,
  body: string,
  mayBeThere: boolean,
): Promise<{ ok: true } | Refused> {
  if (mayBeThere) {
    const before = await call('GET', notes);
    if (!before.ok) return before;
    const found = notesOf(before.body, key);
    // Without a list of notes it cannot be told: then none is added.
    if (!found) return { ok: false, status: null, refusal: unexpected };
    if (found.length > 0) return { ok: true };
  }
  const added = await call('POST', notes, { body });
  if (!added.ok) return added;
  // Another may have added one too: that is looked at even where the attempt's time is over.
  const after = await call('GET', notes, undefined, { mayOverrun: true });
  const [first, ...surplus] = (after.ok && notesOf(after.body, key)) || [];
  for (const id of surplus) await call('DELETE', `${notes}/${encodeURIComponent(id)}`, undefined, { mayOverrun: true });
  const isThere = first !== undefined || hasId(added.body);
  return isThere ? { ok: true } : { ok: false, status: null, refusal: unexpected };
}

/**
 * The ids of a contact's notes that name the key, in an order on which all who look agree; null where it is no list.
 */
function notesOf(body: unknown, key: string): string[] | null {
  if (!isRecord(body) || !Array.isArray(body['notes'])) return null;
  const reference = new RegExp(`${referenceLine(key)}(?![A-Za-z0-9-])`);
  return (body['notes'] as unknown[])
    .filter(isRecord)
    .filter((note) => typeof note['id'] === 'string' && reference.test(String(note['body'])))
    .map((note) => ({ id: String(note['id']), at: String(note['dateAdded'] ?? '') }))
    .sort((a, b) => compare(a.at, b.at) || compare(a.id, b.id))
    .map(({ id }) => id);
}

function hasId(body: unknown): boolean {
  const note = isRecord(body) ? body['note'] : undefined;
  return isRecord(note) && typeof note['id'] === 'string' && note['id'] !== '';
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
