/*
 * Days as the site writes them: 'Nov 1, 2004' for '2004-11-01', and in files of plain text the short form itself. Words
 * that an editor writes out keep the same order: 'November 1, 2004'. Spaces within a date do not break.
 */

/** Returns a day: 'Nov 1, 2004' for '2004-11-01'. */
export function dayInWords(date: string): string {
  return inWords(date, 'short', 'numeric');
}

/** Returns a month as running text writes it: 'May 2027' for '2027-05-01'. */
export function monthInWords(date: string): string {
  return inWords(date, 'long');
}

/** Returns the visitor's own day, as YYYY-MM-DD. */
export function calendarDay(date: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}

/** Kept from their first use on: making one takes longer than writing a hundred days, and a build writes thousands. */
const formats: { short?: Intl.DateTimeFormat; long?: Intl.DateTimeFormat } = {};

/** American order and no points: `en-CA` writes 'Nov. 1, 2004' in some browsers and 'Nov 1, 2004' in others. */
function inWords(date: string, month: 'short' | 'long', day?: 'numeric'): string {
  formats[month] ??= new Intl.DateTimeFormat('en-US', { month, day, year: 'numeric', timeZone: 'UTC' });
  return formats[month].format(new Date(date)).replaceAll(' ', '\u00a0');
}
