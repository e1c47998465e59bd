/*
 * Dates in the site's format: 'Nov 1, 2004' for '2004-11-01'. In plain-text files the ISO form is kept. Dates that an
 * editor writes out have the same order: 'November 1, 2004'. Spaces within a date do not break.
 */

/** The abbreviated month names, concatenated. Does not use `Intl`, for the reason in numbers.ts. */
const shortMonths = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** Returns a day: 'Nov 1, 2004' for '2004-11-01'. */
export function dayInWords(date: string): string {
  const [year = '', month, day] = date.split('-');
  const end = Number(month) * 3;
  return `${shortMonths.slice(end - 3, end)}\u00a0${Number(day)},\u00a0${year}`;
}

/** Returns the day in the visitor's time zone, as YYYY-MM-DD. */
export function calendarDay(date: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}
