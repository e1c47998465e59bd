import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite, type SiteCopy } from '#tests/fixtures/site-copy';

const file = 'industries/logistics.mdx';
let site: SiteCopy;
const built = (page: string) => readFileSync(site.built(page), 'utf8');

beforeAll(async () => {
  site = copySite();
  copyFileSync(site.content('industries/healthcare.mdx'), site.content(file));
  site.edit(file, 'name: Healthcare', 'name: Logistics');
  site.edit(file, /title: .*/, 'title: Fewer empty kilometres in logistics');
  site.edit(file, /label: Get the .*/, 'label: Download the Logistics AI Playbook');
  site.edit(file, 'healthcare-ai-readiness-checklist', 'logistics-ai-playbook');
  await site.build();
}, 120_000);
afterAll(() => site.remove());

test('one new file is a page', () => {
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
