import { expect, test } from 'vitest';
import { openFacts } from '#domain/recommendation/open-facts';
import { waysThrough } from '#domain/wizard/ways';
import { advice, catalogue, facts, navigator, needs, solutionEntries } from '#tests/fixtures/content';

const solutions = catalogue.map((solution) => ({ ...solution, needs: solutionEntries.get(solution.id)?.needs ?? {} }));
const { open, rankings } = openFacts(navigator, { ...advice, solutions });

test('the rankings are those of all sets of answers that the Navigator takes', () => {
  expect(rankings).toBe(waysThrough(navigator).reduce((sum, { count }) => sum + count, 0));
});

test('each open fact is open: nothing is known of it, and a need that it could back is not confirmed', () => {
  const closed = open.filter(({ solution, criterion }) => {
    const written = solutionEntries.get(solution.id)?.needs ?? {};
    const isAsked = needs.some(({ id, criterion: of }) => of === criterion.id && !(id in written));
    return !isAsked || criterion.id in (facts.get(solution.id) ?? {});
  });
  expect(closed.map(({ solution, criterion }) => `${solution.id}: ${criterion.id}`)).toEqual([]);
});

test('each is told once, the one that most rankings wait for first, and none by more than there are', () => {
  const counts = open.map(({ rankings: waiting }) => waiting);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts.filter((count) => count < 1 || count > rankings)).toEqual([]);
  const pairs = open.map(({ solution, criterion }) => `${solution.id}: ${criterion.id}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});

test('the file of facts of each is there to be written into', () => {
  expect(open.filter(({ solution }) => !facts.has(solution.id)).map(({ solution }) => solution.id)).toEqual([]);
});
