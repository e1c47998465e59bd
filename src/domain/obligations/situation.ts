import { kindMark } from '#domain/obligations/choice';
import type { Geography } from '#domain/obligations/jurisdictions';
import type { Industry, Kind } from '#domain/obligations/rule';

/** The organization whose obligations are read. */
export type Situation = {
  industry: Industry;
  /** The id of one of the industry's kinds; undefined where the visitor chose none. */
  kind?: string | undefined;
  geography: Geography;
};

/** Returns the kinds offered to visitors. */
export function listed(kinds: readonly Kind[]): Kind[] {
  return kinds.filter((kind) => kind.listed);
}

/** Returns the situation for a choice (`kindMark`); null for none, or for one that is not offered. */
export function situationOf(choice: string, industries: readonly Industry[], geography: Geography): Situation | null {
  const [id, kind] = choice.split(kindMark);
  const industry = industries.find((each) => each.id === id);
  if (!industry || (kind !== undefined && !listed(industry.kinds).some((each) => each.id === kind))) return null;
  return { industry, kind, geography };
}
