import { describe, expect, test } from 'vitest';
import type { Fact } from '#domain/content/fact';
import { factFindings } from '#netlify/cli/fact-findings';

const fact = (days: Pick<Fact, 'read' | 'checkedLive'>): Fact => ({
  finding: 'yes',
  brief: 'a region in Canada',
  says: 'Offers a region in Canada.',
  source: { url: 'https://vendor.example/regions', title: 'Regions' },
  published: 'undated',
  ...days,
});
const now = new Date('2026-11-22T12:00:00Z');
const found = (facts: Record<string, Fact>) => factFindings('facts/product.yaml', facts, now);

describe('what is to be settled in a file of facts', () => {
  test('is nothing where each was checked on its page lately', () => {
    expect(found({ french: fact({ read: '2026-01-01', checkedLive: '2026-11-01' }) })).toEqual([]);
  });

  test('is a fact that is too old to count, with the page to read again', () => {
    const [stale, ...others] = found({ french: fact({ read: '2026-05-01', checkedLive: '2026-05-02' }) });
    expect(stale).toMatchObject({ file: 'facts/product.yaml', field: 'french' });
    expect(stale?.what).toContain('2026-05-01');
    expect(stale?.fix).toContain('https://vendor.example/regions');
    expect(others).toEqual([]);
  });

  test('is one line for all that were read in a stored copy alone', () => {
    const read = fact({ read: '2026-11-22' });
    expect(
      found({ french: read, 'data-export': read, 'audit-log-export': { ...read, checkedLive: read.read } }),
    ).toEqual([expect.objectContaining({ field: 'french, data-export', what: 'never checked on the live page' })]);
  });
});
