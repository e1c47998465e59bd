import type { RuleEntry } from '#domain/content/rule';

/** An entry of a rule's history, with the rule's id and name. */
export type RuleChange = RuleEntry['history'][number] & { id: string; name: string };

type Recorded = Pick<RuleEntry, 'name' | 'history'> & { id: string };

/**
 * Returns what changed in these rules, the latest first. That a rule was added on the day on which the first of all were
 * is no change: the map began that day.
 */
export function changesOf(rules: readonly Recorded[]): RuleChange[] {
  const begun = rules.flatMap(({ history }) => history.map(({ day }) => day)).sort()[0];
  return rules
    .flatMap(({ id, name, history }) =>
      history.map((entry) => ({ ...entry, id, name })).filter(({ day }) => day !== begun),
    )
    .sort((one, other) => compare(other.day, one.day) || compare(one.name, other.name));
}

/** Returns the latest day (ISO 8601) on which one of these rules was changed or one of its pages read. */
export function asOf(rules: readonly Pick<RuleEntry, 'history' | 'official' | 'sources'>[]): string {
  const days = rules.flatMap(({ history, official, sources }) => [
    ...history.map(({ day }) => day),
    official.read ?? '',
    ...sources.map(({ read }) => read),
  ]);
  return days.sort().at(-1) ?? '';
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
