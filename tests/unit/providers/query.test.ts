import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DirectoryQuery, isFiltered, queryFrom, searchWith, wholeDirectory } from '#domain/providers/query';
import { anyQuery } from '#tests/unit/providers/providers';

test.each<[string, Partial<DirectoryQuery>]>([
  ['', {}],
  ['?q=zoom', { q: 'zoom' }],
  ['?q=Palo+Alto', { q: 'Palo Alto' }],
  ['?q=a%26b%3Dc', { q: 'a&b=c' }],
  ['?category=cybersecurity', { category: 'Cybersecurity' }],
  ['?category=ai-automation', { category: 'AI & Automation' }],
  ['?category=Customer%20Experience', { category: 'Customer Experience' }],
  ['?view=list', { view: 'list' }],
  ['?industries=healthcare&specialties=public-cloud', { industries: 'healthcare', specialties: 'public-cloud' }],
  ['?industries=Financial+Services', { industries: 'financial-services' }],
  ['?industries=&specialties=', {}],
  ['?q=&category=&view=grid', {}],
  ['?category=&category=infrastructure', { category: 'Infrastructure' }],
  ['?category=payroll', {}],
  ['?category=constructor&view=__proto__', {}],
  ['?view=table', {}],
  ['?Q=zoom', {}],
  [`?q=${'a'.repeat(100)}`, { q: 'a'.repeat(100) }],
  ['?q=%E0%A4%A', { q: '\uFFFD%A' }],
])('%s is understood', (search, expected) => {
  expect(queryFrom(search)).toEqual({ ...wholeDirectory, ...expected });
});

test.each<[Partial<DirectoryQuery>, string, string]>([
  [{}, '', ''],
  [{}, '?q=zoom&category=payroll&view=table', ''],
  [{ q: '  ' }, '', ''],
  [{ q: 'a&b' }, '', '?q=a%26b'],
  [{ q: 'zoom', category: 'AI & Automation', view: 'list' }, '', '?q=zoom&category=ai-automation&view=list'],
  [{ category: 'Infrastructure' }, '?utm_source=mail&q=x', '?utm_source=mail&category=infrastructure'],
])('%o over %s is written %s', (query, before, after) => {
  expect(searchWith({ ...wholeDirectory, ...query }, before)).toBe(after);
});

test('every query comes back from the address as it was written', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const q = query.q.trim() === '' ? '' : query.q;
      expect(queryFrom(searchWith(query))).toEqual({ ...query, q });
    }),
  );
});

test('no address is too strange, and writing twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.webQueryParameters(), (strange, usual) => {
      for (const search of [strange, `?${usual}`]) {
        const written = searchWith(queryFrom(search), search);
        expect(searchWith(queryFrom(written), written)).toBe(written);
      }
    }),
  );
});

test.each([
  [{}, false],
  [{ view: 'list' as const }, false],
  [{ q: ' ' }, false],
  [{ q: 'a' }, true],
  [{ category: 'Cybersecurity' as const }, true],
])('%o leaves something out: %s', (query, expected) => {
  expect(isFiltered({ ...wholeDirectory, ...query })).toBe(expected);
});
