import type { Obligation, Obligations } from '#domain/obligations/obligations';

/**
 * Returns the obligation of a situation that begins next after a day, both ISO 8601: the first that binds without a
 * condition, or else the first that binds on one. What binds only others or elsewhere is no next day of the reader's.
 * Null: none has a date.
 */
export function nextToBegin(
  { coming }: Pick<Obligations, 'coming'>,
  today: string,
): (Obligation & { date: string }) | null {
  const dated = coming.flatMap((each) =>
    each.rule.date !== null && each.rule.date > today ? [{ ...each, date: each.rule.date }] : [],
  );
  const certain = dated.filter(({ condition }) => condition === null);
  const candidates = certain.length > 0 ? certain : dated;
  const [first] = candidates.map(({ date }) => date).sort();
  return candidates.find(({ date }) => date === first) ?? null;
}
