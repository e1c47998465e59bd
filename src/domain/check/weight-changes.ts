import type { Findings } from '#domain/check/findings';
import { leaders } from '#domain/check/first';
import { type Candidate, scoresOf } from '#domain/check/score';
import {
  countedCriteria,
  mostCounted,
  positionOf,
  type Setting,
  settingOf,
  type Settings,
  settingScale,
} from '#domain/check/settings';
import type { SlicedWork } from '#domain/check/slices';

/** The ids of those who are first on what is known with a criterion at this setting. */
export type Reading = { setting: Setting; first: string[] };

/** The effect of one criterion's setting, with all others unchanged. */
export type WeightChange = {
  criterion: string;
  from: Setting;
  /** Who is first at each setting of the scale. */
  readings: Reading[];
  /**
   * The settings nearest to the present one that change who is first, alone or tied. Two where one lower and one higher
   * are equally near; none where no setting changes it.
   */
  nearest: Reading[];
  /**
   * Whether the criterion is at 0 and eight others are not, so that one of them has to go to 0 before this is raised.
   */
  needsRoom: boolean;
};

/**
 * Returns for each criterion the smallest change of its weight that changes who is first on what is known, in steps of
 * the scale, on which a must follows 5. Each of the other six settings is tried, so the answer is exact. The limit of
 * eight is not applied; `needsRoom` says where it would block the change.
 */
export function* weightChanges(
  candidates: readonly Candidate[],
  criteria: readonly string[],
  settings: Settings,
  findings: Findings,
): SlicedWork<WeightChange[]> {
  const changes: WeightChange[] = [];
  const isFull = countedCriteria(criteria, settings).length >= mostCounted;
  for (const criterion of criteria) {
    const from = settingOf(settings, criterion);
    const readings = settingScale.map((setting): Reading => {
      const counted = countedCriteria(criteria, { ...settings, [criterion]: setting });
      return { setting, first: leaders(scoresOf(candidates, counted, findings)).map(({ id }) => id) };
    });
    const now = readings[positionOf(from)]?.first ?? [];
    const others = readings.filter(({ first }) => first.join('\n') !== now.join('\n'));
    const steps = ({ setting }: Reading) => Math.abs(positionOf(setting) - positionOf(from));
    const fewest = Math.min(...others.map(steps));
    const nearest = others.filter((reading) => steps(reading) === fewest);
    changes.push({ criterion, from, readings, nearest, needsRoom: isFull && from === 0 });
    yield;
  }
  return changes;
}
