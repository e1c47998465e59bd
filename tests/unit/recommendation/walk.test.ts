import { expect, test } from 'vitest';
import { recommend, type Recommendation, type Recommendations } from '#domain/recommendation/recommend';
import type { Answers } from '#domain/wizard/answers';
import { catalogue, navigator } from '#tests/fixtures/content';
import { eightPriorities } from '#tests/unit/recommendation/solutions';

/*
 * Every combination of answers there is, against the real catalogue. Failures are collected and shown together: one
 * `expect` per combination would take longer than the walk.
 */

const sizes = ['SMB', 'Mid-Market', 'Enterprise'];
const geographies = ['canada', 'north-america', 'global'];
const teams = [undefined, 'yes', 'no', 'not-sure'];
const clouds = [undefined, 'public-cloud', 'private', 'hybrid', 'not-sure'];

/** Each challenge with every combination of the questions it asks; undefined is a question left out. */
const challenges: { area: string; details: Answers }[] = [
  ...['ccaas', 'ucaas'].flatMap((area) =>
    teams.flatMap((team) =>
      clouds.map((cloud) => ({
        area,
        details: { ...one('teamsIntegration', team), ...one('cloudPreference', cloud) },
      })),
    ),
  ),
  ...['cybersecurity', 'ai-automation', 'cloud'].flatMap((area) =>
    clouds.map((cloud) => ({ area, details: one('cloudPreference', cloud) })),
  ),
  { area: 'just-browsing', details: {} },
];

/** Without those that leave a question out: it counts as 'Not sure', which a test below makes sure of. */
const answered = challenges.filter(({ area, details }) => {
  if (area === 'just-browsing') return true;
  const teamsAsked = area === 'ccaas' || area === 'ucaas';
  return details['cloudPreference'] !== undefined && (!teamsAsked || details['teamsIntegration'] !== undefined);
});

const priorityChoices = subsets(eightPriorities).filter(({ length }) => length >= 1 && length <= 3);

function one(question: string, value: string | undefined): Answers {
  return value === undefined ? {} : { [question]: [value] };
}

function subsets(list: readonly string[]): string[][] {
  return list.reduce<string[][]>((found, item) => [...found, ...found.map((each) => [...each, item])], [[]]);
}

function* combinations(askedGeographies: readonly string[], asked = challenges): Generator<Answers> {
  for (const organizationType of sizes)
    for (const geography of askedGeographies)
      for (const priorities of priorityChoices)
        for (const { area, details } of asked)
          yield {
            organizationType: [organizationType],
            geography: [geography],
            priorities,
            challengeArea: [area],
            ...details,
          };
}

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

const ids = (recommendations: readonly Recommendation[]) => recommendations.map(({ solution }) => solution.id).join();

/** Failures of a walk: all are counted, the first few are kept to be read. */
function collector() {
  const kept: string[] = [];
  let count = 0;
  return {
    check(holds: boolean, problem: string, answers: Answers) {
      if (holds) return;
      count += 1;
      if (kept.length < 5) kept.push(`${problem}: ${JSON.stringify(answers)}`);
    },
    failures: () => (count > kept.length ? [...kept, `and ${count - kept.length} more`] : kept),
  };
}

const reversed = catalogue.toReversed();

test('the choices to walk are complete: 92 selections of priorities, 56 challenges with their details, 37 without gaps', () => {
  expect(priorityChoices).toHaveLength(92);
  expect(challenges).toHaveLength(56);
  expect(answered).toHaveLength(37);
});

test(
  'all 46,368 combinations have an editor’s ranking as specified, and reach every solution',
  { timeout: 60_000 },
  () => {
    const { check, failures } = collector();
    const reached = new Set<string>();
    let walked = 0;
    for (const answers of combinations(geographies)) {
      walked += 1;
      const result = recommend(navigator, answers, catalogue);
      const { source, top, additional } = result;
      check(source === 'editors-ranking', 'another source', answers);
      check(top.length === 3, 'not three on top', answers);
      check(top.map(({ score }) => score).join() === specifiedScores(answers).join(), 'other scores', answers);
      check(additional.length >= 1 && additional.length <= 3, 'not one to three additional', answers);
      check(
        additional.every(({ score }) => score === null),
        'an additional score',
        answers,
      );
      check(
        new Set([...top, ...additional].map(({ solution }) => solution)).size === top.length + additional.length,
        'one twice',
        answers,
      );
      check([...top, ...additional].every(explainedWithoutPoints), 'reasons', answers);
      const turned = recommend(navigator, answers, reversed);
      check(ids(turned.top) === ids(top) && ids(turned.additional) === ids(additional), 'the order of files', answers);
      for (const { solution } of [...top, ...additional]) reached.add(solution.id);
    }
    expect(failures()).toEqual([]);
    expect(walked).toBe(46_368);
    expect([...reached].sort()).toEqual(catalogue.map(({ id }) => id).sort());
  },
);

