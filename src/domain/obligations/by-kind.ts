import { type Obligation, obligationsOf } from '#domain/obligations/obligations';
import type { Rule } from '#domain/obligations/rule';
import { listed, type Situation } from '#domain/obligations/situation';
import * as words from '#domain/obligations/words';
import { capitalized, inList } from '#domain/text/words';

/** A kind of organization: what binds it, what may on a condition or by a contract, and what is coming for it. */
export type KindObligations = {
  /** Undefined: everybody in an industry that distinguishes no kinds. */
  id: string | undefined;
  plural: string;
  binding: readonly Obligation[];
  perhaps: readonly Obligation[];
  coming: readonly Obligation[];
};

/** How a rule concerns a kind: it binds, it may bind on a condition, or it is coming. */
export type RuleMark = 'binds' | 'may-bind' | 'coming';

/** A rule in the register of an industry. */
export type RuleByKind = {
  rule: Rule;
  /** How it concerns each kind; null where it does not. */
  marks: readonly (RuleMark | null)[];
  /** On which condition, beside the marks; null: none. */
  condition: string | null;
  /** Marks and condition in words: 'Hospitals; clinics, if you have 50 or more employees'. */
  whom: string;
};

/** Returns the obligations of each kind that visitors can be, or of everybody where an industry distinguishes none. */
export function obligationsByKind(rules: readonly Rule[], situation: Situation): KindObligations[] {
  const kinds = listed(situation.industry.kinds);
  return (kinds.length > 0 ? kinds : [{ id: undefined, plural: words.everybody }]).map(({ id, plural }) => {
    const { now, some, coming } = obligationsOf(rules, { ...situation, kind: id });
    return { id, plural, binding: now, perhaps: some, coming };
  });
}

/**
 * Returns each rule that concerns one of the kinds, once: first what binds the first kind, then what else binds another,
 * then what only may, then what is coming. `industry` is its name inside a sentence.
 */
export function rulesByKind(kinds: readonly KindObligations[], industry: string): RuleByKind[] {
  const groups = { binds: 'binding', 'may-bind': 'perhaps', coming: 'coming' } as const;
  const marks = Object.keys(groups) as RuleMark[];
  const all = marks.flatMap((mark) => kinds.flatMap((kind) => kind[groups[mark]]));
  return [...new Set(all.map(({ rule }) => rule))].map((rule) => {
    const found = kinds.map((kind) => {
      const of = (mark: RuleMark) => kind[groups[mark]].find((each) => each.rule === rule);
      const mark = marks.find(of);
      return mark && { mark, plural: kind.plural, condition: of(mark)?.condition ?? null };
    });
    const concerned = found.flatMap((each) => each ?? []);
    return {
      rule,
      marks: found.map((each) => each?.mark ?? null),
      condition: conditionOf(concerned),
      whom: whomOf(concerned, kinds.length, industry),
    };
  });
}

type Concerned = { plural: string; condition: string | null };

/** The kinds on each condition, those without one first. */
function byCondition(found: readonly Concerned[]): { condition: string | null; plurals: string[] }[] {
  const conditions = [...new Set(found.map(({ condition }) => condition))];
  return conditions
    .sort((one, other) => Number(one !== null) - Number(other !== null))
    .map((condition) => ({
      condition,
      plurals: found.filter((each) => each.condition === condition).map(({ plural }) => plural),
    }));
}

/** Returns the condition once where it is the same for every kind that is marked; otherwise with the kinds that it is for. */
function conditionOf(found: readonly Concerned[]): string | null {
  const groups = byCondition(found);
  if (groups.length === 1) return groups[0]?.condition ?? null;
  return words.byKind(
    groups.flatMap(({ condition, plurals }) =>
      condition === null ? [] : words.onConditions(words.forKinds(plurals), condition),
    ),
  );
}

function whomOf(found: readonly Concerned[], kinds: number, industry: string): string {
  const groups = byCondition(found);
  const [first] = groups;
  if (first && groups.length === 1 && first.plurals.length === kinds)
    return first.condition ?? words.everybodyIn(industry);
  return capitalized(
    words.inTurn(groups.map(({ condition, plurals }) => words.onConditions(inList(plurals), condition))),
  );
}
