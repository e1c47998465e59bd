import { expect, test } from 'vitest';
import { openNeeds } from '#domain/recommendation/needs';
import { openFacts } from '#domain/recommendation/open-facts';
import { recommend } from '#domain/recommendation/recommend';
import { representatives } from '#domain/recommendation/representatives';
import { advice, catalogue, needs, solutionEntries } from '#tests/fixtures/content';
import { navigator } from '#tests/fixtures/wizards';
import { challenges, combinations, geographies } from '#tests/unit/recommendation/combinations';

/*
 * The representatives against every combination of answers: each open fact is counted as often as rankings leave its
 * need open. Without any facts, because then hundreds are open, in places and in picks for a layer.
 */

const solutions = catalogue.map((solution) => ({ ...solution, needs: solutionEntries.get(solution.id)?.needs ?? {} }));
const judged = solutions.map((solution) => ({
  ...solution,
  needs: Object.fromEntries(
    Object.entries(solution.needs)
      .filter(([, { basis }]) => basis === 'editor')
      .map(([need, { met, says, basis }]) => [need, { met: met === 'yes', says, basis }]),
  ),
}));

test('open facts are counted as all 46,368 combinations show them', { timeout: 180_000 }, () => {
  const counts = new Map<string, number>();
  let picks = 0;
  for (const answers of combinations(geographies, challenges)) {
    const { top, additional } = recommend(navigator, answers, { needs, solutions: judged });
    for (const { solution, needs: standings, isLayerPick } of [...top, ...additional]) {
      const written = solutionEntries.get(solution.id)?.needs ?? {};
      const asked = openNeeds(standings).map(
        ({ need }) => written[need]?.basis ?? needs.find(({ id }) => id === need)?.criterion,
      );
      for (const criterion of new Set(asked)) {
        if (criterion === undefined) continue;
        const key = `${solution.id} ${criterion}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
        if (isLayerPick) picks += 1;
      }
    }
  }
  const { open, rankings } = openFacts(navigator, { ...advice, solutions, facts: {} });
  expect(rankings).toBe(46_368);
  expect(new Map(open.map(({ solution, criterion, rankings: of }) => [`${solution.id} ${criterion.id}`, of]))).toEqual(
    counts,
  );
  expect(counts.size).toBeGreaterThan(50);
  expect(picks).toBeGreaterThan(1000);
});

test('the representatives are an eighth of the combinations at most, and their weights in each layer add up to all', () => {
  const { representatives: ranked, sets } = representatives(navigator, needs);
  expect(ranked.length).toBeLessThan(sets / 8);
  const total = (layer: 'Infrastructure' | 'Communications') =>
    ranked.reduce((sum, { layers }) => sum + (layers.get(layer) ?? 0), 0);
  expect([total('Infrastructure'), total('Communications')]).toEqual([sets, sets]);
});
