import { expect, it, test } from 'vitest';
import type { LayerName } from '#domain/layers';
import type { Recommendation, Recommendations } from '#domain/recommendation/recommend';
import { recommendedStack } from '#domain/recommendation/stack';
import { recommendationsWith, recommendationWith, solutionWith } from '#tests/unit/recommendation/solutions';

const recommended = (name: string, category: LayerName, place?: number, misses = 0): Recommendation =>
  recommendationWith({
    solution: solutionWith({ name, category }),
    place: place === undefined ? null : { number: place, shared: false },
    needs: Array.from({ length: misses }, () => ({
      need: 'size',
      label: 'SMB',
      standing: 'missed',
      text: 'Made for Enterprise; you are SMB.',
      basis: null,
    })),
  });

const drawn = (parts: Partial<Recommendations>) =>
  recommendedStack(recommendationsWith(parts)).map(({ layer, state, entries }) => [
    layer.name,
    state,
    entries.map(({ recommendation, place }) => `${place ?? '-'} ${recommendation.solution.name}`),
  ]);

const top = [
  recommended('Guard', 'Cybersecurity', 1),
  recommended('Desk', 'Customer Experience', 2),
  recommended('Wall', 'Cybersecurity', 3),
];

it('puts every recommendation into its layer: places full, others pale, the rest empty', () => {
  const additional = [recommended('Lock', 'Cybersecurity'), recommended('Rack', 'Infrastructure')];
  expect(drawn({ top, additional })).toEqual([
    ['AI & Automation', 'ghost', []],
    ['Customer Experience', 'on', ['2 Desk']],
    ['Communications', 'ghost', []],
    ['Cybersecurity', 'on', ['1 Guard', '3 Wall', '- Lock']],
    ['Infrastructure', 'tint', ['- Rack']],
  ]);
});

it('draws a layer that was asked for in full, or hatched where nothing fits it', () => {
  const additional = [recommended('Rack', 'Infrastructure'), recommended('Bot', 'AI & Automation', undefined, 1)];
  const gap = { layer: 'AI & Automation', unmet: ['SMB'] } as const;
  const asked: LayerName[] = ['AI & Automation', 'Infrastructure'];
  expect(drawn({ top, additional, asked, gaps: [{ ...gap, unmet: [...gap.unmet] }] })).toEqual([
    ['AI & Automation', 'gap', []],
    ['Customer Experience', 'on', ['2 Desk']],
    ['Communications', 'ghost', []],
    ['Cybersecurity', 'on', ['1 Guard', '3 Wall']],
    ['Infrastructure', 'on', ['- Rack']],
  ]);
});

it('leaves out a solution that misses a need, unless it has a place', () => {
  const missing = [recommended('First', 'Cybersecurity', 1, 1)];
  expect(drawn({ top: missing, additional: [recommended('Rack', 'Infrastructure', undefined, 1)] })).toEqual([
    ['AI & Automation', 'ghost', []],
    ['Customer Experience', 'ghost', []],
    ['Communications', 'ghost', []],
    ['Cybersecurity', 'on', ['1 First']],
    ['Infrastructure', 'ghost', []],
  ]);
});

test('without recommendations every layer is empty', () => {
  expect(drawn({}).map(([, state]) => state)).toEqual(['ghost', 'ghost', 'ghost', 'ghost', 'ghost']);
});

it('fills a layer with an answer that asks for no product in it, unless a solution is in it', () => {
  const answered: Recommendations['drawn'] = [{ layer: 'Infrastructure', answer: 'Private or on-premises' }];
  const infrastructure = (additional: Recommendation[]) =>
    recommendedStack(recommendationsWith({ top, additional, drawn: answered })).at(-1);
  expect(infrastructure([])).toMatchObject({ state: 'tint', answers: ['Private or on-premises'] });
  expect(infrastructure([recommended('Rack', 'Infrastructure')])).toMatchObject({ state: 'tint', answers: [] });
});
