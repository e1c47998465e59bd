import { expect, test } from 'vitest';
import { groupsOfIndustry } from '#domain/obligations/headings';
import { rule } from '#tests/unit/obligations/rules';

const obligation = (id: string, fields: Parameters<typeof rule>[1]) => ({ rule: rule(id, fields), condition: null });

test('an industry’s page has what binds everybody in it and what depends, laws before guidelines, and contract standards after both', () => {
  const groups = groupsOfIndustry(
    {
      now: [obligation('mail', {})],
      some: [
        obligation('cards', { nature: 'contract' }),
        obligation('scribes', { nature: 'guideline' }),
        obligation('health', {}),
      ],
      larger: [],
      coming: [obligation('models', { nature: 'guideline', status: 'coming' })],
      others: [],
    },
    'healthcare',
  );
  expect(groups.map(({ heading, obligations }) => [heading, obligations.map((each) => each.rule.id)])).toEqual([
    ['Binds everybody in healthcare', ['mail']],
    ['Depends on what you are or do', ['health', 'scribes']],
    ['Binds by contract', ['cards']],
    ['Coming', ['models']],
  ]);
});
