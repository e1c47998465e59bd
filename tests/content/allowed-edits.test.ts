import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentMistakes } from '#content-checks/content-mistakes';
import { printedMistakes } from '#domain/content/mistake';
import { copySite, type SiteCopy } from '#tests/fixtures/site-copy';

/* What the guide for editors allows, all at once in a copy: it passes the checks, is built, and stands on the pages. */

const industry = 'industries/logistics.mdx';
let site: SiteCopy;
let mistakes: string;
const built = (page: string) => readFileSync(site.built(page), 'utf8');

beforeAll(async () => {
  site = copySite();
  copyFileSync(site.content('industries/healthcare.mdx'), site.content(industry));
  site.edit(industry, 'name: Healthcare', 'name: Logistics');
  site.edit(industry, /title: .*/, 'title: Fewer empty kilometres in logistics');
  site.edit(industry, /label: Get the .*/, 'label: Download the Logistics AI Playbook');
  site.edit(industry, 'healthcare-ai-readiness-checklist', 'logistics-ai-playbook');
  writeFileSync(
    site.content('providers/nimbus-works.yaml'),
    `name: Nimbus Works
url: https://nimbus.example
category: Infrastructure
description: Sells colocation and private cloud in Canadian data centres to regulated firms.
directory: true
specialties: [Colocation, Private cloud]
industries: [healthcare, logistics]
`,
  );
  const navigator = 'wizards/navigator.yaml';
  site.edit(navigator, 'label: SMB (1–25 employees)', 'label: Small business (1–25 employees)');
  site.edit(navigator, '- { value: hybrid,', '- { value: edge, label: At the edge }\n      - { value: hybrid,');
  site.edit(
    navigator,
    /$/,
    `
  - id: timeframe
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
    site.content('faqs/who-checks.md'),
    `---
question: Who checks the figures with us?
order: 11
page: roi-calculator
---

An advisor does, together with your finance lead, before anything is signed.
`,
  );
  const phase = 'phases/renewal.md';
  copyFileSync(site.content('phases/adoption.md'), site.content(phase));
  site.edit(phase, /number: .*/, 'number: 6');
  site.edit(phase, /title: .*/, 'title: Renewal');
  site.edit(phase, 'from: 19', 'from: 25');
  site.edit(phase, 'to: 25', 'to: 28');
  mistakes = printedMistakes(contentMistakes(site.folder));
  await site.build();
}, 120_000);
afterAll(() => site.remove());

test('all of them pass the checks', () => {
  expect(mistakes).toBe('');
});

test('a tenth industry is a page', () => {
  expect(built('logistics.html').includes('Fewer empty kilometres in logistics')).toBe(true);
});

test('… an entry of the menu on every page', () => {
  expect(/<a href="\/logistics">\s*Logistics\s*<\/a>/.test(built('index.html'))).toBe(true);
});

test('… an entry of the sitemap', () => {
  expect(built('sitemap-0.xml')).toContain('/logistics</loc>');
});

test('… and a document for its button, made from the page', () => {
  expect(existsSync(site.built('documents/logistics-ai-playbook.pdf'))).toBe(true);
});

test('a further provider stands in the directory, and its sentence counts it', () => {
  expect(built('providers.html')).toContain('Nimbus Works');
  expect(built('providers.html')).toMatch(/\b35\b/);
});

test('a further phase, question and answer stand on their pages, words that were changed as they are now', () => {
  expect(built('solutions.html')).toContain('Renewal');
  expect(built('roi-calculator.html')).toContain('Who checks the figures with us?');
  expect(built('solutions-navigator.html')).toContain('Small business (1–25 employees)');
  expect(built('solutions-navigator.html')).toContain('By when should it be decided?');
});
