import { expect, test } from 'vitest';
import * as words from '#islands/needs-assessment/words';

test.each<[string[], boolean, string, string]>([
  [
    ['Avon', 'Brant'],
    true,
    'Put the same question to both that bring a team',
    'One answer from each that brings a team',
  ],
  [
    ['Avon', 'Brant', 'Clyde', 'Don'],
    true,
    'Put the same question to all four that bring a team',
    'One answer from each that brings a team',
  ],
  [['Avon', 'Brant'], false, 'Put the same question to Avon and Brant', 'One answer each from Avon and Brant'],
])('the vendors %j are asked the same, all of them: %s', (vendors, areAll, next, open) => {
  const whom = words.everyone(vendors, areAll);
  expect(words.askTheSame(1, whom, areAll)).toBe(next);
  expect(words.askTheSame(2, whom, areAll)).toBe(next.replace('question', 'questions'));
  expect(words.answersFromEach(1, whom, areAll)).toBe(open);
  expect(words.answersFromEach(2, whom, areAll)).toBe(open.replace('One answer', 'Two answers'));
});
