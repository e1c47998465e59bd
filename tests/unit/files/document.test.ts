import { describe, expect, it } from 'vitest';
import { type DocumentContent, documentPdf } from '#files/document';
import { layerOf } from '#domain/layers';
import type { MarkdownNode } from '#domain/content/document-tree';
import { industries, phases } from '#tests/fixtures/content';
import { linesBelow, pdfLayout, pdfObjects } from '#tests/fixtures/pdf';

const words = 'The readers of a report look for what it asks of them, and for the page on which it says so. ';
/** The left edge of the text column, in points: margin headings are left of it. */
const column = 190;

const text = (value: string): MarkdownNode => ({ type: 'text', value });
const paragraph = (sentences: number): MarkdownNode => ({
  type: 'paragraph',
  children: [text(words.repeat(sentences))],
});
const heading = (depth: number, value: string): MarkdownNode => ({ type: 'heading', depth, children: [text(value)] });
const row = (...cells: string[]): MarkdownNode => ({
  type: 'tableRow',
  children: cells.map((cell) => ({ type: 'tableCell', children: [text(cell)] })),
});
const boxes = (questions: string[]): MarkdownNode => ({
  type: 'list',
  children: questions.map((question) => {
    const children = [{ type: 'paragraph', children: [text(question)] }];
    return { type: 'listItem', checked: false, children } as MarkdownNode;
  }),
});

/** A document with this text, and with further properties. */
function document(children: MarkdownNode[], more: Partial<DocumentContent> = {}): DocumentContent {
  return {
    title: 'A document: what it is about',
    summary: 'What its reader gets from it, in one sentence that takes more than one line on the cover of a document.',
    cover: 'unchosen stack',
    questions: false,
    body: { tree: { type: 'root', children }, pictures: [] },
    contact: {
      name: 'SmartStack',
      url: 'https://smartstack.example',
      email: 'hello@smartstack.example',
      phone: '+1 (416) 555-0142',
      bookingUrl: 'https://calendar.smartstack.example/discovery',
    },
    ...more,
  };
}

const typeset = async (content: DocumentContent) => Buffer.from(await documentPdf(content));
/** The drawing on the first page, without its words. */
const coverOf = async (content: DocumentContent) => pdfLayout(await typeset(content)).drawn[0] ?? '';

/** A text of several chapters; the first paragraph shifts all others. */
const chapters = (sentences: number) => [
  heading(2, 'What comes first'),
  paragraph(sentences),
  ...Array.from({ length: 9 }, (_, index) => [
    heading(2, `Chapter ${index + 1}`),
    paragraph(3),
    heading(3, 'A part of it'),
    paragraph(4),
    heading(3, 'Another one'),
    boxes([words, words, words]),
  ]).flat(),
];

describe.each([1, 6, 11, 16, 21, 26])('a text that begins with %i sentences', (sentences) => {
  it('has no heading without text under it, and a last page that is not almost empty', async () => {
    const { outline, pages, text: lines } = pdfLayout(await typeset(document(chapters(sentences))));
    expect(outline).toHaveLength(29); // Ten chapters, two parts in nine of them, and the closing words.
    expect(outline.filter(({ isChapter }) => isChapter)).toHaveLength(11);
    // A margin heading is beside its text, a heading in the column above it.
    const stranded = outline.filter(
      (each) => linesBelow(lines, { ...each, left: column }).length < (each.isChapter ? 2 : 3),
    );
    expect(stranded).toEqual([]);
    expect(linesBelow(lines, { page: pages, left: column, top: 0 }).length).toBeGreaterThanOrEqual(15);
  });
});

it('a table whose last row would begin a page is set tighter, so that it ends before the page or takes three rows to the next', async () => {
  const rows = Array.from({ length: 16 }, (_, index) => row(String(index + 1), words, 'Somebody'));
  const body = [
    heading(2, 'What comes first'),
    paragraph(8),
    heading(2, 'By week'),
    { type: 'table', children: [row('Week', 'Work', 'Owner'), ...rows] },
    heading(2, 'Then'),
    paragraph(30),
  ];
  const { text: lines } = pdfLayout(await typeset(document(body)));
  // The column of the owners has its heading and one line per row on each page; no other text begins at its position.
  const starts = Map.groupBy(lines, ({ left }) => Math.round(left));
  const owners = [...starts].find(([left, { length }]) => left > 300 && length >= 17)?.[1] ?? [];
  const perPage = [...Map.groupBy(owners, ({ page }) => page).values()].map(({ length }) => length);
  expect(perPage.reduce((sum, count) => sum + count - 1, 0)).toBe(16);
  expect(Math.min(...perPage)).toBeGreaterThanOrEqual(4);
});

