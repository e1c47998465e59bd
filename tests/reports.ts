import { readFileSync } from 'node:fs';
import { z } from 'zod';

/* What the test runners write of themselves as JSON. */

/** How many tests passed, and the names of those that did not: file, then titles. */
export type Outcome = { passed: number; failed: string[] };

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

type Suite = { title: string; specs: { title: string; tests: { status: string }[] }[]; suites: Suite[] };
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })).default([]),
    suites: z.array(suite).default([]),
  }),
);
const playwrightReport = z.object({ suites: z.array(suite) });

/** Returns what Vitest's report says, or null where the file holds none. A file that could not be run is one failure. */
export function vitestOutcome(file: string, root: string): Outcome | null {
  const report = read(file, vitestReport);
  if (!report) return null;
  const of = (path: string, name: string) => `${path.replace(`${root}/`, '')} › ${name}`;
  const results = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({ status, name: of(name, fullName) })),
  );
  const unread = report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name }) => of(name, 'could not be run'));
  return {
    passed: results.filter(({ status }) => status === 'passed').length,
    failed: [...results.filter(({ status }) => status === 'failed').map(({ name }) => name), ...unread],
  };
}

/** Returns what Playwright's report says, or null where the file holds none. A test that passed when retried has failed. */
export function playwrightOutcome(file: string): Outcome | null {
  const report = read(file, playwrightReport);
  if (!report) return null;
  const all = report.suites.flatMap((each) => specs(each, []));
  const isPassed = (status: string) => status === 'expected';
  const isSkipped = (status: string) => status === 'skipped';
  const runs = all.flatMap(({ name, statuses }) => statuses.map((status) => ({ name, status })));
  return {
    passed: runs.filter(({ status }) => isPassed(status)).length,
    failed: runs.filter(({ status }) => !isPassed(status) && !isSkipped(status)).map(({ name }) => name),
  };
}

function specs({ title, specs: own, suites }: Suite, above: string[]): { name: string; statuses: string[] }[] {
  const path = [...above, title];
  const here = own.map((spec) => ({
    name: [...path, spec.title].join(' › '),
    statuses: spec.tests.map(({ status }) => status),
  }));
  return [...here, ...suites.flatMap((each) => specs(each, path))];
}

function read<T>(file: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
