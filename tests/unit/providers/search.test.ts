import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directoryIndex, found } from '#domain/providers/search';
import { anyCategory, anyName, anyProviders, provider } from '#tests/unit/providers/providers';

const listed = [
  provider('Zoom', 'Communications'),
  provider('Fortinet'),
  provider('Palo Alto Networks'),
  provider('Cato Networks', 'Infrastructure'),
  provider('eSentire'),
];

describe('a search', () => {
  test.each([
    ['', null, ['Cato Networks', 'eSentire', 'Fortinet', 'Palo Alto Networks', 'Zoom']],
    ['net', null, ['Cato Networks', 'Fortinet', 'Palo Alto Networks']],
    ['NET', 'Cybersecurity', ['Fortinet', 'Palo Alto Networks']],
    ['esen', null, ['eSentire']],
    ['alto net', null, ['Palo Alto Networks']],
    [' zoom ', null, ['Zoom']],
    ['palo  alto', null, ['Palo Alto Networks']],
    ['zoom', 'Cybersecurity', []],
    ['security', null, []],
    ['banks', null, []],
    ['example', null, []],
    ['.*', null, []],
    ['', 'Customer Experience', []],
  ] as const)('for "%s" in %s finds %o', (q, category, names) => {
    expect(found(directoryIndex(listed), { q, category }).providers.map(({ name }) => name)).toEqual(names);
  });

  test('counts the names in every category, whichever is chosen', () => {
    const { counts } = found(directoryIndex(listed), { q: 'net', category: 'Communications' });
    expect([...counts]).toEqual([
      ['Infrastructure', 1],
      ['Cybersecurity', 2],
    ]);
  });
});

const anyText = fc.oneof(
  anyName,
  anyName.map((name) => name.slice(1, 4)),
);

test('finds exactly the names that contain the text, in any case', () => {
  fc.assert(
    fc.property(anyProviders, anyText, fc.option(anyCategory), (providers, q, category) => {
      const result = new Set(found(directoryIndex(providers), { q, category }).providers);
      for (const each of providers)
        expect(result.has(each)).toBe(
          each.name.toLowerCase().includes(q.trim().toLowerCase()) && (category === null || each.category === category),
        );
    }),
  );
});

test('keeps the order of the whole list, and a longer text never finds more', () => {
  fc.assert(
    fc.property(anyProviders, anyText, (providers, q) => {
      const index = directoryIndex(providers);
      const all = index.map((entry) => entry.provider);
      const { providers: result } = found(index, { q, category: null });
      const places = result.map((each) => all.indexOf(each));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      const shorter = found(index, { q: q.trim().slice(0, -1), category: null }).providers;
      expect(result.every((each) => shorter.includes(each))).toBe(true);
    }),
  );
});
