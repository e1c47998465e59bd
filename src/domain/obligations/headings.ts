import type { Obligation, Obligations } from '#domain/obligations/obligations';
import { isContract, natures } from '#domain/obligations/nature';
import * as words from '#domain/obligations/words';

/** A group of the map that is shown open, under its heading. */
export type HeadedGroup = { heading: string; obligations: readonly Obligation[]; coming: boolean };

/** Returns the groups shown open, in order, without empty ones; rules that do not bind are in none of them. */
export function headedGroups({ now, some, coming }: Obligations): HeadedGroup[] {
  return [
    { heading: words.bindsYouNow, obligations: now, coming: false },
    { heading: words.bindsOnCondition, obligations: some, coming: false },
    { heading: words.coming, obligations: coming, coming: true },
  ].filter(({ obligations }) => obligations.length > 0);
}

/**
 * Returns the groups as an industry's document shows them, to readers of every kind: what binds all of them, then what
 * depends on the reader. Laws come before guidelines in each, and the contract standards have a group of their own
 * before what is coming, because they bind by a signature. `industry` is its name inside a sentence.
 */
export function groupsOfIndustry({ now, some, coming }: Obligations, industry: string): HeadedGroup[] {
  const byNature = (obligations: readonly Obligation[]) =>
    natures.flatMap((nature) => obligations.filter(({ rule }) => rule.nature === nature));
  return [
    { heading: words.bindsEverybody(industry), obligations: byNature(now), coming: false },
    { heading: words.dependsOnYou, obligations: byNature(some.filter(({ rule }) => !isContract(rule))), coming: false },
    { heading: words.bindsByContract, obligations: some.filter(({ rule }) => isContract(rule)), coming: false },
    { heading: words.coming, obligations: coming, coming: true },
  ].filter(({ obligations }) => obligations.length > 0);
}
