import { readFileSync } from 'node:fs';
import { z } from 'zod';

/* What the test runners write of themselves as JSON. */

/** How long a file of tests took (s) on its worker, and how many tests it has. */
export type FileTime = { file: string; seconds: number; tests: number };

/** How many tests passed, the names of those that did not (file, then titles), and how long each file took. */
export type Outcome = { passed: number; failed: string[]; files: FileTime[] };

/** Returns where file-times.ts leaves what a report of Vitest does not say. */
export const fileTimesOf = (report: string): string => report.replace('.json', '-times.json');
const fileTimes = z.array(z.object({ file: z.string(), seconds: z.number(), tests: z.number() }));

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

type Run = { status: string; results: { duration: number }[] };
type Suite = { title: string; specs: { title: string; tests: Run[] }[]; suites: Suite[] };
const run: z.ZodType<Run> = z.object({
  status: z.string(),
  results: z.array(z.object({ duration: z.number() })),
});
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(z.object({ title: z.string(), tests: z.array(run) })).default([]),
    suites: z.array(suite).default([]),
  }),
);
const playwrightReport = z.object({ suites: z.array(suite) });

/**
 * Returns what Vitest's report says, with the times that file-times.ts wrote, or null where the file holds none. A file that
 * failed outside its tests, where it is read or prepared, is one failure.
 */
export function vitestOutcome(file: string, times: string, root: string): Outcome | null {
  const report = read(file, vitestReport);
  if (!report) return null;
  const of = (path: string, name: string) => `${path.replace(`${root}/`, '')} › ${name}`;
  const results = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({ status, name: of(name, fullName) })),
  );
  const unread = report.testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
    )
    .map(({ name }) => of(name, 'failed outside its tests'));
  return {
    passed: results.filter(({ status }) => status === 'passed').length,
    failed: [...results.filter(({ status }) => status === 'failed').map(({ name }) => name), ...unread],
    files: read(times, fileTimes) ?? [],
  };
}

/** Returns what Playwright's report says, or null where the file holds none. A test that passed when retried has failed. */
export function playwrightOutcome(file: string): Outcome | null {
  const report = read(file, playwrightReport);
  if (!report) return null;
  const all = report.suites.flatMap((each) => specs(each, []));
  const isPassed = (status: string) => status === 'expected';
  const isSkipped = (status: string) => status === 'skipped';
  const runs = all.flatMap(({ name, tests }) => tests.map(({ status }) => ({ name, status })));
  const ran = runs.filter(({ status }) => !isSkipped(status));
  return {
    passed: ran.filter(({ status }) => isPassed(status)).length,
    failed: ran.filter(({ status }) => !isPassed(status)).map(({ name }) => name),
    files: report.suites.map((each) => {
      const results = specs(each, []).flatMap(({ tests }) => tests.flatMap((test) => test.results));
      const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
      return { file: `tests/e2e/${each.title}`, seconds: milliseconds / 1000, tests: results.length };
    }),
  };
}

function specs({ title, specs: own, suites }: Suite, above: string[]): { name: string; tests: Run[] }[] {
  const path = [...above, title];
  const here = own.map((spec) => ({ name: [...path, spec.title].join(' › '), tests: spec.tests }));
  return [...here, ...suites.flatMap((each) => specs(each, path))];
}

function read<T>(file: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
