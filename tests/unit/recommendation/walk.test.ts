import { expect, test } from 'vitest';
import { comparedTop } from '#domain/recommendation/differences';
import { fallbackCaseFor } from '#domain/recommendation/editors-ranking';
import { byNeeds, meetsEveryNeed, missedNeeds } from '#domain/recommendation/needs';
import { nearestProducts } from '#domain/recommendation/nearest-products';
import { recommend, type Recommendation, type Recommendations } from '#domain/recommendation/recommend';
import { perfectMatch } from '#domain/recommendation/score';
import { recommendedStack } from '#domain/recommendation/stack';
import type { Answers } from '#domain/wizard/answers';
import { catalogue, catalogueOf, questionOf } from '#tests/fixtures/content';
import { contradictions, contradictionsIn } from '#tests/contradictions';
import { navigator, needsAssessment } from '#tests/fixtures/wizards';
import {
  challenges,
  combinations,
  failureList,
  geographies,
  priorityChoices,
} from '#tests/unit/recommendation/combinations';

/* Every combination of answers, against the real catalogue: the editor's ranking. */

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
  reasons.length >= 2 && reasons.every(({ text, points }) => points === undefined && text.length > 10);

const ids = (recommendations: readonly Recommendation[]) => recommendations.map(({ solution }) => solution.id);

const meetsAllPlainly = ({ needs }: Recommendation) => needs.every(({ standing }) => standing === 'met');

/** Whether no candidate below stands better, of those that may take a place: enough is known, and the maker has none. */
function isInPlace(pick: Recommendation, above: readonly Recommendation[], below: readonly Recommendation[]): boolean {
  const isKnown = ({ solution: { known = 0 } }: Recommendation) => known >= 6;
  const makers = above.map(({ solution }) => solution.provider);
  const isRepeated = ({ solution }: Recommendation) => makers.includes(solution.provider);
  return below.every((other) => {
    if (!isKnown(other) && !meetsEveryNeed(other.needs)) return true;
    if (!isKnown(pick) && !meetsEveryNeed(pick.needs)) return false;
    const fewer = missedNeeds(other.needs).length - missedNeeds(pick.needs).length;
    if (fewer !== 0) return fewer > 0;
    if (!isKnown(other)) return true;
    if (!isKnown(pick)) return false;
    const order = byNeeds(pick.needs, other.needs);
    return isRepeated(pick) && !isRepeated(other) ? order < 0 : order <= 0;
  });
}

/**
 * The inputs, in the order of the questions. Priorities add layers and change no place, but for continuity, which leads
 * from cloud to backup.
 */
const inputs = ['organizationType', 'geography', 'challengeArea', 'teamsIntegration', 'cloudPreference'] as const;

const keyOf = (answers: Answers) =>
  [...inputs.map((input) => answers[input]?.[0] ?? ''), fallbackCaseFor(answers) === 'backup' ? 'backup' : ''].join(
    '|',
  );

/** Returns the top three for a set of answers, and the results shown with it: further ones, picks and gaps. */
function outcomeOf({ top, additional, gaps }: Recommendations) {
  const three = ids(top).join();
  return { three, shown: [three, ids(additional).join(), gaps.map(({ layer }) => layer).join()].join('|') };
}

test('the choices to walk are complete: 92 selections of priorities, 56 challenges with their details', () => {
  expect(priorityChoices).toHaveLength(92);
  expect(challenges).toHaveLength(56);
});

