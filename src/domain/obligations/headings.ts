import type { Obligation, Obligations } from '#domain/obligations/obligations';
import type { Industry } from '#domain/obligations/rule';

/** A group of the map that stands open, under its heading. */
export type HeadedGroup = { heading: string; obligations: readonly Obligation[]; coming: boolean };

/** Returns the groups that stand open, in order, without the empty ones; what does not bind is in none of them. */
export function headedGroups({ now, some, coming }: Obligations, { inSentence }: Industry): HeadedGroup[] {
  return [
    { heading: 'Binds you now', obligations: now, coming: false },
    { heading: `Binds some in ${inSentence}`, obligations: some, coming: false },
    { heading: 'Coming', obligations: coming, coming: true },
  ].filter(({ obligations }) => obligations.length > 0);
}
