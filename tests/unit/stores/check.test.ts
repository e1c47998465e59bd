// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Settings } from '#domain/check/settings';
import {
  $industryChoice,
  $refused,
  $settings,
  chooseIndustry,
  forgetCheck,
  openCheck,
  readIndustryChoice,
  resetSettings,
  setCriterion,
} from '#stores/check';
import { newTab } from '#tests/fixtures/browser';

const key = 'smartstack.check';
const criteria = 'abcdefghijkl'.split('');
const begun: Settings = Object.fromEntries(criteria.map((id, index) => [id, index < 8 ? 3 : 0]));
const stored = () => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;

/** Returns the store's state on a page that is opened with this in the tab's storage. */
async function openedWith(text: string): Promise<Settings | null> {
  sessionStorage.setItem(key, text);
  vi.resetModules();
  const store = await import('#stores/check');
  store.openCheck(criteria);
  return store.$settings.get();
}

beforeEach(() => {
  newTab('/solutions-navigator');
  forgetCheck();
});

test('the initial settings apply until the visitor sets one; then all are theirs, and kept in the tab', () => {
  openCheck(criteria);
  expect($settings.get()).toBeNull();
  setCriterion('a', 'must', begun);
  expect($settings.get()).toEqual({ ...begun, a: 'must' });
  expect(stored()).toEqual({ settings: { ...begun, a: 'must' } });
  openCheck(criteria);
  expect($settings.get()).toEqual({ ...begun, a: 'must' });
});

test('a ninth above 0 is refused by name; it can be raised once another is at 0', () => {
  openCheck(criteria);
  expect(setCriterion('i', 2, begun)).toBe(false);
  expect($refused.get()).toBe('i');
  expect($settings.get()).toBeNull();
  expect(setCriterion('b', 3, begun)).toBe(true);
  expect($settings.get()).toBeNull();
  expect(setCriterion('b', 5, begun)).toBe(true);
  expect($refused.get()).toBeNull();
  setCriterion('a', 0, begun);
  setCriterion('i', 2, begun);
  expect($settings.get()).toMatchObject({ a: 0, b: 5, i: 2 });
  setCriterion('j', 'must', begun);
  expect($refused.get()).toBe('j');
});

test('a reset brings back what the answers gave', () => {
  openCheck(criteria);
  setCriterion('a', 0, begun);
  resetSettings();
  expect($settings.get()).toBeNull();
  openCheck(criteria);
  expect($settings.get()).toBeNull();
});

test('a new assessment forgets the settings and the industry', () => {
  setCriterion('a', 0, begun);
  chooseIndustry('healthcare:hospital');
  readIndustryChoice();
  expect($industryChoice.get()).toBe('healthcare:hospital');
  forgetCheck();
  expect([$settings.get(), $industryChoice.get()]).toEqual([null, null]);
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('what was stored of another catalogue opens as far as it is known: no criterion too many, no setting unknown', async () => {
  const all = Object.fromEntries(['gone', ...criteria].map((id) => [id, 4]));
  const settings = (await openedWith(JSON.stringify({ settings: { ...all, a: 6, b: 'Must', c: 'must' } }))) ?? {};
  expect(Object.keys(settings)).toEqual(criteria);
  expect(settings).toMatchObject({ a: 0, b: 0, c: 'must', d: 4 });
  expect(Object.values(settings).filter((setting) => setting !== 0)).toHaveLength(8);
});

test.each(['not json', '[]', '7', '{"settings":[4]}', '{"settings":7}'])(
  'a damaged memory (%s) opens as new',
  async (text) => {
    expect(await openedWith(text)).toBeNull();
  },
);
