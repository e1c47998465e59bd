import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentMistakes } from '#content-checks/content-mistakes';
import { printedMistakes } from '#domain/content/mistake';
import { copySite, type SiteCopy } from '#tests/fixtures/site-copy';

/* What the guide for editors allows, all at once in a copy: it passes the checks, is built, and stands on the pages. */

const industry = 'industries/space-freight.mdx';
let site: SiteCopy;
let mistakes: string;
const built = (page: string) => readFileSync(site.built(page), 'utf8');

beforeAll(async () => {
  site = copySite();
  copyFileSync(site.content('industries/healthcare.mdx'), site.content(industry));
  site.edit(industry, /name: .*/, 'name: Space Freight');
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
  site.edit(phase, /to: .*/, 'to: 28');
  site.edit('roi.yaml', /(?<=productiveHours:\n {4}value: )\d+/, '1234');
  mistakes = printedMistakes(contentMistakes(site.folder));
  // Another share than the specified one is noted beside the check, as the check says.
  site.edit('roi.yaml', /savingsShare: .*/, 'savingsShare: 25');
  site.edit('../domain/content/checks/specified.ts', 'savingsShare: 20', 'savingsShare: 25');
  await site.build();
}, 180_000);
afterAll(() => site.remove());

test('all of them pass the checks', () => {
  expect(mistakes).toBe('');
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
  expect(built('providers.html')).toContain(String(listed.length + 1));
});

test('a further phase, question and answer stand on their pages, words that were changed as they are now', () => {
  expect(built('solutions.html')).toContain('Afterlife');
  expect(built('roi-calculator.html')).toContain('Who checks the figures with us?');
  // Its other steps come with its island, in a file.
  const [definition = ''] = globSync('_astro/Navigator.*.json', { cwd: site.built('') });
  expect(built(definition)).toContain('Small business (1–25 employees)');
  expect(built(definition)).toContain('By when should it be decided?');
});

test('another figure of the detailed model reaches it', () => {
  expect(built('roi-model.json')).toContain('"productiveHours":{"value":1234,');
});

test('another share of cost stands in every text of the calculator, and reaches its script', () => {
  const page = built('roi-calculator.html').replace(/<style.*?<\/style>/gs, '');
  for (const words of [
    'what 25% less cost',
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
