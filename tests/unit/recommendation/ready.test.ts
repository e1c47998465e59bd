import { expect, test } from 'vitest';
import { readyFor, readyInWords } from '#domain/recommendation/ready';
import { recommend } from '#domain/recommendation/recommend';
import { advice, navigator, needsAssessment } from '#tests/fixtures/content';
import { finance, rule } from '#tests/unit/obligations/rules';

/* What waits behind the contact step, for the site's own content. */

const answers = {
  organizationType: ['Enterprise'],
  geography: ['canada'],
  priorities: ['Strengthen cybersecurity and compliance', 'Automate repetitive processes'],
  challengeArea: ['ccaas'],
};

test('it counts what the results show: places, layers with a pick of their own, and rules where an industry is known', () => {
  const { top, additional } = recommend(navigator, answers, advice);
  const layers = additional.filter(({ isLayerPick }) => isLayerPick).length;
  expect(readyFor(navigator, answers, advice, '')).toEqual({ picks: top.length, products: 0, layers, rules: 0 });
  expect(layers).toBeGreaterThan(0);
  const bound = { ...advice, industries: [finance], rules: [rule('a', {}), rule('b', { status: 'coming' })] };
  expect(readyFor(navigator, answers, bound, finance.id).rules).toBe(1);
});

test('where nothing is ranked it counts the products that are named instead', () => {
  const { picks, products } = readyFor(needsAssessment, { ...answers, challengeArea: ['draas'] }, advice, '');
  expect(picks).toBe(0);
  expect(products).toBeGreaterThan(0);
});

test.each([
  [{ picks: 3, products: 0, layers: 2, rules: 12 }, '3 picks, 2 more layers, 12 rules are ready.'],
  [{ picks: 3, products: 0, layers: 1, rules: 0 }, '3 picks, 1 more layer are ready.'],
  [{ picks: 0, products: 1, layers: 0, rules: 0 }, '1 product is ready.'],
  [{ picks: 0, products: 0, layers: 0, rules: 0 }, ''],
])('in words: %o', (ready, sentence) => {
  expect(readyInWords(ready)).toBe(sentence);
});
