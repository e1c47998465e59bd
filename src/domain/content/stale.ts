import type { Fact } from '#domain/content/fact';
import { calendarDay } from '#domain/text/days';
import { filterValues } from '#domain/record';

/* Separate from the schema of facts, so that the browser need not load a schema library. */

/** How long (days) a fact counts after its source was read. */
export const factMaxAge = 180;

const day = 24 * 60 * 60 * 1000;

type Dated = Pick<Fact, 'read' | 'checkedLive'>;

/**
 * Returns whether a fact is too old to count: it is shown as stale and counts as not confirmed. Days are whole days in
 * the reader's time zone: a fact counts through all of its 180th day.
 */
export function isStale({ read, checkedLive }: Dated, now: Date): boolean {
  const latest = Math.max(...[read, checkedLive ?? read].map((date) => Date.parse(date)));
  return Date.parse(calendarDay(now)) - latest > factMaxAge * day;
}

/** Returns a solution's facts that count on a day. */
export function factsOn<F extends Dated>(facts: Readonly<Record<string, F>>, day: Date): Record<string, F> {
  return filterValues(facts, (fact) => !isStale(fact, day));
}
