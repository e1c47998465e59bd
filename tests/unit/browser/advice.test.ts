// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fetchAdvice } from '#browser/advice';

const hashed = '/_astro/advice.2026-11-26.abcde.json';
const content = { version: '2026-11-26.abcde' };

/** Lets the network hold these addresses only, and notes what is asked for. */
function served(addresses: readonly string[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address === 'unreachable') throw new TypeError('Failed to fetch');
    return addresses.includes(address) ? Response.json(content) : new Response('<h1>404</h1>', { status: 404 });
  });
  return asked;
}

const named = (address: string) => (document.head.innerHTML = `<meta name="advice" content="${address}">`);

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

test('the file with the version that the page names is fetched, and no other', async () => {
  const asked = served([hashed, '/advice.json']);
  named(hashed);
  expect(await fetchAdvice()).toEqual(content);
  expect(asked).toEqual([hashed]);
});

test.each([hashed, 'unreachable'])(
  'a page that names a file which cannot be fetched (%s) gets the current one',
  async (missing) => {
    const asked = served(['/advice.json']);
    named(missing);
    expect(await fetchAdvice()).toEqual(content);
    expect(asked).toEqual([missing, '/advice.json']);
  },
);

test('a page that names none gets the current one', async () => {
  served(['/advice.json']);
  expect(await fetchAdvice()).toEqual(content);
});

test('without either there is none', async () => {
  served([]);
  named(hashed);
  expect(await fetchAdvice()).toBeNull();
});
