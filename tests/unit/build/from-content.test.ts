import { EventEmitter } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeFromContent } from '#netlify/build/from-content';
import { keepFromContent } from '#netlify/serve/keep-from-content';

/* What the functions have in place of content, in a module that git ignores. */

const navigator = 'src/content/wizards/navigator.yaml';
const consent = 'src/content/consent-wordings.yaml';
const site = 'src/content/site.yaml';

let root: string;
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'smartstack-from-content-'));
  for (const part of ['src/content/wizards', consent, site]) cpSync(part, path.join(root, part), { recursive: true });
  mkdirSync(path.join(root, 'src/domain'));
  await writeFromContent(root);
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const written = () => read('src/domain/from-content.ts');
const edit = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(path.join(root, file), read(file).replace(from, to));

test.each([
  ['a colon too many in the site’s file', () => edit(site, 'name: SmartStack', 'name: Smart: Stack')],
  ['a site’s file that is empty', () => writeFileSync(path.join(root, site), '')],
  ['a site’s file that is gone', () => rmSync(path.join(root, site))],
  ['a quotation mark that is not closed in a wizard', () => edit(navigator, /title: .*/, "title: 'Navigator")],
  ['a wizard that lacks a field', () => edit(navigator, /crmTag: .*\n/, '')],
  ['wordings of consent with an error', () => writeFileSync(path.join(root, consent), 'text: a: b')],
  ['wordings of consent that are gone', () => rmSync(path.join(root, consent))],
  ['wizards that are gone', () => rmSync(path.join(root, 'src/content/wizards'), { recursive: true })],
])('%s leaves what is known, and stops nothing', async (_, make) => {
  const before = written();
  make();
  await writeFromContent(root);
  expect(written()).toBe(before);
});

test('where there has never been any content without an error, there are no answers and no name', async () => {
  rmSync(path.join(root, 'src/domain/from-content.ts'));
  writeFileSync(path.join(root, site), '');
  await writeFromContent(root);
  expect(written()).toContain('siteName: string = "";');
  expect(written()).toContain('"wizardTags": []');
});

test('what is there already is not written again', async () => {
  const { mtimeMs } = statSync(path.join(root, 'src/domain/from-content.ts'));
  await writeFromContent(root);
  expect(statSync(path.join(root, 'src/domain/from-content.ts')).mtimeMs).toBe(mtimeMs);
});

/** Returns what tells of changed files, and whom it was told that something failed. */
function watched() {
  const watcher = new EventEmitter();
  const failed = vi.fn();
  keepFromContent(watcher, root, failed);
  return { change: (file: string) => watcher.emit('all', 'change', path.join(root, file)), failed };
}

test('a change of the agency’s name reaches the functions while the server runs', async () => {
  const { change } = watched();
  edit(site, /^name: .*/, 'name: Harbour & Pine');
  change(site);
  await vi.waitFor(() => expect(written()).toContain('Harbour & Pine'));
});

test('… and a new answer of a wizard, also after an error', async () => {
  const { change, failed } = watched();
  const before = read(navigator);
  writeFileSync(path.join(root, navigator), `${before}\n- :`);
  change(navigator);
  writeFileSync(path.join(root, navigator), before.replace(/value: hybrid/, 'value: hybrid-cloud-of-ours'));
  change(navigator);
  edit(navigator, /id: priorities/, 'id: prioritiesOfOurs');
  change(navigator);
  await vi.waitFor(() => expect(written()).toContain('prioritiesOfOurs'));
  expect(failed).not.toHaveBeenCalled();
});

test('… and a new wording of consent', async () => {
  const { change } = watched();
  writeFileSync(path.join(root, consent), `${read(consent)}\n'2031-01-31':\n  text: Yes.\n`);
  change(consent);
  await vi.waitFor(() => expect(written()).toContain('2031-01-31'));
});

test('what cannot be written is told, and the next change is written', async () => {
  const { change, failed } = watched();
  rmSync(path.join(root, 'src/domain'), { recursive: true });
  edit(site, /^name: .*/, 'name: Harbour & Pine');
  change(site);
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  mkdirSync(path.join(root, 'src/domain'));
  change(site);
  await vi.waitFor(() => expect(written()).toContain('Harbour & Pine'));
});

test('other content changes nothing', async () => {
  const { change } = watched();
  edit(site, /^name: .*/, 'name: Harbour & Pine');
  change('src/content/roi.yaml');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(written()).not.toContain('Harbour & Pine');
});
