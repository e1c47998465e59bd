import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from 'playwright';

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

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium on this machine: CHROMIUM_PATH, the system's, or Playwright's own. Null when there is none. */
export function findChromium(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', ...installed, chromium.executablePath()];
  return candidates.find((candidate) => candidate !== '' && existsSync(candidate)) ?? null;
}

/** Finds a Chromium, or installs one: Playwright's own, or Debian's package where that download is impossible. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: trying Playwright’s own download.');
  const download = spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  if (download.status !== 0 && existsSync('/usr/bin/apt-get')) {
    console.log('That did not work: installing Debian’s chromium package.');
    execFileSync('apt-get', ['update'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'inherit' });
  }
  const path = findChromium();
  if (path) return path;
  throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to an executable.');
}
