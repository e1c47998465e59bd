/** Sign and currency around the digits: `-$5`, `$ 50 000`, `USD 50,000`, `50,000 USD`. Spaces are single by then. */
const amount = /^([-−–]?) ?(?:US ?\$|USD|\$)? ?([-−–]?)([\d.,’' ]+)(?:USD|\$)?$/i;
const ungrouped = /^(?:\d+\.?\d*|\.\d+)$/;
const grouped = /^\d{1,3}([,’' ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/;
/** As French Canada writes it: where spaces divide the thousands, a comma can only be the decimal one. */
const withDecimalComma = /^(\d{1,3}(?: \d{3})+),(\d{1,2})$/;

/** Fifty thousand as much of Europe writes it, or fifty with three decimals. */
const thousandsOrDecimals = /^[1-9]\d{0,2}\.\d{3}$/;

/**
 * Returns the number that people mean by what they type: `50,000`, `$50 000`, `50 000,50`. Null where there is none in
 * it, or where it could be read in two ways. Always finite, never -0.
 */
export function typedNumber(text: string): number | null {
  const [, sign = '', innerSign = '', rest = ''] = amount.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  const digits = rest.trim().replace(withDecimalComma, '$1.$2');
  if ((sign && innerSign) || (!ungrouped.test(digits) && !grouped.test(digits))) return null;
  if (thousandsOrDecimals.test(digits)) return null;
  const value = Number(digits.replace(/[,’' ]/g, ''));
  if (!Number.isFinite(value)) return null;
  return (sign || innerSign) && value !== 0 ? -value : value;
}
