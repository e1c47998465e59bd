import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factMaxAge } from '#domain/content/stale';
import { perfectMatch } from '#domain/recommendation/score';

const text = readFileSync('src/content/pages/method.mdx', 'utf8').replace(/\s+/g, ' ');

test('the method says when a fact is stale', () => {
  expect(text).toContain(`After ${factMaxAge} days a fact goes stale`);
});

test('… from which score on a match is called perfect', () => {
  const [, score = ''] = /appears beside a score of (\d+) or more/.exec(text) ?? [];
  expect([Number(score), Number(score) - 1].map((each) => perfectMatch({ score: each, needs: [] }) !== null)).toEqual([
    true,
    false,
  ]);
});

// The weights: Specification §9, Fit scoring for scraped data.
test('… and the weights of live scoring', () => {
  expect(text).toMatch(/ 40 points .*challenge area, 30 .*size, 20 .*priorities and 10 .*detailed answers/);
});
