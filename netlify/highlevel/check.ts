import { caller, type CrmAccess, type Refused } from '#netlify/highlevel/client';

/**
 * Whether the CRM accepts our token: `ok`, `no-read` (it refuses the token, the location, or the scope
 * `contacts.readonly`), `no-write` (it refuses the scope `contacts.write`), `unreachable` (it gave no verdict).
 */
export type CrmVerdict = 'ok' | 'no-read' | 'no-write' | 'unreachable';

/** An address without an owner, and a contact that does not exist. */
const nobody = 'nobody@smartstack.invalid';
const noContact = 'smartstack-access-check';

/** The statuses that concern a token, a location or a scope; and those of a contact that does not exist. */
const refusals: readonly (number | null)[] = [401, 403];
const notFound: readonly (number | null)[] = [400, 404, 422];

/**
 * Asks the CRM whether the token can read and write contacts of the location. Changes nothing: the write targets a
 * contact that does not exist, so that the CRM refuses either the token or the contact. Its documentation does not say
 * which it checks first. Never rejects.
 */
export async function crmVerdict(access: CrmAccess): Promise<CrmVerdict> {
  const { call } = caller(access);
  const query = new URLSearchParams({ locationId: access.settings.locationId, email: nobody });
  const read = await call('GET', `/contacts/search/duplicate?${query}`);
  // A location that does not belong to the token may be refused as a bad request.
  if (!read.ok) return isAmong([...refusals, ...notFound], read) ? 'no-read' : 'unreachable';
  const written = await call('PUT', `/contacts/${noContact}`, {});
  if (written.ok || isAmong(notFound, written)) return 'ok';
  return isAmong(refusals, written) ? 'no-write' : 'unreachable';
}

function isAmong(statuses: readonly (number | null)[], { status }: Refused): boolean {
  return statuses.includes(status);
}
