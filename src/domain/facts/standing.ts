import type { Fact, Facts } from '#domain/content/fact';
import { isStale } from '#domain/content/stale';
import * as words from '#domain/facts/words';
import type { LayerName } from '#domain/layers';

/** A solution's standing on a criterion. 'stale' and 'open' both count as not confirmed, never as 'no'. */
export type FactStanding = { standing: Fact['finding'] | 'stale'; fact: Fact } | { standing: 'open'; fact: null };

/** The word for each standing beside its mark. */
export const standingWords: Record<FactStanding['standing'], string> = {
  ...words.findingWords,
  stale: words.notConfirmed,
};

/** What a standing is shown and counted as. */
export type Finding = Fact['finding'] | 'open';

/** Returns the finding that a standing is shown and counted as: stale as open. */
export function findingOf(standing: FactStanding['standing']): Finding {
  return standing === 'stale' ? 'open' : standing;
}

/** Returns whether a standing is an answer that counts today. */
export function isKnown({ standing }: Pick<FactStanding, 'standing'>): boolean {
  return standing !== 'stale' && standing !== 'open';
}

/** Returns a solution's standing on each criterion that applies to its layer, in the order of the criteria. */
export function standings<C extends { id: string; layers: readonly LayerName[] }>(
  criteria: readonly C[],
  layer: LayerName,
  facts: Facts,
  now: Date,
): (FactStanding & { criterion: C })[] {
  return criteria
    .filter(({ layers }) => layers.includes(layer))
    .map((criterion) => ({ criterion, ...standingOf(facts[criterion.id], now) }));
}

function standingOf(fact: Fact | undefined, now: Date): FactStanding {
  if (!fact) return { standing: 'open', fact: null };
  return { standing: isStale(fact, now) ? 'stale' : fact.finding, fact };
}

/** The number of answers by finding, and of open ones. */
export type Tally = Record<Fact['finding'] | 'open', number>;

/** Returns the number of standings by finding, and of open ones; stale counts as open. */
export function tally(all: readonly Pick<FactStanding, 'standing'>[]): Tally {
  const counts: Tally = { yes: 0, partly: 0, no: 0, open: 0 };
  for (const { standing } of all) counts[findingOf(standing)] += 1;
  return counts;
}
