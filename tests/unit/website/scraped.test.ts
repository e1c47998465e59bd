import { describe, expect, it, test } from 'vitest';
import { mostKept, pageName, scrapeAnswerFrom, storableWebsiteData, websiteDataFrom } from '#domain/website/scraped';
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
  [{ success: true, data: { markdown: 7 } }, null],
  [{ success: true, data: null }, null],
  [
    { success: true, data: { markdown: 'a', html: 7, metadata: 'title' }, warning: 7 },
    { success: true, data: { markdown: 'a' } },
  ],
  [
    { success: true, data: { markdown: 'a', metadata: { status: 200, ok: true, none: null } } },
    { success: true, data: { markdown: 'a', metadata: { status: 200 } } },
  ],
  [
    { success: false, error: 7, data: { markdown: 'a' } },
    { success: false, error: '' },
  ],
  [{ data: { markdown: 'a' } }, null],
  [{ success: 1, data: { markdown: 'a' } }, null],
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
    const kept = storableWebsiteData(large);
    expect(kept).toEqual({ ...website, data });
  });

  test.each([
    ['nothing', undefined],
    ['a list', []],
    ['no page', { ...website, data: null }],
    ['no address', { ...website, url: 'a.example' }],
    ['no solutions', { ...website, solutions: 'all' }],
    ['no address', { ...website, url: undefined }],
    ['an address that is no text', { ...website, url: new URL('https://a.example/') }],
    ['no text', { ...website, data: { html: 'h' } }],
  ])('damaged as %s is as none', (_, stored) => {
    expect(websiteDataFrom(stored)).toBeNull();
  });

  test.each([
    [
      'the HTML first',
      { markdown: 'm', html: 'h'.repeat(mostKept), metadata: { title: 't' } },
      { markdown: 'm', metadata: { title: 't' } },
    ],
    [
      'then everything but the beginning of the text',
      { markdown: 'm'.repeat(mostKept), metadata: { title: 't' } },
      { markdown: 'm'.repeat(500) },
    ],
  ])('is cut by %s', (_, data, kept) =>
    expect(storableWebsiteData({ ...website, data })).toEqual({ ...website, data: kept }),
  );

  it('is a page of just so many characters, and nothing of one whose solutions alone are more', () => {
    const around = JSON.stringify({ ...website, data: { markdown: '' } }).length;
    const whole = { ...website, data: { markdown: 'm'.repeat(mostKept - around) } };
    expect(storableWebsiteData(whole)).toEqual(whole);
    expect(storableWebsiteData({ ...website, url: 'u'.repeat(mostKept) })).toBeNull();
  });

  test.each(['id', 'name', 'provider', 'description'])('leaves out a solution whose %s is no text', (name) => {
    const stored = { ...website, solutions: [{ ...solutionWith(), [name]: 7 }, solutionWith()] };
    expect(websiteDataFrom(stored)?.solutions).toEqual([solutionWith()]);
  });

  test.each([
    ['benefits', 'many'],
    ['targetAudience', [7]],
    ['industries', null],
    ['keywords', ['rpa', {}]],
    ['cases', ['no-match']],
    ['category', 'AI'],
  ])('leaves out a solution whose %s is %j', (name, value) => {
    const stored = { ...website, solutions: [{ ...solutionWith(), [name]: value }, solutionWith()] };
    expect(websiteDataFrom(stored)?.solutions).toEqual([solutionWith()]);
  });

  it('keeps a solution with its places in the ranking', () => {
    const ranked = solutionWith({
      benefits: ['Uptime'],
      keywords: ['rpa'],
      cases: [{ case: 'no-match', order: 1 }],
    });
    expect(websiteDataFrom({ ...website, solutions: [ranked] })?.solutions).toEqual([ranked]);
  });

  it('leaves out damaged solutions', () => {
    const stored = {
      ...website,
      solutions: [null, 'x', { ...solutionWith(), category: 'Magic' }, { ...solutionWith(), benefits: [1] }],
    };
    expect(websiteDataFrom(stored)?.solutions).toEqual([]);
  });
});

test.each([
  ['https://harbour.example/', 'harbour.example'],
  ['https://harbour.example:8080/products/?page=2', 'harbour.example:8080/products'],
])('the page %s is named %s', (url, name) => expect(pageName({ url })).toBe(name));
