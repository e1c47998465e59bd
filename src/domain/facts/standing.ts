import type { Fact, Facts } from '#domain/content/fact';
import { isStale } from '#domain/content/stale';
import * as words from '#domain/facts/words';
import type { LayerName } from '#domain/layers';

/** How a solution stands to a criterion. 'stale' and 'open' both count as not confirmed, and never as 'no'. */
export type FactStanding = { standing: Fact['finding'] | 'stale'; fact: Fact } | { standing: 'open'; fact: null };

/** What each standing is called beside its mark. */
export const standingWords: Record<FactStanding['standing'], string> = {
  yes: words.yes,
  partly: words.partly,
  no: words.no,
  stale: words.notConfirmed,
  open: words.notConfirmed,
};

/** Returns whether a standing is an answer that counts today. */
export function isKnown({ standing }: Pick<FactStanding, 'standing'>): boolean {
  return standing !== 'stale' && standing !== 'open';
}

/** Returns how a solution of a layer stands to each criterion that concerns the layer, in the order of the criteria. */
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

/** How often each finding stands, and how many answers are open. */
export type Tally = Record<Fact['finding'] | 'open', number>;

/** Returns how many of these are known, by finding, and how many open; stale ones are open. */
export function tally(all: readonly FactStanding[]): Tally {
  const counts: Tally = { yes: 0, partly: 0, no: 0, open: 0 };
  for (const { standing } of all) counts[standing === 'stale' ? 'open' : standing] += 1;
  return counts;
}
