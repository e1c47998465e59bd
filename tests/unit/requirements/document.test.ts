import { describe, expect, it } from 'vitest';
import type { StructuredDocument, Table } from '#domain/requirements/document';
import { markdownOf, requirementsDocument } from '#domain/requirements/parts';
import { requirementsWords } from '#tests/fixtures/content';
import { hospital, inIndustry } from '#tests/fixtures/requirements';

const document = (change: Partial<typeof hospital> = {}) =>
  requirementsDocument({ ...hospital, ...change }, requirementsWords);

/** The tables of a section, by its heading. */
function tablesOf({ sections }: StructuredDocument, heading: string): Table[] {
  const blocks = sections.find((section) => section.heading === heading)?.blocks ?? [];
  return blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
}
const texts = (rows: Table['rows']) =>
  rows.map((cells) => cells.map((lines) => lines.map(({ text }) => text).join(' / ')));

describe('the sections', () => {
  const headings = [
    'Our situation',
    'Requirements',
    'How each requirement is verified',
    'Obligations',
    'Evaluation',
    'Price sheet',
    'Exit terms',
    'Questions to vendors',
  ];

  it('are eight, in their order, whatever was answered', () => {
    const bare = { answers: {}, settings: {}, industry: null, obligations: null };
    expect(document().sections.map(({ heading }) => heading)).toEqual(headings);
    expect(document(bare).sections.map(({ heading }) => heading)).toEqual(headings);
  });

  it('have no table without rows', () => {
    const tables = (of: StructuredDocument) => of.sections.flatMap(({ heading }) => tablesOf(of, heading));
    for (const each of [document(), document({ settings: {} }), document({ industry: null, obligations: null })])
      for (const { rows } of tables(each)) expect(rows.length).toBeGreaterThan(0);
  });

  it('have tables with a cell for each column in every row, and columns that fill the width', () => {
    for (const { columns, rows, closing = [] } of headings.flatMap((heading) => tablesOf(document(), heading))) {
      expect(columns.reduce((sum, { width }) => sum + width, 0)).toBe(100);
      for (const cells of [...rows, ...closing]) expect(cells).toHaveLength(columns.length);
    }
  });
});

it('separates musts from weighted criteria, heaviest first, and gives what raised each', () => {
  const [musts, rated] = tablesOf(
    document({
      settings: { french: 1, 'security-report': 4, 'health-privacy-agreement': 'must', 'published-price': 4 },
    }),
    'Requirements',
  );
  expect(texts(musts?.rows ?? [])).toEqual([['Health-privacy agreement', 'Must', expect.stringMatching(/^PHIPA; /)]]);
  expect(texts(rated?.rows ?? [])).toEqual([
    [
      'Independent security report',
      '4',
      expect.stringContaining(' / What matters most this year: Strengthen cybersecurity and compliance'),
    ],
    ['Published list price', '4', 'BPS Procurement Directive'],
    ['French for users', '1', expect.stringContaining(' / Where we operate: Canada only')],
  ]);
});

it('says that a criterion is our own decision where nothing raised it', () => {
  const given = { settings: { 'health-privacy-agreement': 2 }, industry: null, obligations: null } as const;
  expect(texts(tablesOf(document(given), 'Requirements')[0]?.rows ?? [])).toEqual([
    ['Health-privacy agreement', '2', 'Our own decision'],
  ]);
});

it('says which rules raise a criterion only for some, and which are still coming', () => {
  const reasons = (change: Partial<typeof hospital>) =>
    texts(
      tablesOf(document({ settings: { 'audit-log-export': 5 }, ...change }), 'Requirements')[0]?.rows ?? [],
    )[0]?.[2];
  expect(reasons({})).toContain('PHIPA on audit logs (s. 10.1) (coming)');
  expect(reasons(inIndustry('healthcare'))).toContain('FIPPA, as amended (for hospitals');
});

it('verifies every requirement and need by a question and evidence', () => {
  const [table] = tablesOf(document(), 'How each requirement is verified');
  expect(table?.rows).toHaveLength(Object.keys(hospital.settings).length + 2);
  for (const [, question, evidence] of texts(table?.rows ?? [])) {
    expect(question).toMatch(/\?$/);
    expect(evidence).toMatch(/\.$/);
  }
});

