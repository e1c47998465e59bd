import { describe, expect, it, test } from 'vitest';
import { factMaxAge, isOldSource, isStale } from '#domain/content/stale';
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
  /** The last moment of the day (of whoever asks) that is so many days after the fact was read, or its first. */
  const evening = (days: number) => new Date(2026, 0, 1 + days, 23, 59, 59, 999);
  const morning = (days: number) => new Date(2026, 0, 1 + days);

  test.each([
    ['counts when its last day begins', { read }, morning(factMaxAge), false],
    ['counts through the whole of its last day', { read }, evening(factMaxAge), false],
    ['is stale when the next day begins', { read }, morning(factMaxAge + 1), true],
    [
      'counts from the day its page was opened, if that is later',
      { read, checkedLive: '2026-03-01' },
      evening(200),
      false,
    ],
    ['… for as long', { read, checkedLive: '2026-03-01' }, morning(59 + factMaxAge + 1), true],
    ['is not made older by an earlier look', { read, checkedLive: '2025-01-01' }, evening(factMaxAge), false],
    ['counts on the day it was read', { read }, morning(0), false],
    ['counts where it was read on a day that is still to come here', { read }, evening(-1), false],
  ])('%s', (_, fact, now, stale) => {
    expect(isStale(fact, now)).toBe(stale);
  });
});

describe('a source', () => {
  const read = '2026-03-31';
  test.each([
    ['may be three years old', { read, published: '2023-03-31' }, false],
    ['is too old for a yes a day later', { read, published: '2023-03-30' }, true],
    ['dated by its month has all of it', { read, published: '2023-03' }, false],
    ['… and not the month before', { read, published: '2023-02' }, true],
    ['dated by its year has all of it', { read, published: '2023' }, false],
    ['… and not the year before', { read, published: '2022' }, true],
    [
      'is as old as on the day when somebody last opened it',
      { read, published: '2023-04', checkedLive: '2026-05-01' },
      true,
    ],
    ['without a date has no age', { read, published: 'undated' }, false],
  ])('%s', (_, fact, old) => {
    expect(isOldSource(fact)).toBe(old);
  });
});
