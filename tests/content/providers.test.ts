import { describe, expect, it, test } from 'vitest';
import { industries, providers } from '#tests/fixtures/content';

const entries = [...providers].map(([id, entry]) => ({ id, ...entry }));

describe('the directory', () => {
  const listed = entries.filter(({ directory }) => directory);

  it('lists 34 providers', () => {
    expect(listed).toHaveLength(34);
  });

  it('has exactly the five categories', () => {
    expect([...new Set(listed.map(({ category }) => category))].sort()).toEqual([
      'AI & Automation',
      'Communications',
      'Customer Experience',
      'Cybersecurity',
      'Infrastructure',
    ]);
  });
});

test('no provider stands twice, by name or by address', () => {
  for (const values of [entries.map(({ name }) => name.toLowerCase()), entries.map(({ url }) => new URL(url).hostname)])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test.each(entries)('$id leads to a home page over https', ({ url }) => {
  const { protocol, username, search, hash } = new URL(url);
  expect({ protocol, username, search, hash }).toEqual({ protocol: 'https:', username: '', search: '', hash: '' });
});

test('the nine industries are those of the specification', () => {
  expect([...industries].map(([id, { name }]) => [id, name])).toEqual([
    ['auto-finance', 'Auto Finance'],
    ['financial-services', 'Financial Services'],
    ['government', 'Government'],
    ['healthcare', 'Healthcare'],
    ['insurance', 'Insurance'],
    ['mortgage', 'Mortgage'],
    ['telecom', 'Telecom'],
    ['utilities', 'Utilities'],
    ['waste-management', 'Waste Management'],
  ]);
});
