import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { dist } from '#tests/e2e/routes';
import { pdfObjects } from '#tests/fixtures/pdf';

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
