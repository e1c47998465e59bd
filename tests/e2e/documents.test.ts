import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { dist } from '#tests/e2e/routes';

const names = globSync('documents/*.pdf', { cwd: dist })
  .map((file) => path.basename(file))
  .sort();

/** The objects of a PDF as text: most of them stand in compressed streams. */
function objects(file: Buffer): string {
  const raw = file.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return ''; // A stream that is not compressed this way holds no objects.
    }
  });
  return [raw, ...streams].join('\n');
}

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
    const text = objects(file);
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
