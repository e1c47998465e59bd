import { describe, expect, test } from 'vitest';
import { addressLimit } from '#netlify/http/rate-limit';

describe('the limit of an address', () => {
  test('is a sliding window: each call counts for a minute, refused ones do not count', () => {
    const wait = addressLimit(3, 60_000);
    const at = (second: number) => wait('192.0.2.1', second * 1000);
    expect([at(0), at(10), at(20)]).toEqual([0, 0, 0]);
    expect([at(20), at(30), at(59)]).toEqual([40, 30, 1]);
    expect([at(60), at(60), at(70), at(79), at(80)]).toEqual([0, 10, 0, 1, 0]);
  });

  test('never tells to wait for less than a second', () => {
    const wait = addressLimit(1, 60_000);
    wait('a', 0);
    expect(wait('a', 59_999)).toBe(1);
  });

  test('is each address’s own; a call without one is answered', () => {
    const wait = addressLimit(1, 60_000);
    expect([wait('a', 0), wait('b', 0), wait('a', 1), wait('b', 1)]).toEqual([0, 0, 60, 60]);
    expect([wait(undefined, 0), wait(undefined, 0), wait('', 0), wait('', 0)]).toEqual([0, 0, 0, 0]);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 60],
    ['2001:db8:1:2::1', '2001:DB8:0001:2:0:0:0:1', 60],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', 0],
    ['2001:db8::1:2:3:4', '2001:db8::1', 60],
    ['::1:0:0:0:1', '::1', 0],
    ['::ffff:192.0.2.1', '192.0.2.1', 60],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2', 0],
  ])('is one for a network of IPv6, of which one customer has all addresses: %s, then %s', (first, second, waits) => {
    const wait = addressLimit(1, 60_000);
    expect([wait(first, 0), wait(second, 0)]).toEqual([0, waits]);
  });

  test('a clock that is set back locks nobody out', () => {
    const wait = addressLimit(1, 60_000);
    wait('a', 3_600_000);
    expect(wait('a', 0)).toBe(0);
  });

  test('remembers a bounded number of addresses, the latest ones', () => {
    const wait = addressLimit(1, 60_000);
    wait('remembered', 0);
    for (let n = 0; n < 4000; n += 1) wait(`a-${n}`, 0);
    expect(wait('remembered', 1)).toBe(60);
    for (let n = 0; n < 6000; n += 1) wait(`b-${n}`, 0);
    expect(wait('remembered', 2)).toBe(0);
  });
});
