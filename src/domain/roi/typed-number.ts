/** What a number counts, and so which units may follow it. One with another unit is not read: it may be of another size. */
export type Quantity = keyof typeof units;

const aMonth = /(?:\/|per|a|par) ?(?:month|mois|mo)\.?/.source;
const aYear = /(?:\/|per|a|par) ?(?:year|yr|annum|an)\.?/.source;

const units = {
  number: null,
  calls: new RegExp(` ?(?:calls?|appels?)?(?: ?${aMonth})?$`),
  minutes: / ?min(?:ute)?s?\.?$/,
  agents: / ?(?:agents?|people|persons?|employees?|ftes?|etp)$/,
  money: null,
  moneyAYear: new RegExp(` ?${aYear}$`),
  moneyAMonth: new RegExp(` ?${aMonth}$`),
  moneyAMinute: / ?(?:\/|per|a|par) ?min(?:ute)?\.?$/,
  percent: / ?(?:%|per ?cent|pour ?cent)$/,
  factor: / ?[×x]$/,
  hours: / ?(?:h|hours?|heures?)(?: ?(?:\/|per|a|par) ?(?:year|yr|an))?$/,
  months: / ?(?:m|months?|mois)$/,
};

/** What has thousands and millions as `85k` and `1.5M`. */
const inThousands: readonly Quantity[] = ['number', 'calls', 'agents', 'money', 'moneyAYear', 'moneyAMonth'];
const multiplier = /(k|thousand|mille|m|mm|mn|mio|millions?)$/;

const dollar = /(?:(?:us|can?|c) ?\$|\$ ?(?:usd?|cad|can?|c)?|(?:usd|cad) ?\$?)/.source;
/** Sign and currency before the digits: `-$5`, `$ 50 000`, `CA$50,000`, `USD 50,000`. */
const amount = new RegExp(`^[~≈]? ?([-−–]?) ?(?:${dollar})? ?([-−–]?) ?(${/[\d.,'][\d.,' ]*/.source})$`);
const currencyBehind = new RegExp(` ?(?:${dollar}|${/(?:de )?dollars?/.source})$`);

const ungrouped = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
/** `50,000`, `50 000.50`, `1'234'567`, and in India `12,34,567`. */
const grouped = /^\d{1,3}([,' ])\d{3}(?:\1\d{3})*(?:\.\d*)?$|^\d{1,2}(?:,\d\d)+,\d{3}(?:\.\d*)?$/;
/** Much of Europe: `50.000,00`, `1.234.567`; in French `50 000,50`. */
const groupedByDots = /^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/;
const groupedBySpaces = /^\d{1,3}(?:[' ]\d{3})+,\d+$/;
/** `6,5`, `50,00`; but `1,234` is in English a number of thousands, and `0,125` is none. */
const decimalComma = /^\d*,\d+$/;
const thousands = /^[1-9]\d{0,2},\d{3}$/;
/** `50.000`: fifty thousand in much of Europe, or fifty with three decimals. */
const thousandsOrDecimals = /^[1-9]\d{0,2}\.\d{3}$/;

/** `6:30`, `1:05:30`: minutes and seconds, with hours before them. */
const clock = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;
/** `6 min 30 s`, `6m30`, `6'30"`, `390 seconds`. */
const minutesAndSeconds =
  /^(?:(\d{1,3}) ?(?:m|min\.?|minutes?|mn|') ?(?:and |et )?)?(?:(\d{1,5}) ?(?:s|secs?\.?|seconds?|secondes?|''|")?)?$/;

/** The longest text (characters) that is looked at. */
const longestText = 60;

/** The two readings of a typed number: `1.500` is 1.5 or 1500. */
export type TwoReadings = { decimal: number; thousands: number };

/**
 * Returns the number meant by a typed text: `50,000`, `CA$50 000`, `50 000,50`, `$85k`, and in minutes `6:30`. Null
 * where it contains none or has two readings. Always finite, never -0.
 */
export function typedNumber(text: string, quantity: Quantity = 'number'): number | null {
  const read = readings(text, quantity);
  return typeof read === 'number' ? read : null;
}

/** Returns both readings of a typed number, or null where it has only one. */
export function twoReadings(text: string, quantity: Quantity = 'number'): TwoReadings | null {
  const read = readings(text, quantity);
  return typeof read === 'number' ? null : read;
}

/** Returns the currency that a typed amount names, as in `CA$50,000`; null where it names none. */
export function namedCurrency(text: string): 'USD' | 'CAD' | null {
  const plain = plainText(text);
  if (/us ?\$|\$ ?us|usd/.test(plain)) return 'USD';
  return /can? ?\$|\$ ?ca|cad|c\$|\$ ?c$/.test(plain) ? 'CAD' : null;
}

function readings(typed: string, quantity: Quantity): number | TwoReadings | null {
  const text = plainText(typed);
  if (text.length > longestText) return null;
  const time = quantity === 'minutes' ? inMinutes(text) : null;
  if (time !== null) return time;
  const unit = units[quantity];
  const behind = (unit ? text.replace(unit, '') : text).trim().replace(currencyBehind, '').trim();
  const scale = inThousands.includes(quantity) ? multiplier.exec(behind)?.[1] : undefined;
  const [, sign = '', innerSign = '', rest = ''] =
    amount.exec(scale ? behind.slice(0, -scale.length).trim() : behind) ?? [];
  const digits = withDecimalPoint(rest.trim());
  if (digits === null || (sign && innerSign)) return null;
  const signed = (size: string) => {
    const value = Number(`${size}e${scale === undefined ? 0 : /^k|^t|^mille$/.test(scale) ? 3 : 6}`);
    return (sign || innerSign) && value !== 0 ? -value : value;
  };
  if (thousandsOrDecimals.test(digits)) return { decimal: signed(digits), thousands: signed(digits.replace('.', '')) };
  const value = signed(digits.replace(/[,' ]/g, ''));
  return Number.isFinite(value) ? value : null;
}

/** Returns digits with a decimal point, if any, and without one that groups; null where they are no number. */
function withDecimalPoint(digits: string): string | null {
  if (ungrouped.test(digits) || thousands.test(digits)) return digits;
  if (decimalComma.test(digits) || groupedBySpaces.test(digits)) return digits.replace(',', '.');
  if (groupedByDots.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  return grouped.test(digits) ? digits : null;
}

/** Returns the minutes in a time; null where the text is none, or a plain number. */
function inMinutes(text: string): number | null {
  const [isClock, hours = '', minutes = '', seconds = ''] = clock.exec(text) ?? [];
  if (isClock) return Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
  const [isTime, whole, rest] = minutesAndSeconds.exec(text) ?? [];
  if (!isTime || /^\d*$/.test(text)) return null;
  return Number(whole ?? 0) + Number(rest ?? 0) / 60;
}

/**
 * Returns a text in lowercase without invisible characters, with single spaces, and with full-width characters and
 * apostrophes as a keyboard has them.
 */
function plainText(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[’‘ʼ′]/g, "'")
    .replace(/[”″]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
