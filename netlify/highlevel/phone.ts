import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';

/** What people dial before a country code instead of '+': 011 in North America, 00 almost everywhere else. */
const dialledPrefix = /^[\s+(]*(?:00|011)[\s).-]*(?=[1-9])/;
/** A run of what numbers are made of. */
const numberLike = /[+(]{0,2}\d[\d\s().–/-]*/g;

/**
 * Returns what a visitor typed as E.164, or null if there is not exactly one valid number in it (Canadian without a
 * country code). `remainder` is the typed text if the number does not carry all of it: everything if there is no number,
 * and text with an extension or a remark. The library finds a number among words and drops them; a remark with figures
 * (`after 5 pm`, `poste 12`, `#12`) is put aside here.
 */
export function phoneNumber(typed: string): { number: string | null; remainder: string } {
  const whole = validNumber(typed);
  if (whole) {
    const saysMore = whole.ext !== undefined || /\p{L}/u.test(typed);
    return { number: whole.number, remainder: saysMore ? typed : '' };
  }
  const numbers = new Set((typed.match(numberLike) ?? []).flatMap((run) => beginningOf(run)?.number ?? []));
  const [number = null] = numbers;
  return { number: numbers.size === 1 ? number : null, remainder: typed };
}

function validNumber(text: string): PhoneNumber | null {
  const parsed = parsePhoneNumberFromString(text.replace(dialledPrefix, '+'), 'CA');
  return parsed?.isValid() ? parsed : null;
}

/** Returns the number that a run of figures begins with, if what follows is apart from it. */
function beginningOf(run: string): PhoneNumber | null {
  const words = run.trim().split(/\s+/);
  for (let count = Math.min(words.length, 12); count > 0; count -= 1) {
    const number = validNumber(words.slice(0, count).join(' '));
    if (number) return number;
  }
  return null;
}
