import * as words from '#domain/crm/words';

/** The names of what can go wrong with the CRM. Specification §8, CRM failure messages. */
export type CrmErrorName =
  | typeof words.authenticationFailed
  | typeof words.accessForbidden
  | typeof words.badRequest
  | typeof words.validationError
  | typeof words.integrationError;

/** `reason` is for the operator alone: why, in the CRM's own words, without anybody's data (`crmReason`). */
export type CrmFailure = { error: CrmErrorName; details: string; reason?: string };

const catalogue: readonly { status: number; error: CrmErrorName; details: string }[] = [
  { status: 401, error: words.authenticationFailed, details: words.authenticationFailedText },
  { status: 403, error: words.accessForbidden, details: words.accessForbiddenText },
  { status: 400, error: words.badRequest, details: words.badRequestText },
  { status: 422, error: words.validationError, details: words.validationErrorText },
];

/** The statuses with which the CRM judges what was sent to it. */
const verdicts: readonly number[] = [400, 413, 422];

/**
 * Returns whether a status is about the lead itself, so that the same lead will be refused again, where the call has
 * written the lead. 401 and 403 are about the operator's token, 404 about a contact that was deleted or a wrong address,
 * 408 and 429 about the moment: those are worth another attempt.
 */
export function isPermanentRefusal(status: number): boolean {
  return verdicts.includes(status);
}

/** HighLevel answers 401, not 403, where the token lacks a scope: "The token is not authorized for this scope." */
const lacksScope = /\bscopes?\b/i;

/**
 * Returns the catalogue's entry for a CRM answer: by status, else by its name in the text, else the generic one.
 * `status` is null when there was no answer at all. Specification §8.
 */
export function crmFailure(status: number | null, text?: string): CrmFailure {
  const meant = status === 401 && lacksScope.test(text ?? '') ? 403 : status;
  const entry =
    catalogue.find((candidate) => candidate.status === meant) ??
    catalogue.find((candidate) => text?.includes(candidate.error));
  return entry
    ? { error: entry.error, details: entry.details }
    : { error: words.integrationError, details: words.integrationErrorText };
}

/** Why an attempt failed whose record is of an earlier shape, or damaged: for the operator. */
export const recordNotRead: CrmFailure = { ...crmFailure(null), reason: words.recordNotRead };

/** Whatever ends the attempts of a lead before they can say what came of them. */
export const attemptsDidNotEnd: CrmFailure = { ...crmFailure(null), reason: words.attemptsDidNotEnd };
