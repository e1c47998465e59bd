import { mostCounted, positionOf, type Setting, settingOf, type Settings, settingScale } from '#domain/check/settings';

/** One member of a group: what they set, by an id that only the caller reads. */
export type Member = { id: string; settings: Settings };

/** How many members a group may have. */
export const mostMembers = 7;

/** How far apart (steps of the scale) the settings of members who agree may be. A must follows 5. */
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

/** A setting, and the members who give it. */
export type SettingGroup = { setting: Setting; members: string[] };

/** Returns the settings that are given and who gives them, the highest first. */
export function bySetting(given: GroupCriterion['given']): SettingGroup[] {
  return settingScale
    .toReversed()
    .map((setting) => ({
      setting,
      members: given.filter((each) => each.setting === setting).map(({ member }) => member),
    }))
    .filter(({ members }) => members.length > 0);
}

/** What a group sets, whatever is ranked by it. The order of the members has no influence on any of it. */
export type GroupReading = {
  /** Criteria that all count, within two steps of each other, in the order of the criteria. */
  agreed: GroupCriterion[];
  /** The others that somebody counts, the widest spread first. The first of them divides the group most. */
  differing: GroupCriterion[];
  /** The group's settings, for one person to go on with: means as whole weights, musts, at most eight. */
  settings: Settings;
};

/**
 * Returns what a group of one to seven sets. A criterion that a member does not count is no agreement, however low the
 * others set it.
 *
 * The criterion that divides most is the one with the widest spread; of equally wide ones that with the largest sum of
 * distances between every two members, then the first in the order of the criteria.
 *
 * A group of equal members has the settings of one of them.
 *
 * Throws a RangeError for an empty or larger group.
 */
export function groupReading(members: readonly Member[], criteria: readonly string[]): GroupReading {
  const sorted = sortedMembers(members);
  const counted = criteria.map((criterion) => groupCriterion(sorted, criterion)).filter(({ highest }) => highest !== 0);
  const agreed = counted.filter(({ lowest, spread }) => lowest !== 0 && spread <= agreementWidth);
  return {
    agreed,
    differing: counted
      .filter((each) => !agreed.includes(each))
      // Sorting is stable: equal ones keep the order of the criteria.
      .sort((a, b) => b.spread - a.spread || totalDistance(b) - totalDistance(a)),
    settings: settingsOf(counted),
  };
}

/** Returns the members in one order, whatever order they came in. Throws a RangeError for none, and for more than seven. */
export function sortedMembers(members: readonly Member[]): Member[] {
  if (members.length === 0 || members.length > mostMembers)
    throw new RangeError(`A group has 1 to ${mostMembers} members; ${members.length} were given.`);
  return [...members].sort((a, b) => (a.id < b.id ? -1 : 1));
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
