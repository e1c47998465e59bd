import { isRecord } from '#domain/record';

/** What a visitor can set for a criterion, from 0 (not counted) over the weights 1 to 5 to a must, in steps of one. */
export const settingScale = [0, 1, 2, 3, 4, 5, 'must'] as const;

export type Setting = (typeof settingScale)[number];

/** What is set for each criterion, by its id. A criterion that is not there is at 0. */
export type Settings = Readonly<Record<string, Setting>>;

/** The weight below a must. */
export const highestWeight = 5;

/** How many criteria may be above 0 at a time; a must is one of them. */
export const mostCounted = 8;

/** A criterion that counts. A must of one visitor has no weight; a group's can have both. */
export type CountedCriterion = { criterion: string; weight: number; isMust: boolean };

/** Returns what is set for a criterion. */
export function settingOf(settings: Settings, criterion: string): Setting {
  return settings[criterion] ?? 0;
}

/** Returns the place of a setting on the scale: 0 to 6, where 6 is a must. */
export function positionOf(setting: Setting): number {
  return settingScale.indexOf(setting);
}

/** Returns the criteria above 0, in the order given. */
export function countedCriteria(criteria: readonly string[], settings: Settings): CountedCriterion[] {
  return criteria.flatMap((criterion) => {
    const setting = settingOf(settings, criterion);
    if (setting === 0) return [];
    return [
      setting === 'must' ? { criterion, weight: 0, isMust: true } : { criterion, weight: setting, isMust: false },
    ];
  });
}

/** Returns the settings above 0 of what a tab has stored, or null where there are none. */
export function storedSettings(stored: unknown): Settings | null {
  const set = Object.entries(isRecord(stored) ? stored : {}).flatMap(([criterion, value]) => {
    const setting = settingScale.find((each) => each === value);
    return setting ? [[criterion, setting] as const] : [];
  });
  return set.length > 0 ? Object.fromEntries(set) : null;
}
