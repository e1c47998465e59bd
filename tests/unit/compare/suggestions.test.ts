import { expect, test } from 'vitest';
import { suggestedComparisons } from '#domain/compare/suggestions';
import type { Job } from '#domain/recommendation/jobs';

const solution = (name: string, category: string, job: Job | undefined, known = 6) => ({
  id: name.toLowerCase(),
  name,
  category,
  known,
  ...(job && { job }),
});

test('in each layer, the three that most is known of among those with its most frequent job', () => {
  const solutions = [
    solution('Zeta', 'Cybersecurity', 'managed-detection', 4),
    solution('Wall', 'Cybersecurity', 'firewall', 12),
    solution('Alpha', 'Cybersecurity', 'managed-detection', 9),
    solution('Mid', 'Cybersecurity', 'managed-detection', 7),
    solution('Last', 'Cybersecurity', 'managed-detection', 3),
    solution('Phone', 'Communications', 'telephony'),
  ];
  expect(suggestedComparisons(solutions, ['Communications', 'Cybersecurity'])).toEqual([
    { layer: 'Cybersecurity', names: ['Alpha', 'Mid', 'Zeta'], address: '/compare#c=alpha,mid,zeta' },
  ]);
});

test('none for a layer without three of one job', () => {
  const solutions = ['A', 'B', 'C'].map((name) => solution(name, 'Infrastructure', undefined));
  expect(suggestedComparisons(solutions, ['Infrastructure'])).toEqual([]);
});
