/** Sign and currency around the digits: `-$5`, `$ 50 000`, `USD 50,000`, `50,000 USD`. Spaces are single by then. */
const amount = /^([-−–]?) ?(?:US ?\$|USD|\$)? ?([-−–]?)([\d.,’' ]+)(?:USD|\$)?$/i;
const ungrouped = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
const grouped = /^\d{1,3}([,’' ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/;
/** As French Canada writes it: where spaces divide the thousands, a comma can only be the decimal one. */
const withDecimalComma = /^(\d{1,3}(?: \d{3})+),(\d{1,2})$/;
/** `50.000`: fifty thousand as much of Europe writes it, or fifty with three decimals. */
const thousandsOrDecimals = /^[1-9]\d{0,2}\.\d{3}$/;

/** A number as typed, in the two ways it can be read: `1.500` is 1.5 or 1500. */
export type TwoReadings = { decimal: number; thousands: number };

/**
 * Returns the number that people mean by what they type: `50,000`, `$50 000`, `50 000,50`. Null where there is none in
 * it, or where it could be read in two ways. Always finite, never -0.
 */
export function typedNumber(text: string): number | null {
  const read = readings(text);
  return typeof read === 'number' ? read : null;
}

/** Returns what is typed in both ways where it can be read in two, else null. */
export function twoReadings(text: string): TwoReadings | null {
  const read = readings(text);
  return typeof read === 'number' ? null : read;
}

function readings(text: string): number | TwoReadings | null {
  const [, sign = '', innerSign = '', rest = ''] = amount.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  const digits = rest.trim().replace(withDecimalComma, '$1.$2');
  if ((sign && innerSign) || (!ungrouped.test(digits) && !grouped.test(digits))) return null;
  const signed = (size: string) => {
    const value = Number(size);
    return (sign || innerSign) && value !== 0 ? -value : value;
  };
  if (thousandsOrDecimals.test(digits)) return { decimal: signed(digits), thousands: signed(digits.replace('.', '')) };
  const value = signed(digits.replace(/[,’' ]/g, ''));
  return Number.isFinite(value) ? value : null;
}
