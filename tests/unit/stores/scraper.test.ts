// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startOver } from '#stores/navigator';
import {
  $scraper,
  dismissNotification,
  downloadScraped,
  forgetKey,
  fixField,
  openScraper,
  saveKey,
  scrape,
} from '#stores/scraper';
import { $website, forgetWebsiteData, readWebsiteData } from '#stores/website';
import { fullStorage, newTab } from '#tests/fixtures/browser';

const reader = { agency: { name: 'SmartStack', url: 'https://smartstack.example/solutions' }, industries: [] };
const markdown = '## Harbourline Contact Center\n\nA contact center for small businesses.\n';
const page = { status: 200, body: { success: true, data: { markdown } } };
const said = () => $scraper.get().notification?.title;
let sent: { url: string; authorization: string | null }[];
let leave: () => void;

/** The scrape function's answer; a promise lets a test decide when. */
function network(answer: { status: number; body: unknown } | 'unreachable' | Promise<typeof page>) {
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { url } = JSON.parse(String(init.body)) as { url: string };
    sent.push({ url, authorization: new Headers(init.headers).get('authorization') });
    const given = await answer;
    if (given === 'unreachable') throw new TypeError('Failed to fetch');
    return Response.json(given.body, { status: given.status });
  });
}

beforeEach(() => {
  newTab();
  sent = [];
  forgetWebsiteData();
  forgetKey();
  network(page);
  leave = openScraper();
});
afterEach(() => leave());

describe('the key', () => {
  test.each(['', '   '])('%j is asked for', async (typed) => {
    await saveKey(typed);
    expect(said()).toBe('Please enter your scraping-service API key');
    expect(sent).toEqual([]);
  });

  test('is tried on a sample page and then kept', async () => {
    await saveKey(' fc-key ');
    expect(sent).toEqual([{ url: 'https://example.com/', authorization: 'Bearer fc-key' }]);
    expect(said()).toBe('API key saved and validated successfully');
    expect(localStorage.getItem('smartstack.scrapeKey')).toBe('"fc-key"');
    forgetKey();
    expect(localStorage.length).toBe(0);
    expect($scraper.get().keySet).toBe(false);
  });

  test.each([
    [401, 'Invalid API key. Please check and try again.', ''],
    [402, 'No credits left', 'No credits left'],
  ])('refused with %i is not kept', async (status, error, text) => {
    network({ status, body: { success: false, error } });
    await saveKey('fc-key');
    expect($scraper.get().refused).toBe(true);
    fixField();
    expect($scraper.get().refused).toBe(false);
    expect($scraper.get()).toMatchObject({
      keySet: false,
      status: 'idle',
      notification: { title: 'Invalid API key. Please check and try again.', text },
    });
    expect(localStorage.length).toBe(0);
  });

  test.each([
    ['our function unreachable', 'unreachable' as const, 'Failed to connect to Firecrawl'],
    ['another answer', { status: 200, body: '<html>' }, 'Failed to connect to Firecrawl'],
    ['a refusal without words', { status: 502, body: { success: false } }, 'Failed to connect to Firecrawl'],
    ['trouble of the service, in its words', { status: 502, body: { success: false, error: 'Resting' } }, 'Resting'],
    ['a slow sample page', { status: 408, body: { success: false, error: 'Timed out' } }, 'Timed out'],
    ['another job of the same page', { status: 409, body: { success: false, error: 'Conflict' } }, 'Conflict'],
    ['too many tries', { status: 429, body: { success: false, error: 'Too Many Requests' } }, 'Too Many Requests'],
  ])('%s says nothing about the key', async (_, answer, title) => {
    network(answer);
    await saveKey('fc-key');
    expect($scraper.get()).toMatchObject({ keySet: false, refused: false, notification: { title, text: '' } });
  });

  test.each(['', 'fc kéy'])('%j is refused before anything is asked', async (typed) => {
    await saveKey(typed);
    expect($scraper.get()).toMatchObject({ refused: true, notification: { tone: 'danger' } });
    network(new Promise(() => {}));
    void saveKey('fc-key');
    expect($scraper.get()).toMatchObject({ status: 'testing', refused: false, notification: null });
  });

  test('that storage does not take lasts as long as the page', async () => {
    fullStorage();
    await saveKey('fc-key');
    expect(said()).toBe('API key validated');
    await scrape('https://a.example/', reader);
    expect(said()).toBe('Website scraped successfully');
    expect($website.get()?.solutions).toHaveLength(1);
  });
});

