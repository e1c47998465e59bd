import { asksByLayer } from '#domain/obligations/asks';
import { obligationsByKind, type RuleByKind, rulesByKind } from '#domain/obligations/by-kind';
import { countOwn, type Place, places, rulesIn } from '#domain/obligations/map/places';
import { isContract } from '#domain/obligations/nature';
import { obligationsOf } from '#domain/obligations/obligations';
import type { Industry, Rule } from '#domain/obligations/rule';
import * as words from '#domain/obligations/words';

/** The register of an industry's rules, on its page. */
export type Register = {
  /** The kinds of organization, one a column: 'hospitals', 'clinics'; 'everybody' where the rules distinguish none. */
  kinds: string[];
  groups: { heading: string; rows: RuleByKind[] }[];
};

const canada = { geography: 'canada' } as const;

/**
 * Returns the rules of an industry in groups: in force in Ontario, by contract, coming; then those of its
 * compliance list (`named`, ids) that do not bind there: proposed, or of another place, the provinces before the United
 * States.
 */
export function registerOf(rules: readonly Rule[], industry: Industry, named: readonly string[]): Register {
  const situation = { ...canada, industry };
  const kinds = obligationsByKind(rules, situation);
  const rows = rulesByKind(kinds, industry.inSentence);
  const { coming } = obligationsOf(rules, situation);
  const here = new Set(rows.map(({ rule }) => rule.id));
  const others = rules.filter(({ id }) => named.includes(id) && !here.has(id));
  const inForce = rows.filter(({ rule }) => rule.status === 'in-force');
  return {
    kinds: kinds.map(({ plural }) => plural),
    groups: [
      { heading: words.inForce, rows: inForce.filter(({ rule }) => !isContract(rule)) },
      { heading: words.bindsByContract, rows: inForce.filter(({ rule }) => isContract(rule)) },
      // In the order of their days.
      { heading: words.coming, rows: coming.flatMap(({ rule }) => rows.filter((row) => row.rule === rule)) },
      {
        heading: words.proposed,
        rows: rowsIn(
          'canada',
          others.filter(({ status }) => status === 'proposed'),
          industry,
        ),
      },
      ...places.map((place) => ({
        heading: words.ifYouAlsoWork(place),
        rows: rowsIn(
          place,
          others.filter((rule) => rule.status !== 'proposed' && placeOfRule(rule) === place),
          industry,
        ),
      })),
    ].filter((group) => group.rows.length > 0),
  };
}

/** The place whose own law a rule is. */
function placeOfRule(rule: Rule): Place | undefined {
  return places.find((place) => countOwn([rule], place) > 0);
}

/**
 * The rows of rules of another place, as they bind those who work there. That is a condition: in force they may bind. A rule
 * that binds none of the kinds says whom it does bind.
 */
function rowsIn(place: Place, rules: readonly Rule[], industry: Industry): RuleByKind[] {
  const there = rulesIn(rules, place);
  const situation = { ...canada, industry, province: there.province };
  const kinds = obligationsByKind(there.rules, situation);
  const rows = rulesByKind(kinds, industry.inSentence);
  const { others } = obligationsOf(there.rules, situation);
  const strangers = others.map(({ rule, condition }) => ({
    rule,
    marks: kinds.map(() => null),
    condition,
    whom: condition ?? '',
  }));
  return [...rows, ...strangers].map((row) => ({
    ...row,
    rule: rules.find(({ id }) => id === row.rule.id) ?? row.rule,
    marks: row.marks.map((mark) => (mark === 'binds' ? 'may-bind' : mark)),
  }));
}

/** Returns the first thing that a rule asks, from the top layer down. */
export function firstAsk(rule: Pick<Rule, 'asks' | 'allLayers'>): string {
  return rule.allLayers ?? asksByLayer(rule)[0]?.ask ?? '';
}
