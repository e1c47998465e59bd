import { placesInSentence, reach } from '#domain/obligations/jurisdictions';
import type { Rule } from '#domain/obligations/rule';
import type { Situation } from '#domain/obligations/situation';
import * as words from '#domain/obligations/words';

/** A rule, and on which condition it binds, or would bind: 'For hospitals only'. Null: on none. */
export type Obligation = { rule: Rule; condition: string | null };

/** The rules of an industry, grouped by what they mean for one situation. Each group is in the order of reading. */
export type Obligations = {
  /** In force, and binding in this situation. */
  now: Obligation[];
  /** In force, and binding some kinds of the industry only, where the visitor has not said which kind they are. */
  some: Obligation[];
  /** Made, and not yet in force. */
  coming: Obligation[];
  /** Binding another kind or another place, or only proposed. */
  others: Obligation[];
};

/**
 * Returns an industry's rules for one situation. Rules that bind other industries alone are left out. What is coming or
 * proposed is never among what binds. Without a kind, a rule that binds some kinds only is no obligation of everybody: it
 * is in `some`, or in `coming`, with whom it binds as its condition.
 */
export function obligationsOf(rules: readonly Rule[], situation: Situation): Obligations {
  const groups: Obligations = { now: [], some: [], coming: [], others: [] };
  for (const rule of rules.toSorted(inOrder)) {
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
  const nobody = only !== null && !listed.some(binds);
  if (nobody || (kind !== undefined && !binds({ id: kind }))) return { group: 'others', condition: only };
  const places = placesInSentence(rule.jurisdictions);
  const reached = reach(rule.jurisdictions, geography);
  if (reached === 'elsewhere') return { group: 'others', condition: words.onlyIfYouOperateIn(places) };
  if (rule.status === 'proposed') return { group: 'others', condition: words.proposed };
  const unsettled = kind === undefined ? only : null;
  const group = rule.status === 'coming' ? 'coming' : unsettled ? 'some' : 'now';
  return { group, condition: unsettled ?? (reached === 'abroad' ? words.forWhatYouDoIn(places) : null) };
}

/** What is made for the fewest industries first, of that the oldest: PHIPA before its guidance, both before PIPEDA. */
function inOrder(one: Rule, other: Rule): number {
  return one.binds.length - other.binds.length || byDate(one, other) || (one.name < other.name ? -1 : 1);
}

/** The earliest first, what has no date last. */
function byDate(one: Rule, other: Rule): number {
  const [first, second] = [one.date ?? '9999', other.date ?? '9999'];
  return first < second ? -1 : Number(first > second);
}
