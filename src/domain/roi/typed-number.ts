/** Sign and currency around the digits: `-$5`, `$ 50 000`, `USD 50,000`, `50,000 USD`. Spaces are already single. */
const amount = /^([-−–]?) ?(?:US ?\$|USD|\$)? ?([-−–]?)([\d.,’' ]+)(?:USD|\$)?$/i;
const ungrouped = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
const grouped = /^\d{1,3}([,’' ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/;
/** French-Canadian style: where spaces group the thousands, a comma can only be the decimal one. */
const withDecimalComma = /^(\d{1,3}(?: \d{3})+),(\d{1,2})$/;
/** `50.000`: fifty thousand in much of Europe, or fifty with three decimals. */
const thousandsOrDecimals = /^[1-9]\d{0,2}\.\d{3}$/;

/** The two readings of a typed number: `1.500` is 1.5 or 1500. */
export type TwoReadings = { decimal: number; thousands: number };

/**
 * Returns the number meant by a typed text: `50,000`, `$50 000`, `50 000,50`. Null where it contains none or has two
 * readings. Always finite, never -0.
 */
export function typedNumber(text: string): number | null {
  const read = readings(text);
  return typeof read === 'number' ? read : null;
}

/** Returns both readings of a typed number, or null where it has only one. */
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