describe('a scrape', () => {
  test('without a key', async () => {
    await scrape('https://a.example/', reader);
    expect(said()).toBe('Please set your API key first');
    expect(sent).toEqual([]);
  });

  test('with a key that is gone', async () => {
    await saveKey('fc-key');
    localStorage.clear();
    await scrape('https://a.example/', reader);
    expect(said()).toBe('API key not found');
    expect($scraper.get().keySet).toBe(false);
  });

  test('runs once, shows 50 and 100, is kept and read', async () => {
    await saveKey('fc-key');
    let answer: (given: typeof page) => void = () => {};
    network(new Promise((resolve) => (answer = resolve)));
    const first = scrape('https://a.example/', reader);
    await scrape('https://b.example/', reader);
    expect($scraper.get()).toMatchObject({ status: 'scraping', progress: 50 });
    answer(page);
    await first;
    expect(sent.map(({ url }) => url)).toEqual(['https://example.com/', 'https://a.example/']);
    expect($scraper.get()).toMatchObject({ status: 'idle', progress: 100 });
    expect(said()).toBe('Website scraped successfully');
    expect($website.get()?.solutions).toMatchObject([{ name: 'Harbourline Contact Center', provider: 'a.example' }]);
    dismissNotification();
    expect($scraper.get()).toMatchObject({ dismissed: true, notification: { title: 'Website scraped successfully' } });
    await scrape('http://localhost/', reader);
    expect($scraper.get()).toMatchObject({ dismissed: false, notification: { title: 'Failed to scrape website' } });

    $website.set(null);
    readWebsiteData();
    expect($website.get()?.data).toEqual({ markdown });
    startOver();
    expect($website.get()).toBeNull();
    expect(sessionStorage.getItem('smartstack.websiteData')).toBeNull();
  });

  test('rests the download of the page before', async () => {
    const made = vi.fn(() => 'blob:page');
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} });
    await saveKey('fc-key');
    await scrape('https://a.example/', reader);
    network(new Promise(() => {}));
    void scrape('https://b.example/', reader);
    downloadScraped();
    expect(made).not.toHaveBeenCalled();
    leave();
    downloadScraped();
    expect(made).toHaveBeenCalledOnce();
  });

  test('that is left behind changes nothing', async () => {
    await saveKey('fc-key');
    let answer: (given: typeof page) => void = () => {};
    network(new Promise((resolve) => (answer = resolve)));
    const running = scrape('https://a.example/', reader);
    leave();
    answer(page);
    await running;
    expect($website.get()).toBeNull();
    expect($scraper.get()).toMatchObject({ status: 'idle', progress: 0, notification: null });
  });

  test.each([
    ['a refusal', { status: 402, body: { success: false, error: 'No credits left' } }, 'No credits left'],
    ['a refusal without words', { status: 502, body: { success: false } }, 'Failed to scrape website'],
    ['no answer', 'unreachable' as const, 'Failed to scrape website'],
  ])('%s', async (_, answer, title) => {
    await saveKey('fc-key');
    network(answer);
    await scrape('https://a.example/', reader);
    expect(said()).toBe(title);
    expect($scraper.get().progress).toBe(0);
  });

  test('of an address that is none', async () => {
    await saveKey('fc-key');
    await scrape('http://localhost/', reader);
    expect($scraper.get()).toMatchObject({
      refused: true,
      progress: 0,
      notification: { title: 'Failed to scrape website', text: 'The address must lead to a public website.' },
    });
  });
});
