import { expect, test } from 'vitest';
import { touches } from '#domain/obligations/asks';
import { groupsOfIndustry } from '#domain/obligations/headings';
import { obligationsOf } from '#domain/obligations/obligations';
import { printedCut } from '#domain/obligations/printed';
import { industryInWords } from '#domain/obligations/sentences';
import { layers } from '#domain/layers';
import { industries, rulesInBrowser } from '#tests/fixtures/content';

const all = [...industries].map(([id, { name, inSentence, kinds }]) => ({ id, name, inSentence, kinds }));

test.each(all)('the printed cut of $id has the rules, groups and counts of its page', (industry) => {
  const situation = { industry, geography: 'canada' } as const;
  const obligations = obligationsOf(rulesInBrowser, situation);
  const cut = printedCut(industry.id, all, rulesInBrowser);
  expect(cut.counts).toBe(industryInWords(obligations, situation.industry.inSentence));
  expect(cut.map).toBe(`/obligations?for=${industry.id}&in=ontario`);
  expect(cut.groups.map(({ heading, rules }) => [heading, rules.map(({ name, names }) => [name, names])])).toEqual(
    groupsOfIndustry(obligations, situation.industry.inSentence).map((group) => [
      group.heading,
      group.obligations.map(({ rule }) => [
        rule.name,
        layers.flatMap(({ name }) => (touches(rule, name) ? [name] : [])),
      ]),
    ]),
  );
});

test('what is no industry has no printed cut', () => {
  expect(() => printedCut('painting', all, rulesInBrowser)).toThrow("'painting' is no industry.");
});
