import { expect, test } from 'vitest';
import { resultsIn, withoutResults, withResults } from '#domain/share/results-in-fragment';
import { fragmentOf } from '#tests/fixtures/links';

const link = fragmentOf({ compared: ['wazuh', 'fortigate'] });

test.each(['', 'c=wazuh,fortigate', 'contact'])('a link is added to %j, and read from it again', (fragment) => {
  const both = withResults(fragment, link);
  expect(resultsIn(both)).toBe(link);
  expect(withoutResults(both)).toBe(fragment);
  expect(withResults(both, 'r=1.other')).toBe(withResults(fragment, 'r=1.other'));
});

test.each(['', 'contact', 'c=a,b', 'c=r=1', 'c=a&r=', 'c=a&r=1.<b>', 'r=1.%3Cb%3E', 'r=1.x&c=a', 'xr=1.x'])(
  'the fragment %j has none',
  (fragment) => {
    expect(resultsIn(fragment)).toBeNull();
    expect(withoutResults(fragment)).toBe(fragment);
  },
);

test('a link in capitals, as some programs write addresses, is one', () => {
  expect(resultsIn(`c=a&${link.toUpperCase()}`)).toBe(link.toUpperCase());
});
