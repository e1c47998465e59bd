/*
 * Days as the site writes them: 'Nov 1, 2004' for '2004-11-01', and in files of plain text the short form itself. Words
 * that an editor writes out keep the same order: 'November 1, 2004'. Spaces within a date do not break.
 */

/** Returns a day: 'Nov 1, 2004' for '2004-11-01'. */
export function dayInWords(date: string): string {
  formats.day ??= formatOf({ month: 'short', day: 'numeric', year: 'numeric' });
  return inWords(date, formats.day);
}

/** Returns a month as running text writes it: 'May 2027' for '2027-05-01'. */
export function monthInWords(date: string): string {
  formats.month ??= formatOf({ month: 'long', year: 'numeric' });
  return inWords(date, formats.month);
}

/** Returns the visitor's own day, as YYYY-MM-DD. */
export function calendarDay(date: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}

/** Made at first use and kept: making one takes longer than a hundred days in words, and a build writes thousands. */
const formats: { day?: Intl.DateTimeFormat; month?: Intl.DateTimeFormat } = {};

/** American order and no points: `en-CA` writes 'Nov. 1, 2004' in some browsers and 'Nov 1, 2004' in others. */
function formatOf(form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { ...form, timeZone: 'UTC' });
}

function inWords(date: string, format: Intl.DateTimeFormat): string {
  return format.format(new Date(date)).replaceAll(' ', '\u00a0');
}
