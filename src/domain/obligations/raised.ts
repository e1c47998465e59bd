import { isContract } from '#domain/obligations/nature';
import type { Obligation, Obligations } from '#domain/obligations/obligations';

/**
 * The effect of rules on a criterion: the highest weight (0 if they only make it a must), and the rules that raise it.
 */
export type Raised = { weight: number; must: boolean; by: string[] };

/** Returns the obligations that make a requirement: what binds, and the contract standards in force. */
export function requiring({ now, some }: Pick<Obligations, 'now' | 'some'>): Obligation[] {
  return [...now, ...some.filter(({ rule }) => isContract(rule))];
}

/**
 * Returns the criteria that these obligations raise, by the file names of the criteria. Pass the group that counts:
 * rules in force make a requirement (`requiring`), coming ones are a reason to ask.
 */
export function raisedCriteria(obligations: readonly Obligation[]): Map<string, Raised> {
  const raised = new Map<string, Raised>();
  for (const { rule } of obligations)
    for (const { criterion, weight = 0, must = false } of rule.raises) {
      const before = raised.get(criterion);
      raised.set(criterion, {
        weight: Math.max(weight, before?.weight ?? 0),
        must: must || (before?.must ?? false),
        by: [...(before?.by ?? []), rule.name],
      });
    }
  return raised;
}
