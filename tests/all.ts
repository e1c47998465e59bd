import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { ensureChromium } from '#tests/chromium';

/*
 * `npm test`: every gate in order, each with its time, then one line that counts. Arguments choose stages:
 * `npm run test:e2e` is `build browser`. What follows is Playwright's: `npm run test:e2e -- lead.test.ts -g "twice"`.
 */

type Counts = { passed: number; failed: number };
type Stage = { name: string; run(): Counts };

const stages: Stage[] = [
  { name: 'check', run: () => command(['npm', 'run', 'check']) },
  { name: 'unit', run: unitTests },
  { name: 'build', run: () => command(['npm', 'run', 'build']) },
  { name: 'browser', run: () => browserTests(forPlaywright) },
  { name: 'fuzz', run: () => command(['npm', 'run', 'fuzz', '--', '--runs', '1000000']) },
  { name: 'nightly', run: () => browserTests(['--repeat-each=10']) },
  { name: 'faults', run: () => command(['npm', 'run', 'bench:faults', '--', '--runs', '10000']) },
  { name: 'kills', run: kills },
  { name: 'models', run: models },
  { name: 'mutation', run: () => command(['npm', 'run', 'test:mutation']) },
];
const everyDay = ['check', 'unit', 'build', 'browser'];

const args = process.argv.slice(2);
const isStage = (name: string) => stages.some((stage) => stage.name === name);
const after = args.findIndex((name) => !isStage(name));
const asked = after < 0 ? args : args.slice(0, after);
const forPlaywright = after < 0 ? [] : args.slice(after);
if (forPlaywright.length > 0 && !asked.includes('browser')) {
  console.error(`Unknown stage: ${forPlaywright.join(', ')}. There are ${stages.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const chosen = stages.filter(({ name }) => (asked.length > 0 ? asked : everyDay).includes(name));
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');

let passed = 0;
let failed = 0;
const times: string[] = [];
for (const { name, run } of chosen) {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const counts = run();
  passed += counts.passed;
  failed += counts.failed;
  times.push(`${name} ${Math.round((Date.now() - start) / 1000)} s`);
  // A failed check is quick to mend, and tests of a site that could not be built would only say the same thing again.
  if (counts.failed > 0 && (name === 'check' || name === 'build')) break;
}
console.log(`\n${times.join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** A command that counts as one test: it passes when it exits with 0. */
function command([program = '', ...rest]: string[]): Counts {
  const { status } = spawnSync(program, rest, { stdio: 'inherit' });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function unitTests(): Counts {
  const file = 'reports/unit.json';
  const { status } = spawn('npx', [
    'vitest',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  const report = readReport(file);
  return counted(report['numPassedTests'], report['numFailedTests'], status);
}

function browserTests(extra: string[]): Counts {
  ensureChromium();
  const { status } = spawn('npx', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...extra]);
  const stats = readReport('reports/e2e.json')['stats'] as Record<string, unknown> | undefined;
  return counted(stats?.['expected'], Number(stats?.['unexpected'] ?? 0) + Number(stats?.['flaky'] ?? 0), status);
}

/** Fifty real browsers that lose their connection, their tab or their life. */
function kills(): Counts {
  process.env['FAULT_RUNS'] = '50';
  return browserTests(['tests/e2e/faults.test.ts']);
}

/** The model-based tests, with many more visits than every day. */
function models(): Counts {
  process.env['MODEL_RUNS'] = '2000';
  const files = ['tests/faults/outbox-model.test.ts', 'tests/unit/stores/wizard-visits.test.ts'];
  return command(['npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts', ...files]);
}

function spawn(program: string, rest: string[]): { status: number | null } {
  return spawnSync(program, rest, { stdio: 'inherit' });
}

/** What a runner wrote of itself; a run that ended badly without naming a failed test counts as one. */
function counted(passed: unknown, failed: unknown, status: number | null): Counts {
  const failures = Number(failed ?? 0);
  return { passed: Number(passed ?? 0), failed: status === 0 ? failures : Math.max(1, failures) };
}

function readReport(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
