import { describe, expect, it, test } from 'vitest';
import { ecosystemGroups } from '#domain/content/provider';
import { industries, providers } from '#tests/fixtures/content';
import { repeatedIn } from '#tests/fixtures/repeated';

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

  test.each(listed)(
    '$id has two to four specialties and one to five industries',
    ({ specialties, industries: served }) => {
      expect([2, 3, 4]).toContain(specialties?.length);
      expect([1, 2, 3, 4, 5]).toContain(served?.length);
    },
  );
});

describe('the home page', () => {
  it('has 16 chips, each short enough', () => {
    const chips = entries.filter(({ homeChip }) => homeChip).map(({ name, shortName }) => shortName ?? name);
    expect(chips).toEqual([
      '8x8',
      'Automation Anywhere',
      'AWS',
      'Cato Networks',
      'CrowdStrike',
      'Dialpad',
      'Equinix',
      'Five9',
      'Fortinet',
      'Genesys',
      'NICE',
      'Okta',
      'RingCentral',
      'ServiceNow',
      'UiPath',
      'Zoom',
    ]);
    expect(chips.filter((chip) => chip.length > 20)).toEqual([]);
  });

  it('previews 19', () => {
    expect(entries.filter(({ homePreview }) => homePreview)).toHaveLength(19);
  });

  test.each([
    ['AI & Automation', ['Automation Anywhere', 'OpenAI', 'ServiceNow', 'UiPath']],
    ['Customer Experience', ['Five9', 'Genesys', 'NICE', 'Talkdesk']],
    ['Communications', ['8x8', 'Dialpad', 'RingCentral', 'Zoom']],
    ['Cybersecurity', ['CrowdStrike', 'Fortinet', 'Okta', 'Palo Alto Networks']],
    ['Infrastructure', ['AWS', 'Cato Networks', 'Equinix']],
  ])('previews of %s: %j', (layer, names) => {
    const previewed = entries.filter(({ homePreview, category }) => homePreview && category === layer);
    expect(previewed.map(({ name }) => name)).toEqual(names);
  });

  test.each(ecosystemGroups)('lists 9 to 11 under %s', (group) => {
    const { length } = entries.filter(({ ecosystem }) => ecosystem === group);
    expect(length).toBeGreaterThanOrEqual(9);
    expect(length).toBeLessThanOrEqual(11);
  });
});

test.each(entries)('$id names industries that exist, none twice', ({ industries: served = [] }) => {
  expect(served.filter((id) => !industries.has(id))).toEqual([]);
  expect(repeatedIn(served)).toEqual([]);
});

test.each(entries)('$id is described without superlatives', ({ name, description, specialties = [] }) => {
  expect([name, description, ...specialties].join('\n')).not.toMatch(/\b(best|leading|world-class|premier|top)\b|#1/i);
});

test('no provider stands twice, by name or by address', () => {
  for (const values of [entries.map(({ name }) => name.toLowerCase()), entries.map(({ url }) => new URL(url).hostname)])
    expect(repeatedIn(values)).toEqual([]);
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
