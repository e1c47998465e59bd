import { asksByLayer } from '#domain/obligations/asks';
import { type Obligation, obligationsOf } from '#domain/obligations/obligations';
import type { Rule } from '#domain/obligations/rule';
import { listed, type Situation } from '#domain/obligations/situation';
import * as words from '#domain/obligations/words';

/** What binds one kind of organization, and what may: on a condition, or by a contract. */
export type KindObligations = { plural: string; binding: readonly Obligation[]; perhaps: readonly Obligation[] };

/** Returns each kind of organization of a situation's industry that visitors can be, with its obligations there. */
export function obligationsByKind(rules: readonly Rule[], situation: Situation): (KindObligations & { id: string })[] {
  return listed(situation.industry.kinds).map(({ id, plural }) => {
    const { now, some } = obligationsOf(rules, { ...situation, kind: id });
    return { id, plural, binding: now, perhaps: some };
  });
}

/** A rule in the table of kinds: how it binds each, null where it does not, and on which condition. */
export type RuleByKind = { rule: Rule; marks: readonly ('binds' | 'may-bind' | null)[]; condition: string | null };

/**
 * Returns each rule that binds or may bind one of the kinds, once: first what binds the first kind, then what else binds
 * another, then what only may.
 */
export function rulesByKind(kinds: readonly KindObligations[]): RuleByKind[] {
  const all = [...kinds.flatMap(({ binding }) => binding), ...kinds.flatMap(({ perhaps }) => perhaps)];
  return [...new Set(all.map(({ rule }) => rule))].map((rule) => {
    const found = kinds.map(({ plural, binding, perhaps }) => {
      const of = (list: readonly Obligation[]) => list.find((each) => each.rule === rule);
      const own = of(binding) ?? of(perhaps);
      return (
        own && { plural, condition: own.condition, mark: of(binding) ? ('binds' as const) : ('may-bind' as const) }
      );
    });
    return {
      rule,
      marks: found.map((each) => each?.mark ?? null),
      condition: conditionOf(found.flatMap((each) => each ?? [])),
    };
  });
}

/** Returns the condition once where it is the same for every kind that is marked; otherwise with the kinds that it is for. */
function conditionOf(found: readonly { plural: string; condition: string | null }[]): string | null {
  const conditions = [...new Set(found.map(({ condition }) => condition))];
  if (conditions.length === 1) return conditions[0] ?? null;
  return words.byKind(
    conditions.flatMap((condition) => {
      const plurals = found.filter((each) => each.condition === condition).map(({ plural }) => plural);
      return condition === null ? [] : words.onConditions(words.forKinds(plurals), condition);
    }),
  );
}

/** Returns the first thing that a rule asks, from the top layer down. */
export function firstAsk(rule: Pick<Rule, 'asks' | 'allLayers'>): string {
  return rule.allLayers ?? asksByLayer(rule)[0]?.ask ?? '';
}
