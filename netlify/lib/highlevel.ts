import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type CrmFailure, crmFailure } from '#domain/crm/catalogue';
import { crmNote, upsertBody } from '#domain/crm/contact';
import { crmTags } from '#domain/crm/tags';
import type { Lead } from '#domain/lead/schema';
import { isRecord } from '#domain/record';
import type { LeadRecord } from '#netlify/lib/lead-record';
import type { CrmSettings } from '#netlify/lib/settings';

/**
 * How far a delivery got, and what stopped it; no failure means that the CRM has everything. `pause` (ms) says that it
 * stopped only because the CRM wants no calls for so long.
 */
export type Delivery = { progress: LeadRecord['progress']; failure?: CrmFailure; pause?: number };

/** The way to the CRM: `time` (ms) is what all calls of one delivery may take together. */
export type CrmAccess = { settings: CrmSettings; fetch: typeof fetch; now(): Date; time: number };

/** Longer than the CRM ever takes when it is well, shorter than a function may run for all calls. */
const timeLimit = 8000;

/**
 * Brings one lead into HighLevel (API v2): upsert the contact, append the tags, add the note. Starts where its progress
 * says an earlier attempt stopped. Calls `save` after each step that succeeded but the last, and stops where that
 * answers false. Does not throw for anything the CRM or the network does.
 *
 * Upsert and tags may be repeated; a second note would be a second note. So each note names the lead's key, the contact's
 * notes are looked at before it is added where an earlier attempt may have got that far, and once more after it: of two
 * that attempts at the same time have added, all but the first are deleted. Specification §7, §8.
 */
export async function deliverToHighLevel(
  crm: CrmAccess,
  { key, lead, progress }: Pick<LeadRecord, 'key' | 'lead' | 'progress'>,
  save: (progress: LeadRecord['progress']) => Promise<boolean> = async () => true,
): Promise<Delivery> {
  if (!lead) return { progress };
  const call = caller(crm);
  const reached = { ...progress };
  const phone = phoneNumber(lead.phone);
  if (!reached.contactId) {
    const answer = await upsertContact(call, crm.settings, lead, phone.number);
    if (!answer.ok) return { progress: reached, ...answer.refusal };
    Object.assign(reached, answer.reached);
    if (!(await save(reached))) return { progress: reached };
  }
  const contact = `/contacts/${encodeURIComponent(reached.contactId ?? '')}`;
  const mayHaveNote = reached.tagsAdded === true;
  if (!reached.tagsAdded) {
    const answer = await call('POST', `${contact}/tags`, { tags: crmTags(lead) });
    if (!answer.ok) return { progress: stillThere(reached, answer), ...answer.refusal };
    reached.tagsAdded = true;
    if (!(await save(reached))) return { progress: reached };
  }
  if (!reached.noteAdded) {
    const notes = `${contact}/notes`;
    const body = noteText(key, lead, reached, phone.remainder, crm.settings);
    const answer = await addNoteOnce(call, notes, key, body, mayHaveNote);
    if (!answer.ok) return { progress: stillThere(reached, answer), ...answer.refusal };
    reached.noteAdded = true;
  }
  return { progress: reached };
}

/** A contact that people have deleted or merged since is not found again: the next attempt begins anew. */
function stillThere(reached: LeadRecord['progress'], { status }: Refused): LeadRecord['progress'] {
  return status === 400 || status === 404 ? {} : reached;
}

type Refused = { ok: false; status: number | null; refusal: Omit<Delivery, 'progress'> };

/** Makes or finds the contact. HighLevel can refuse a field and have the contact all the same: then it is looked for. */
async function upsertContact(
  call: Call,
  settings: CrmSettings,
  lead: Lead,
  phone: string | null,
): Promise<{ ok: true; reached: LeadRecord['progress'] } | Refused> {
  const body = upsertBody(lead, settings.locationId, phone, settings.customFields);
  const answer = await call('POST', '/contacts/upsert', body);
  if (answer.ok) {
    const contactId = contactIdIn(answer.body);
    return contactId ? { ok: true, reached: { contactId } } : { ok: false, status: 200, refusal: unexpected };
  }
  if (answer.status !== 422) return answer;
  const query = new URLSearchParams({ locationId: settings.locationId, email: lead.email });
  const found = await call('GET', `/contacts/search/duplicate?${query}`);
  const contactId = found.ok ? contactIdIn(found.body) : null;
  return contactId ? { ok: true, reached: { contactId, fieldsRefused: true } } : answer;
}

