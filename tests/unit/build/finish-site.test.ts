import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'finish-site-'));
  mkdirSync(path.join(folder, '_astro'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Finishes a site of these pages: name of the file → HTML. */
function finished(pages: Record<string, string>) {
  for (const [file, html] of Object.entries(pages)) writeFileSync(path.join(folder, file), html);
  return finishSite(folder);
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
    message: '/b.html cannot be published: an inline script that Astro does not know: one()',
    cause: { stack: expect.stringContaining('content-policy') as string },
  });
});

it('keeps of the style sheets those that scripts fetch', async () => {
  const files = { 'a.css': '.a{}', 'late.css': '.late{}', 'a.js': 'load("late.css")' };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, '_astro', file), text);
  await finished({ 'a.html': page('Page a') });
  expect(['a.css', 'late.css'].map((file) => existsSync(path.join(folder, '_astro', file)))).toEqual([false, true]);
});

it('has the page of addresses that lead nowhere say its own policy', async () => {
  await finished({
    '404.html': page('Not found').replace('<head>', '<head><meta charset="utf-8">'),
    'a.html': page('a'),
  });
  const [lost = '', a = ''] = ['404.html', 'a.html'].map((file) => readFileSync(path.join(folder, file), 'utf8'));
  expect(a).not.toContain('content-security-policy');
  expect(lost).toContain(`script-src 'self' ${hashSource(script)}; style-src 'self' ${hashSource('.a{color:red}')}">`);
});
