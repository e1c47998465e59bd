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

/** What the visitor has set, of all criteria; null as long as what they begin with stands. */
export const $settings = atom<Settings | null>(null);

/** The criterion that could not be raised because eight others count; null for none. */
export const $refused = atom<string | null>(null);

/**
 * Whom the visitor has said that they are, for the rules that bind them: an industry's id, or with a kind
 * `healthcare:hospital`; empty for nobody, null where they have not said it.
 */
export const $industryChoice = atom<string | null>(null);

const session = createSession(storageKeys.check);

/** Restores this tab's settings. Criteria that there are no more are left out, and what is above eight goes to 0. */
export function openCheck(criteria: readonly string[]): void {
  $refused.set(null);
  const stored = session.read('settings');
  $settings.set(isRecord(stored) ? restored(stored, criteria) : null);
}

/**
 * Sets one criterion; `begun` is what all begin with. Returns whether it stands at that now: a ninth above 0 is refused,
 * and `$refused` names it.
 */
export function setCriterion(criterion: string, setting: Setting, begun: Settings): boolean {
  const settings = $settings.get() ?? begun;
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
 * Puts settings that came with a link in place of the visitor's own; null for what all begin with. Returns whether
 * another page of this tab will have them.
 */
export function takeSettings(settings: Settings | null): boolean {
  $refused.set(null);
  $settings.set(settings);
  return session.write('settings', settings);
}

/** Back to what all begin with. */
export function resetSettings(): void {
  $refused.set(null);
  $settings.set(null);
  session.write('settings', null);
}

/** Restores whom the visitor has said in this tab that they are. */
export function readIndustryChoice(): void {
  const stored = session.read('industry');
  $industryChoice.set(typeof stored === 'string' ? stored : null);
}

/** Notes whom the visitor has said that they are; null for nothing said, so that the industry of their visit counts. */
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

/** Returns whether as many criteria as may be are above 0. */
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
