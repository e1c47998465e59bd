import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { dist } from '#tests/e2e/routes';
import { linesBelow, pdfLayout, pdfObjects } from '#tests/fixtures/pdf';

const names = globSync('documents/*.pdf', { cwd: dist })
  .map((file) => path.basename(file))
  .sort();

test('every document of the specification is there', () => {
  expect(names).toEqual([
    'ai-buyers-guide.pdf',
    'auto-finance-ai-playbook.pdf',
    'case-studies.pdf',
    'government-ai-compliance-guide.pdf',
    'healthcare-ai-readiness-checklist.pdf',
    'solutions-brochure.pdf',
    'utilities-ai-playbook.pdf',
    'waste-management-ai-efficiency-guide.pdf',
  ]);
});

for (const name of names)
  test(`${name}: four to eight pages, at most 300 kB, tagged, titled, in the brand's typefaces`, () => {
    const file = readFileSync(path.join(dist, 'documents', name));
    const text = pdfObjects(file);
    expect(file.length).toBeLessThanOrEqual(300_000);
    const pages = Number(/\/Type\s*\/Pages\b[^>]*\/Count\s+(\d+)/.exec(text)?.[1]);
    expect(pages).toBeGreaterThanOrEqual(4);
    expect(pages).toBeLessThanOrEqual(8);
    expect(text).toContain('/StructTreeRoot');
    expect(text).toMatch(/\/Lang\s*\(en-CA\)/);
    expect(text).toMatch(/\/Title\s*\(/);
    expect(text).toMatch(/pdfuaid:part/);
    const fonts = new Set([...text.matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([A-Za-z]+)/g)].map(([, font]) => font));
    expect([...fonts].filter((font) => font !== 'Figtree' && font !== 'FunnelDisplay')).toEqual([]);
    expect([...fonts].sort()).toEqual(['Figtree', 'FunnelDisplay']);
    // Embedded: each of them brings its file.
    expect(text).toContain('/FontFile2');
  });

/** Where the column of the text begins, in points: the headings of chapters stand left of it, or over it. */
const column = 190;

for (const name of names)
  test(`${name}: an outline, no heading without text, no almost empty page, links that lead out`, () => {
    const file = readFileSync(path.join(dist, 'documents', name));
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
  const covers = names.map((name) => pdfLayout(readFileSync(path.join(dist, 'documents', name))).drawn[0]);
  expect(new Set(covers).size).toBe(names.length);
});
