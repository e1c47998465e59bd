import { expect, test } from 'vitest';
import { recommend, type Recommendation } from '#domain/recommendation/recommend';
import type { Answers } from '#domain/wizard/answers';
import { catalogueOf, catalogue, navigator } from '#tests/fixtures/content';
import {
  challenges,
  combinations,
  failureList,
  geographies,
  priorityChoices,
} from '#tests/unit/recommendation/combinations';

/* Every combination of answers there is, against the real catalogue: the editor's ranking. */

/** The scores of the top three. Specification §9, Fallback recommendations. */
function specifiedScores(answers: Answers): [number, number, number] {
  switch (answers['challengeArea']?.[0]) {
    case 'ai-automation':
      return [98, 92, 88];
    case 'ccaas':
      return answers['organizationType']?.[0] === 'SMB' ? [94, 90, 87] : [96, 93, 91];
    case 'ucaas':
      return answers['teamsIntegration']?.[0] === 'yes' ? [96, 91, 89] : [93, 90, 87];
    case 'cybersecurity':
      return [95, 92, 89];
    default:
      return [88, 85, 82];
  }
}

const explainedWithoutPoints = ({ reasons }: Recommendation) =>
  reasons.length >= 3 && reasons.every(({ text, points }) => points === undefined && text.length > 10);

const ids = (recommendations: readonly Recommendation[]) => recommendations.map(({ solution }) => solution.id);

test('the choices to walk are complete: 92 selections of priorities, 56 challenges with their details', () => {
  expect(priorityChoices).toHaveLength(92);
  expect(challenges).toHaveLength(56);
});

test('all 46,368 combinations are ranked as specified and reach every solution', { timeout: 180_000 }, () => {
  const { check, failures } = failureList();
  const reached = new Set<string>();
  let walked = 0;
  for (const answers of combinations(geographies, challenges)) {
    walked += 1;
    const { source, top, additional } = recommend(navigator, answers, catalogueOf(catalogue));
    const shown = ids([...top, ...additional]);
    check(source === 'editors-ranking', 'another source', answers);
    // Compared as text, so that a NaN cannot pass.
    check(top.map(({ score }) => score).join() === specifiedScores(answers).join(), 'other scores', answers);
    check(additional.length >= 1 && additional.length <= 3, 'not one to three additional', answers);
    check(
      additional.every(({ score }) => score === null),
      'an additional one with a score',
      answers,
    );
    check(new Set(shown).size === shown.length, 'one solution twice', answers);
    check([...top, ...additional].every(explainedWithoutPoints), 'reasons missing or with points', answers);
    for (const id of shown) reached.add(id);
  }
  expect(failures()).toEqual([]);
  expect(walked).toBe(46_368);
  expect([...reached].sort()).toEqual(catalogue.map(({ id }) => id).sort());
});

test('the order of the files does not matter', () => {
  const { check, failures } = failureList();
  const reversed = catalogue.toReversed();
  let index = 0;
  // Every 29th combination: 29 divides none of the walk's cycles, so that all choices take part.
  for (const answers of combinations(geographies, challenges)) {
    index += 1;
    if (index % 29 > 0) continue;
    const straight = recommend(navigator, answers, catalogueOf(catalogue));
    const turned = recommend(navigator, answers, catalogueOf(reversed));
    check(ids(turned.top).join() === ids(straight.top).join(), 'top', answers);
    check(ids(turned.additional).join() === ids(straight.additional).join(), 'additional', answers);
  }
  expect(failures()).toEqual([]);
});