it('a question of a checklist that takes two lines hangs beside its box', async () => {
  const { text: lines } = pdfLayout(await typeset(document([heading(2, 'Questions'), boxes([words, words])])));
  const questions = lines.filter(({ page, left, top }) => page === 2 && left >= column && top < 200);
  expect(new Set(questions.map(({ top }) => Math.round(top))).size).toBe(4);
  expect(new Set(questions.map(({ left }) => Math.round(left))).size).toBe(1);
});

describe('the cover', () => {
  it('of each industry is different: its figure, its layer and its emblem', async () => {
    const covers = await Promise.all(
      [...industries.values()].map(({ statistics, useCases, emblem }) => {
        const layer = layerOf(useCases[0]?.layers[0] ?? 'AI & Automation').key;
        const figures = statistics.map((figure) => ({ ...figure, layer, ...(emblem && { emblem }) }));
        return coverOf(document([paragraph(1)], { cover: { figures } }));
      }),
    );
    expect(covers).toHaveLength(9);
    expect(new Set(covers).size).toBe(9);
  });

  it('says by its drawing alone which industry it is where two have the same figure', async () => {
    const figure = { percent: 40, label: 'less of it', layer: 'ai' } as const;
    const [cross, bolt, none] = await Promise.all(
      [{ emblem: 'cross' } as const, { emblem: 'lightning' } as const, {}].map((emblem) =>
        coverOf(document([paragraph(1)], { cover: { figures: [{ ...figure, ...emblem }] } })),
      ),
    );
    expect(new Set([cross, bolt, none]).size).toBe(3);
  });

  it('draws the stack in colour and in outline', async () => {
    const [stack, outline] = await Promise.all([
      coverOf(document([paragraph(1)], { cover: 'stack' })),
      coverOf(document([paragraph(1)])),
    ]);
    expect(stack).not.toBe(outline);
  });
});

it('the brochure draws a bar for each phase, in two parts where it takes a number of weeks or more', async () => {
  const all = [...phases.values()].map(({ data }) => data).sort((a, b) => a.number - b.number);
  const drawnFor = async (some: typeof all) =>
    pdfLayout(await typeset(document([paragraph(40)], { phases: some }))).drawn[1] ?? '';
  const [three, four, five] = await Promise.all([3, 4, 5].map((count) => drawnFor(all.slice(0, count))));
  const added = (operator: RegExp, after = '', before = '') =>
    (after.match(operator)?.length ?? 0) - (before.match(operator)?.length ?? 0);
  // Filled and outlined: the parts of its bar. Filled: a slab beside its duration, and a mark before each of its outcomes.
  expect([added(/^B$/gm, four, three), added(/^B$/gm, five, four)]).toEqual([2, 1]);
  expect(added(/^f$/gm, five, four)).toBe(1 + (all[4]?.outcomes.length ?? 0));
});

it('an industry’s rules have a line each, with bars that are read out as the names of their layers', async () => {
  const rule = {
    day: 'Jan 1, 2004',
    status: 'in-force',
    layers: ['ai', 'inf'],
    names: ['AI & Automation', 'Infrastructure'],
  } as const;
  const rules = ['Paint Act', 'Wall Code'].map((name) => ({
    ...rule,
    name,
    layers: [...rule.layers],
    names: [...rule.names],
  }));
  const cut = { counts: 'Two laws to check.', groups: [{ heading: 'Binds you now', rules }], map: '/obligations' };
  const file = await typeset(document([paragraph(1)], { industry: { useCases: [], compliance: [], cut } }));
  expect(pdfObjects(file).match(/\/Alt\s*\(AI & Automation, Infrastructure\)/g)?.length).toBeGreaterThanOrEqual(
    rules.length,
  );
});

it('the same content is the same bytes', async () => {
  const content = document(chapters(4), { cover: 'stack' });
  expect(Buffer.compare(await typeset(content), await typeset(content))).toBe(0);
});
