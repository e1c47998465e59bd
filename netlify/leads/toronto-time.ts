import { businessTime } from '#domain/lead/business-time';

/** Returns the day of the week and the time in the agency's zone: 'Monday 09:03'. A damaged record has none: ''. */
export function weekdayInToronto(time: Date): string {
  if (Number.isNaN(time.getTime())) return '';
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Toronto',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const { weekday, hour, minute } = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  return `${weekday} ${hour}:${minute}`;
}

const clockFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Returns what a clock in Toronto shows at a moment, as if it were UTC (ms since 1970); NaN where that is none. */
export function clockInToronto(moment: Date): number {
  if (Number.isNaN(moment.getTime())) return NaN;
  const parts = Object.fromEntries(clockFormat.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Returns the business time (ms) between two moments: Monday to Friday in Toronto, public holidays too. */
export function businessTimeInToronto(from: Date, to: Date): number {
  return businessTime(clockInToronto(from), clockInToronto(to));
}

/** Returns the day in Toronto that a moment is on: 2026-11-23. */
export function dayInToronto(moment: Date): string {
  return new Date(clockInToronto(moment)).toISOString().slice(0, 10);
}
