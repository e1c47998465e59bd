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

/** Who is first by what is known, by their ids, with a criterion at this setting. */
export type Reading = { setting: Setting; first: string[] };

/** What the setting of one criterion does, all others as they are. */
export type WeightChange = {
  criterion: string;
  from: Setting;
  /** Who is first at each setting of the scale. */
  readings: Reading[];
  /**
   * The settings nearest to the present one at which somebody else is first, or shares first place, or does so no more.
   * Two where one lower and one higher are equally near; none where no setting changes it.
   */
  nearest: Reading[];
  /** Whether the criterion is at 0 and eight others are not, so that one of them has to go to 0 before this is raised. */
  needsRoom: boolean;
};

/**
 * Returns for each criterion the smallest change of its weight that changes who is first by what is known. A change is
 * counted in steps of the scale, on which a must follows 5. Each of the other six settings is read, so the answer is
 * exact. The limit of eight is not applied; `needsRoom` says where it stands in the way.
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
