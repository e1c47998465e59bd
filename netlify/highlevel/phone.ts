import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns what a visitor typed as E.164, or null when it is no valid number (Canadian where no country is given).
 * `remainder` is what the number cannot carry: all of it when there is none, or text with an extension.
 */
export function phoneNumber(typed: string): { number: string | null; remainder: string } {
  const parsed = parsePhoneNumberFromString(typed, 'CA');
  if (!parsed?.isValid()) return { number: null, remainder: typed };
  return { number: parsed.number, remainder: parsed.ext ? typed : '' };
}
