import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { type Browser, chromium } from 'playwright';

/** Flags that keep Chromium quiet on a machine without network, display or unprivileged user. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without windows: the same engine for half of the processor's time. */
const shell = '/usr/bin/chromium-headless-shell';
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Finds the Chromium of this machine: CHROMIUM_PATH, Debian's shell without windows, Playwright's own, another that is
 * installed. Returns its path; null where Playwright starts its own, or where there is none.
 */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'] ?? '';
  const installed = [named, shell, ...(existsSync(chromium.executablePath()) ? [] : browsers)];
  return installed.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Finds a Chromium, or installs one: Playwright's own, or Debian's package where that download is impossible. */
export function ensureChromium(): void {
  if (isThere()) return;
  console.log('No Chromium found: trying Playwright’s own download.');
  const download = spawnSync(
    process.execPath,
    ['node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium'],
    { stdio: 'inherit' },
  );
  if (download.status !== 0 && existsSync('/usr/bin/apt-get')) {
    console.log('That did not work: installing Debian’s chromium-headless-shell package.');
    execFileSync('apt-get', ['update'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', 'chromium-headless-shell'], { stdio: 'inherit' });
  }
  if (!isThere())
    throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to an executable.');
}

/** Returns what Playwright's `launch` takes to start the Chromium of this machine, with the flags or others. */
export function launchOptions(args: string[] = chromiumFlags): { args: string[]; executablePath?: string } {
  const executablePath = findChromium();
  return executablePath === null ? { args } : { args, executablePath };
}

/**
 * Returns which browser this is, for a report of times: without windows it takes a third less of the processor for the
 * same page.
 */
export function browserName(browser: Browser): string {
  return `Chromium ${browser.version()} (${findChromium() ?? chromium.executablePath()})`;
}

function isThere(): boolean {
  return findChromium() !== null || existsSync(chromium.executablePath());
}
