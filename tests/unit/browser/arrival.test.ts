// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { notedArrival } from '#browser/arrival';
import { storageKeys } from '#domain/privacy/storage-keys';
import { blockedStorage, newTab } from '#tests/fixtures/browser';

beforeEach(() => {
  vi.restoreAllMocks();
  newTab('/');
});

test('what the first page has noted is returned as it is', () => {
  sessionStorage.setItem(storageKeys.arrival, '/about https://example.com/');
  expect(notedArrival()).toBe('/about https://example.com/');
});

test.each([
  ['no page has noted anything', () => {}],
  ['storage is blocked', blockedStorage],
])('nothing is known where %s', (_, given) => {
  given();
  expect(notedArrival()).toBeNull();
});
