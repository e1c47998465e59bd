// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ListedProvider } from '#domain/providers/listed';
import { ProviderCard } from '#islands/providers/ProviderCard';
import {
  $announced,
  $found,
  $list,
  $query,
  chooseCategory,
  chooseView,
  openDirectory,
  search,
} from '#stores/providers';

let stop = () => {};

const okta: ListedProvider = {
  ...listed('Okta', 'Cybersecurity'),
  solutions: [
    { name: 'Okta Workforce Identity', path: '/solutions/okta-workforce-identity', known: 9, of: 12 },
    { name: 'Okta & more', path: '/solutions/okta-more', known: 2, of: 12 },
  ],
};
const zoom: ListedProvider = listed('Zoom', 'Communications');
const fortinet: ListedProvider = listed('Fortinet', 'Cybersecurity');

function listed(name: string, category: ListedProvider['category']): ListedProvider {
  return { name, category, url: `https://${name.toLowerCase()}.example`, description: 'Sells “A & B” to banks.' };
}

/** A page with three cards, as the site prints them, and one of another kind. */
function page(): HTMLElement {
  const cards = [okta, zoom, fortinet].map((provider) => createElement(ProviderCard, { key: provider.name, provider }));
  const markup = renderToStaticMarkup(createElement('ul', null, cards, createElement('li', { 'data-layer': 'moon' })));
  return new DOMParser().parseFromString(markup, 'text/html').body;
}

function open({ address = '/providers', whole = true, typed = {} as Record<string, string> } = {}) {
  history.replaceState(null, '', address);
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  stop = openDirectory({ page: page(), whole, typed: form });
}

const names = () => $found.get()?.providers.map(({ name }) => name);
const written = () => window.location.search;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A hidden page draws no frames, so work that waits for one runs at once.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});
/** What a frame would be drawn before is there. */
const frame = () => vi.advanceTimersByTime(0);

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an industry or a specialty in the address', () => {
  const address = '/providers?industries=waste-management&specialties=single-sign-on&q=o';
  const oktaCard = { ...okta, industries: ['Healthcare'], specialties: ['Single sign-on'] };

  test('that no provider of the page has counts as absent, and leaves the address', () => {
    open({ address });
    expect($query.get()).toMatchObject({ q: 'o', industries: undefined, specialties: undefined });
    expect(names()).toEqual(['Fortinet', 'Okta', 'Zoom']);
    vi.advanceTimersByTime(200);
    expect(written()).toBe('?q=o');
  });

  test('… and so where the list is in its own file, but what one of them has stays', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json([oktaCard, zoom])));
    open({ address, whole: false });
    await vi.waitFor(() => expect(names()).toEqual(['Okta']));
    expect($query.get()).toMatchObject({ industries: undefined, specialties: 'single-sign-on' });
  });

  test('… and so once the list is there and the visitor goes Back', () => {
    open();
    search('o');
    frame();
    history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect($query.get()).toMatchObject({ q: 'o', industries: undefined });
  });
});

describe('the list in the page', () => {
  test('is read from its cards on first use, in alphabetical order; what is no provider is left out', () => {
    open();
    expect($list.get()).toEqual({ status: 'served' });
    search('o');
    expect($list.get()).toEqual({ status: 'served' });
    frame();
    expect($found.get()?.providers).toEqual([fortinet, okta, zoom]);
  });

  test('is filtered by what was typed before, by the address, and by both', () => {
    open({ address: '/providers?q=zoom&category=nonsense' });
    expect(names()).toEqual(['Zoom']);
    expect(written()).toBe('?q=zoom');
    stop();
    open({ address: '/providers?category=cybersecurity', typed: { q: 'net', category: '' } });
    expect(names()).toEqual(['Fortinet']);
    expect(written()).toBe('?q=net&category=cybersecurity');
  });
});

describe('the address', () => {
  test('gets an entry for a category, none for a letter or a view', () => {
    open();
    // An entry that is written while a test of another file has gone back would take the place of those ahead.
    history.pushState(null, '', location.href);
    const before = history.length;
    const replace = vi.spyOn(history, 'replaceState');
    search('n');
    search('ne');
    vi.advanceTimersByTime(200);
    expect(written()).toBe('?q=ne');
    search('n');
    chooseView('list');
    expect(history.length).toBe(before);
    search('ne');
    chooseCategory('Cybersecurity');
    chooseCategory('Cybersecurity');
    expect(replace).toHaveBeenLastCalledWith(null, '', '/providers?q=ne&view=list');
    expect(history.length).toBe(before + 1);
    expect(written()).toBe('?q=ne&category=cybersecurity&view=list');
    expect($query.get()).toEqual({ q: 'ne', category: 'Cybersecurity', view: 'list' });
  });

  test('is followed when the visitor goes Back', () => {
    open();
    chooseCategory('Communications');
    history.replaceState(null, '', '/providers?q=okta');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(names()).toEqual(['Okta']);
    stop();
    history.replaceState(null, '', '/providers');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect($query.get().q).toBe('okta');
  });

  test('that the browser refuses to write stays as it was, and nothing is lost', () => {
    open();
    vi.spyOn(history, 'pushState').mockImplementationOnce(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    chooseCategory('Communications');
    frame();
    expect([written(), names()]).toEqual(['', ['Zoom']]);
    vi.advanceTimersByTime(200);
    expect(written()).toBe('?category=communications');
  });

  test('follows the first letter a frame later and the rest when typing rests, but not once the visitor has gone Back', () => {
    open();
    search('zo');
    expect(written()).toBe('');
    frame();
    expect(written()).toBe('?q=zo');
    search('zoom');
    vi.advanceTimersByTime(199);
    expect(written()).toBe('?q=zo');
    vi.advanceTimersByTime(1);
    expect(written()).toBe('?q=zoom');
    search('zoomx');
    window.dispatchEvent(new PopStateEvent('popstate'));
    frame();
    vi.advanceTimersByTime(500);
    expect([written(), $query.get().q]).toEqual(['?q=zoom', 'zoom']);
  });
});

test('the count is announced half a second after the last letter', () => {
  open();
  for (const text of ['z', 'zo', 'zoo']) {
    search(text);
    vi.advanceTimersByTime(499);
    expect($announced.get()).toBeNull();
  }
  vi.advanceTimersByTime(1);
  expect($announced.get()).toBe('Showing 1 provider(s) in all categories');
});

describe('a list that is too long for the page', () => {
  test('comes from its file, once, and only when it is needed', async () => {
    const fetched = vi.fn(async () => Response.json([zoom, { name: 'Half' }, null]));
    vi.stubGlobal('fetch', fetched);
    open({ whole: false });
    chooseView('list');
    expect(fetched).not.toHaveBeenCalled();
    search('z');
    search('zo');
    expect($list.get()).toEqual({ status: 'loading' });
    await vi.waitFor(() => expect(names()).toEqual(['Zoom']));
    search('x');
    expect(names()).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['nothing answers', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the file is missing', async () => new Response('<h1>404</h1>', { status: 404 })],
    ['something else answers', async () => Response.json({ providers: [] })],
  ])('when %s says so, and is asked for again', async (_what, answer) => {
    vi.stubGlobal('fetch', vi.fn(answer));
    open({ whole: false });
    search('z');
    await vi.waitFor(() => expect($list.get()).toEqual({ status: 'failed' }));
    vi.stubGlobal('fetch', async () => Response.json([zoom]));
    search('zo');
    await vi.waitFor(() => expect(names()).toEqual(['Zoom']));
  });
});