describe('the obligations', () => {
  const obligations = (change: Partial<typeof hospital> = {}) => tablesOf(document(change), 'Obligations');

  it('come with status, date, what they ask and a source with the day it was read', () => {
    const [now, some, coming] = obligations();
    const phipa = now?.rows[0] ?? [];
    expect(texts([phipa])[0]).toEqual([
      'PHIPA / Personal Health Information Protection Act, 2004 (Ontario)',
      'In force since Nov\u00a01,\u00a02004',
      expect.stringContaining('Infrastructure: Keep, move and dispose of records securely'),
      expect.stringMatching(/^ontario\.ca \/ Read /),
    ]);
    expect(phipa[3]?.[0]?.url).toBe('https://www.ontario.ca/laws/statute/04p03');
    expect(texts(some?.rows ?? [])[0]).toContainEqual(expect.stringMatching(/ If /));
    expect(texts(coming?.rows ?? []).map(([name]) => name?.split(' / ')[0])).toContain('PHIPA on audit logs (s. 10.1)');
  });

  it.each([
    ['on', 'read', 'Provincial rules are those of Ontario.'],
    ['qc', 'part', 'Province: Quebec. Of provincial law the list has only a part; counsel adds the rest.'],
    ['bc', 'none', 'The list has no provincial law; counsel adds what applies there.'],
  ] as const)('say whose provincial rules they have: %s, %s', (province, reading, words) => {
    const text = markdownOf(document({ industry: { name: 'Healthcare', province, reading } }));
    expect(text).toContain(words);
  });

  it('leave out rules that are proposed or bind elsewhere', () => {
    const names = obligations().flatMap(({ rows }) => texts(rows).map(([name]) => name ?? ''));
    expect(names.filter((name) => /Bill C-36|HIPAA|Law 25/.test(name))).toEqual([]);
  });

  it('are replaced by a sentence where no industry was chosen, or no rule binds', () => {
    const { noIndustry, none } = requirementsWords.text.sections.obligations;
    const empty = { now: [], some: [], larger: [], coming: [], others: [] };
    expect(markdownOf(document({ industry: null, obligations: null }))).toContain(noIndustry);
    expect(markdownOf(document({ obligations: empty }))).toContain(none);
  });
});

it('leaves empty columns for three vendors, and empty amounts', () => {
  for (const { columns, rows } of tablesOf(document(), 'Evaluation')) {
    expect(columns.slice(-3).map(({ heading }) => heading)).toEqual(['Vendor A', 'Vendor B', 'Vendor C']);
    for (const cells of rows) expect(cells.slice(-3)).toEqual([[], [], []]);
  }
  const [prices] = tablesOf(document(), 'Price sheet');
  for (const cells of [...(prices?.rows ?? []), ...(prices?.closing ?? [])])
    expect(cells.slice(3)).toEqual([[], [], [], []]);
});

describe('as Markdown', () => {
  const small = (text: string): StructuredDocument => ({
    title: text,
    subject: '',
    language: 'en-CA',
    opening: [],
    sections: [
      {
        heading: 'One',
        blocks: [
          { kind: 'list', numbered: true, items: [text, 'b'] },
          {
            kind: 'table',
            columns: [{ heading: text, width: 100 }],
            rows: [
              [
                [
                  { text, url: 'https://a.example/x_(1)' },
                  { text: 'below', strong: true },
                ],
              ],
              [[]],
            ],
          },
        ],
      },
    ],
  });

  it('numbers sections, and escapes all marks in texts', () => {
    expect(markdownOf(small('a|b *c* <d> [e] `f`')).split('\n')).toEqual([
      '# a\\|b \\*c\\* \\<d\\> \\[e\\] \\`f\\`',
      '',
      '## 1. One',
      '',
      '1. a\\|b \\*c\\* \\<d\\> \\[e\\] \\`f\\`',
      '1. b',
      '',
      '| a\\|b \\*c\\* \\<d\\> \\[e\\] \\`f\\` |',
      '| --- |',
      '| [a\\|b \\*c\\* \\<d\\> \\[e\\] \\`f\\`](https://a.example/x_%281%29)<br>**below** |',
      '|  |',
      '',
    ]);
  });
});
