/**
 * How a solution stands to one need that the answers state. `partly` is what its fact confirms with a condition: it is
 * neither met nor missed. `open` is what nobody has confirmed: it is said, and is never counted as missed. `label` names the need, `text` is what is so: where it is missed, a whole sentence.
 */
export type NeedStanding = {
  /** 'challenge', 'size', or the file name of a need. */
  need: string;
  label: string;
  standing: 'met' | 'partly' | 'missed' | 'open';
  text: string;
  /** The criterion whose fact says so, 'editor', or null where nothing but the catalogue's own fields does. */
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

/** Returns the needs that a solution meets with a condition. */
export function partlyMetNeeds(standings: readonly NeedStanding[]): NeedStanding[] {
  return standings.filter(({ standing }) => standing === 'partly');
}

/** Returns the needs that nobody has confirmed of a solution. */
export function openNeeds(standings: readonly NeedStanding[]): NeedStanding[] {
  return standings.filter(({ standing }) => standing === 'open');
}
