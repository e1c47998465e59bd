import type { DirectoryQuery } from '#domain/providers/query';

type Asked = Pick<DirectoryQuery, 'q' | 'category'>;

/** Returns the count line, to the letter. Specification §2, Provider ecosystem page. */
export function countLine(count: number, category: DirectoryQuery['category']): string {
  return `Showing ${count} provider(s) in ${category ?? 'all categories'}`;
}

/** Returns why nothing is shown. */
export function emptyMessage({ q, category }: Asked): string {
  const text = q.trim();
  if (text === '') return `No provider is listed ${category ? `in ${category}` : 'yet'}.`;
  return `No provider's name contains "${text}"${category ? ` in ${category}` : ''}.`;
}

/** Returns what is announced once typing pauses: the count, or why there is none. */
export function announcement(count: number, asked: Asked): string {
  const line = countLine(count, asked.category);
  return count > 0 ? line : `${line}. ${emptyMessage(asked)}`;
}
