import type { Fact } from '#domain/content/fact';
import * as words from '#domain/facts/words';

/**
 * Returns how a fact was read, and the day (YYYY-MM-DD) that belongs behind it: on the page itself, or in a stored copy of
 * the page.
 */
export function wayRead({ read, checkedLive }: Pick<Fact, 'read' | 'checkedLive'>): { how: string; date: string } {
  return checkedLive ? { how: words.checked, date: checkedLive } : { how: words.readInStoredCopy, date: read };
}
