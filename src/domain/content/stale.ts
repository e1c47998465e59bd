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

/** The age (years) of a source from which on its 'yes' is at most 'partly'. Advice, section 8. */
export const sourceMaxAge = 3;

/**
 * Returns whether the source of a fact was too old for a 'yes' when it was last read: dated more than three years before
 * that day. A source without a day or a month is given the benefit of the doubt, an undated one too. Advice, section 8.
 */
export function isOldSource({ published, read, checkedLive = read }: Dated & Pick<Fact, 'published'>): boolean {
  const latest = checkedLive > read ? checkedLive : read;
  const limit = `${Number(latest.slice(0, 4)) - sourceMaxAge}${latest.slice(4)}`;
  return published !== 'undated' && published < limit.slice(0, published.length);
}

/** Returns a solution's facts that count on a day. */
export function factsOn<F extends Dated>(facts: Readonly<Record<string, F>>, day: Date): Record<string, F> {
  return filterValues(facts, (fact) => !isStale(fact, day));
}
