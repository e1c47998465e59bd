import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentErrors } from '#content-checks/content-errors';
import { contentNotes } from '#content-checks/notes';
import { printedErrors } from '#domain/content/error';
import { bindToo } from '#tests/fixtures/bound-too';
import { addedAdvisor } from '#tests/fixtures/added-advisor';
import { advisors } from '#tests/fixtures/content';
import { pdfObjects } from '#tests/fixtures/pdf';
import { copySite, type SiteCopy } from '#tests/fixtures/site-copy';

/*
 * What the guide for editors allows, all at once in a copy: it passes the checks, is built, and stands on the pages. Names
 * are none that an editor would choose.
 */

const industry = 'industries/space-freight.mdx';
let site: SiteCopy;
let errors: string;
const built = (page: string) => readFileSync(site.built(page), 'utf8');
const page = (file: string) => new JSDOM(readFileSync(site.built(file), 'utf8')).window.document;

const address = 'https://agency.test';

const added = `---
title: An added page
description: Whom we look for, how we work and what we pay, for people who would rather advise than sell.
heading: Work with Łukasz and Nguyễn
---

Come and *see*. The [method](/method) comes first[^1].

## The office

![Desks by a window](../../pictures/added-office.jpg)

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

![Desks by a window](../pictures/added-office.jpg 'The office')

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
  copyFileSync(site.content('industries/healthcare.mdx'), site.content(industry));
  bindToo(site, [['space-freight', 'healthcare']]);
  site.edit(industry, /name: .*/, 'name: Space Freight');
  for (const field of ['title: Appointment recovery', 'title: Patient access line', 'title: After-visit', 'closing:'])
    site.edit(industry, new RegExp(`(?<=${field}.*\\n(?:.*\\n)?? +text: )`), 'Here, ');
  site.edit(industry, /$/, '\nLoads fly.\n');
  site.edit(industry, /inSentence: .*/, 'inSentence: space freight');
  site.edit(industry, /summary: /, 'summary: For space freight. ');
  site.edit(industry, /title: .*/, 'title: Fewer empty kilometres in space freight');
  site.edit(industry, /label: Get the .*/, 'label: Download the Space Freight Playbook');
  site.edit(industry, /document: .*/, 'document: space-freight-playbook');
  writeFileSync(
    site.content('providers/nimbus-test-works.yaml'),
    `name: Nimbus Test Works
url: https://nimbus-test.example
category: Infrastructure
description: Sells colocation and private cloud in Canadian data centres to regulated firms.
directory: true
specialties: [Colocation, Private cloud]
industries: [healthcare, space-freight]
`,
  );
  const navigator = 'wizards/navigator.yaml';
  site.edit(navigator, /(value: SMB,[^}]*label: )[^,]+/, '$1Small business (1–25 employees)');
  site.edit(navigator, /- (\{\s*)?value: hybrid/, '- { value: at-the-edge, label: At the edge }\n      $&');
  site.edit(
    navigator,
    /$/,
    `
  - id: decisionDate
    step: detailed-questions
    label: By when should it be decided?
    summaryLabel: Time frame
    choose: one
    options:
      - { value: this-quarter, label: This quarter }
      - { value: this-year, label: This year }
`,
  );
  writeFileSync(
    site.content('faqs/who-checks-the-figures.md'),
    `---
question: Who checks the figures with us?
order: 50
page: roi-calculator
---

