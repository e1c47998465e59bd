import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const config = pathToFileURL(path.join(import.meta.dirname, '../../../astro.config.mjs')).href;

/** What a build takes for its address, whether its pages count steps, and what its pages read, in a folder with this `.env`. */
async function settingsWith(envFile: string | null, shell: Record<string, string> = {}): Promise<unknown> {
  const folder = mkdtempSync(path.join(tmpdir(), 'env-file-'));
  try {
    if (envFile !== null) writeFileSync(path.join(folder, '.env'), envFile);
    const { PATH = '' } = process.env;
    const told =
      "JSON.stringify([config.site, config.vite.define['import.meta.env.COUNTS_STEPS'], process.env.COUNT_STEPS])";
    const program = `const { default: config } = await import('${config}'); console.log(${told});`;
    const args = ['--input-type=module', '--eval', program];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env: { PATH, ...shell } });
    return JSON.parse(stdout) as unknown;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a build reads all of its settings from .env, before it uses any', async () => {
  const file = 'URL=https://from-the-file.example\nCOUNT_STEPS=off\n';
  expect(await settingsWith(file)).toEqual(['https://from-the-file.example', 'false', 'off']);
  const shell = { URL: 'https://from-the-shell.example', COUNT_STEPS: 'on' };
  expect(await settingsWith(file, shell)).toEqual(['https://from-the-shell.example', 'true', 'on']);
});

test('an empty setting is none: the address is that of the content, which this folder has not', async () => {
  expect(await settingsWith('URL=https://from-the-file.example\n', { URL: '' })).toEqual([null, 'true', null]);
});

test('an address that is none is named', async () => {
  await expect(settingsWith('URL=not a url\n')).rejects.toThrow(
    'URL, in .env or set by the host, is no address: "not a url". Write it like https://www.example.com, or leave it out.',
  );
});
