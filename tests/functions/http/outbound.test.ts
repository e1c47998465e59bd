import { get } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { fetchOnly, outboundBase, withinLimits } from '#netlify/http/outbound';
import { scrapePage } from '#netlify/firecrawl';
import { captureConsole, useServers } from '#tests/functions/support';

const newServer = useServers();

describe('an address in a setting', () => {
  test.each([
    ['https://services.example', 'https://services.example'],
    ['https://services.example/', 'https://services.example'],
    ['https://services.example/api//', 'https://services.example/api'],
    ['https://services.example:8443', 'https://services.example:8443'],
    ['http://127.0.0.1:4100', 'http://127.0.0.1:4100'],
    ['http://localhost:4100/', 'http://localhost:4100'],
    ['http://[::1]:4100', 'http://[::1]:4100'],
  ])('%s is used', (value, url) => expect(outboundBase('A_URL', value)).toEqual({ url }));

  test.each([
    ['http://services.example', 'must begin with https://.'],
    ['http://127.0.0.1.services.example', 'must begin with https://.'],
    ['http://localhost.services.example', 'must begin with https://.'],
    ['ftp://services.example', 'must begin with https://.'],
    ['file:///etc/passwd', 'must begin with https://.'],
    ['services.example', 'is no web address.'],
    ['', 'is no web address.'],
    ['https://canary:secret@services.example', 'must not hold a user name or password.'],
    ['https://services.example/?key=canary', 'must be an address without "?" and "#".'],
    ['https://services.example/#canary', 'must be an address without "?" and "#".'],
  ])('%j is refused in a sentence that quotes nothing of it', (value, words) => {
    expect(outboundBase('A_URL', value)).toEqual({ problem: `A_URL ${words}` });
  });
});

describe('a fetch to configured hosts', () => {
  test('reaches them, below any path', async () => {
    const { url, calls } = await newServer(() => Response.json({ ok: true }));
    const only = fetchOnly(() => ['https://services.example', `${url}/v2`]);
    const response = await only(`${url}/v2/contacts`, { method: 'POST', headers: { version: '1' }, body: '{"a":1}' });
    expect(await response.json()).toEqual({ ok: true });
    expect(calls).toMatchObject([{ method: 'POST', path: '/v2/contacts', headers: { version: '1' }, body: { a: 1 } }]);
  });

  test.each([301, 302, 303, 307, 308])('follows no redirect (%i), whatever the caller asks', async (status) => {
    const other = await newServer(() => Response.json({}));
    const { url } = await newServer(() => new Response(null, { status, headers: { location: other.url } }));
    await expect(fetchOnly(() => [url, other.url])(url, { redirect: 'follow' })).rejects.toThrow();
    expect(other.calls).toEqual([]);
  });

  test('reaches no other host, however its address is given', async () => {
    const { url, calls } = await newServer(() => Response.json({}));
    const only = fetchOnly(() => ['https://services.example', 'no address', '']);
    for (const input of [url, new URL(url), new Request(url), `${url}/@services.example`])
      await expect(only(input)).rejects.toThrow('not configured');
    expect(calls).toEqual([]);
  });
});

describe('an address is host, port and the way there', () => {
  test.each([
    ['https where http is asked for', (url: string) => url.replace('http:', 'https:')],
    ['another port', (url: string) => url.replace(/:\d+$/, ':1')],
    ['no port', (url: string) => url.replace(/:\d+$/, '')],
  ])('a setting with %s is another', async (_name, other) => {
    const { url, calls } = await newServer(() => Response.json({}));
    await expect(fetchOnly(() => [other(url)])(url)).rejects.toThrow('not configured');
    expect(calls).toEqual([]);
  });
});

describe('a client within limits', () => {
  const limits = { time: 5_000, size: 1_000 };
  /** A client that asks for something else than it is told. */
  const ask = (url: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(url, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    });

  test('reaches its own host', async () => {
    const { url } = await newServer(() => Response.json({}));
    expect(await withinLimits(`${url}/v1`, limits, () => ask(url))).toBe(200);
  });

  test.each([
    ['of another host', () => 'https://services.example'],
    ['of another port', (url: string) => url.replace(/:\d+$/, ':1')],
    ['of https', (url: string) => url.replace('http:', 'https:')],
  ])('reaches nothing with its first request where the address is one %s', async (_name, other) => {
    const { url, calls } = await newServer(() => Response.json({}));
    await expect(withinLimits(other(url), limits, () => ask(url))).rejects.toThrow('Redirects are not followed.');
    expect(calls).toEqual([]);
  });
});

describe('the scraping client', () => {
  test.each([301, 302, 303, 307, 308])(
    'follows no redirect (%i), neither elsewhere nor on its own host',
    async (status) => {
      const other = await newServer(() => Response.json({ success: true, data: { markdown: 'elsewhere' } }));
      for (const location of [`${other.url}/v1/scrape`, '/elsewhere']) {
        const { url, calls } = await newServer(() => new Response(null, { status, headers: { location } }));
        vi.stubEnv('FIRECRAWL_API_URL', url);
        expect(await scrapePage('https://pages.example/', 'fc-key')).toEqual({ ok: false, status: 0, message: '' });
        expect(calls).toHaveLength(1);
      }
      expect(other.calls).toEqual([]);
    },
  );

  test('many at once keep to their own hosts', async () => {
    const servers = await Promise.all(
      [1, 2, 3].map(() => newServer(() => Response.json({ success: true, data: { markdown: 'x' } }))),
    );
    const pages = servers.map(({ url }) => {
      vi.stubEnv('FIRECRAWL_API_URL', url);
      return scrapePage('https://pages.example/', 'fc-key');
    });
    expect((await Promise.all(pages)).map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(servers.map(({ calls }) => calls.length)).toEqual([1, 1, 1]);
  });

  test('says a bad address of the service to the operator and asks nobody', async () => {
    const printed = captureConsole();
    vi.stubEnv('FIRECRAWL_API_URL', 'http://canary.example');
    expect(await scrapePage('https://pages.example/', 'fc-key')).toEqual({ ok: false, status: 0, message: '' });
    expect(printed()).toBe('FIRECRAWL_API_URL must begin with https://. No page is scraped until it is fixed.');
  });

  test('what runs outside is not touched', async () => {
    await withinLimits('https://services.example', { time: 1000, size: 1 }, async () => undefined);
    const { url } = await newServer(() => Response.json({}));
    const status = new Promise((resolve) => get(url, (answer) => resolve(answer.resume().statusCode)));
    expect(await status).toBe(200);
  });
});
