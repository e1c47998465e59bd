import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wordsAddress } from '#domain/crm/brief-sources';
import { adviceAddress } from '#domain/recommendation/advice';
import { readBriefSources } from '#netlify/leads/site-files';
import { siteFolder } from '#netlify/settings';
import { smallAdvice as advice, smallWords as words } from '#tests/fixtures/small-brief-sources';
import { captureConsole } from '#tests/functions/support';

let folder = '';
let printed = () => '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'smartstack-site-'));
  printed = captureConsole();
});
afterEach(() => rm(folder, { recursive: true }));

const save = (name: string, text: string) => writeFile(path.join(folder, name), text);
const saveBoth = async () => {
  await save('advice.json', JSON.stringify(advice));
  await save('words.json', JSON.stringify(words));
};

test('both files are read, and nothing is said', async () => {
  await saveBoth();
  expect(readBriefSources(folder)).toEqual({ advice, words });
  expect(printed()).toBe('');
});

test('a file that has changed is read again', async () => {
  await saveBoth();
  readBriefSources(folder);
  await save('advice.json', JSON.stringify({ ...advice, version: '2' }));
  await utimes(path.join(folder, 'advice.json'), 1, 1);
  expect(readBriefSources(folder).advice?.version).toBe('2');
});

test('a folder that is not there gives nothing, and the log names both files once', () => {
  const missing = path.join(folder, 'missing');
  expect(readBriefSources(missing)).toEqual({ advice: null, words: null });
  expect(readBriefSources(missing)).toEqual({ advice: null, words: null });
  expect(printed().split('\n')).toEqual([
    `${missing}/advice.json is missing or damaged: notes of leads recommend nothing. "npm run build" makes it.`,
    `${missing}/words.json is missing or damaged: notes of leads say answers as codes. "npm run build" makes it.`,
  ]);
});

test.each([
  ['cut off', JSON.stringify(advice).slice(0, -5)],
  ['a page of an error', '<!doctype html><title>404</title>'],
  ['empty', ''],
  ['another JSON', '[]'],
])('a catalogue that is %s is left out, and the other file is used', async (_, text) => {
  await saveBoth();
  await save('advice.json', text);
  expect(readBriefSources(folder)).toEqual({ advice: null, words });
  expect(printed()).toContain('advice.json is missing or damaged');
});

test('a deploy packs both files with each function that makes notes', async () => {
  const settings = await readFile(path.join(import.meta.dirname, '../../../netlify.toml'), 'utf8');
  const files = [adviceAddress, wordsAddress].map((address) => `"${siteFolder({})}${address}"`).join(', ');
  for (const name of ['ghl-integration', 'retry-leads'])
    expect(settings).toContain(`[functions.${name}]\n  included_files = [${files}]\n`);
});
