import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns what a visitor typed as E.164, or null when it is no valid number (Canadian where no country is given).
 * `remainder` is what was typed, where that says more than the number can carry: all of it when there is none, text with
 * an extension, and text with words. The library finds a number among words and drops them; more digits than those of
 * the number it does not take.
 */
export function phoneNumber(typed: string): { number: string | null; remainder: string } {
  const parsed = parsePhoneNumberFromString(typed, 'CA');
  if (!parsed?.isValid()) return { number: null, remainder: typed };
  const saysMore = parsed.ext !== undefined || /\p{L}/u.test(typed);
  return { number: parsed.number, remainder: saysMore ? typed : '' };
}
