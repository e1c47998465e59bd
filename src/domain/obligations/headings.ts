import type { Obligation, Obligations } from '#domain/obligations/obligations';
import { natures } from '#domain/obligations/nature';
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
 * Returns the groups as an industry's page shows them: laws before guidelines in each, and contract standards in a group
 * of their own before what is coming, because they bind only those who sign.
 */
export function groupsOfIndustry({ now, some, coming }: Obligations): HeadedGroup[] {
  const isContract = ({ rule }: Obligation) => rule.nature === 'contract';
  const lawsFirst = (obligations: readonly Obligation[]) =>
    natures
      .filter((nature) => nature !== 'contract')
      .flatMap((nature) => obligations.filter(({ rule }) => rule.nature === nature));
  return [
    { heading: words.bindsYouNow, obligations: lawsFirst(now), coming: false },
    { heading: words.bindsOnCondition, obligations: lawsFirst(some), coming: false },
    { heading: words.bindsByContract, obligations: [...now, ...some].filter(isContract), coming: false },
    { heading: words.coming, obligations: coming, coming: true },
  ].filter(({ obligations }) => obligations.length > 0);
}
