import { expect, test } from 'vitest';
import { without } from '#domain/obligations/without';
import { rule } from '#tests/unit/obligations/rules';

test('rules that were shown already are in no group, the others stay in theirs', () => {
  const of = (...ids: string[]) => ids.map((id) => ({ rule: rule(id, {}), condition: null }));
  const all = { now: of('a', 'b'), some: of('c'), larger: of('d'), coming: of('e', 'f'), others: of('g') };
  const ids = (group: readonly { rule: { id: string } }[]) => group.map((each) => each.rule.id);
  const rest = without(all, new Set(['a', 'c', 'd', 'f', 'g', 'elsewhere']));
  expect(Object.values(rest).map(ids)).toEqual([['b'], [], [], ['e'], []]);
});
