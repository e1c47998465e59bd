import { expect, test } from 'vitest';
import { pagePath } from '#domain/seo/address';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/404.html', '/404'],
  ['/a.html/b', '/a.html/b'],
  ['/indexes', '/indexes'],
])('%s is the page %s', (served, path) => {
  expect(pagePath(served)).toBe(path);
});
