import { expect, it } from 'vitest';
import type { Facts } from '#domain/content/fact';
import type { AdviceCriterion } from '#domain/recommendation/advice';
import type { NeedStanding } from '#domain/recommendation/needs';
import { openQuestions } from '#domain/recommendation/open-questions';
import type { Need } from '#domain/recommendation/solution';
import { solutionWith } from '#tests/unit/recommendation/solutions';

const fact = {
  finding: 'yes',
  brief: 'so',
  says: 'It is so, as its page says.',
  source: { url: 'https://vendor.example/page', title: 'A page' },
  read: '2026-11-22',
  published: 'undated',
} as const;

const criterion = (id: string, weight: number, properties: Partial<AdviceCriterion> = {}): AdviceCriterion => ({
  id,
  label: id,
  because: `its ${id}`,
  question: `${id}?`,
  evidence: 'A document.',
  order: 1,
  layers: ['Infrastructure'],
  raisedBy: weight > 0 ? [{ question: 'size', is: ['large'], weight, must: false }] : [],
  ...properties,
});

const need = (id: string, of: string): Need => ({
  id,
  label: id,
  question: 'where',
  is: ['here'],
  asked: id,
  notConfirmed: 'Not confirmed that it is so',
  criterion: of,
});

const standing = (id: string, how: NeedStanding['standing']): NeedStanding => ({
  need: id,
  label: id,
  standing: how,
  text: 'So it is.',
  basis: null,
});

const asked = (
  criteria: AdviceCriterion[],
  { needs = [], standings = [], known = {} }: { needs?: Need[]; standings?: NeedStanding[]; known?: Facts } = {},
) =>
  openQuestions(
    { criteria, needs, facts: { plain: known } },
    { size: ['large'] },
    { solution: solutionWith(), needs: standings },
  );

it('asks about criteria that the answers raise, strongest first, ties in the order of the criteria, at most three', () => {
  const criteria = [criterion('a', 2), criterion('b', 5), criterion('c', 2), criterion('d', 3), criterion('e', 5)];
  expect(asked(criteria)).toEqual(['b?', 'e?', 'd?']);
  expect(asked([criterion('a', 2), criterion('c', 2)])).toEqual(['a?', 'c?']);
});

it('asks nothing about criteria that no answer raises, that apply to another layer, or that have a fact', () => {
  expect(asked([criterion('a', 0)])).toEqual([]);
  expect(asked([criterion('a', 3, { layers: ['Communications'] })])).toEqual([]);
  expect(asked([criterion('a', 3)], { known: { a: fact } })).toEqual([]);
  const other = criterion('a', 0, { raisedBy: [{ question: 'size', is: ['small'], weight: 5, must: false }] });
  expect(asked([other])).toEqual([]);
});

it('takes the highest of several weights', () => {
  const twice = criterion('b', 1, {
    raisedBy: [
      { question: 'size', is: ['large'], weight: 1, must: false },
      { question: 'size', is: ['large'], weight: 4, must: false },
    ],
  });
  expect(asked([criterion('a', 3), twice])).toEqual(['b?', 'a?']);
});

it('asks first about an unconfirmed need, and not about one known to be missed', () => {
  const criteria = [criterion('a', 4), criterion('b', 0)];
  const needs = [need('there', 'b')];
  expect(asked(criteria, { needs, standings: [standing('there', 'open')] })).toEqual(['b?', 'a?']);
  expect(asked(criteria, { needs, standings: [standing('there', 'met')] })).toEqual(['a?']);
  const raised = [criterion('a', 4), criterion('b', 5)];
  expect(asked(raised, { needs, standings: [standing('there', 'missed')] })).toEqual(['a?']);
});
