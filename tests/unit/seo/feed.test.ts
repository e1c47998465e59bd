import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { feedText } from '#domain/seo/feed';

const item = {
  title: 'Paint & <brushes>',
  path: '/insights/paint',
  summary: 'What "dry" means.',
  date: '2026-11-22',
  topics: ['Walls', 'Doors'],
};
const self = new URL('https://paint.example/insights/rss.xml');
const read = (items: (typeof item)[]) =>
  new JSDOM(feedText({ title: 'Paint', description: 'On paint.', items }, self), { contentType: 'application/xml' })
    .window.document;

describe('the feed', () => {
  it('is well-formed whatever the words are, and gives them back', () => {
    const [entry] = read([item]).querySelectorAll('item');
    const text = (name: string) => entry?.querySelector(name)?.textContent;
    expect([text('title'), text('description')]).toEqual(['Paint & <brushes>', 'What "dry" means.']);
    expect([text('link'), text('guid')]).toEqual(Array(2).fill('https://paint.example/insights/paint'));
    expect(text('pubDate')).toBe('Sun, 22 Nov 2026 00:00:00 GMT');
    expect([...(entry?.querySelectorAll('category') ?? [])].map((topic) => topic.textContent)).toEqual([
      'Walls',
      'Doors',
    ]);
  });

  it('names itself and the page that it is the feed of', () => {
    const channel = read([item, { ...item, path: '/insights/doors' }]).querySelector('channel');
    expect(channel?.querySelector(':scope > link')?.textContent).toBe('https://paint.example/insights');
    expect(channel?.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(self.href);
    expect(channel?.querySelectorAll('item')).toHaveLength(2);
  });
});
