import type { Findings } from '#domain/check/findings';
import { leaders } from '#domain/check/first';
import { type GroupCriterion, type Member, sortedMembers } from '#domain/check/group';
import { type Candidate, ranking, scoresOf, type Scores } from '#domain/check/score';
import { type CountedCriterion, countedCriteria, type Setting, type Settings } from '#domain/check/settings';

/** Candidates as a group ranks them. The order of the members affects nothing. */
export type GroupRanking = {
  /**
   * The members' mean. Every member has the same number of points to give, so high weights buy no extra influence. Only
   * `low / of` and `high / of` are meaningful: the mean share of points.
   */
  scores: Scores;
  /** For each candidate that no must excludes, the ids of the members for whom it is first on what is known. */
  firstFor: Record<string, string[]>;
};

/**
 * Returns how a group of one to seven ranks the candidates. A criterion that is a must for any member excludes; for
 * members who give it a weight instead, it also adds points. Members without any weight take no part in the mean, but
 * their musts count.
 *
 * A group of identical members has the ranking and the shares of points of one of them.
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

/** Returns the ids of those who would be first on what is known if all members gave a criterion this setting. */
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

/** How the order changes when the group's settings replace its mean, and the ids of those who are first by them. */
export type OrderBySettings = { change: 'nothing' | 'below-first' | 'first'; first: string[] };

/**
 * Returns how the order changes in the check of one person who continues with the group's settings. These are whole
 * weights, and their musts give no points, so their order can differ from the mean's.
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
 * Returns the criteria with the members' mean weights. Each member's weights are scaled to the same sum by whole
 * numbers, so that equal scores stay equal: seven sums of at most 60 have a common multiple far below 2^53.
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

/** Returns the ids of the members who put each candidate first; a member without any weight puts none first. */
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
