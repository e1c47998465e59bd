/*
 * Days as the site writes them: 'Nov 1, 2004' for '2004-11-01', and in files of plain text the short form itself. Words
 * that an editor writes out keep the same order: 'November 1, 2004'. Spaces within a date do not break.
 */

/** Not by `Intl`, for the reason that numbers.ts gives: the beginnings of the months' names, one after the other. */
const shortMonths = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** Returns a day: 'Nov 1, 2004' for '2004-11-01'. */
export function dayInWords(date: string): string {
  const [year = '', month, day] = date.split('-');
  const end = Number(month) * 3;
  return `${shortMonths.slice(end - 3, end)}\u00a0${Number(day)},\u00a0${year}`;
}

/** Returns the visitor's own day, as YYYY-MM-DD. */
export function calendarDay(date: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}
