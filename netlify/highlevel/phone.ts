import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns what a visitor typed as E.164, or null if it is not a valid number (Canadian without a country code).
 * `remainder` is the typed text if the number does not carry all of it: everything if there is no number, and text with
 * an extension or with words. The library finds a number among words and drops them; it does not accept surplus digits.
 */
export function phoneNumber(typed: string): { number: string | null; remainder: string } {
  const parsed = parsePhoneNumberFromString(typed, 'CA');
  if (!parsed?.isValid()) return { number: null, remainder: typed };
  const saysMore = parsed.ext !== undefined || /\p{L}/u.test(typed);
  return { number: parsed.number, remainder: saysMore ? typed : '' };
}
