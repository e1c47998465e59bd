import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSource } from '#netlify/build/content-policy';
import { type Finishing, manyPages, startFinishing } from '#netlify/build/finish-files';

const sheet = '.a{color:red}.unused{top:0}';
const script = 'one()';
const page = (heading: string, listed = [sheet, script]) =>
  [
    '<!DOCTYPE html><html lang="en"><head>',
    `<meta http-equiv="content-security-policy" content="script-src ${listed.map(hashSource).join(' ')}">`,
    `<style>${sheet}</style></head><body><h1 class="a">${heading}</h1><script>${script}</script></body></html>`,
  ].join('');

let folder = '';
let finishing: Finishing | undefined;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'finish-files-'))));
afterEach(async () => {
  await finishing?.end();
  rmSync(folder, { recursive: true });
});

/** Returns what finishes a group of pages of a site with this many, on a machine with four processors. */
function started(pageCount: number) {
  const islands = { file: { path: '', text: '' }, loaders: { never: 'load()', 'unless-as-served': '', always: '' } };
  const site = { folder, islands, sheets: new Map(), typefaces: [], scripts: new Map() };
  const { finish } = (finishing = startFinishing(site, pageCount, 4));
  return async (pages: Record<string, string>, route?: string) => {
    const rendered = Object.entries(pages).map(([file, html]) => ({ file, html: new TextEncoder().encode(html) }));
    return (await finish(rendered, route)).map((each) => ({ ...each, html: new TextDecoder().decode(each.html) }));
  };
}

it.each([1, manyPages])('finishes the pages of a site of %i in threads, each group in its order', async (count) => {
  const finish = started(count);
  const groups = Array.from({ length: 8 }, (_, group) =>
    Object.fromEntries([0, 1, 2].map((place) => [`${group}${place}.html`, page(`Page ${group}${place}`)])),
  );
  const finished = await Promise.all(groups.map((group) => finish(group)));
  expect(finished.flat().map(({ file }) => file)).toEqual(groups.flatMap(Object.keys));
  const first = finished[0]?.[0]?.html ?? '';
  expect(first).toContain('<style>.a{color:red}</style>');
  for (const { file, html, hashes } of finished.flat()) {
    expect(html).toBe(first.replace('Page 00', `Page ${file.replace('.html', '')}`));
    expect(hashes).toEqual({ scripts: [hashSource(script)], styles: [hashSource('.a{color:red}')] });
  }
});

it('finishes pages of a route with many as those of others', async () => {
  const finish = started(1);
  const table = page('a</h1><table><tr><td>b</td></tr></table><h1>');
  const [[one], [same]] = [await finish({ 'a.html': table }), await finish({ 'a.html': table }, '/[many]')];
  expect(one?.html).toContain('<tbody>');
  expect(same).toEqual(one);
  const [[two], [alike]] = [await finish({ 'a.html': page('c') }), await finish({ 'a.html': page('c') }, '/[others]')];
  expect(alike).toEqual(two);
});

it('says which of several pages cannot be published, and goes on with other groups', async () => {
  const finish = started(1);
  const wrong = finish({ 'a.html': page('a'), 'b.html': page('b', [sheet]), 'c.html': page('c') });
  const right = finish({ 'd.html': page('d') });
  await expect(wrong).rejects.toThrow('b.html cannot be published: an inline script that Astro does not know: one()');
  expect((await right).map(({ file }) => file)).toEqual(['d.html']);
});

it('fails where a thread has ended: for what it was given before, and after', async () => {
  const finish = started(1);
  const lost = finish({ 'a.html': page('a') });
  await finishing?.end();
  const message = 'A thread that finishes pages ended before it had finished them.';
  await expect(lost).rejects.toThrow(message);
  await expect(finish({ 'b.html': page('b') })).rejects.toThrow(message);
});

it('says why a page cannot be published with the error that says where', async () => {
  const wrong = started(1)({ 'a.html': page('a', []) });
  await expect(wrong).rejects.toMatchObject({
    file: 'a.html',
    cause: { stack: expect.stringContaining('content-policy') as string },
  });
});
