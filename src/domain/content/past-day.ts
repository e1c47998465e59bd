import * as z from 'zod';
import { calendarDay } from '#domain/text/days';

const day = 24 * 60 * 60 * 1000;

/**
 * The day on which something was read or checked. A future day is an error: its fact would never become stale. The
 * schema reads the clock itself, because the build and the editing screen pass it only the fields of a file.
 */
export const pastDay = z.iso.date().refine((date) => !isFuture(date, new Date()), {
  error: ({ input }) => `'${String(input)}' is still to come`,
});

/** Returns whether a day is in the future in every time zone: tomorrow may have begun elsewhere. */
export function isFuture(date: string, now: Date): boolean {
  return Date.parse(date) - Date.parse(calendarDay(now)) > day;
}
