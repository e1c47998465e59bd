import { expect, test } from 'vitest';
import type { OpenFact } from '#domain/recommendation/open-facts';
import { openFactLines } from '#netlify/cli/open-facts';
import { solutionWith } from '#tests/unit/recommendation/solutions';

const fact = (number: number): OpenFact => ({
  solution: solutionWith({ id: `product-${number}`, name: `Product ${number}` }),
  criterion: {
    id: 'data-in-canada',
    label: 'Customer data stored in Canada',
    because: 'its storage in Canada',
    question: 'Where?',
    evidence: 'A document.',
    order: 1,
    layers: ['Infrastructure'],
    raisedBy: [],
  },
  rankings: 2000 - number,
});
const lines = (number: number) =>
  openFactLines('content/facts', {
    open: Array.from({ length: number }, (_, index) => fact(index + 1)),
    rankings: 46_368,
  });

test('an open fact is told with its solution, its criterion, the rankings that wait for it, and where to write it', () => {
  expect(lines(1)).toEqual([
    "Open facts, by how many of the Navigator's 46,368 rankings wait for them",
    '  Product 1, Customer data stored in Canada: open in 1,999. content/facts/product-1.yaml, data-in-canada',
    expect.stringContaining('They hold up no launch.'),
  ]);
});

test.each([
  [0, 0],
  [9, 9],
  [10, 10],
  [11, 10],
])('of %i, %i are named', (number, named) => {
  expect(lines(number).filter((line) => line.startsWith('  Product'))).toHaveLength(named);
  expect(lines(number)).toHaveLength(named === 0 ? 0 : named + 2);
});
