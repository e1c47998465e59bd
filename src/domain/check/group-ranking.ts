import type { Findings } from '#domain/check/findings';
import { leaders } from '#domain/check/first';
import { type GroupCriterion, type Member, sortedMembers } from '#domain/check/group';
import { type Candidate, ranking, scoresOf, type Scores } from '#domain/check/score';
import { type CountedCriterion, countedCriteria, type Setting, type Settings } from '#domain/check/settings';

/** Candidates as a group ranks them. The order of the members has no influence on any of it. */
export type GroupRanking = {
  /**
   * The members' mean. Each member has the same number of points to give, so that nobody counts more by high weights;
   * only `low / of` and `high / of` have a meaning: the mean share of points.
   */
  scores: Scores;
  /** For each candidate that no must excludes: the members for whom it is first by what is known, by their ids. */
  firstFor: Record<string, string[]>;
};

/**
 * Returns how a group of one to seven ranks the candidates. A criterion that is a must for any member excludes; for those
 * to whom it is none it adds its points as well. Members who give no weight take no part in the mean, but their musts
 * count.
 *
 * A group of equal members has the ranking and the shares of points of one of them.
 *
 * Throws a RangeError for an empty or larger group.
 */
export function groupRanking(
  members: readonly Member[],
  criteria: readonly string[],
  candidates: readonly Candidate[],
  findings: Findings,
): GroupRanking {
  const sorted = sortedMembers(members);
  const scores = scoresOf(candidates, meanCriteria(sorted, criteria), findings);
  return { scores, firstFor: firstFor(sorted, criteria, scores.kept, findings) };
}

/** Returns who would be first by what is known if all members set a criterion like this: the candidates' ids. */
export function firstIfAllSet(
  members: readonly Member[],
  criteria: readonly string[],
  candidates: readonly Candidate[],
  findings: Findings,
  { criterion }: Pick<GroupCriterion, 'criterion'>,
  setting: Setting,
): string[] {
  const changed = members.map(({ id, settings }) => ({ id, settings: { ...settings, [criterion]: setting } }));
  return idsOf(leaders(scoresOf(candidates, meanCriteria(changed, criteria), findings)));
}

/** How the order changes where the group's settings take the place of its mean, and who is first by them: their ids. */
export type OrderBySettings = { change: 'nothing' | 'below-first' | 'first'; first: string[] };

/**
 * Returns what becomes of the order in the check of one person who goes on with the group's settings. These are whole
 * weights, and a must gives no points in them, so the order by them can be another than that by the mean.
 */
export function orderBySettings(
  { scores }: Pick<GroupRanking, 'scores'>,
  settings: Settings,
  criteria: readonly string[],
  candidates: readonly Candidate[],
  findings: Findings,
): OrderBySettings {
  const checked = scoresOf(candidates, countedCriteria(criteria, settings), findings);
  const first = idsOf(leaders(checked));
  if (first.join() !== idsOf(leaders(scores)).join()) return { change: 'first', first };
  const places = (each: Scores) => ranking(each).map(({ id, place }) => `${place.number} ${id}`);
  return { change: places(checked).join() === places(scores).join() ? 'nothing' : 'below-first', first };
}

/**
 * Returns the criteria with the members' mean weights. Each member's weights are scaled to the same sum, by whole numbers
 * so that equal scores stay equal: seven sums of at most 60 have a common multiple far below 2^53.
 */
function meanCriteria(members: readonly Member[], criteria: readonly string[]): CountedCriterion[] {
  const weighing = members
    .map(({ settings }) => {
      const counted = countedCriteria(criteria, settings);
      return { counted, total: counted.reduce((sum, { weight }) => sum + weight, 0) };
    })
    .filter(({ counted }) => counted.length > 0);
  const common = weighing.reduce(
    (multiple, { total }) => (total > 0 ? leastCommonMultiple(multiple, total) : multiple),
    1,
  );
  return criteria.flatMap((criterion) => {
    const given = weighing.flatMap(({ counted, total }) =>
      counted
        .filter((each) => each.criterion === criterion)
        .map(({ weight, isMust }) => ({ weight: weight === 0 ? 0 : weight * (common / total), isMust })),
    );
    if (given.length === 0) return [];
    const weight = given.reduce((sum, each) => sum + each.weight, 0);
    return [{ criterion, weight, isMust: given.some(({ isMust }) => isMust) }];
  });
}

/** Returns who puts each candidate first; a member who gives no weight puts none first. */
function firstFor(
  members: readonly Member[],
  criteria: readonly string[],
  kept: readonly Candidate[],
  findings: Findings,
): Record<string, string[]> {
  const firsts = members.map(({ id, settings }) => {
    const scores = scoresOf(kept, countedCriteria(criteria, settings), findings);
    return { id, first: scores.of === 0 ? [] : idsOf(leaders(scores)) };
  });
  return Object.fromEntries(
    kept.map((candidate) => [
      candidate.id,
      firsts.filter(({ first }) => first.includes(candidate.id)).map(({ id }) => id),
    ]),
  );
}

function idsOf(candidates: readonly Candidate[]): string[] {
  return candidates.map(({ id }) => id);
}

function leastCommonMultiple(a: number, b: number): number {
  return (a * b) / greatestCommonDivisor(a, b);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
