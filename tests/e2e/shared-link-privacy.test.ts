import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Setting } from '#domain/check/settings';
import { linkFragment } from '#domain/share/encode';
import { expect, NavigatorPage, picks, test } from '#tests/e2e/site';
import { sitePort } from '#tests/e2e/ports';
import type { DoubleContact } from '#netlify/doubles/highlevel';

/* A shared link is opened on a site of the test's own, whose log, store and CRM contain nothing else, through a
   listener that keeps every byte the browser sends it. None of them may contain anything of the link. */

const answers = {
  organizationType: ['Enterprise'],
  geography: ['canada'],
  priorities: ['Strengthen cybersecurity and compliance', 'Ensure business continuity and data resilience'],
  challengeArea: ['cybersecurity'],
  cloudPreference: ['private'],
};
const fragmentWith = (setting: Setting) =>
  linkFragment(
    {
      answers,
      industry: 'healthcare:hospital',
      settings: { 'data-in-canada': setting, 'published-price': 5 },
      compared: ['wazuh', 'fortigate'],
    },
    '2026-11-20.3f9a1',
    new Date(2026, 10, 21),
  );
const fragment = fragmentWith('must');
/** What a colleague has set, and what the visitor calls them. */
const [another, name] = [fragmentWith(0), 'Zq6privacy'];
/** What must stay private: every meaningful part of the link, and the answers and the industry as text. */
const secrets = [
  ...[fragment, another].flatMap((each) => each.split('.')).filter((part) => part.length > 3),
  name,
  'c=wazuh',
  'data-in-canada',
  'r=1',
  ...Object.keys(answers),
  ...Object.values(answers).flat(),
  ...Object.values(answers).flat().map(encodeURIComponent),
  'healthcare',
  'hospital',
];
/** Parts of the site's own addresses that read like an answer. */
const innocent = /\/_astro\/\S+|\/advice\.json/g;

test('no answer of a shared link is in any request, referrer, log line or stored record', async ({ page }, {
  parallelIndex,
}) => {
  const store = await mkdtemp(path.join(tmpdir(), 'shared-link-'));
  const port = await threeFreePorts(parallelIndex);
  const server = spawn(process.execPath, ['tests/e2e/server.ts', '--port', String(port)], {
    env: { ...process.env, TEST_PORT: String(port), LEAD_STORE: `file:${store}` },
  });
  let log = '';
  const ended = once(server, 'exit');
  const ready = new Promise((resolve, reject) => {
    void ended.then(() => reject(new Error(`The server has ended.\n${log}`)));
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => {
        log += String(chunk);
        if (log.includes(`http://127.0.0.1:${port}`)) resolve(null);
      });
  });
  let sent = '';
  const listener = net.createServer((browser) => {
    const site = net.connect(port, '127.0.0.1');
    browser.on('data', (chunk) => (sent += chunk.toString('latin1'))).on('error', () => site.destroy());
    site.on('error', () => browser.destroy());
    browser.pipe(site).pipe(browser);
  });
  try {
    await ready;
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(`${origin}/`))
        elsewhere.push(request.url());
    });

    const navigator = new NavigatorPage(page);
    await page.goto(`${origin}/solutions-navigator#${fragment}`);
    await expect(page.getByRole('region', { name: 'Shared view' })).toBeVisible();
    await expect(picks(page).first()).toBeVisible();
    await page.getByRole('heading', { name: 'The sender’s obligations', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Your industry' })).toHaveValue('healthcare:hospital');
    const addresses = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Reflect.get(link, 'href')));
    expect(addresses.filter((address) => String(address).includes('r=1.'))).toEqual([]);
    // Where the visit began, without what the link says.
    expect(await page.evaluate(() => ({ ...sessionStorage, ...localStorage }))).toEqual({
      'smartstack.arrival': '/solutions-navigator ',
    });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Report' }).click();
    await download;
    await page.getByRole('button', { name: 'Send to a colleague' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.reload();
    await expect(picks(page).first()).toBeVisible();
    // To another page, with the shared view as the page that the browser came from, and back.
    await page.getByRole('main').getByRole('link', { name: 'View All Providers' }).click();
    await expect(page).toHaveURL(`${origin}/providers`);
    expect(await page.evaluate(() => document.referrer)).toBe(`${origin}/solutions-navigator`);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'See the comparison' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await page.goBack();
    // Together with a colleague's, and their weights in the check.
    await page.getByRole('button', { name: 'Send to a colleague' }).click();
    await page.getByRole('link', { name: 'Add to Committee' }).click();
    await page.getByRole('textbox', { name: 'Paste links, one per line' }).fill(`${name}: #${another}`);
    await page.getByRole('button', { name: 'Add links' }).click();
    await expect(page.getByRole('heading', { name: /for the group/ })).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('smartstack.check', JSON.stringify({ settings: { french: 1 } })));
    await page.reload();
    await expect(page.getByRole('region', { name: 'The group’s average' }).getByRole('listitem').first()).toBeVisible();
    await page.getByRole('button', { name: 'Use the group’s weights' }).click();
    await page.getByRole('button', { name: 'Replace my weights' }).click();
    await expect(page).toHaveURL(`${origin}/solutions-navigator#check`);
    await page.goto(`${origin}/solutions-navigator#${fragment}`);
    await page.getByRole('button', { name: 'Use these answers' }).click();
    await expect(navigator.heading('Almost There!')).toBeFocused();
    await page.reload();
    await expect(navigator.heading('Almost There!')).toBeVisible();

    expect(sent.match(/^GET \/solutions-navigator HTTP/gm)?.length).toBeGreaterThan(2);
    expect(sent).toMatch(/^Referer: .*\/solutions-navigator\r$/m);
    // That a step was reached is counted; what is posted with it is among the bytes that were read above.
    expect(sent.match(/^(POST|PUT|BEACON) (?!\/\.netlify\/functions\/count ).*/gm)).toBeNull();
    expect(elsewhere).toEqual([]);
    const records = await fetch(`http://127.0.0.1:${port + 1}/double/contacts`);
    expect((await records.json()) as DoubleContact[]).toEqual([]);
    // Only the count of a step is stored.
    let stored: string[] = [];
    // A count that is just being written has another file beside its own.
    await expect(async () => {
      stored = await everyRecord(store);
      for (const record of stored) expect(record).toMatch(/\/counts\/\S+\.json\{("navigator\/[a-z-]+":\d+,?)+\}$/);
    }).toPass({ timeout: 15_000 });
    for (const text of [sent, log, stored.join('\n')].map((each) => each.replace(innocent, '')))
      for (const secret of secrets) expect(text).not.toContain(secret);
  } finally {
    listener.close();
    server.kill();
    await ended;
    await rm(store, { recursive: true, force: true });
  }
});

/** Returns the first of three free ports, for the server and its two doubles. No other worker of this run gets the same. */
async function threeFreePorts(worker: number): Promise<number> {
  for (let first = sitePort + 3 + 3 * worker; ; first += 3 * test.info().config.workers) {
    const servers = [0, 1, 2].map((offset) => net.createServer().listen(first + offset, '127.0.0.1'));
    const isFree = servers.map((each) =>
      once(each, 'listening').then(
        () => true,
        () => false,
      ),
    );
    const areFree = (await Promise.all(isFree)).every(Boolean);
    await Promise.all(servers.map((each) => new Promise((resolve) => each.close(resolve))));
    if (areFree) return first;
  }
}

/** The content of every file in the store, with its name. */
async function everyRecord(store: string): Promise<string[]> {
  const entries = await readdir(store, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (file) => file + (await readFile(file, 'utf8'))));
}
