import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { afterAll, beforeAll, describe, onTestFinished, test } from 'vitest';
import { sitePort } from '#tests/e2e/ports';
import { type Browser, firefoxPath, startFirefox, startWebKit, webkitMisses } from '#tests/engines/browser';
import { journeys } from '#tests/engines/journeys';
import { Visit } from '#tests/engines/visit';

/*
 * What visitors come for, in the engines that Playwright does not drive as they are installed. It needs `npm run build`;
 * `apt-get install firefox-esr webkit2gtk-driver xvfb` brings the engines. reports/engines.md has the table.
 */

const site = `http://127.0.0.1:${sitePort}`;
const engines = [
  { name: 'Firefox', misses: existsSync(firefoxPath) ? null : 'firefox-esr is not installed', start: startFirefox },
  { name: 'WebKitGTK', misses: webkitMisses(), start: startWebKit },
];
const table = new Map<string, Map<string, string>>();

let server: ChildProcess | undefined;
beforeAll(async () => {
  if (engines.every(({ misses }) => misses)) return;
  server = spawn(process.execPath, ['tests/e2e/server.ts', '--port', String(sitePort)], {
    stdio: 'ignore',
    env: { ...process.env, LEAD_STORE: 'file:reports/engines-leads' },
  });
  await answering();
});
afterAll(() => {
  server?.kill();
  const names = engines.map(({ name }) => name);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = journeys.map(({ name }) =>
    row([name, ...names.map((engine) => table.get(engine)?.get(name) ?? 'not run')]),
  );
  mkdirSync('reports', { recursive: true });
  const said = [row(['Journey', ...names]), row(['---', ...names.map(() => '---')]), ...rows].join('\n');
  writeFileSync('reports/engines.md', `${said}\n`);
  console.log(said);
});

async function answering(left = 600): Promise<void> {
  try {
    await fetch(site);
  } catch (error) {
    if (left === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await answering(left - 1);
  }
}

for (const { name: engine, misses, start } of engines)
  describe.skipIf(misses)(misses ? `${engine}: skipped, ${misses}` : engine, () => {
    const results = new Map<string, string>();
    table.set(engine, results);
    let browser: Browser | undefined;
    beforeAll(async () => {
      browser = await start();
    });
    afterAll(() => browser?.close());

    test.each(journeys)('$name', async ({ name, go }) => {
      onTestFinished(({ task }) => void results.set(name, task.result?.state === 'pass' ? 'works' : 'fails'));
      if (!browser) throw new Error('The browser has not started.');
      await go(new Visit(browser, site));
    });
  });
