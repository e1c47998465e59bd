import { isRecord } from '#domain/record';

/** The settings of a criterion: 0 (not counted), the weights 1 to 5, a must. One step apart each. */
export const settingScale = [0, 1, 2, 3, 4, 5, 'must'] as const;

export type Setting = (typeof settingScale)[number];

/** The visitor's settings by criterion id. A missing criterion is at 0. */
export type Settings = Readonly<Record<string, Setting>>;

/** The weight just below a must. */
export const highestWeight = 5;

/** The most criteria above 0 at a time, musts included. */
export const mostCounted = 8;

/** The most people whose settings are read together. */
export const mostMembers = 7;

/** A criterion that counts. One visitor's must has no weight; a group's can have both. */
export type CountedCriterion = { criterion: string; weight: number; isMust: boolean };

/** Returns the setting of a criterion. */
export function settingOf(settings: Settings, criterion: string): Setting {
  return settings[criterion] ?? 0;
}

/** Returns the position of a setting on the scale: 0 to 6, where 6 is a must. */
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

/** Returns the settings above 0 in a tab's stored value, or null if it has none. */
export function storedSettings(stored: unknown): Settings | null {
  const set = Object.entries(isRecord(stored) ? stored : {}).flatMap(([criterion, value]) => {
    const setting = settingScale.find((each) => each === value);
    return setting ? [[criterion, setting] as const] : [];
  });
  return set.length > 0 ? Object.fromEntries(set) : null;
}
