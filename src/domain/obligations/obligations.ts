import { placesInSentence } from '#domain/obligations/jurisdictions';
import { isContract } from '#domain/obligations/nature';
import { provincesOf } from '#domain/obligations/province';
import { reach } from '#domain/obligations/reach';
import type { Kind, Rule } from '#domain/obligations/rule';
import type { Situation } from '#domain/obligations/situation';
import { bindsFrom } from '#domain/obligations/size';
import * as words from '#domain/obligations/words';

/** A rule, and the condition on which it binds or would bind: 'For hospitals only'. Null: none. */
export type Obligation = { rule: Rule; condition: string | null };

/** An industry's rules, grouped by their effect in one situation. Each group is in reading order. */
export type Obligations = {
  /** In force, and binding in this situation. */
  now: Obligation[];
  /**
   * In force, and binding on a condition that the situation leaves open: a kind that was not chosen, a number of
   * employees within the size that was answered, one of several provinces, data that leaves a province whose own law
   * takes the rule's place, what no answer settles, or the signature that a contract standard binds by.
   */
  some: Obligation[];
  /** In force, and binding only from more employees than were answered. */
  larger: Obligation[];
  /** Enacted, not yet in force. */
  coming: Obligation[];
  /** Binding another kind or another place, or only proposed. */
  others: Obligation[];
};

/**
 * Returns an industry's rules for one situation: industry, kind, province, geography and size. Rules that bind only
 * other industries are left out. Rules that are coming or proposed never count as binding. Without a kind, a rule that
 * binds only some kinds is not an obligation for all: it is in `some`, or in `coming`, with those kinds as its
 * condition. Advice, sections 5 and 8.
 */
export function obligationsOf(rules: readonly Rule[], situation: Situation): Obligations {
  const groups: Obligations = { now: [], some: [], larger: [], coming: [], others: [] };
  for (const rule of [...rules].sort(inOrder)) {
    const placed = place(rule, situation);
    if (placed) groups[placed.group].push({ rule, condition: placed.condition });
  }
  groups.coming.sort((one, other) => byDate(one.rule, other.rule));
  return groups;
}

type Placed = { group: keyof Obligations; condition: string | null };
type Bound = Rule['binds'][number];

function place(rule: Rule, situation: Situation): Placed | null {
  const { industry, kind } = situation;
  const entries = rule.binds.filter((each) => each.industry === industry.id);
  if (entries.length === 0) return null;
  const kinds = (each: Bound) => industry.kinds.filter(({ id }) => each.kinds?.includes(id) ?? true);
  const listed = (each: Bound) => kinds(each).filter((one) => one.listed);
  const bound =
    kind === undefined
      ? entries.filter((each) => each.kinds === undefined || listed(each).length > 0)
      : entries.filter((each) => each.kinds?.includes(kind) ?? true);
  const [first] = bound;
  if (!first) return { group: 'others', condition: words.onlyFor(plurals(entries.flatMap(kinds))) };
  if (kind !== undefined) return placeEntry(rule, first, situation);
  const placed = bound.map((each) => ({ ...placeEntry(rule, each, situation), kinds: kinds(each) }));
  const alike = placed.every(({ group, condition }) => group === placed[0]?.group && condition === placed[0].condition);
  const bindsEvery = industry.kinds.every((each) => !each.listed || bound.some((entry) => kinds(entry).includes(each)));
  return merged(placed, alike, bindsEvery);
}

/** Returns the place of a rule for an industry whose kind was not chosen, from its places for the kinds. */
function merged(placed: readonly (Placed & { kinds: Kind[] })[], alike: boolean, bindsEvery: boolean): Placed {
  const [{ group, condition } = { group: 'others' as const, condition: null }] = placed;
  if (alike && (bindsEvery || group === 'others')) return { group, condition };
  if (alike) {
    const only = words.onlyFor(plurals(placed.flatMap(({ kinds }) => kinds)));
    return { group: group === 'now' ? 'some' : group, condition: words.onConditions(only, condition) };
  }
  const groups = placed.map((each) => each.group);
  return {
    group: groups.includes('coming')
      ? 'coming'
      : groups.some((each) => each === 'now' || each === 'some')
        ? 'some'
        : groups.includes('larger')
          ? 'larger'
          : 'others',
    condition: words.byKind(
      placed.map((each) => words.onConditions(words.forKinds(plurals(each.kinds)), each.condition)),
    ),
  };
}

/** Returns the place of a rule for those whom one of its entries binds. */
function placeEntry(rule: Rule, { employees, onlyIf, replacedIn = [] }: Bound, situation: Situation): Placed {
  const { geography, size, province = 'on' } = situation;
  const places = placesInSentence(rule.jurisdictions);
  const reached = reach(rule.jurisdictions, geography, province);
  if (reached === 'elsewhere') return { group: 'others', condition: words.onlyIfYouOperateIn(places) };
  if (rule.status === 'proposed') return { group: 'others', condition: words.proposed };
  const bySize = bindsFrom(employees, size);
  if (bySize === 'begins')
    return { group: rule.status === 'coming' ? 'others' : 'larger', condition: words.beginsAt(employees ?? 0) };
  const isReplaced = provincesOf[province].every((each) => replacedIn.includes(each));
  const conditions = [
    ...(reached === 'abroad' ? [words.forWhatYouDoIn(places)] : []),
    ...(reached === 'perhaps' ? [words.inPlaces(placesInSentence(theirs(rule, province)))] : []),
    ...(bySize === 'may' ? [words.ifYouHave(employees ?? 0)] : []),
    ...(isContract(rule) ? [words.ifYouTakeCards] : []),
    ...(onlyIf ? [onlyIf] : []),
    ...(isReplaced ? [words.forWhatLeavesTheProvince] : []),
  ];
  // The one condition that the answers meet: they say that the organization works abroad.
  const isOpen = conditions.length > (reached === 'abroad' ? 1 : 0);
  return {
    group: rule.status === 'coming' ? 'coming' : isOpen ? 'some' : 'now',
    condition: conditions.length > 0 ? conditions.reduce(words.onConditions) : null,
  };
}

/** Returns the jurisdictions of a rule that are among the provinces of an answer. */
function theirs({ jurisdictions }: Rule, province: keyof typeof provincesOf): Rule['jurisdictions'] {
  return jurisdictions.filter((each) => provincesOf[province].includes(each));
}

function plurals(kinds: readonly Kind[]): string[] {
  return kinds.map(({ plural }) => plural);
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
