import { expect, test } from 'vitest';
import type { AdviceCriterion } from '#domain/recommendation/advice';
import { raisedCriteria } from '#domain/recommendation/raised-criteria';

const criterion = (id: string, ...raisedBy: AdviceCriterion['raisedBy']): AdviceCriterion => ({
  id,
  label: id,
  question: `${id}?`,
  evidence: '',
  layers: ['Cybersecurity'],
  order: 1,
  raisedBy,
});
const byCanada = (weight: number) => ({ question: 'geography', is: ['canada'], weight });
const bySize = (weight: number) => ({ question: 'organizationType', is: ['SMB', 'Mid-Market'], weight });

test.each([
  ['none that nothing raises', [criterion('a')], []],
  ['none that other answers raise', [criterion('a', { question: 'geography', is: ['global'], weight: 5 })], []],
  ['none that an unanswered question raises', [criterion('a', { question: 'x', is: ['canada'], weight: 5 })], []],
  ['one that one of several answers raises', [criterion('a', bySize(2))], [['a', 2]]],
  ['the highest of its weights', [criterion('a', byCanada(2), bySize(4), byCanada(3))], [['a', 4]]],
  [
    'the weightiest first',
    [criterion('a', byCanada(1)), criterion('b', byCanada(5))],
    [
      ['b', 5],
      ['a', 1],
    ],
  ],
  [
    'equal ones in their own order',
    [criterion('b', byCanada(3)), criterion('a', bySize(3))],
    [
      ['b', 3],
      ['a', 3],
    ],
  ],
])('%s', (_, criteria, expected) => {
  const raised = raisedCriteria(criteria, { geography: ['canada'], organizationType: ['SMB'] });
  expect(raised.map((each) => [each.criterion.id, each.weight])).toEqual(expected);
});
