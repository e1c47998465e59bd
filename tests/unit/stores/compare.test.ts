// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $compared, compare, openCompare } from '#stores/compare';
import { blockedStorage, newTab } from '#tests/fixtures/browser';

let stop = () => {};
const open = () => (stop = openCompare());

beforeEach(() => {
  newTab('/compare');
  $compared.set(null);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

test('nothing is compared in a new tab', () => {
  open();
  expect($compared.get()).toEqual([]);
});

test('the address names what is compared', () => {
  newTab('/compare#c=b,a');
  open();
  expect($compared.get()).toEqual(['b', 'a']);
});

test('the tab keeps what is compared, and the address can be sent', () => {
  open();
  compare(['a', 'b']);
  expect(location.href).toMatch(/\/compare#c=a,b$/);
  history.replaceState(null, '', '/compare');
  stop();
  $compared.set(null);
  open();
  expect($compared.get()).toEqual(['a', 'b']);
});

test('another address takes the place of what the tab has kept', () => {
  open();
  compare(['a', 'b']);
  stop();
  history.replaceState(null, '', '/compare#c=c');
  open();
  expect($compared.get()).toEqual(['c']);
});

test('an edited fragment is followed, and a part of the page leaves the comparison as it is', () => {
  newTab('/compare#c=a,b');
  open();
  const follow = (fragment: string) => {
    history.replaceState(null, '', fragment);
    window.dispatchEvent(new Event('hashchange'));
  };
  follow('#contact');
  expect($compared.get()).toEqual(['a', 'b']);
  follow('#c=c');
  expect($compared.get()).toEqual(['c']);
  stop();
  follow('#c=d');
  expect($compared.get()).toEqual(['c']);
});

test('a browser that stores nothing compares all the same', () => {
  blockedStorage();
  history.replaceState(null, '', '/compare#c=a');
  open();
  compare(['a', 'b']);
  expect($compared.get()).toEqual(['a', 'b']);
});
