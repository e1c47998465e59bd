/** The names of what can go wrong with the CRM. Specification §8, CRM failure messages. */
export type CrmErrorName =
  'Authentication Failed' | 'Access Forbidden' | 'Bad Request' | 'Validation Error' | 'Integration Error';

export type CrmFailure = { error: CrmErrorName; details: string };

const catalogue: readonly { status: number; error: CrmErrorName; details: string }[] = [
  { status: 401, error: 'Authentication Failed', details: 'The CRM API key is invalid or expired.' },
  { status: 403, error: 'Access Forbidden', details: 'The key lacks permission to create contacts.' },
  { status: 400, error: 'Bad Request', details: 'Contact data format error.' },
  { status: 422, error: 'Validation Error', details: 'The email may already exist or the data is invalid.' },
];

/**
 * Returns the catalogue's entry for a CRM answer: by status, else by its name in the text, else the generic one.
 * `status` is null when there was no answer at all. Specification §8.
 */
export function crmFailure(status: number | null, text?: string): CrmFailure {
  const entry =
    catalogue.find((candidate) => candidate.status === status) ??
    catalogue.find((candidate) => text?.includes(candidate.error));
  return entry
    ? { error: entry.error, details: entry.details }
    : { error: 'Integration Error', details: 'The CRM could not be reached or gave an unexpected answer.' };
}
