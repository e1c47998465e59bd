import { renameSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentErrors } from '#content-checks/content-errors';
import { contentKinds } from '#domain/content/kinds';
import { printedErrors } from '#domain/content/error';
import { copySite, type SiteCopy } from '#tests/fixtures/site-copy';

/* Git keeps no empty folder: with the last file of a kind its folder goes too. */

let site: SiteCopy;
beforeAll(() => (site = copySite()));
afterAll(() => site.remove());

/** Returns what the checks say while a file or folder of the content is away. */
function toldWithout(name: string): string {
  renameSync(site.content(name), site.content('../away'));
  try {
    return printedErrors(contentErrors(site.folder));
  } finally {
    renameSync(site.content('../away'), site.content(name));
  }
}

const folders = Object.values(contentKinds).flatMap((kind) => ('folder' in kind ? [kind.folder] : []));
/** Folders whose pages say less without them. */
const free: readonly string[] = ['case-studies', 'faqs', 'insights', 'phases', 'services'];

test.each(folders.filter((folder) => !free.includes(folder)))('without %s the checks say what is missing', (folder) => {
  expect(toldWithout(folder)).toMatch(/is missing|there is no|specification asks/);
});

test.each(free)('without %s nothing is missing', (folder) => {
  expect(toldWithout(folder)).toBe('');
});

test('without the sections of one page the checks say which are missing', () => {
  expect(toldWithout('sections/home')).toContain(
    'src/content/sections/home/hero.md\n  is missing, and a page shows it',
  );
});
