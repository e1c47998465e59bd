import { element, escaped } from '#domain/seo/xml';

/** What happened on a day (ISO 8601). `id` is an address that stays the same, `page` the path that tells more. */
export type AtomEntry = { id: string; page: string; title: string; summary: string; day: string };

/**
 * Returns an Atom feed (RFC 4287) of these entries, latest first. `self` is its own address, `page` the path of the page
 * that it belongs to, `updated` the day of its last change (ISO 8601).
 */
export function atomText(
  feed: {
    title: string;
    subtitle: string;
    author: string;
    page: string;
    updated: string;
    entries: readonly AtomEntry[];
  },
  self: URL,
): string {
  const at = (path: string) => new URL(path, self).href;
  const entries = feed.entries.map(({ id, page, title, summary, day }) =>
    [
      '<entry>',
      element('id', at(id)),
      element('title', title),
      `<link href="${escaped(at(page))}"/>`,
      element('updated', startOf(day)),
      element('summary', summary),
      '</entry>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA">',
    element('id', self.href),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    `<link rel="self" type="application/atom+xml" href="${escaped(self.href)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(at(feed.page))}"/>`,
    element('updated', startOf(feed.updated)),
    `<author>${element('name', feed.author)}</author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

function startOf(day: string): string {
  return `${day}T00:00:00Z`;
}
