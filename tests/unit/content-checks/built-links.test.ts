import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { deadBuiltLinks, deadLinks, readPage } from '#content-checks/built-links';

const about = readPage('/about', '<h2 id="team">Team</h2><a name=old></a><a name="former">x</a>');
const served = new Set(['/documents/guide.pdf', '/mark.svg']);
const dead = (html: string) => deadLinks([readPage('/', html), about], served).map(({ link }) => link);

test.each([
  ['a page', '<a href="/about">'],
  ['a part of a page', '<a class="x" href="/about#team">'],
  ['a part that only has a name', '<a href="/about#former">'],
  ['a part of its own page', '<a href="#here"></a><p id="here"></p>'],
  ['the top of its own page', '<a href="#">'],
  ['a file', '<a href="/documents/guide.pdf"><img src="/mark.svg">'],
  ['a page with a question', '<a href="/about?industry=x&amp;y=z">'],
  ['data for a page', '<a href="/about#c=one,two">'],
  ['a function', '<form action="/x"><a href="/.netlify/functions/health">'],
  ['another site', '<a href="https://example.com/x#y"><a href="//example.com/x"><a href="mailto:a@b.example">'],
  ['nothing: words of a script', '<script>const a = \'<a href="/nowhere">\';</script><!-- <a href="/gone"> -->'],
])('a link to %s is alive', (_, html) => expect(dead(html)).toEqual([]));

test.each([
  ['no page', '<a href="/abuot">', '/abuot'],
  ['no file', '<a href="/documents/gone.pdf">', '/documents/gone.pdf'],
  ['no picture', '<img alt="" src="/gone.png">', '/gone.png'],
  ['no part', '<a href="/about#teams">', '/about#teams'],
  ['no part of its own page', '<a href="#nowhere">', '#nowhere'],
  ['a page below a page', '<a href="/about/">', '/about/'],
  ['what cannot be decoded', '<a href="/about#%E0%A4%A">', '/about#%E0%A4%A'],
])('a link to %s is dead', (_, html, link) => expect(dead(html)).toEqual([link]));

test('a dead link is reported with its line in the content, or else with the page', () => {
  const built = mkdtempSync(path.join(tmpdir(), 'smartstack-links-'));
  try {
    const pages = [
      ['solutions.html', '<h1>Solutions</h1>'],
      ['index.html', '<a href="/nowhere">'],
      ['method.html', '<a href="/solutions#catalogue"><a href="/nowhere">'],
    ] as const;
    for (const [file, html] of pages) writeFileSync(path.join(built, file), html);
    expect(deadBuiltLinks(built, process.cwd())).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          file: 'src/content/pages/method.mdx',
          line: expect.any(Number),
          what: "the link to '/solutions#catalogue' leads to no part of /solutions",
        }),
        expect.objectContaining({
          file: 'the page / and 1 more',
          what: "the link to '/nowhere' leads to no page and no file",
        }),
      ]),
    );
  } finally {
    rmSync(built, { recursive: true });
  }
});
