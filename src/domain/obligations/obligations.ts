import { placesInSentence, reach } from '#domain/obligations/jurisdictions';
import type { Rule } from '#domain/obligations/rule';
import type { Situation } from '#domain/obligations/situation';
import * as words from '#domain/obligations/words';

/** A rule, and the condition on which it binds or would bind: 'For hospitals only'. Null: none. */
export type Obligation = { rule: Rule; condition: string | null };

/** An industry's rules, grouped by their effect in one situation. Each group is in reading order. */
export type Obligations = {
  /** In force, and binding in this situation. */
  now: Obligation[];
  /** In force, but binding only some kinds of the industry, where the visitor has not chosen a kind. */
  some: Obligation[];
  /** Enacted, not yet in force. */
  coming: Obligation[];
  /** Binding another kind or another place, or only proposed. */
  others: Obligation[];
};

/**
 * Returns an industry's rules for one situation. Rules that bind only other industries are left out. Rules that are
 * coming or proposed never count as binding. Without a kind, a rule that binds only some kinds is not an obligation for
 * all: it is in `some`, or in `coming`, with those kinds as its condition.
 */
export function obligationsOf(rules: readonly Rule[], situation: Situation): Obligations {
  const groups: Obligations = { now: [], some: [], coming: [], others: [] };
  for (const rule of [...rules].sort(inOrder)) {
    const placed = place(rule, situation);
    if (placed) groups[placed.group].push({ rule, condition: placed.condition });
  }
  groups.coming.sort((one, other) => byDate(one.rule, other.rule));
  return groups;
}

type Placed = { group: keyof Obligations; condition: string | null };

function place(rule: Rule, { industry, kind, geography }: Situation): Placed | null {
  const bound = rule.binds.find((each) => each.industry === industry.id);
  if (!bound) return null;
  const binds = ({ id }: { id: string }) => bound.kinds?.includes(id) ?? true;
  const listed = industry.kinds.filter((each) => each.listed);
  const only = listed.every(binds) ? null : words.onlyFor(industry.kinds.filter(binds).map(({ plural }) => plural));
  const bindsNoListedKind = only !== null && !listed.some(binds);
  if (bindsNoListedKind || (kind !== undefined && !binds({ id: kind }))) return { group: 'others', condition: only };
  const places = placesInSentence(rule.jurisdictions);
  const reached = reach(rule.jurisdictions, geography);
  if (reached === 'elsewhere') return { group: 'others', condition: words.onlyIfYouOperateIn(places) };
  if (rule.status === 'proposed') return { group: 'others', condition: words.proposed };
  const unsettled = kind === undefined ? only : null;
  const group = rule.status === 'coming' ? 'coming' : unsettled ? 'some' : 'now';
  return { group, condition: unsettled ?? (reached === 'abroad' ? words.forWhatYouDoIn(places) : null) };
}

/** Rules for the fewest industries first, then the oldest: PHIPA before its guidance, both before PIPEDA. */
function inOrder(one: Rule, other: Rule): number {
  return one.binds.length - other.binds.length || byDate(one, other) || (one.name < other.name ? -1 : 1);
}

/** Earliest first, rules without a date last. */
function byDate(one: Rule, other: Rule): number {
  const [first, second] = [one.date ?? '9999', other.date ?? '9999'];
  return first < second ? -1 : Number(first > second);
}
