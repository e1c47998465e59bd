import { atom } from 'nanostores';
import {
  countedCriteria,
  mostCounted,
  type Setting,
  settingOf,
  type Settings,
  settingScale,
} from '#domain/check/settings';
import { isRecord } from '#domain/record';
import { storageKeys } from '#domain/privacy/storage-keys';
import { createSession } from '#stores/session';

/** The visitor's settings of all criteria; null while the initial ones apply. */
export const $settings = atom<Settings | null>(null);

/** The criterion that could not be raised because eight others count; null if none. */
export const $refused = atom<string | null>(null);

/**
 * The visitor's industry as chosen for the rules that bind them, with a kind and a province or without (`kindMark`);
 * empty for none, null if not chosen.
 */
export const $industryChoice = atom<string | null>(null);

const session = createSession(storageKeys.check);

/** Restores this tab's settings. Criteria that no longer exist are dropped, and those beyond eight are set to 0. */
export function openCheck(criteria: readonly string[]): void {
  $refused.set(null);
  const stored = session.read('settings');
  $settings.set(isRecord(stored) ? restored(stored, criteria) : null);
}

/**
 * Sets one criterion; `initial` are those before any change. Returns whether it was set: a ninth above 0 is refused,
 * and `$refused` names it.
 */
export function setCriterion(criterion: string, setting: Setting, initial: Settings): boolean {
  const settings = $settings.get() ?? initial;
  const before = settingOf(settings, criterion);
  if (setting === before) return true;
  if (before === 0 && isFull(settings)) {
    $refused.set(criterion);
    return false;
  }
  $refused.set(null);
  const next = { ...settings, [criterion]: setting };
  $settings.set(next);
  session.write('settings', next);
  return true;
}

/**
 * Replaces the visitor's settings with those of a link; null for the initial ones. Returns whether the tab stored them,
 * so that its other pages have them.
 */
export function replaceSettings(settings: Settings | null): boolean {
  $refused.set(null);
  $settings.set(settings);
  return session.write('settings', settings);
}

/** Restores the initial settings. */
export function resetSettings(): void {
  $refused.set(null);
  $settings.set(null);
  session.write('settings', null);
}

/** Restores the industry chosen in this tab. */
export function readIndustryChoice(): void {
  const stored = session.read('industry');
  $industryChoice.set(typeof stored === 'string' ? stored : null);
}

/** Stores the chosen industry; null withdraws the choice, so that the industry of the visit counts. */
export function chooseIndustry(choice: string | null): void {
  $industryChoice.set(choice);
  session.write('industry', choice);
}

/** 'Start New Assessment': forgets the settings and the industry. */
export function forgetCheck(): void {
  $refused.set(null);
  $settings.set(null);
  $industryChoice.set(null);
  session.clear();
}

/** Returns whether the maximum number of criteria is above 0. */
export function isFull(settings: Settings): boolean {
  return countedCriteria(Object.keys(settings), settings).length >= mostCounted;
}

function restored(stored: Record<string, unknown>, criteria: readonly string[]): Settings {
  const settings: Record<string, Setting> = {};
  for (const criterion of criteria) {
    const setting = settingScale.find((each) => each === stored[criterion]) ?? 0;
    settings[criterion] = isFull(settings) ? 0 : setting;
  }
  return settings;
}