/** The note, with the key that tells it from others, and what a refusal may have kept out of the contact's fields. */
function noteText(
  key: string,
  lead: Lead,
  { fieldsRefused }: LeadRecord['progress'],
  phoneRemainder: string,
  { customFields }: CrmSettings,
): string {
  if (!fieldsRefused) return `${crmNote(lead, phoneRemainder, customFields)}\nReference: ${key}`;
  const name = `${lead.firstName} ${lead.lastName}, ${lead.company}`.replace(/\s+/g, ' ');
  const refused = `The CRM refused some of the contact's fields. As submitted: ${name}`;
  return `${crmNote(lead, lead.phone, {})}\n${refused}\nReference: ${key}`;
}

async function addNoteOnce(
  call: Call,
  notes: string,
  key: string,
  body: string,
  mayHaveNote: boolean,
): Promise<{ ok: true } | Refused> {
  if (mayHaveNote) {
    const before = await call('GET', notes);
    if (!before.ok) return before;
    if (notesOf(before.body, key).length > 0) return { ok: true };
  }
  const added = await call('POST', notes, { body });
  if (!added.ok) return added;
  const after = await call('GET', notes);
  const [, ...surplus] = after.ok ? notesOf(after.body, key) : [];
  for (const id of surplus) await call('DELETE', `${notes}/${encodeURIComponent(id)}`);
  return { ok: true };
}

/** The ids of a contact's notes that name the key, in an order on which all who look agree. */
function notesOf(body: unknown, key: string): string[] {
  const notes = isRecord(body) && Array.isArray(body['notes']) ? (body['notes'] as unknown[]) : [];
  const names = new RegExp(`Reference: ${key}(?![A-Za-z0-9-])`);
  return notes
    .filter(isRecord)
    .filter((note) => typeof note['id'] === 'string' && names.test(String(note['body'])))
    .map((note) => ({ id: String(note['id']), at: String(note['dateAdded'] ?? '') }))
    .sort((a, b) => (a.at === b.at ? compare(a.id, b.id) : compare(a.at, b.at)))
    .map(({ id }) => id);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/**
 * What a visitor typed, as E.164, or null when it is no valid number (Canadian where no country is given).
 * `remainder` is what the number cannot carry: all of it when there is none, or text with an extension.
 */
export function phoneNumber(typed: string): { number: string | null; remainder: string } {
  const parsed = parsePhoneNumberFromString(typed, 'CA');
  if (!parsed?.isValid()) return { number: null, remainder: typed };
  return { number: parsed.number, remainder: parsed.ext ? typed : '' };
}

type Call = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<{ ok: true; body: unknown } | Refused>;

const unexpected = { failure: crmFailure(null) };

/** One call after the other, each with its own limit and all within the delivery's. */
function caller({ settings, fetch, now, time }: CrmAccess): Call {
  const end = now().getTime() + time;
  return async (method, path, body) => {
    const left = Math.min(timeLimit, end - now().getTime());
    if (left <= 0) return { ok: false, status: null, refusal: unexpected };
    try {
      const response = await fetch(settings.baseUrl + path, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(left),
        headers: {
          authorization: `Bearer ${settings.token}`,
          version: '2021-07-28',
          'content-type': 'application/json',
          accept: 'application/json',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) return refused(response, await response.text());
      // What an answer says is needed only of some; the other calls have done their work whatever it says.
      return { ok: true, body: await response.json().catch(() => null) };
    } catch {
      // Unreachable, too slow, redirected or not JSON. The cause may quote the request, so it is not passed on.
      return { ok: false, status: null, refusal: unexpected };
    }
  };
}

function refused({ status, headers }: Response, text: string): Refused {
  const failure = crmFailure(status, text);
  return { ok: false, status, refusal: status === 429 ? { failure, pause: pauseIn(headers) } : { failure } };
}

/** The limits count 100 calls in 10 s and 200,000 a day. A day's end is not told: an hour later is soon enough to ask. */
const burstPause = 10_000;
const dayPause = 3_600_000;

/** How long (ms) the CRM wants no more calls: what it says, at least the time over which it counts, at most the longest. */
function pauseIn(headers: Headers): number {
  if (headers.get('x-ratelimit-daily-remaining') === '0') return dayPause;
  const asked = Number(headers.get('retry-after') ?? 0) * 1000;
  const interval = Number(headers.get('x-ratelimit-interval-milliseconds') ?? 0);
  return Math.min(dayPause, Math.max(burstPause, asked || 0, interval || 0));
}

function contactIdIn(body: unknown): string | null {
  const contact = isRecord(body) ? body['contact'] : undefined;
  const id = isRecord(contact) ? contact['id'] : undefined;
  return typeof id === 'string' && id !== '' ? id : null;
}
