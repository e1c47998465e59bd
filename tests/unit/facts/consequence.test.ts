import { expect, test } from 'vitest';
import { byConsequence } from '#domain/facts/consequence';

test('what an answer or a rule makes a must comes first, then the highest weight, then what most answers raise', () => {
  const raised = (...weights: number[]) => weights.map((weight) => ({ weight, must: false }));
  const criteria = [
    { id: 'price', raisedBy: [] },
    { id: 'log', raisedBy: raised(3) },
    { id: 'sign-on', raisedBy: raised(1, 3) },
    { id: 'training', raisedBy: raised(5) },
    { id: 'canada', raisedBy: [{ weight: 2, must: true }] },
    { id: 'french', raisedBy: [] },
    { id: 'agreement', raisedBy: [], isMustByRule: true },
  ];
  const all = criteria.map((each) => ({ isMustByRule: false, ...each }));
  expect(byConsequence(all, (each) => each).map(({ id }) => id)).toEqual([
    'canada',
    'agreement',
    'training',
    'sign-on',
    'log',
    'price',
    'french',
  ]);
});