An advisor does, together with your finance lead, before anything is signed.
`,
  );
  const phase = 'phases/afterlife.md';
  copyFileSync(site.content('phases/adoption.md'), site.content(phase));
  site.edit(phase, /number: .*/, 'number: 9');
  site.edit(phase, /title: .*/, 'title: Afterlife');
  site.edit(phase, /from: .*/, 'from: 25');
  site.edit(phase, /least: .*/, 'least: 2');
  site.edit(phase, /to: .*/, 'to: 28');
  site.edit('roi.yaml', /(?<=productiveHours:\n {4}value: )\d+/, '1234');
  mkdirSync(site.content('pages/added-folder'));
  // It is there once an editor has put in a picture.
  mkdirSync(site.content('pictures'), { recursive: true });
  site.edit('site.yaml', /^url: .*/m, `url: ${address}`);
  writeFileSync(site.content('pages/added-folder/added-page.md'), added);
  writeFileSync(site.content('advisors/zora-quill.md'), addedAdvisor);
  writeFileSync(site.content('documents/ai-buyers-guide.md'), guide);
  for (const name of ['added-office', 'zora-quill'])
    await sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#467' } })
      .jpeg()
      .toFile(site.content(`pictures/${name}.jpg`));
  site.edit(
    'industries/healthcare.mdx',
    /$/,
    '\n- [ ] Ask who signs\n\n![Desks by a window](../pictures/added-office.jpg)\n',
  );
  site.edit('menu.yaml', 'footer:\n', 'footer:\n  - { label: Added, path: /added-folder/added-page }\n');
  // Another share than the specified one is noted in the same file, as the check says.
  site.edit(
    'roi.yaml',
    /savingsShare: .*/,
    "savingsShare: 25\nagreed: { savingsShare: 25, with: The client, date: '2026-03-31' }",
  );
  const later = 'insights/held-back-by-a-test.md';
  copyFileSync(site.content('insights/what-changed-in-the-rules-2026.md'), site.content(later));
  site.edit(later, /title: .*/, 'title: What a test holds back');
  site.edit(later, /summary: /, 'summary: Later. ');
  site.edit(later, /^date: .*\nupdated: .*/m, "date: '2999-01-01'");
  for (const copied of [phase, later]) site.edit(copied, /$/, '\nIn words of its own.\n');
  errors = printedErrors(contentErrors(site.folder));
  await site.build();
});
afterAll(() => site.remove());

test('all of them pass the checks', () => {
  expect(errors).toBe('');
});

test('a tenth industry is a page', () => {
  expect(built('space-freight.html').includes('Fewer empty kilometres in space freight')).toBe(true);
});

test('… an entry of the menu on every page', () => {
  expect(/<a href="\/space-freight">\s*Space Freight\s*<\/a>/.test(built('index.html'))).toBe(true);
});

test('… an entry of the sitemap', () => {
  expect(built('sitemap-0.xml')).toContain('/space-freight</loc>');
});

test('… and a document for its button, made from the page', () => {
  expect(existsSync(site.built('documents/space-freight-playbook.pdf'))).toBe(true);
});

test('a further provider stands in the directory, and its sentence counts it', () => {
  expect(built('providers.html')).toContain('Nimbus Test Works');
  const listed = globSync('src/content/providers/*.yaml').filter((file) =>
    readFileSync(file, 'utf8').includes('directory: true'),
  );
  expect(built('providers.html')).toMatch(new RegExp(`\\bHere are ${listed.length + 1} of our\\b`));
});

test('a further phase, question and answer stand on their pages, words that were changed as they are now', () => {
  expect(built('solutions.html')).toContain('Afterlife');
  expect(built('roi-calculator.html')).toContain('Who checks the figures with us?');
  expect(built('solutions-navigator.html')).toContain('Small business (1–25 employees)');
  expect(built('solutions-navigator.html')).toContain('By when should it be decided?');
});

test('an article dated in the future is on no page, in no list and in no feed', () => {
  expect(existsSync(site.built('insights/held-back-by-a-test.html'))).toBe(false);
  for (const file of ['insights.html', 'insights/rss.xml', 'sitemap-0.xml'])
    expect(built(file).includes('held-back-by-a-test'), file).toBe(false);
  expect(contentNotes(site.folder)).toEqual([
    {
      file: 'src/content/insights/held-back-by-a-test.md',
      what: 'held back until Jan 1, 2999: the first build on that day or later publishes it',
    },
  ]);
});

test('another figure of the detailed model reaches it', () => {
  expect(built('roi-model.json')).toContain('"productiveHours":{"value":1234,');
});

test('another share of cost stands in every text of the calculator, and reaches its script', () => {
  const page = built('roi-calculator.html').replace(/<style.*?<\/style>/gs, '');
  for (const words of [
    'What would 25% off your',
    'estimate: 25% of cost',
    'always 25.0%',
    'always 4.0 months',
    'a flat 25%',
  ])
    expect(page.includes(words), words).toBe(true);
  expect(/(?<!\d)20(\.0)?%/.exec(page)).toBeNull();
  for (const calculator of [page, built('mortgage.html')])
    expect(calculator.includes('&quot;savingsShare&quot;:[0,25]')).toBe(true);
});

test('a file with a text is a page at the address of its folder and name', () => {
  const { title, body } = page('added-folder/added-page.html');
  expect(title).toBe('An added page');
  expect(body.querySelector('h1')?.textContent).toBe('Work with Łukasz and Nguyễn');
  expect(body.querySelector('main h2')?.textContent).toBe('The office');
  expect(body.querySelector('main a[href="/method"]')).not.toBeNull();
});

test('… with its words for searches, a picture for shared links, and its place in the sitemap', () => {
  const { head } = page('added-folder/added-page.html');
  const meta = (name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  expect(meta('description')).toContain('for people who would rather advise than sell');
  const picture = new URL(meta('og:image') ?? '');
  expect(readFileSync(site.built(picture.pathname)).subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(readFileSync(site.built('sitemap-0.xml'), 'utf8')).toContain('/added-folder/added-page</loc>');
});

test('a page with other letters of Latin has their typefaces, and no other page has', () => {
  const typefaces = (file: string) =>
    readFileSync(site.built(file), 'utf8').match(/[\w-]+-(latin-ext|vietnamese|greek)-/g);
  expect(new Set(typefaces('added-folder/added-page.html'))).toEqual(
    new Set(['figtree-latin-ext-', 'funnel-display-latin-ext-', 'inter-vietnamese-']),
  );
  expect(typefaces('404.html')).toBeNull();
});

test('a picture in a text comes in several widths, with its size and its words', () => {
  const image = page('added-folder/added-page.html').querySelector('main img');
  expect(image?.getAttribute('alt')).toBe('Desks by a window');
  expect(image?.getAttribute('srcset')?.split(',').length).toBeGreaterThan(2);
  expect(image?.getAttribute('sizes')).toBe('(min-width: 41rem) 36rem, calc(100vw - 2rem)');
  const inIndustry = page('healthcare.html').querySelector('main .prose img');
  expect(inIndustry?.getAttribute('sizes')).toMatch(/^\(min-width: 90rem\)/);
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1200', '1500']);
});

test('the boxes of a task list are marks that have a name', async () => {
  const marks = (file: string) =>
    [...page(file).querySelectorAll('main li [role="img"]')].map((mark) => [
      mark.getAttribute('aria-label'),
      mark.closest('li')?.textContent.trim(),
    ]);
  expect(marks('added-folder/added-page.html')).toEqual([
    ['To do', 'Write to us'],
    ['Done', 'Read this page'],
  ]);
  expect(marks('healthcare.html')).toEqual([['To do', 'Ask who signs']]);
  for (const file of ['added-folder/added-page.html', 'healthcare.html'])
    expect(page(file).querySelectorAll('main .prose input')).toHaveLength(0);
});

test('a new line in menu.yaml is a link in the footer of every page', () => {
  expect(page('index.html').querySelector('footer nav a')?.textContent.trim()).toBe('Added');
});

test('a document prints pictures, code, rules, strikethrough, footnotes, references and headings that skip levels', () => {
  const objects = pdfObjects(readFileSync(site.built('documents/ai-buyers-guide.pdf')));
  expect(objects).toMatch(/\/Subtype\s*\/Image/);
  expect(objects).toMatch(/pdfuaid:part/);
  for (const path of ['/method', '/about']) expect(objects).toContain(`(${address}${path})`);
  const fonts = new Set([...objects.matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([A-Za-z]+)/g)].map(([, font]) => font));
  expect([...fonts].sort()).toEqual(['DejaVuSansMono', 'Figtree', 'FunnelDisplay', 'Inter']);
});

test('a photo takes the place of the initials, in two formats and the sizes that screens need', () => {
  const advisor = [...page('about.html').querySelectorAll('main li')].find((item) =>
    item.textContent.includes('Zora Quill'),
  );
  expect(advisor?.querySelector('picture img')?.getAttribute('alt')).toBe('Zora Quill at her desk');
  const sources = [...(advisor?.querySelectorAll('source') ?? [])];
  expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
  for (const source of sources) expect(source.getAttribute('srcset')?.split(',')).toHaveLength(3);
  expect(advisor?.textContent).not.toContain('ZQ');
  const others = [...advisors.values()].filter(({ photo }) => photo !== undefined);
  expect(page('about.html').querySelectorAll('main picture')).toHaveLength(others.length + 1);
});
