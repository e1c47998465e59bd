import {
  mostCounted,
  mostMembers,
  positionOf,
  type Setting,
  settingOf,
  type Settings,
  settingScale,
} from '#domain/check/settings';

/** One member of a group: their settings, under an id that only the caller interprets. */
export type Member = { id: string; settings: Settings };

/** The widest spread (steps of the scale) that still counts as agreement. A must follows 5. */
export const agreementWidth = 2;

/** The members' settings for one criterion. */
export type GroupCriterion = {
  criterion: string;
  /** By member id, in alphabetical order. */
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

/** Returns the settings given, highest first, with the members who give each. */
export function bySetting(given: GroupCriterion['given']): SettingGroup[] {
  return [...settingScale]
    .reverse()
    .map((setting) => ({
      setting,
      members: given.filter((each) => each.setting === setting).map(({ member }) => member),
    }))
    .filter(({ members }) => members.length > 0);
}

/** A group's settings, independent of what is ranked by them. The order of the members affects nothing. */
export type GroupReading = {
  /** Criteria that every member counts, within two steps of each other, in the order of the criteria. */
  agreed: GroupCriterion[];
  /** The other criteria that any member counts, widest spread first. The first divides the group most. */
  differing: GroupCriterion[];
  /** The group's settings, for one person to continue with: means as whole weights, musts, at most eight. */
  settings: Settings;
};

/**
 * Returns the settings of a group of one to seven. A criterion that a member does not count is never an agreement,
 * however low the others set it.
 *
 * The dividing criterion is the one with the widest spread; ties go to the largest sum of distances between every two
 * members, then to the order of the criteria.
 *
 * A group of identical members has the settings of one of them.
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
      // The sort is stable: ties keep the order of the criteria.
      .sort((a, b) => b.spread - a.spread || totalDistance(b) - totalDistance(a)),
    settings: settingsOf(counted),
  };
}

/**
 * Returns the members in a fixed order, whatever order they came in. Throws a RangeError for none, and for more than
 * seven.
 */
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
  // Without musts, positions equal weights.
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

/** Returns musts, and means as the nearest weights (halves round up). Beyond eight, the lowest means are dropped. */
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
