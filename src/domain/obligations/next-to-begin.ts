import type { Obligation, Obligations } from '#domain/obligations/obligations';

/**
 * Returns the obligation that begins next after a day, both ISO 8601: of those that come in the situation, or else of
 * those that bind others or elsewhere (`elsewhere`). Null: none of them has a date.
 */
export function nextToBegin(
  { coming, others }: Pick<Obligations, 'coming' | 'others'>,
  today: string,
): (Obligation & { date: string; elsewhere: boolean }) | null {
  const [here, there] = [firstAfter(today, coming), firstAfter(today, others)];
  return here ? { ...here, elsewhere: false } : there && { ...there, elsewhere: true };
}

function firstAfter(today: string, obligations: readonly Obligation[]) {
  const dated = obligations.flatMap((each) =>
    each.rule.status === 'coming' && each.rule.date !== null && each.rule.date > today
      ? [{ ...each, date: each.rule.date }]
      : [],
  );
  const [first] = dated.map(({ date }) => date).sort();
  return dated.find(({ date }) => date === first) ?? null;
}
