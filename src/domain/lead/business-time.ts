/*
 * Business days. All times here are those on a clock of the agency's zone, written as if they were UTC (ms since 1970): a
 * rule knows no zones. Clocks change at weekends, which do not count.
 */

const day = 24 * 3_600_000;
const someMonday = Date.UTC(2024, 0, 1);

/** A business day (ms): a weekday's 24 hours. */
export const businessDay = day;

/**
 * Returns how much business time (ms) lies between two times: the hours of Monday to Friday; 0 where the second comes
 * first, or either is none. Public holidays count as any weekday. What comes in on Friday at three has waited one business
 * day on Monday at three; what comes in at the weekend, at the end of Monday.
 */
export function businessTime(from: number, to: number): number {
  return to > from ? weekdayTime(to) - weekdayTime(from) : 0;
}

/** Returns the Monday (2026-11-23) of a time's week, and how many whole hours of the week have passed. */
export function weekOf(time: number): { monday: string; hour: number } {
  const monday = time - inWeek(time);
  return { monday: new Date(monday).toISOString().slice(0, 10), hour: Math.floor(inWeek(time) / 3_600_000) };
}

/** The time on weekdays (ms) since a Monday of old. */
function weekdayTime(time: number): number {
  const weeks = (time - inWeek(time) - someMonday) / (7 * day);
  return weeks * 5 * day + Math.min(inWeek(time), 5 * day);
}

function inWeek(time: number): number {
  const since = (time - someMonday) % (7 * day);
  return since < 0 ? since + 7 * day : since;
}
