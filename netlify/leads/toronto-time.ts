import { businessTime } from '#domain/lead/business-time';
import { clockIn, shownIn } from '#netlify/leads/zone-clock';

/** The agency's zone. */
const zone = 'America/Toronto';

/** Returns the day of the week and the time in the agency's zone: 'Monday 09:03'. A damaged record has none: ''. */
export function weekdayInToronto(time: Date): string {
  if (Number.isNaN(time.getTime())) return '';
  const { weekday, hour, minute } = clockIn(zone, time);
  return `${weekday} ${hour}:${minute}`;
}

/** Returns what a clock in Toronto shows at a moment, as if it were UTC (ms since 1970); NaN where that is none. */
export function clockInToronto(moment: Date): number {
  return Number.isNaN(moment.getTime()) ? NaN : shownIn(zone, moment);
}

/** Returns the business time (ms) between two moments: Monday to Friday in Toronto, public holidays too. */
export function businessTimeInToronto(from: Date, to: Date): number {
  return businessTime(clockInToronto(from), clockInToronto(to));
}

/** Returns the day in Toronto that a moment is on: 2026-11-23. */
export function dayInToronto(moment: Date): string {
  return new Date(clockInToronto(moment)).toISOString().slice(0, 10);
}
