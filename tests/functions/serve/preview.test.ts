import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'smartstack-preview-'));
  mkdirSync(path.join(folder, 'dist'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `npm run preview` where it does not come to serve anything. */
function preview() {
  const program = path.resolve('netlify/serve/preview.ts');
  const { status, stderr } = spawnSync(process.execPath, [program, '--port', '49321'], {
    cwd: folder,
    timeout: 100_000,
  });
  return { status, said: stderr.toString() };
}

const refused = {
  status: 1,
  said: expect.stringMatching(
    /^There is no built site in dist\/, or a build that failed has left a part of one\./,
  ) as string,
};

test('without a site nothing is served', () => {
  expect(preview()).toMatchObject(refused);
});

test('nor what a build that failed has left: its pages have no policy yet', () => {
  writeFileSync(path.join(folder, 'dist/index.html'), '<!doctype html>');
  expect(preview()).toMatchObject(refused);
});
