import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { atomText } from '#domain/seo/atom';

const self = new URL('https://paint.example/obligations.xml');
const entry = {
  id: '/obligations?changed=2026-11-26#paint',
  page: '/obligations#paint',
  title: 'Paint & <brushes>',
  summary: 'What "dry" means.',
  day: '2026-11-26',
};
const feed = {
  title: 'Paint',
  subtitle: 'On paint.',
  author: 'Paint Advice',
  page: '/obligations',
  updated: '2026-11-27',
};
const read = (entries: (typeof entry)[]) =>
  new JSDOM(atomText({ ...feed, entries }, self), { contentType: 'application/xml' }).window.document;

test('an Atom feed is well-formed whatever the words are, and names itself, its page, its author and its days', () => {
  const { documentElement: root } = read([entry]);
  const text = (selector: string) => root.querySelector(selector)?.textContent;
  expect([text('entry > title'), text('entry > summary')]).toEqual(['Paint & <brushes>', 'What "dry" means.']);
  expect(text('entry > id')).toBe('https://paint.example/obligations?changed=2026-11-26#paint');
  expect(root.querySelector('entry > link')?.getAttribute('href')).toBe('https://paint.example/obligations#paint');
  expect([text('entry > updated'), text(':scope > updated')]).toEqual(['2026-11-26T00:00:00Z', '2026-11-27T00:00:00Z']);
  expect([text(':scope > id'), root.querySelector('[rel="self"]')?.getAttribute('href')]).toEqual([
    self.href,
    self.href,
  ]);
  expect(root.querySelector('[rel="alternate"]')?.getAttribute('href')).toBe('https://paint.example/obligations');
  expect([root.namespaceURI, text('author > name')]).toEqual(['http://www.w3.org/2005/Atom', 'Paint Advice']);
});

test('an Atom feed without entries is one', () => {
  expect(read([]).querySelectorAll('entry')).toHaveLength(0);
});
