import type { Obligations } from '#domain/obligations/obligations';

/** Returns the obligations except those of some rules, given by id: what a page has shown already. */
export function without(obligations: Obligations, shown: ReadonlySet<string>): Obligations {
  const rest = (group: keyof Obligations) => obligations[group].filter(({ rule }) => !shown.has(rule.id));
  return {
    now: rest('now'),
    some: rest('some'),
    larger: rest('larger'),
    coming: rest('coming'),
    others: rest('others'),
  };
}
