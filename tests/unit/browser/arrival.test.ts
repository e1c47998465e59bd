// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { arrival } from '#browser/arrival';
import { storageKeys } from '#domain/privacy/storage-keys';
import { blockedStorage, newTab } from '#tests/fixtures/browser';

beforeEach(() => {
  vi.restoreAllMocks();
  newTab('/');
});

test('a visit began as its first page has noted', () => {
  sessionStorage.setItem(storageKeys.arrival, '/about https://example.com/');
  expect(arrival()).toEqual({ page: '/about', referrer: 'example.com' });
});

test.each([
  ['no page has noted anything', () => {}],
  ['storage is blocked', blockedStorage],
])('nothing is known where %s', (_, given) => {
  given();
  expect(arrival()).toBeUndefined();
});
