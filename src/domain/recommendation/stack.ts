import { type Layer, layers } from '#domain/layers';
import type { LayerGap } from '#domain/recommendation/editors-ranking';
import { missedNeeds } from '#domain/recommendation/needs';
import type { Recommendation, Recommendations } from '#domain/recommendation/recommend';

/**
 * The state of one layer of the visitor's stack: `on` for a place or a pick, `gap` where the answers ask for the layer
 * and nothing fits, `tint` for solutions worth a look or an answer without a product, `ghost` for a layer that was not
 * asked for.
 */
export type StackLayer = {
  layer: Layer;
  state: 'on' | 'gap' | 'tint' | 'ghost';
  entries: { recommendation: Recommendation; place: number | null }[];
  gap: LayerGap | null;
  /** The answers that fill it where no solution does. */
  answers: string[];
};

/**
 * Returns the five layers with the solutions in them, by place within each, then those without a place. An additional
 * solution that misses a stated need is in no layer: the drawing shows only what fits.
 */
export function recommendedStack({
  top,
  additional,
  asked,
  gaps,
  drawn,
}: Pick<Recommendations, 'top' | 'additional' | 'asked' | 'gaps' | 'drawn'>): StackLayer[] {
  const fitting = additional.filter(({ needs }) => missedNeeds(needs).length === 0);
  return layers.map((layer) => {
    const entries = [...top, ...fitting]
      .filter(({ solution }) => solution.category === layer.name)
      .map((recommendation) => ({ recommendation, place: recommendation.place?.number ?? null }));
    const gap = gaps.find((each) => each.layer === layer.name) ?? null;
    if (gap) return { layer, state: 'gap', entries: [], gap, answers: [] };
    const isAsked = asked.includes(layer.name) || entries.some(({ place }) => place !== null);
    const answers =
      entries.length > 0 ? [] : drawn.filter((each) => each.layer === layer.name).map(({ answer }) => answer);
    const state = entries.length > 0 ? (isAsked ? 'on' : 'tint') : answers.length > 0 ? 'tint' : 'ghost';
    return { layer, state, entries, gap, answers };
  });
}
