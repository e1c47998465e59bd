import { compareAddress } from '#domain/compare/address';
import type { Solution } from '#domain/recommendation/solution';

type Listed = Pick<Solution, 'id' | 'name' | 'job' | 'known'> & { category: string };

/** A suggested comparison: solutions of one layer that do one job, and the address that compares them. */
export type Suggestion<Layer extends string> = { layer: Layer; names: string[]; address: string };

const together = 3;

/**
 * Returns for each layer the three that most is known of among those that do the job that most of the layer do; ties go
 * to the earliest in the catalogue. A layer without three of one job has no suggestion.
 */
export function suggestedComparisons<Layer extends string>(
  solutions: readonly Listed[],
  layers: readonly Layer[],
): Suggestion<Layer>[] {
  return layers.flatMap((layer) => {
    const own = solutions.filter(({ category }) => category === layer);
    const alike = (one: Listed) => own.filter(({ job }) => job && job === one.job);
    const [most = []] = own.map(alike).sort((a, b) => b.length - a.length);
    const best = [...most].sort((a, b) => (b.known ?? 0) - (a.known ?? 0)).slice(0, together);
    if (best.length < together) return [];
    return [{ layer, names: best.map(({ name }) => name), address: compareAddress(best.map(({ id }) => id)) }];
  });
}
