// @vitest-environment jsdom
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { wordFile } from '#browser/word';
import type { Block, StructuredDocument } from '#domain/requirements/document';
import { requirementsDocument } from '#domain/requirements/parts';
import { requirementsWords } from '#tests/fixtures/content';
import { hospital } from '#tests/fixtures/requirements';
import { unzipped } from '#tests/fixtures/unzipped';

const requirements = requirementsDocument(hospital, requirementsWords);

async function bytesOf(document: StructuredDocument): Promise<Buffer> {
  return Buffer.from(await (await wordFile(document)).arrayBuffer());
}

/** Returns the blocks of a kind, those of the opening included. */
function blocksOf<Kind extends Block['kind']>({ opening, sections }: StructuredDocument, kind: Kind) {
  const is = (block: Block): block is Extract<Block, { kind: Kind }> => block.kind === kind;
  return [...opening, ...sections.flatMap(({ blocks }) => blocks)].filter(is);
}

function parsed(xml: string): Document {
  return new DOMParser().parseFromString(xml, 'application/xml');
}

describe('a Word file', () => {
  let parts: Map<string, string>;
  let body: Document;
  beforeAll(async () => {
    parts = unzipped(await bytesOf(requirements));
    body = part('word/document.xml');
  });

  function part(name: string): Document {
    const xml = parts.get(name);
    if (!xml) throw new Error(`The file has no part '${name}', only ${[...parts.keys()].join(', ')}.`);
    return parsed(xml);
  }
  const all = (of: Document | Element, name: string) => [...of.getElementsByTagName(name)];
  const value = (of: Element, name: string) => of.getElementsByTagName(name)[0]?.getAttribute('w:val') ?? null;
  const text = (of: Element) =>
    all(of, 'w:t')
      .map(({ textContent }) => textContent)
      .join('');
  const styled = (style: string) => all(body, 'w:p').filter((paragraph) => value(paragraph, 'w:pStyle') === style);

  it('consists of parts that are well-formed', () => {
    expect(parts.size).toBeGreaterThan(8);
    for (const [name, xml] of parts) expect(all(parsed(xml), 'parsererror'), name).toEqual([]);
  });

  it('has the headings in styles that every reader knows, numbered by one list', () => {
    expect(styled('Title').map(text)).toEqual([requirements.title]);
    expect(styled('Heading1').map(text)).toEqual(requirements.sections.map(({ heading }) => heading));
    expect(styled('Heading2').map(text)).toEqual(blocksOf(requirements, 'heading').map((block) => block.text));
    const names = all(part('word/styles.xml'), 'w:style').map((style) => value(style, 'w:name')?.toLowerCase());
    expect(names).toEqual(expect.arrayContaining(['title', 'heading 1', 'heading 2']));
    const lists = new Set([...styled('Heading1'), ...styled('Heading2')].map((each) => value(each, 'w:numId')));
    expect(lists.size).toBe(1);
    expect(new Set(styled('Heading2').map((each) => value(each, 'w:ilvl')))).toEqual(new Set(['1']));
  });

  it('has every table, with a heading row that is repeated on each page and rows that do not break', () => {
    const tables = all(body, 'w:tbl');
    const expected = blocksOf(requirements, 'table');
    expect(tables).toHaveLength(expected.length);
    for (const [index, table] of tables.entries()) {
      const { columns = [], rows = [], closing = [] } = expected[index] ?? {};
      const [first, ...others] = all(table, 'w:tr');
      expect(first && all(first, 'w:tblHeader')).toHaveLength(1);
      expect(first && all(first, 'w:tc').map(text)).toEqual(columns.map(({ heading }) => heading));
      expect(others.flatMap((row) => all(row, 'w:tblHeader'))).toEqual([]);
      expect(others.map((row) => all(row, 'w:tc').map(text))).toEqual(
        [...rows, ...closing].map((cells) => cells.map((lines) => lines.map((each) => each.text).join(''))),
      );
      expect(others.every((row) => all(row, 'w:cantSplit').length === 1)).toBe(true);
    }
  });

  it('has a paragraph in every cell: Word repairs a file without', () => {
    for (const each of all(body, 'w:tc')) expect(all(each, 'w:p').length).toBeGreaterThan(0);
  });

  it('counts each numbered list by itself, from 1', () => {
    const lists = blocksOf(requirements, 'list').filter(({ numbered }) => numbered);
    const numbersOf = (item: string) =>
      styled('ListParagraph')
        .filter((each) => text(each) === item)
        .map((each) => value(each, 'w:numId'));
    const used = lists.map(({ items }) => new Set(items.flatMap(numbersOf)));
    expect(used.map(({ size }) => size)).toEqual(lists.map(() => 1));
    expect(new Set(used.flatMap((each) => [...each])).size).toBe(lists.length);
  });

  it('is in Canadian English, has its title, and says of nobody that they wrote it', () => {
    const [languages] = all(part('word/styles.xml'), 'w:rPrDefault');
    expect(languages && value(languages, 'w:lang')).toBe('en-CA');
    const core = part('docProps/core.xml');
    expect(all(core, 'dc:title').map(({ textContent }) => textContent)).toEqual([requirements.title]);
    expect(
      all(core, 'dc:creator')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
  });

  it('has the page and the number of pages below each page, on letter paper', () => {
    const fields = all(part('word/footer1.xml'), 'w:instrText').map(({ textContent }) => textContent);
    expect(fields).toEqual(['PAGE', 'NUMPAGES']);
    const [paper] = all(body, 'w:pgSz');
    expect([paper?.getAttribute('w:w'), paper?.getAttribute('w:h')]).toEqual(['12240', '15840']);
  });

  it('begins the evaluation and the price sheet on a new page', () => {
    const broken = styled('Heading1').filter((each) =>
      all(each, 'w:pageBreakBefore').some((mark) => !mark.getAttribute('w:val')),
    );
    expect(broken.map(text)).toEqual(['Evaluation', 'Price sheet']);
  });

  it('links each source', () => {
    const targets = all(part('word/_rels/document.xml.rels'), 'Relationship').map((each) =>
      each.getAttribute('Target'),
    );
    expect(targets).toContain('https://www.ontario.ca/laws/statute/04p03');
  });

  it('takes nothing in a text for markup, and separates tables that follow each other', async () => {
    const table: Block = {
      kind: 'table',
      columns: [{ heading: '<w:p>', width: 100 }],
      rows: [[[{ text: 'a & "b"' }]]],
    };
    const file = unzipped(
      await bytesOf({
        ...requirements,
        title: 'A & <B>',
        opening: [],
        sections: [{ heading: 'x', blocks: [table, table] }],
      }),
    );
    const other = parsed(file.get('word/document.xml') ?? '');
    expect(all(other, 'w:tc').map(text)).toEqual(['<w:p>', 'a & "b"', '<w:p>', 'a & "b"']);
    for (const each of all(other, 'w:tbl')) expect(each.nextElementSibling?.tagName).not.toBe('w:tbl');
  });
});

const office = spawnSync('soffice', ['--version']);
const hasOffice = office.status === 0;

/** How long (ms) LibreOffice may take to start and convert. */
const conversionTime = 120_000;

describe('in LibreOffice', () => {
  test.runIf(hasOffice)(
    hasOffice
      ? 'opens without repair, with all headings and tables'
      : 'not tested: soffice is not installed (Debian: libreoffice-writer-nogui)',
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'word-'));
      try {
        writeFileSync(path.join(folder, 'requirements.docx'), await bytesOf(requirements));
        const run = spawnSync(
          'soffice',
          [
            `-env:UserInstallation=file://${folder}/profile`,
            '--headless',
            '--convert-to',
            'fodt',
            '--outdir',
            folder,
            `${folder}/requirements.docx`,
          ],
          { timeout: conversionTime, encoding: 'utf8' },
        );
        expect(run.status, run.stderr).toBe(0);
        const opened = parsed(readFileSync(path.join(folder, 'requirements.fodt'), 'utf8'));
        const elements = (name: string) => [...opened.getElementsByTagName(name)];
        const levels = (level: number) =>
          elements('text:h').filter((heading) => heading.getAttribute('text:outline-level') === String(level));
        expect(levels(1).map(({ textContent }) => textContent?.trim())).toEqual(
          requirements.sections.map(({ heading }) => heading),
        );
        expect(levels(2)).toHaveLength(blocksOf(requirements, 'heading').length);
        expect(elements('table:table')).toHaveLength(blocksOf(requirements, 'table').length);
        expect(elements('table:table-header-rows')).toHaveLength(blocksOf(requirements, 'table').length);
        expect(elements('dc:title').map(({ textContent }) => textContent)).toEqual([requirements.title]);
        const [defaults] = elements('style:default-style').filter(
          (each) => each.getAttribute('style:family') === 'paragraph',
        );
        const country = [...(defaults?.children ?? [])].map((each) => each.getAttribute('fo:country')).find(Boolean);
        expect(country).toBe('CA');
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    conversionTime,
  );
});
