import { element, escaped } from '#domain/seo/xml';

/** An article in a feed; `date` is the day it was published (ISO 8601). */
export type FeedItem = { title: string; path: string; summary: string; date: string; topics: readonly string[] };

/**
 * Returns an RSS 2.0 feed. `self` is its own address. An article's address is its identifier for feed readers, so it
 * stays the same when the text changes.
 */
export function feedText(feed: { title: string; description: string; items: readonly FeedItem[] }, self: URL): string {
  const page = new URL('.', self).href.replace(/\/$/, '');
  const items = feed.items.map(({ title, path, summary, date, topics }) => {
    const address = new URL(path, self).href;
    return [
      '<item>',
      element('title', title),
      element('link', address),
      element('guid', address),
      element('description', summary),
      element('pubDate', new Date(date).toUTCString()),
      ...topics.map((topic) => element('category', topic)),
      '</item>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', feed.title),
    element('link', page),
    element('description', feed.description),
    element('language', 'en-ca'),
    `<atom:link href="${escaped(self.href)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
