import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfObjects } from '#tests/fixtures/pdf';
import { copySite, type SiteCopy } from '#tests/fixtures/site-copy';

/* What an editor adds without a developer: a page in a folder, pictures, a link in the footer. */

let site: SiteCopy;
const page = (file: string) => new JSDOM(readFileSync(site.built(file), 'utf8')).window.document;

const careers = `---
title: Careers | SmartStack
description: Whom we look for, how we work and what we pay, for people who would rather advise than sell.
heading: Work with Łukasz and Nguyễn
---

Come and *see*. The [method](/method) comes first[^1].

## The office

![Desks by a window](../../pictures/office.jpg)

- [ ] Write to us
- [x] Read this page

[^1]: As always.
`;

const guide = `---
title: A guide that holds everything
summary: Everything that Markdown can say stands in this document, so that we see that it can be printed.
about: { kind: guide }
---

# A first heading, too high

Written by Paweł, Łukasz and Nguyễn: α → ω[^1], ~~not~~ \`code\`, [the method][m].

##### Far too deep

![Desks by a window](../pictures/office.jpg 'The office')

\`\`\`
if (a <= b) return 'Ω';
\`\`\`

- [ ] Ask for the sheet
- [x] Read the guide

---

[^1]: A footnote with [a link](/about).

[m]: /method
`;

beforeAll(async () => {
  site = copySite();
  mkdirSync(site.content('pages/company'));
  mkdirSync(site.content('pictures'));
  writeFileSync(site.content('pages/company/careers.md'), careers);
  writeFileSync(site.content('documents/ai-buyers-guide.md'), guide);
  for (const name of ['office', 'maya-okafor'])
    await sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#467' } })
      .jpeg()
      .toFile(site.content(`pictures/${name}.jpg`));
  site.edit(
    'advisors/maya-okafor.md',
    'initials: MO\n',
    'initials: MO\nphoto: { src: ../pictures/maya-okafor.jpg, alt: Maya Okafor at her desk }\n',
  );
  site.edit('industries/healthcare.mdx', /$/, '\n- [ ] Ask who signs\n');
  site.edit('menu.yaml', 'footer:\n', 'footer:\n  - { label: Careers, path: /company/careers }\n');
  await site.build();
}, 240_000);
afterAll(() => site.remove());

test('a file with a text is a page at the address of its folder and name', () => {
  const { title, body } = page('company/careers.html');
  expect(title).toBe('Careers | SmartStack');
  expect(body.querySelector('h1')?.textContent).toBe('Work with Łukasz and Nguyễn');
  expect(body.querySelector('main h2')?.textContent).toBe('The office');
  expect(body.querySelector('main a[href="/method"]')).not.toBeNull();
});

test('… with its words for searches, a picture for shared links, and its place in the sitemap', () => {
  const { head } = page('company/careers.html');
  const meta = (name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  expect(meta('description')).toContain('for people who would rather advise than sell');
  const picture = new URL(meta('og:image') ?? '');
  expect(readFileSync(site.built(picture.pathname)).subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(readFileSync(site.built('sitemap-0.xml'), 'utf8')).toContain('/company/careers</loc>');
});

test('a page with other letters of Latin has their typefaces, and no other page has', () => {
  const typefaces = (file: string) =>
    readFileSync(site.built(file), 'utf8').match(/[\w-]+-(latin-ext|vietnamese|greek)-/g);
  expect(new Set(typefaces('company/careers.html'))).toEqual(
    new Set(['figtree-latin-ext-', 'funnel-display-latin-ext-', 'inter-vietnamese-']),
  );
  expect(typefaces('about.html')).toBeNull();
});

test('a picture in a text comes in several widths, with its size and its words', () => {
  const image = page('company/careers.html').querySelector('main img');
  expect(image?.getAttribute('alt')).toBe('Desks by a window');
  expect(image?.getAttribute('srcset')?.split(',').length).toBeGreaterThan(2);
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1200', '1500']);
});

test('the boxes of a task list are marks that have a name', async () => {
  const marks = (file: string) =>
    [...page(file).querySelectorAll('main li [role="img"]')].map((mark) => [
      mark.getAttribute('aria-label'),
      mark.closest('li')?.textContent.trim(),
    ]);
  expect(marks('company/careers.html')).toEqual([
    ['To do', 'Write to us'],
    ['Done', 'Read this page'],
  ]);
  expect(marks('healthcare.html')).toEqual([['To do', 'Ask who signs']]);
  for (const file of ['company/careers.html', 'healthcare.html'])
    expect(page(file).querySelectorAll('main .prose input')).toHaveLength(0);
});

test('a new line in menu.yaml is a link in the footer of every page', () => {
  expect(page('index.html').querySelector('footer nav a')?.textContent.trim()).toBe('Careers');
});

test('a document prints pictures, code, rules, strikethrough, footnotes, references and headings that skip levels', () => {
  const objects = pdfObjects(readFileSync(site.built('documents/ai-buyers-guide.pdf')));
  expect(objects).toMatch(/\/Subtype\s*\/Image/);
  expect(objects).toMatch(/pdfuaid:part/);
  for (const address of ['/method', '/about']) expect(objects).toContain(`(https://smartstack.example${address})`);
  const fonts = new Set([...objects.matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([A-Za-z]+)/g)].map(([, font]) => font));
  expect([...fonts].sort()).toEqual(['DejaVuSansMono', 'Figtree', 'FunnelDisplay', 'Inter']);
});

test('a photo takes the place of the initials, in two formats and the sizes that screens need', () => {
  const advisor = [...page('about.html').querySelectorAll('main li')].find((item) =>
    item.textContent.includes('Maya Okafor'),
  );
  expect(advisor?.querySelector('picture img')?.getAttribute('alt')).toBe('Maya Okafor at her desk');
  const sources = [...(advisor?.querySelectorAll('source') ?? [])];
  expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
  for (const source of sources) expect(source.getAttribute('srcset')?.split(',')).toHaveLength(3);
  expect(advisor?.textContent).not.toContain('MO');
  expect(page('about.html').querySelectorAll('main picture')).toHaveLength(1);
});
