import type { Criterion } from '#domain/content/criterion';
import type { Fact } from '#domain/content/fact';
import { factsOn, isStale } from '#domain/content/stale';
import type { Industry, Rule } from '#domain/obligations/rule';
import { filterValues, isRecord, mapValues } from '#domain/record';
import { type Catalogue, isSolution } from '#domain/recommendation/solution';

/** The address of the advice: the data for a ranking and its explanation, the same file for every visitor. */
export const adviceAddress = '/advice.json';

/** The address of this version of the advice, which browsers keep for a year. */
export function hashedAdviceAddress(version: string): string {
  return `/_astro/advice.${version}.json`;
}

/** A criterion, with the question that the results put to a vendor. */
export type AdviceCriterion = Criterion & { id: string };

/** Facts by the file name of a solution, then of a criterion. */
export type AdviceFacts = Readonly<Record<string, Readonly<Record<string, Fact>>>>;

/** The catalogue with its facts, and the rules that bind. */
export type Advice = Catalogue & {
  /** Identifies the state of the catalogue: the day of its latest source, and a digest of its content. */
  version: string;
  criteria: readonly AdviceCriterion[];
  /** The facts that count. */
  facts: AdviceFacts;
  /** Facts that have become stale since the site was built: shown as stale, and not confirmed. */
  staleFacts?: AdviceFacts;
  rules: readonly Rule[];
  industries: readonly Industry[];
  /** The number of providers that the directory lists in each layer. */
  providers: Readonly<Record<string, number>>;
};

/** Returns the advice, or null for anything else, such as an error page or a truncated file. */
export function adviceOf(value: unknown): Advice | null {
  if (!isRecord(value) || typeof value['version'] !== 'string') return null;
  const { needs, solutions, criteria, facts, rules, industries, providers } = value;
  const whole =
    [needs, solutions, criteria, rules, industries].every((list) => Array.isArray(list)) &&
    isRecord(facts) &&
    isRecord(providers);
  return whole && Array.isArray(solutions) && solutions.length > 0 && solutions.every(isSolution)
    ? (value as Advice)
    : null;
}

/**
 * Returns the advice as of a day: facts that are stale by then move to `staleFacts`, and needs that rest on one are no
 * longer confirmed. The site may have been built long before. Advice, section 2.
 */
export function adviceOn(advice: Advice, day: Date): Advice {
  const staleFacts = mapValues(advice.facts, (known) => filterValues(known, (fact) => isStale(fact, day)));
  const facts = mapValues(advice.facts, (known) => factsOn(known, day));
  return {
    ...advice,
    facts,
    staleFacts,
    solutions: advice.solutions.map((solution) => ({
      ...solution,
      known: Object.keys(facts[solution.id] ?? {}).length,
      needs: filterValues(solution.needs ?? {}, ({ basis }) => !(basis in (staleFacts[solution.id] ?? {}))),
    })),
  };
}
