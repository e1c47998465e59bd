import { expect, it, test } from 'vitest';
import type { LayerName } from '#domain/layers';
import type { Recommendation } from '#domain/recommendation/recommend';
import { recommendedStack } from '#domain/recommendation/stack';
import { solutionWith } from '#tests/unit/recommendation/solutions';

const recommended = (name: string, category: LayerName): Recommendation => ({
  solution: solutionWith({ name, category }),
  score: null,
  reasons: [],
});

const drawn = (top: Recommendation[], additional: Recommendation[]) =>
  recommendedStack({ source: 'editors-ranking', top, additional }).map(({ layer, state, entries }) => [
    layer.name,
    state,
    entries.map(({ recommendation, rank }) => `${rank ?? '-'} ${recommendation.solution.name}`),
  ]);

it('puts every recommendation into its layer: ranked ones full, additional ones pale, the rest empty', () => {
  const top = [
    recommended('Guard', 'Cybersecurity'),
    recommended('Desk', 'Customer Experience'),
    recommended('Wall', 'Cybersecurity'),
  ];
  const additional = [recommended('Lock', 'Cybersecurity'), recommended('Rack', 'Infrastructure')];
  expect(drawn(top, additional)).toEqual([
    ['AI & Automation', 'ghost', []],
    ['Customer Experience', 'on', ['2 Desk']],
    ['Communications', 'ghost', []],
    ['Cybersecurity', 'on', ['1 Guard', '3 Wall', '- Lock']],
    ['Infrastructure', 'tint', ['- Rack']],
  ]);
});

test('without recommendations every layer is empty', () => {
  expect(drawn([], []).map(([, state]) => state)).toEqual(['ghost', 'ghost', 'ghost', 'ghost', 'ghost']);
});
