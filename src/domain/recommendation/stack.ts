import { type Layer, layers } from '#domain/layers';
import type { Recommendation, Recommendations } from '#domain/recommendation/recommend';

/** What one layer of the visitor's stack holds: full for the top three, pale for additional ones, ghost for none. */
export type StackLayer = {
  layer: Layer;
  state: 'on' | 'tint' | 'ghost';
  entries: { recommendation: Recommendation; rank: number | null }[];
};

/**
 * Returns the recommendations sorted into the five layers, by rank within each; additional ones follow without a rank.
 */
export function recommendedStack({ top, additional }: Recommendations): StackLayer[] {
  const ranked = [
    ...top.map((recommendation, index) => ({ recommendation, rank: index + 1 })),
    ...additional.map((recommendation) => ({ recommendation, rank: null })),
  ];
  return layers.map((layer) => {
    const entries = ranked.filter(({ recommendation }) => recommendation.solution.category === layer.name);
    const state = entries.some(({ rank }) => rank !== null) ? 'on' : entries.length > 0 ? 'tint' : 'ghost';
    return { layer, state, entries };
  });
}
