import { describe, expect, it, test } from 'vitest';
import { industries, providers, solutionEntries } from '#tests/fixtures/content';
import { repeatedIn } from '#tests/fixtures/repeated';

const entries = [...solutionEntries].map(([id, entry]) => ({ id, ...entry }));

const standingsIn = (name: string) =>
  entries.flatMap(({ id, provider, cases }) =>
    cases.filter((standing) => standing.case === name).map(({ fit }) => ({ id, provider, fit })),
  );

// The scores: Specification §9, Fallback recommendations.
const cases: [name: string, scores: number[]][] = [
  ['ai-automation', [98, 92, 88]],
  ['contact-center-smb', [94, 90, 87]],
  ['contact-center-larger', [96, 93, 91]],
  ['ucaas-with-teams', [96, 91, 89]],
  ['ucaas-without-teams', [93, 90, 87]],
  ['cybersecurity', [95, 92, 89]],
  ['no-match', [88, 85, 82]],
];

describe.each(cases)('the editor’s ranking: %s', (name, scores) => {
  const standings = standingsIn(name);
  const top = standings.filter(({ fit }) => fit !== undefined);

  it('has exactly three with the specified scores', () => {
    expect(top.map(({ fit }) => Number(fit)).toSorted((a, b) => b - a)).toEqual(scores);
  });

  it('has its three from three providers', () => {
    expect(new Set(top.map(({ provider }) => provider)).size).toBe(3);
  });

  it('has one to three additional ones', () => {
    const additional = standings.length - top.length;
    expect(additional).toBeGreaterThanOrEqual(1);
    expect(additional).toBeLessThanOrEqual(3);
  });

  it('names no solution twice', () => {
    expect(new Set(standings.map(({ id }) => id)).size).toBe(standings.length);
  });
});

test('there is no other case', () => {
  const named = new Set(entries.flatMap((entry) => entry.cases.map((standing) => standing.case)));
  expect([...named].sort()).toEqual(cases.map(([name]) => name).sort());
});

test('there are at least 24 solutions', () => {
  expect(entries.length).toBeGreaterThanOrEqual(24);
});

test('no name stands twice: equal scores are ordered by it', () => {
  expect(repeatedIn(entries.map(({ name }) => name.toLowerCase()))).toEqual([]);
});

test.each(entries)('$id refers to a provider and to industries that exist', ({ provider, industries: usedIn }) => {
  expect([...providers.keys()]).toContain(provider);
  expect(usedIn.filter((id) => !industries.has(id))).toEqual([]);
});

test.each(entries)('$id lists nothing twice', ({ targetAudience, industries: usedIn, keywords, benefits }) => {
  for (const list of [targetAudience, usedIn, keywords, benefits]) expect(repeatedIn<string>(list)).toEqual([]);
});

test('each layer has a solution, so that no layer of the drawing is always empty', () => {
  expect([...new Set(entries.map(({ category }) => category))].sort()).toEqual([
    'AI & Automation',
    'Communications',
    'Customer Experience',
    'Cybersecurity',
    'Infrastructure',
  ]);
});

test('each size has solutions to be recommended', () => {
  for (const size of ['SMB', 'Mid-Market', 'Enterprise'] as const)
    expect(entries.filter(({ targetAudience }) => targetAudience.includes(size)).length).toBeGreaterThanOrEqual(3);
});
