import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSource } from '#netlify/build/content-policy';
import { finishSite } from '#netlify/build/finish-site';

const sheet = '.a{color:red}.unused{top:0}';
const script = 'one()';
const page = (heading: string, listed = [sheet, script]) =>
  [
    '<!DOCTYPE html><html lang="en"><head>',
    `<meta http-equiv="content-security-policy" content="script-src ${listed.map(hashSource).join(' ')}">`,
    `<style>${sheet}</style></head><body><h1 class="a">${heading}</h1><script>${script}</script></body></html>`,
  ].join('');

let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'finish-site-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Finishes a site of these pages: name of the file → HTML. */
function finished(pages: Record<string, string>) {
  for (const [file, html] of Object.entries(pages)) writeFileSync(path.join(folder, file), html);
  return finishSite(folder, path.resolve('src'));
}

it('finishes each page of a site, and returns the hashes of its inline texts', async () => {
  const hashes = { scripts: [hashSource(script)], styles: [hashSource('.a{color:red}')] };
  expect(await finished({ 'a.html': page('Page a'), 'b.html': page('Page b') })).toEqual([
    { path: '/a', ...hashes },
    { path: '/b', ...hashes },
  ]);
  const [a = '', b] = ['a.html', 'b.html'].map((file) => readFileSync(path.join(folder, file), 'utf8'));
  expect(a).toContain('<style>.a{color:red}</style>');
  expect(b).toBe(a.replace('Page a', 'Page b'));
});

it('says which page cannot be published, and why', async () => {
  const wrong = finished({ 'a.html': page('a'), 'b.html': page('b', [sheet]), 'c.html': page('c') });
  await expect(wrong).rejects.toMatchObject({
    message: 'b.html cannot be published: an inline script that Astro does not know: one()',
    cause: { stack: expect.stringContaining('content-policy') as string },
  });
});
