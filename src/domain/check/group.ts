import type { Findings } from '#domain/check/findings';
import { leaders } from '#domain/check/first';
import { type Candidate, scoresOf, type Scores } from '#domain/check/score';
import {
  type CountedCriterion,
  countedCriteria,
  mostCounted,
  positionOf,
  type Setting,
  settingOf,
  type Settings,
} from '#domain/check/settings';

/** One member of a group: what they set, by an id that only the caller reads. */
export type Member = { id: string; settings: Settings };

/** How many members a group may have. */
export const mostMembers = 7;

/** How far apart (steps of the scale) settings may be and still count as agreement. A must follows 5. */
export const agreementWidth = 2;

/** What the members set for one criterion. */
export type GroupCriterion = {
  criterion: string;
  /** By the members' ids, in alphabetical order. */
  given: { member: string; setting: Setting }[];
  lowest: Setting;
  highest: Setting;
  /** Steps of the scale from the lowest to the highest. */
  spread: number;
  /** The mean of the weights, or 'must' where it is one for any member. */
  mean: number | 'must';
};

/** The criterion that divides the group most, and who would be first if all gave it the lowest or highest setting. */
export type DividingCriterion = GroupCriterion & { firstAtLowest: string[]; firstAtHighest: string[] };

/** A group's reading of the same candidates. The order of the members has no influence on any of it. */
export type GroupReading = {
  /** Criteria that somebody counts and all set within two steps of each other, in the order of the criteria. */
  agreed: GroupCriterion[];
  /** The others that somebody counts, the widest spread first. */
  differing: GroupCriterion[];
  /** The first of `differing`; null where the members agree on all. */
  dividing: DividingCriterion | null;
  /** The group's settings, for one person to go on with: means as whole weights, musts, at most eight. */
  settings: Settings;
  /**
   * The members' mean. Each member has the same number of points to give, so that nobody counts more by high weights;
   * only `low / of` and `high / of` have a meaning: the mean share of points.
   */
  scores: Scores;
  /** For each candidate that no must excludes: the members for whom it is first by what is known, by their ids. */
  firstFor: Record<string, string[]>;
};

/**
 * Returns how a group of one to seven sees the candidates. A criterion that is a must for any member excludes; for those
 * to whom it is none it adds its points as well. Members who give no weight take no part in the mean, but their musts
 * count.
 *
 * The criterion that divides most is the one with the widest spread; of equally wide ones that with the largest sum of
 * distances between every two members, then the first in the order of the criteria.
 *
 * A group of equal members has the ranking, the shares of points and the settings of one of them.
 *
 * Throws a RangeError for an empty or larger group.
 */
export function groupReading(
  members: readonly Member[],
  criteria: readonly string[],
  candidates: readonly Candidate[],
  findings: Findings,
): GroupReading {
  if (members.length === 0 || members.length > mostMembers)
    throw new RangeError(`A group has 1 to ${mostMembers} members; ${members.length} were given.`);
  const sorted = [...members].sort((a, b) => (a.id < b.id ? -1 : 1));
  const all = criteria.map((criterion) => groupCriterion(sorted, criterion));
  const counted = all.filter(({ highest }) => highest !== 0);
  const differing = counted
    .filter(({ spread }) => spread > agreementWidth)
    // Sorting is stable: equal ones keep the order of the criteria.
    .sort((a, b) => b.spread - a.spread || totalDistance(b) - totalDistance(a));
  const [widest] = differing;
  const firstAt = ({ criterion }: GroupCriterion, setting: Setting) => {
    const changed = sorted.map(({ settings }) => ({ ...settings, [criterion]: setting }));
    return idsOf(leaders(scoresOf(candidates, meanCriteria(changed, criteria), findings)));
  };
  const scores = scoresOf(
    candidates,
    meanCriteria(
      sorted.map(({ settings }) => settings),
      criteria,
    ),
    findings,
  );
  return {
    agreed: counted.filter(({ spread }) => spread <= agreementWidth),
    differing,
    dividing: widest
      ? { ...widest, firstAtLowest: firstAt(widest, widest.lowest), firstAtHighest: firstAt(widest, widest.highest) }
      : null,
    settings: settingsOf(counted),
    scores,
    firstFor: firstFor(sorted, criteria, scores.kept, findings),
  };
}

function groupCriterion(members: readonly Member[], criterion: string): GroupCriterion {
  const given = members.map(({ id, settings }) => ({ member: id, setting: settingOf(settings, criterion) }));
  const settings = given.map(({ setting }) => setting).sort((a, b) => positionOf(a) - positionOf(b));
  const [lowest, highest] = [settings[0] ?? 0, settings.at(-1) ?? 0];
  const spread = positionOf(highest) - positionOf(lowest);
  // Positions are the weights themselves where none is a must.
  const total = settings.reduce<number>((sum, setting) => sum + positionOf(setting), 0);
  return { criterion, given, lowest, highest, spread, mean: highest === 'must' ? 'must' : total / members.length };
}

/** Returns the sum of the distances between every two members. */
function totalDistance({ given }: GroupCriterion): number {
  const positions = given.map(({ setting }) => positionOf(setting));
  return positions.reduce(
    (sum, position, index) =>
      sum + positions.slice(index + 1).reduce((rest, other) => rest + Math.abs(position - other), 0),
    0,
  );
}

/**
 * Returns the criteria with the members' mean weights. Each member's weights are scaled to the same sum, by whole numbers
 * so that equal scores stay equal: seven sums of at most 60 have a common multiple far below 2^53.
 */
function meanCriteria(members: readonly Settings[], criteria: readonly string[]): CountedCriterion[] {
  const weighing = members
    .map((settings) => {
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

/** Returns musts, and means as the nearest weights (a half upwards). Where more than eight count, the lowest means go. */
function settingsOf(counted: readonly GroupCriterion[]): Settings {
  const rank = ({ mean }: GroupCriterion) => (mean === 'must' ? Infinity : mean);
  const settings = counted
    .map((each) => ({ ...each, setting: each.mean === 'must' ? each.mean : (Math.round(each.mean) as Setting) }))
    .filter(({ setting }) => setting !== 0)
    .sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
    .slice(0, mostCounted)
    .map(({ criterion, setting }) => [criterion, setting]);
  return Object.fromEntries(settings);
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
