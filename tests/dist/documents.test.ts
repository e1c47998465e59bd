import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist } from '#tests/e2e/routes';
import { built } from '#tests/dist/pages';
import { linesBelow, pdfLayout, pdfObjects } from '#tests/fixtures/pdf';

const names = globSync('documents/*.pdf', { cwd: dist })
  .map((file) => path.basename(file))
  .sort();

test('every document of the specification is there', () => {
  for (const specified of [
    'ai-buyers-guide.pdf',
    'auto-finance-ai-playbook.pdf',
    'case-studies.pdf',
    'government-ai-compliance-guide.pdf',
    'healthcare-ai-readiness-checklist.pdf',
    'solutions-brochure.pdf',
    'utilities-ai-playbook.pdf',
    'waste-management-ai-efficiency-guide.pdf',
  ])
    expect(names).toContain(specified);
});

/** Where the column of the text begins, in points: the headings of chapters stand left of it, or over it. */
const column = 190;

test.each(names)('%s: four to eight pages, at most 300 kB, tagged, titled, in the brand’s typefaces', (name) => {
  const file = built(`documents/${name}`);
  const text = pdfObjects(file);
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.length).toBeLessThanOrEqual(300_000);
  const pages = Number(/\/Type\s*\/Pages\b[^>]*\/Count\s+(\d+)/.exec(text)?.[1]);
  expect(pages).toBeGreaterThanOrEqual(4);
  expect(pages).toBeLessThanOrEqual(8);
  expect(text).toContain('/StructTreeRoot');
  expect(text).toMatch(/\/Lang\s*\(en-CA\)/);
  expect(text).toMatch(/\/Title\s*\(/);
  expect(text).toMatch(/pdfuaid:part/);
  const fonts = new Set([...text.matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([A-Za-z]+)/g)].map(([, font]) => font));
  expect([...fonts]).toEqual(expect.arrayContaining(['Figtree', 'FunnelDisplay']));
  // Letters and code that the two have not.
  expect([...fonts].filter((font) => !/^(Figtree|FunnelDisplay|Inter|DejaVuSansMono)$/.test(String(font)))).toEqual([]);
  // Embedded: each of them brings its file.
  expect(text).toContain('/FontFile2');
});

test.each(names)('%s: an outline, no heading without text, no almost empty page, links that lead out', (name) => {
  const file = built(`documents/${name}`);
  const { outline, pages, text } = pdfLayout(file);
  const chapters = outline.filter(({ isChapter }) => isChapter);
  expect(chapters.length).toBeGreaterThanOrEqual(8);
  const stranded = outline.filter(
    (entry) => linesBelow(text, { ...entry, left: column }).length < (entry.isChapter ? 2 : 3),
  );
  expect(stranded).toEqual([]);
  // A full page has some fifty lines.
  for (let page = 2; page <= pages; page++)
    expect(linesBelow(text, { page, left: 0, top: 0 }).length, `page ${page}`).toBeGreaterThanOrEqual(15);
  // The cover leads to each chapter; addresses are links.
  const objects = pdfObjects(file);
  expect(objects.match(/\/Subtype \/Link\b/g)?.length).toBeGreaterThan(chapters.length + 2);
  expect(objects).toMatch(/\/URI \(mailto:/);
});

test('no two documents have the same cover', () => {
  const covers = names.map((name) => pdfLayout(built(`documents/${name}`)).drawn[0]);
  expect(new Set(covers).size).toBe(names.length);
});
