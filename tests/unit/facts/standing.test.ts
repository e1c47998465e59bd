import { expect, it, test } from 'vitest';
import type { Fact, Facts } from '#domain/content/fact';
import { isKnown, standings, standingWords, tally } from '#domain/facts/standing';
import type { LayerName } from '#domain/layers';

const now = new Date('2026-11-22T12:00:00Z');
const source = { url: 'https://vendor.example/trust', title: 'Trust' };
const fact = (finding: Fact['finding'], read = '2026-11-01'): Fact => ({
  finding,
  brief: 'as it says',
  says: 'As it says.',
  source,
  read,
  published: 'undated',
});
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

const criteria: { id: string; layers: LayerName[] }[] = [
  { id: 'first', layers: ['Cybersecurity', 'Communications'] },
  { id: 'second', layers: ['Communications'] },
  { id: 'third', layers: ['Cybersecurity'] },
];
const standing = (facts: Facts) => standings(criteria.slice(0, 1), 'Cybersecurity', facts, now)[0]?.standing;

it('is given for the criteria of the layer, in their order', () => {
  const asked = (layer: LayerName) => standings(criteria, layer, {}, now).map(({ criterion }) => criterion.id);
  expect(asked('Cybersecurity')).toEqual(['first', 'third']);
  expect(asked('Communications')).toEqual(['first', 'second']);
  expect(asked('Infrastructure')).toEqual([]);
});

test.each([
  ['a fact says yes', { first: fact('yes') }, 'yes'],
  ['… partly', { first: fact('partly') }, 'partly'],
  ['… no', { first: fact('no') }, 'no'],
  ['nothing is known', {}, 'open'],
  ['only something else is known', { second: fact('no') }, 'open'],
  ['a fact is 179 days old', { first: fact('yes', daysAgo(179)) }, 'yes'],
  ['a fact is 181 days old', { first: fact('yes', daysAgo(181)) }, 'stale'],
  ['a no is 181 days old', { first: fact('no', daysAgo(181)) }, 'stale'],
  ['its page was opened since', { first: { ...fact('no', daysAgo(181)), checkedLive: daysAgo(1) } }, 'no'],
])('where %s', (_, facts, expected) => {
  expect(standing(facts)).toBe(expected);
});

test('stale and open standings are not known, have the same word, and are never a no', () => {
  const all = standings(criteria, 'Cybersecurity', { first: fact('no', daysAgo(400)) }, now);
  expect(all.map(isKnown)).toEqual([false, false]);
  expect(all.map((each) => standingWords[each.standing])).toEqual(['Not confirmed', 'Not confirmed']);
  expect(tally(all)).toEqual({ yes: 0, partly: 0, no: 0, open: 2 });
});

test('a tally counts each answer once', () => {
  const facts = { first: fact('yes'), second: fact('partly') };
  const all = (['Cybersecurity', 'Communications'] as const).flatMap((layer) => standings(criteria, layer, facts, now));
  expect(tally(all)).toEqual({ yes: 2, partly: 1, no: 0, open: 1 });
});
