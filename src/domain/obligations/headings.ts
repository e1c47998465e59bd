import type { Obligation, Obligations } from '#domain/obligations/obligations';
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
