/**
 * A solution's standing on one need that the answers state. `partly`: its fact confirms the need on a condition; it is
 * neither met nor missed. `open`: not confirmed; it is reported, but never counted as missed. `label` names the need;
 * `text` describes the standing, as a whole sentence where the need is missed.
 */
export type NeedStanding = {
  /** 'challenge', 'size', or the file name of a need. */
  need: string;
  label: string;
  standing: 'met' | 'partly' | 'missed' | 'open';
  text: string;
  /** The criterion of the fact behind it, 'editor', or null where it rests only on the catalogue's own fields. */
  basis: string | null;
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
