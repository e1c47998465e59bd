import { compareAddress } from '#domain/compare/address';

type Described = { id: string; name: string; category: string; keywords: readonly string[] };

/** A suggested comparison: similar solutions of one layer, and the address that compares them. */
export type Suggestion<Layer extends string> = { layer: Layer; names: string[]; address: string };

const together = 3;

/**
 * Returns for each layer the solution and the two others that share the most keywords with it, by name. Ties go to the
 * earliest in the catalogue; a layer with fewer than three solutions has no suggestion.
 */
export function suggestedComparisons<Layer extends string>(
  solutions: readonly Described[],
  layers: readonly Layer[],
): Suggestion<Layer>[] {
  return layers.flatMap((layer) => {
    const alike = mostAlike(solutions.filter(({ category }) => category === layer));
    if (!alike) return [];
    const sorted = [...alike].sort((one, other) => (one.name < other.name ? -1 : 1));
    return [{ layer, names: sorted.map(({ name }) => name), address: compareAddress(sorted.map(({ id }) => id)) }];
  });
}

function mostAlike(solutions: readonly Described[]): Described[] | null {
  let best: { group: Described[]; shared: number } | null = null;
  for (const [at, one] of solutions.entries()) {
    const closest = solutions
      .filter((_, index) => index !== at)
      .map((other) => ({ other, shared: inCommon(one, other) }))
      .sort((a, b) => b.shared - a.shared)
      .slice(0, together - 1);
    const shared = closest.reduce((sum, each) => sum + each.shared, 0);
    if (closest.length === together - 1 && shared > (best?.shared ?? -1))
      best = { group: [one, ...closest.map(({ other }) => other)], shared };
  }
  return best?.group ?? null;
}

function inCommon(one: Described, other: Described): number {
  return one.keywords.filter((keyword) => other.keywords.includes(keyword)).length;
}
