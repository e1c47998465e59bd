import { expect, test } from 'vitest';
import { suggestedComparisons } from '#domain/compare/suggestions';

const solution = (name: string, category: string, ...keywords: string[]) => ({
  id: name.toLowerCase(),
  name,
  category,
  keywords,
});

test('in each layer, one and the two that share the most keywords with it, by name', () => {
  const solutions = [
    solution('Zeta', 'Cybersecurity', 'endpoint', 'managed', 'siem'),
    solution('Firewall', 'Cybersecurity', 'network'),
    solution('Alpha', 'Cybersecurity', 'endpoint', 'managed'),
    solution('Mid', 'Cybersecurity', 'endpoint', 'siem'),
    solution('Phone', 'Communications', 'endpoint', 'managed', 'siem'),
  ];
  expect(suggestedComparisons(solutions, ['Communications', 'Cybersecurity'])).toEqual([
    { layer: 'Cybersecurity', names: ['Alpha', 'Mid', 'Zeta'], address: '/compare#c=alpha,mid,zeta' },
  ]);
});

test('where no keyword is shared, the first three of the layer', () => {
  const solutions = ['C', 'A', 'B', 'D'].map((name) => solution(name, 'Infrastructure', name));
  expect(suggestedComparisons(solutions, ['Infrastructure'])[0]?.names).toEqual(['A', 'B', 'C']);
});
