import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playwrightOutcome, vitestOutcome } from '#tests/reports';

const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(content: string, of = 'report.json'): string {
  const name = path.join(folder, of);
  writeFileSync(name, content);
  return name;
}

test('Vitest: what passed is counted, what failed is named, and a file that failed outside its tests is a failure', () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        name: '/site/tests/unit/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a one' },
          { status: 'failed', fullName: 'a two' },
          { status: 'skipped', fullName: 'a three' },
          { status: 'passed', fullName: 'a four' },
        ],
      },
      { name: '/site/tests/unit/b.test.ts', status: 'failed', assertionResults: [] },
      // Its beforeAll failed: its tests were never begun.
      {
        name: '/site/tests/unit/c.test.ts',
        status: 'failed',
        assertionResults: [{ status: 'skipped', fullName: 'c one' }],
      },
    ],
  };
  const files = [{ file: 'tests/unit/a.test.ts', seconds: 1.5, tests: 4 }];
  const times = file(JSON.stringify(files), 'times.json');
  expect(vitestOutcome(file(JSON.stringify(report)), times, '/site')).toEqual({
    passed: 2,
    failed: [
      'tests/unit/a.test.ts › a two',
      'tests/unit/b.test.ts › failed outside its tests',
      'tests/unit/c.test.ts › failed outside its tests',
    ],
    files,
  });
});

test('Playwright: groups are followed to the end, each repetition counts, and a flaky test has failed', () => {
  const results = [{ duration: 500 }];
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status) => ({ status, results: status === 'skipped' ? [] : results })),
  });
  const report = {
    suites: [
      {
        title: 'lead.test.ts',
        specs: [spec('alone', 'expected', 'unexpected')],
        suites: [{ title: 'group', specs: [spec('flaky', 'flaky'), spec('off', 'skipped'), spec('fine', 'expected')] }],
      },
    ],
  };
  expect(playwrightOutcome(file(JSON.stringify(report)))).toEqual({
    passed: 2,
    failed: ['lead.test.ts › alone', 'lead.test.ts › group › flaky'],
    files: [{ file: 'tests/e2e/lead.test.ts', seconds: 2, tests: 4 }],
  });
});

test('a report that is missing or half written is none', () => {
  expect(vitestOutcome(path.join(folder, 'missing.json'), '', '/site')).toBeNull();
  expect(playwrightOutcome(file('{"suites": ['))).toBeNull();
});
