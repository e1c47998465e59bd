import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/* The dependency policy of SECURITY.md, held against the lockfile. */

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
> & { allowScripts: Record<string, boolean> };

/** What a package that the site or its build needs may be licensed under; SECURITY.md says why. */
const allowed = [
  'MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0', 'Apache-2.0', 'OFL-1.1',
  'MPL-2.0', 'LGPL-3.0-or-later',
]; // prettier-ignore

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

test('SECURITY.md lists the same licences', () => {
  for (const license of allowed) expect(read('SECURITY.md')).toContain(`\`${license}\``);
});

test('no package runs a script while it is installed: each that wants to is named and refused', () => {
  const wanting = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => nameOf(folder));
  expect(wanting.length).toBeGreaterThan(0);
  expect(wanting.filter((name) => project.allowScripts[name] !== false)).toEqual([]);
  expect(Object.values(project.allowScripts)).not.toContain(true);
});

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
