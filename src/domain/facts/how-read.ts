import type { Fact } from '#domain/content/fact';
import * as words from '#domain/facts/words';

/**
 * Returns how a fact was read (on the page itself, or in a stored copy of it) and the day (YYYY-MM-DD) to put after it.
 */
export function howRead({ read, checkedLive }: Pick<Fact, 'read' | 'checkedLive'>): { how: string; date: string } {
  return checkedLive ? { how: words.checked, date: checkedLive } : { how: words.readInStoredCopy, date: read };
}
