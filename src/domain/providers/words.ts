import type { DirectoryQuery } from '#domain/providers/query';

/** The query; `hasFacet`: whether it includes an industry or a specialty. */
type Asked = Pick<DirectoryQuery, 'q' | 'category'> & { hasFacet: boolean };

/** Returns the count line, to the letter. Specification §2, Provider ecosystem page. */
export function countLine(count: number, category: DirectoryQuery['category']): string {
  return `Showing ${count} provider(s) in ${category ?? 'all categories'}`;
}

/** Returns how many of our criteria are known of a product. */
export function knownOf(known: number, of: number): string {
  return `${known} of ${of} known`;
}

/** Returns why nothing is shown. */
export function emptyMessage(asked: Asked): string {
  const text = asked.q.trim();
  const among = `${asked.category ? ` in ${asked.category}` : ''}${asked.hasFacet ? ' for what you have chosen' : ''}`;
  if (text === '') return `No provider is listed${among || ' yet'}.`;
  return `No provider’s name contains “${text}”${among}.`;
}

/** Returns the announcement after typing pauses: the count, or why there is none. */
export function announcement(count: number, asked: Asked): string {
  const line = countLine(count, asked.category);
  return count > 0 ? line : `${line}. ${emptyMessage(asked)}`;
}
