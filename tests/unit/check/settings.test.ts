import { expect, test } from 'vitest';
import { storedSettings } from '#domain/check/settings';

test.each([
  ['nothing', undefined, null],
  ['another form', ['canada', 5], null],
  ['all at 0', { canada: 0, french: 0 }, null],
  ['some above 0', { canada: 'must', french: 3, audit: 0 }, { canada: 'must', french: 3 }],
  ['some off the scale', { canada: 6, french: '3', audit: -1, known: 1 }, { known: 1 }],
])('settings that a tab has stored: %s', (_what, stored, expected) => {
  expect(storedSettings(stored)).toEqual(expected);
});
