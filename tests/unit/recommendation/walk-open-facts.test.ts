import { expect, test } from 'vitest';
import { openNeeds } from '#domain/recommendation/needs';
import { openFacts } from '#domain/recommendation/open-facts';
import { recommend } from '#domain/recommendation/recommend';
import { representatives } from '#domain/recommendation/representatives';
import { advice, catalogue, needs, solutionEntries } from '#tests/fixtures/content';
import { navigator as whole } from '#tests/fixtures/wizards';
import { challenges, combinations, geographies } from '#tests/unit/recommendation/combinations';
import { eightPriorities } from '#tests/unit/recommendation/solutions';

/*
 * The representatives against every combination of answers, of a Navigator with half of its priorities: each open fact is
 * counted as often as rankings leave its need open. Without any facts, because then hundreds are open, in places and in
 * picks for a layer.
 */

/** Every second priority: 'Business continuity' is among them, the only one that moves a place. */
const isAsked = (_: unknown, index: number) => index % 2 === 0;
const navigator = {
  ...whole,
  questions: whole.questions.map((question) =>
    question.id === 'priorities' ? { ...question, options: question.options.filter(isAsked) } : question,
  ),
};
const asked = eightPriorities.filter(isAsked);

const solutions = catalogue.map((solution) => ({ ...solution, needs: solutionEntries.get(solution.id)?.needs ?? {} }));
const judged = solutions.map((solution) => ({
  ...solution,
  needs: Object.fromEntries(
    Object.entries(solution.needs)
      .filter(([, { basis }]) => basis === 'editor')
      .map(([need, { met, says, basis }]) => [need, { met: met === 'yes', says, basis }]),
  ),
}));

test('open facts are counted as every combination shows them', () => {
  const counts = new Map<string, number>();
  let [picks, walked] = [0, 0];
  for (const answers of combinations(geographies, challenges)) {
    if (!answers['priorities']?.every((each) => asked.includes(each))) continue;
    walked += 1;
    const { top, additional } = recommend(navigator, answers, { needs, solutions: judged });
    for (const { solution, needs: standings, isLayerPick } of [...top, ...additional]) {
      const written = solutionEntries.get(solution.id)?.needs ?? {};
      const criteria = openNeeds(standings).map(
        ({ need }) => written[need]?.basis ?? needs.find(({ id }) => id === need)?.criterion,
      );
      for (const criterion of new Set(criteria)) {
        if (criterion === undefined) continue;
        const key = `${solution.id} ${criterion}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
        if (isLayerPick) picks += 1;
      }
    }
  }
  const { open, rankings } = openFacts(navigator, { ...advice, solutions, facts: {} });
  expect(walked).toBe(3 * 3 * 14 * 56);
  expect(rankings).toBe(walked);
  expect(new Map(open.map(({ solution, criterion, rankings: of }) => [`${solution.id} ${criterion.id}`, of]))).toEqual(
    counts,
  );
  expect(counts.size).toBeGreaterThan(50);
  expect(picks).toBeGreaterThan(1000);
});

test('the representatives are an eighth of the combinations at most, and their weights in each layer add up to all', () => {
  const { representatives: ranked, sets } = representatives(whole, needs);
  expect(ranked.length).toBeLessThan(sets / 8);
  const total = (layer: 'Infrastructure' | 'Communications') =>
    ranked.reduce((sum, { layers }) => sum + (layers.get(layer) ?? 0), 0);
  expect([total('Infrastructure'), total('Communications')]).toEqual([sets, sets]);
});
