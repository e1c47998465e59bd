import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite, type SiteCopy } from '#tests/fixtures/site-copy';

let site: SiteCopy;
const built = (file: string) => path.join(site.folder, 'dist', file);

beforeAll(async () => {
  site = copySite();
  const healthcare = readFileSync(site.content('industries/healthcare.mdx'), 'utf8');
  writeFileSync(
    site.content('industries/logistics.mdx'),
    healthcare
      .replace('name: Healthcare', 'name: Logistics')
      .replace(/title: .*/, 'title: Fewer empty kilometres in logistics')
      .replace(/label: Get the .*/, 'label: Download the Logistics AI Playbook')
      .replace('healthcare-ai-readiness-checklist', 'logistics-ai-playbook'),
  );
  expect((await site.astro('build')).output).toContain('Complete!');
}, 120_000);
afterAll(() => site.remove());

test('one new file is a page', () => {
  expect(readFileSync(built('logistics.html'), 'utf8').includes('Fewer empty kilometres in logistics')).toBe(true);
});

test('… an entry of the menu on every page', () => {
  expect(/<a href="\/logistics">\s*Logistics\s*<\/a>/.test(readFileSync(built('index.html'), 'utf8'))).toBe(true);
});

test('… an entry of the sitemap', () => {
  expect(readFileSync(built('sitemap-0.xml'), 'utf8')).toContain('/logistics</loc>');
});

test('… and a document for its button, made from the page', () => {
  expect(existsSync(built('documents/logistics-ai-playbook.pdf'))).toBe(true);
});