test('all 46,368 combinations keep the specified scores and are honest', { timeout: 180_000 }, () => {
  const { check, failures } = failureList();
  const reached = new Set<string>();
  const threes = new Map<string, string>();
  const shown = new Set<string>();
  let [walked, high, withheld, confirmed, plain] = [0, 0, 0, 0, 0];
  for (const answers of combinations(geographies, challenges)) {
    walked += 1;
    const result = recommend(navigator, answers, catalogueOf(catalogue));
    const { source, top, additional, asked, gaps } = result;
    const all = [...top, ...additional];
    check(source === 'editors-ranking', 'another source', answers);
    // Compared as text, so that a NaN cannot pass.
    check(top.map(({ score }) => score).join() === specifiedScores(answers).join(), 'other scores', answers);
    check(
      additional.every(({ score }) => score === null),
      'an additional one with a score',
      answers,
    );
    check(new Set(ids(all)).size === all.length, 'one solution twice', answers);
    check(all.every(explainedWithoutPoints), 'reasons missing or with points', answers);

    const first = top[0];
    if (first?.score && first.score >= 95) {
      high += 1;
      const match = perfectMatch(first);
      if (!match) withheld += 1;
      if (match?.isConfirmed) confirmed += 1;
      if (meetsAllPlainly(first)) plain += 1;
    }
    check(
      !top.some((pick) => perfectMatch(pick) !== null && missedNeeds(pick.needs).length > 0),
      'a perfect match that misses a need',
      answers,
    );
    const candidates = [...top, ...additional.filter(({ isLayerPick }) => !isLayerPick)];
    check(
      top.every((pick, place) => isInPlace(pick, top.slice(0, place), candidates.slice(place + 1))),
      'a place before a candidate that stands better',
      answers,
    );

    for (const each of contradictionsIn(result, answers['organizationType']?.[0] !== 'Enterprise'))
      check(false, contradictions[each], answers);

    const stack = recommendedStack(result);
    const empty = stack.filter(({ layer, entries, gap }) => asked.includes(layer.name) && entries.length === 0 && !gap);
    check(empty.length === 0, 'an asked layer without a pick or a gap', answers);
    const wrong = stack.filter(({ state, entries, gap }) => (state === 'on') !== entries.length > 0 && !gap);
    check(
      wrong.every(({ state }) => state === 'tint'),
      'a layer drawn as it is not listed',
      answers,
    );
    check(
      gaps.every(({ layer }) => asked.includes(layer)),
      'a gap in a layer that nobody asked for',
      answers,
    );

    const differences = comparedTop(top).each.map(({ lines }) => lines.map(({ text }) => text).join('|'));
    check(
      new Set(differences).size === top.length && !differences.includes(''),
      'two picks set apart by the same lines',
      answers,
    );

    for (const id of ids(all)) reached.add(id);
    const outcome = outcomeOf(result);
    const key = keyOf(answers);
    check((threes.get(key) ?? outcome.three) === outcome.three, 'priorities moved the top three', answers);
    threes.set(key, outcome.three);
    shown.add(outcome.shown);
  }
  expect(failures()).toEqual([]);
  expect(walked).toBe(46_368);
  expect(withheld / high).toBeLessThanOrEqual(0.05);
  expect(confirmed / high).toBeGreaterThanOrEqual(0.95);
  expect(shown.size).toBeGreaterThanOrEqual(60);

  const moving = movingInputs(threes);
  console.info(
    [
      `${new Set(threes.values()).size} top threes, ${shown.size} outcomes;`,
      `'Perfect Match' on every need in ${confirmed}, without a condition in ${plain}, withheld in ${withheld} of ${high} combinations with a first place of 95 or more;`,
      ...inputs.map((input) => `${input} moves the top three in ${share(moving[input])} of its changes;`),
    ].join(' '),
  );
  for (const input of inputs) expect(moving[input]?.moved, input).toBeGreaterThan(0);

  // Areas without recommendations name products of their own.
  for (const organizationType of ['smb', 'enterprise'])
    for (const { value } of questionOf(needsAssessment, 'challengeArea').options)
      for (const { solution } of nearestProducts(
        needsAssessment,
        { organizationType: [organizationType], challengeArea: [value] },
        catalogueOf(catalogue),
      ).products)
        reached.add(solution.id);
  expect(catalogue.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
});

/** Returns for each input the number of changes to this one answer, and how many of them change the top three. */
function movingInputs(threes: ReadonlyMap<string, string>) {
  const counts: Record<string, { moved: number; changes: number }> = {};
  const keys = [...threes.keys()].map((key) => key.split('|'));
  inputs.forEach((input, index) => {
    const values = new Set(keys.map((parts) => parts[index] ?? ''));
    const count = { moved: 0, changes: 0 };
    for (const parts of keys)
      for (const value of values) {
        const other = threes.get(parts.with(index, value).join('|'));
        if (value === parts[index] || other === undefined) continue;
        count.changes += 1;
        if (other !== threes.get(parts.join('|'))) count.moved += 1;
      }
    counts[input] = count;
  });
  return counts;
}

function share(count: { moved: number; changes: number } | undefined): string {
  return count ? `${((100 * count.moved) / count.changes).toFixed(1)} %` : '';
}

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
