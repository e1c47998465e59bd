import * as z from 'zod';
import { calendarDay } from '#domain/text/days';

const day = 24 * 60 * 60 * 1000;

/**
 * The day on which somebody read or checked something. One that is still to come is a slip, and what bears it would never
 * become stale. The schema asks the clock by itself: the build and the editing screen hand it the fields of a file alone.
 */
export const pastDay = z.iso.date().refine((date) => !isToCome(date, new Date()), {
  error: ({ input }) => `'${String(input)}' is still to come`,
});

/** Returns whether a day is still to come wherever one is: the day after that of whoever asks has begun elsewhere. */
function isToCome(date: string, now: Date): boolean {
  return Date.parse(date) - Date.parse(calendarDay(now)) > day;
}
