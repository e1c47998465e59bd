import { expect, test } from 'vitest';
import { recommend, type Recommendation, type Recommendations } from '#domain/recommendation/recommend';
import type { Answers } from '#domain/wizard/answers';
import { catalogue, catalogueOf, navigator as shipped } from '#tests/fixtures/content';
import { navigator } from '#tests/fixtures/wizards';
import { challenges, combinations, failureList } from '#tests/unit/recommendation/combinations';
import { eightPriorities } from '#tests/unit/recommendation/solutions';

/*
 * Every combination of answers that live scoring reads, with the real catalogue as the scraped data. It reads no
 * geography, and counts an unanswered question as 'Not sure': separate tests cover both.
 */

const asksTeams = (area: string) => area === 'ccaas' || area === 'ucaas';
const asksCloud = (area: string) => area !== 'just-browsing';

const answered = challenges.filter(
  ({ area, details }) =>
    asksTeams(area) === 'teamsIntegration' in details && asksCloud(area) === 'cloudPreference' in details,
);

const partSizes: Record<string, number> = { challenge: 40, size: 30, priorities: 20, answers: 10 };

/** All or nothing per part, and between 1 and 100 in total. */
function isSumOfItsParts({ score, reasons }: Recommendation): boolean {
  let sum = 0;
  for (const { kind, met, points } of reasons) {
    if (points !== (met ? partSizes[kind] : 0)) return false;
    sum += points ?? 0;
  }
  return score === sum && score >= 1 && score <= 100;
}

/** By score, ties by name. */
function isInOrder(ranked: readonly Recommendation[]): boolean {
  return ranked.every((low, index) => {
    const high = ranked[index - 1];
    if (!high) return true;
    const difference = Number(high.score) - Number(low.score);
    return difference > 0 || (difference === 0 && high.solution.name < low.solution.name);
  });
}

/** No points for the challenge of a visitor who is just browsing, none for the answers of one who is not sure. */
function givesOnlyWhatWasSaid(ranked: readonly Recommendation[], answers: Answers): boolean {
  const browsing = answers['challengeArea']?.[0] === 'just-browsing';
  const details = [...(answers['teamsIntegration'] ?? []), ...(answers['cloudPreference'] ?? [])];
  const unsure = details.every((value) => value === 'not-sure');
  return ranked.every(({ reasons }) =>
    reasons.every(
      ({ kind, points }) => points === 0 || !((kind === 'challenge' && browsing) || (kind === 'answers' && unsure)),
    ),
  );
}

const ids = ({ top, additional }: Recommendations) => [...top, ...additional].map(({ solution }) => solution.id).join();

test('all 10,212 combinations are ranked by the sums of their parts', { timeout: 180_000 }, () => {
  const { check, failures } = failureList();
  let walked = 0;
  for (const answers of combinations(['canada'], answered)) {
    walked += 1;
    const { source, top, additional } = recommend(navigator, answers, catalogueOf([]), catalogue);
    const ranked = [...top, ...additional];
    check(source === 'live-data', 'another source', answers);
    check(top.length === 3 && ranked.length <= 6, 'not three to six', answers);
    check(ranked.every(isSumOfItsParts), 'a score that is not the sum of its parts', answers);
    check(isInOrder(ranked), 'not in order', answers);
    check(givesOnlyWhatWasSaid(ranked, answers), 'points for what was not said', answers);
  }
  expect(failures()).toEqual([]);
  expect(walked).toBe(10_212);
});

test('the order of the scraped solutions does not matter', () => {
  const { check, failures } = failureList();
  const reversed = catalogue.toReversed();
  let index = 0;
  // Every 29th combination: 29 divides none of the walk's cycles, so that all choices take part.
  for (const answers of combinations(['global'], answered)) {
    index += 1;
    if (index % 29 > 0) continue;
    const straight = recommend(navigator, answers, catalogueOf([]), catalogue);
    const turned = recommend(navigator, answers, catalogueOf([]), reversed);
    check(ids(turned) === ids(straight), 'another order', answers);
  }
  expect(failures()).toEqual([]);
});

test('who is first for working with Microsoft Teams says so', () => {
  const { check, failures } = failureList();
  for (const answers of combinations(['canada'], answered)) {
    if (answers['teamsIntegration']?.[0] !== 'yes') continue;
    const [first] = recommend(shipped, answers, catalogueOf([]), catalogue).top;
    const { name = '', description = '', benefits = [], keywords = [] } = first?.solution ?? {};
    const isCredited = first?.reasons.some(({ text, met }) => met && text.includes('Microsoft Teams')) ?? false;
    const says = /\b(microsoft|ms) teams\b/i.test([name, description, ...benefits, ...keywords].join('\n'));
    check(says || !isCredited, 'credited with Microsoft Teams', answers);
  }
  expect(failures()).toEqual([]);
});

const profile = { organizationType: ['Enterprise'], priorities: eightPriorities.slice(2, 5) };

test.each(challenges)('$area $details: a question left out counts as Not sure', ({ area, details }) => {
  const given = { ...profile, challengeArea: [area] };
  const notSure = {
    ...(asksTeams(area) ? { teamsIntegration: ['not-sure'] } : {}),
    ...(asksCloud(area) ? { cloudPreference: ['not-sure'] } : {}),
  };
  expect(recommend(navigator, { ...given, ...details }, catalogueOf([]), catalogue)).toEqual(
    recommend(navigator, { ...given, ...notSure, ...details }, catalogueOf([]), catalogue),
  );
});

const scored = ({ top, additional }: Recommendations) =>
  [...top, ...additional].map(({ solution, score, reasons, place }) => [solution.id, score, reasons, place]);

test.each(answered)('$area $details: geography moves no score, place or reason', ({ area, details }) => {
  const given = { ...profile, challengeArea: [area], ...details };
  const nowhere = scored(recommend(navigator, given, catalogueOf([]), catalogue));
  for (const geography of ['canada', 'north-america', 'global'])
    expect(scored(recommend(navigator, { ...given, geography: [geography] }, catalogueOf([]), catalogue))).toEqual(
      nowhere,
    );
});
