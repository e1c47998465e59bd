import { expect, test } from 'vitest';
import { minutesToRead } from '#domain/insights/minutes-to-read';

test.each([
  ['of no words takes a minute', '', 1],
  ['of 700 words takes three', 'word '.repeat(700), 3],
  ['of 230 links takes as long as their words', '[word](https://one.example/of-many-words) '.repeat(230), 1],
])('a text %s', (_, text, minutes) => {
  expect(minutesToRead(text)).toBe(minutes);
});
