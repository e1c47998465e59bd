import { expect, test } from 'vitest';
import { howRead } from '#domain/facts/how-read';

test('a fact that was checked on its page has the day of the check', () => {
  expect(howRead({ read: '2026-11-01', checkedLive: '2026-11-20' })).toEqual({ how: 'checked', date: '2026-11-20' });
});

test('one that was read in a stored copy says so, with the day it was read', () => {
  expect(howRead({ read: '2026-11-01' })).toEqual({ how: 'read in a stored copy,', date: '2026-11-01' });
});
