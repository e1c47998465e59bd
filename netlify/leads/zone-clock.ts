/** What a clock shows, each part with its zeros: month '01', hour '07', zone 'EST'. */
export type ClockParts = Record<
  'weekday' | 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'timeZoneName',
  string
>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns what a clock in a time zone shows at a time, which must be valid. A zone that is not known throws. */
export function clockIn(timeZone: string, time: Date): ClockParts {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      weekday: 'long',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'short',
    });
  formats.set(timeZone, format);
  return Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value])) as ClockParts;
}

/** Returns what a clock in a time zone shows, to the second, as if it were UTC (ms since 1970). */
export function shownIn(timeZone: string, time: Date): number {
  const { year, month, day, hour, minute, second } = clockIn(timeZone, time);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
