/**
 * A solution's standing on one need that the answers state. `partly`: met on the condition that its fact names. `open`:
 * not confirmed; it counts for less than a need that is confirmed, but never as missed. `label` names the need; `text`
 * describes the standing, as a whole sentence where the need is missed.
 */
export type NeedStanding = {
  /** 'challenge', 'size', or the file name of a need. */
  need: string;
  label: string;
  standing: 'met' | 'partly' | 'missed' | 'open';
  text: string;
  /** The criterion of the fact behind it, 'editor', or null where it rests only on the catalogue's own fields. */
  basis: string | null;
  /** The same in at most 32 characters, where an editor or the rule has written them. */
  brief?: string | undefined;
  /** What to ask its vendor, to follow 'Ask VENDOR', where it is open or met in part. */
  ask?: string;
};

/** Returns the needs that a solution is known to miss. */
export function missedNeeds(standings: readonly NeedStanding[]): NeedStanding[] {
  return standings.filter(({ standing }) => standing === 'missed');
}

/** Returns the needs that a solution meets. */
export function metNeeds(standings: readonly NeedStanding[]): NeedStanding[] {
  return standings.filter(({ standing }) => standing === 'met');
}

/** Returns the needs that a solution meets on a condition. */
export function partlyMetNeeds(standings: readonly NeedStanding[]): NeedStanding[] {
  return standings.filter(({ standing }) => standing === 'partly');
}

/** Returns the needs that are not confirmed for a solution. */
export function openNeeds(standings: readonly NeedStanding[]): NeedStanding[] {
  return standings.filter(({ standing }) => standing === 'open');
}

/**
 * Compares two solutions by their standings: fewer needs missed come first, then fewer not confirmed, then fewer met on a
 * condition. Advice, section 8.
 */
export function byNeeds(one: readonly NeedStanding[], other: readonly NeedStanding[]): number {
  const fewer = (those: typeof missedNeeds) => those(one).length - those(other).length;
  return fewer(missedNeeds) || fewer(openNeeds) || fewer(partlyMetNeeds);
}

/** The number of needs by standing. */
export type NeedCounts = Record<NeedStanding['standing'], number> & { of: number };

/** Returns how many of these needs are met, met in part, open and missed. */
export function needCounts(standings: readonly NeedStanding[]): NeedCounts {
  const counts = { met: 0, partly: 0, open: 0, missed: 0, of: standings.length };
  for (const { standing } of standings) counts[standing] += 1;
  return counts;
}

/** Returns whether every stated need is confirmed, some of them perhaps on a condition. */
export function meetsEveryNeed(standings: readonly NeedStanding[]): boolean {
  return missedNeeds(standings).length + openNeeds(standings).length === 0;
}