function explainedWithoutPoints({ reasons }: Recommendation): boolean {
  return reasons.length >= 3 && reasons.every(({ text, points }) => points === undefined && text.length > 10);
}

test('with live data, all 10,212 combinations that scoring reads are ranked by their sums', { timeout: 60_000 }, () => {
  const { check, failures } = collector();
  let walked = 0;
  for (const answers of combinations(['canada'], answered)) {
    walked += 1;
    const result = recommend(navigator, answers, [], catalogue);
    const ranked = [...result.top, ...result.additional];
    check(result.source === 'live-data', 'another source', answers);
    check(result.top.length === 3 && ranked.length <= 6, 'not three to six', answers);
    check(ranked.every(isSumOfItsParts), 'a score that is not the sum of its parts', answers);
    check(isInOrder(ranked), 'not in order', answers);
    check(givesOnlyWhatWasAsked(result, answers), 'points for what was not asked', answers);
  }
  expect(failures()).toEqual([]);
  expect(walked).toBe(10_212);
});

test.each(challenges)('with live data, $area $details: a question left out counts as Not sure', ({ area, details }) => {
  const notSure = {
    ...(area === 'ccaas' || area === 'ucaas' ? one('teamsIntegration', 'not-sure') : {}),
    ...(area === 'just-browsing' ? {} : one('cloudPreference', 'not-sure')),
  };
  const profile = { organizationType: ['Enterprise'], priorities: eightPriorities.slice(2, 5), challengeArea: [area] };
  expect(recommend(navigator, { ...profile, ...details }, [], catalogue)).toEqual(
    recommend(navigator, { ...profile, ...notSure, ...details }, [], catalogue),
  );
});

test('with live data, the order of the files does not matter', () => {
  const { check, failures } = collector();
  let index = 0;
  // Every 29th combination: 29 divides none of the walk's cycles, so all choices take part.
  for (const answers of combinations(['global'], answered)) {
    index += 1;
    if (index % 29 > 0) continue;
    const straight = recommend(navigator, answers, [], catalogue);
    const turned = recommend(navigator, answers, [], reversed);
    check(ids(turned.top) === ids(straight.top), 'top', answers);
    check(ids(turned.additional) === ids(straight.additional), 'additional', answers);
  }
  expect(failures()).toEqual([]);
});

const partSizes: Record<string, number> = { challenge: 40, size: 30, priorities: 20, answers: 10 };

/** All or nothing per part, and between 1 and 100 in all. */
function isSumOfItsParts({ score, reasons }: Recommendation): boolean {
  let sum = 0;
  for (const { kind, met, points } of reasons) {
    if (points !== (met ? partSizes[kind] : 0)) return false;
    sum += points;
  }
  return score === sum && score >= 1 && score <= 100;
}

function isInOrder(ranked: readonly Recommendation[]): boolean {
  return ranked.every((each, index) => {
    const before = ranked[index - 1];
    if (!before) return true;
    const [high, low] = [before.score ?? 0, each.score ?? 0];
    return high > low || (high === low && before.solution.name < each.solution.name);
  });
}

function givesOnlyWhatWasAsked({ top, additional }: Recommendations, answers: Answers): boolean {
  const browsing = answers['challengeArea']?.[0] === 'just-browsing';
  const decided = [...(answers['teamsIntegration'] ?? []), ...(answers['cloudPreference'] ?? [])].some(
    (value) => value !== 'not-sure',
  );
  return [...top, ...additional].every(({ reasons }) =>
    reasons.every(({ kind, points }) => {
      if (kind === 'challenge' && browsing) return points === 0;
      if (kind === 'answers' && !decided) return points === 0;
      return true;
    }),
  );
}
