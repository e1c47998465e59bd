import { describe, expect, it, test } from 'vitest';
import { factMaxAge, isStale } from '#domain/content/stale';
import { layerNames } from '#domain/layers';
import { criteria, facts, solutionEntries } from '#tests/fixtures/content';

const all = [...facts].flatMap(([solution, known]) =>
  Object.entries(known).map(([criterion, fact]) => ({ solution, criterion, ...fact })),
);

describe('the criteria', () => {
  it('stand in an order without gaps, and each layer has some', () => {
    expect([...criteria.values()].map(({ order }) => order).sort((a, b) => a - b)).toEqual(
      Array.from({ length: criteria.size }, (_, index) => index + 1),
    );
    for (const layer of layerNames)
      expect([...criteria.values()].filter(({ layers }) => layers.includes(layer)).length, layer).toBeGreaterThan(5);
  });

  it.each([...criteria])('%s puts one question to the vendor', (_, { question }) => {
    expect(question).toMatch(/^[A-Z][^?]*\?$/);
  });
});

describe('the facts', () => {
  it('are found for nearly every solution', () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect([...solutionEntries.keys()].filter((id) => !facts.has(id))).toEqual([]);
  });

  it('concern criteria that their solution’s layer has', () => {
    const misplaced = all.filter(({ solution, criterion }) => {
      const layer = solutionEntries.get(solution)?.category;
      return !layer || !criteria.get(criterion)?.layers.includes(layer);
    });
    expect(misplaced.map(({ solution, criterion }) => `${solution}: ${criterion}`)).toEqual([]);
  });

  it('were each read for its own vendor: no two vendors share a sentence', () => {
    const vendors = Map.groupBy(all, ({ says }) => says);
    const shared = [...vendors].filter(
      ([, same]) => new Set(same.map(({ solution }) => solutionEntries.get(solution)?.provider)).size > 1,
    );
    expect(shared.map(([says]) => says)).toEqual([]);
  });
});

describe('a fact', () => {
  const read = '2026-01-01';
  const after = (days: number) => new Date(Date.parse(read) + days * 24 * 60 * 60 * 1000);

  test.each([
    ['counts on its last day', { read }, factMaxAge, false],
    ['is stale the day after', { read }, factMaxAge + 1, true],
    ['counts from the day its page was opened, if that is later', { read, checkedLive: '2026-03-01' }, 200, false],
    ['is not made older by an earlier look', { read, checkedLive: '2025-01-01' }, factMaxAge, false],
  ])('%s', (_, fact, days, stale) => {
    expect(isStale(fact, after(days))).toBe(stale);
  });
});
