import { describe, expect, it, test } from 'vitest';
import { keptWebsiteData, mostKept, scrapeAnswerFrom, websiteDataFrom } from '#domain/website/scraped';
import { solutionWith } from '#tests/unit/recommendation/solutions';

test.each([
  [
    { success: true, data: { markdown: 'a' } },
    { success: true, data: { markdown: 'a' } },
  ],
  [
    { success: true, data: { markdown: 'a', html: 'b', metadata: { title: 'c', list: [] } }, warning: 'w' },
    { success: true, data: { markdown: 'a', html: 'b', metadata: { title: 'c' } }, warning: 'w' },
  ],
  [
    { success: false, error: 'e' },
    { success: false, error: 'e' },
  ],
  [{ success: false }, { success: false, error: '' }],
  [{ success: true, data: {} }, null],
  [{ data: { markdown: 'a' } }, null],
  ['<html>', null],
  [null, null],
])('the answer %j is understood', (value, expected) => {
  expect(scrapeAnswerFrom(value)).toEqual(expected);
});

describe('what a tab keeps', () => {
  const website = { url: 'https://a.example/', data: { markdown: 'm', html: 'h' }, solutions: [solutionWith()] };

  it('comes back as it was', () => {
    expect(websiteDataFrom(JSON.parse(JSON.stringify(website)))).toEqual(website);
  });

  test.each([
    [{ ...website, data: { markdown: 'm', html: 'h'.repeat(mostKept) } }, { markdown: 'm' }],
    [{ ...website, data: { markdown: 'm'.repeat(mostKept) } }, { markdown: 'm'.repeat(500) }],
  ])('is cut to 1 MB', (large, data) => {
    const kept = keptWebsiteData(large);
    expect(kept).toEqual({ ...website, data });
  });

  test.each([
    ['nothing', undefined],
    ['a list', []],
    ['no page', { ...website, data: null }],
    ['no address', { ...website, url: 'a.example' }],
    ['no solutions', { ...website, solutions: 'all' }],
  ])('damaged as %s is as none', (_, stored) => {
    expect(websiteDataFrom(stored)).toBeNull();
  });

  it('leaves out damaged solutions', () => {
    const stored = { ...website, solutions: [null, 'x', { ...solutionWith(), category: 'Magic' }, { ...solutionWith(), benefits: [1] }] }; // prettier-ignore
    expect(websiteDataFrom(stored)?.solutions).toEqual([]);
  });
});
