import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import process from 'node:process';
import { ensureChromium } from '#tests/chromium';
import { type Outcome, playwrightOutcome, vitestOutcome } from '#tests/reports';
import { useTestSettings } from '#tests/settings';

/*
 * `npm test`: every gate in order, each with its time, then what failed and one line that counts. Arguments
 * choose stages: `npm run test:e2e` is `build browser`. What follows is Playwright's:
 * `npm run test:e2e -- lead.test.ts -g "twice"`.
 */

type Stage = { name: string; run(): Outcome };

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
useTestSettings();
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');

let passed = 0;
const failed: string[] = [];
const times: string[] = [];
for (const { name, run } of chosen) {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const outcome = run();
  passed += outcome.passed;
  failed.push(...outcome.failed.map((test) => `${name}: ${test}`));
  times.push(`${name} ${Math.round((Date.now() - start) / 1000)} s`);
  // A failed check is quick to mend, and tests of a site that could not be built would only say the same thing again.
  if (outcome.failed.length > 0 && (name === 'check' || name === 'build')) break;
}
console.log(`\n${times.join(', ')}`);
for (const test of failed) console.log(`failed: ${test}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

/** A command that counts as one test: it passes when it exits with 0. */
function command([program = '', ...rest]: string[]): Outcome {
  const { status } = spawnSync(program, rest, { stdio: 'inherit' });
  return status === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [[program, ...rest].join(' ')] };
}

function unitTests(): Outcome {
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
  return orBadEnd(vitestOutcome(file, process.cwd()), status);
}

function browserTests(extra: string[]): Outcome {
  ensureChromium();
  const { status } = spawn('npx', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...extra]);
  return orBadEnd(playwrightOutcome('reports/e2e.json'), status);
}

/** Fifty real browsers that lose their connection, their tab or their life. */
function kills(): Outcome {
  process.env['FAULT_RUNS'] = '50';
  return browserTests(['tests/e2e/faults.test.ts']);
}

/** The model-based tests, with many more visits than every day. */
function models(): Outcome {
  process.env['MODEL_RUNS'] = '2000';
  const files = ['tests/faults/outbox-model.test.ts', 'tests/unit/stores/wizard-visits.test.ts'];
  return command(['npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts', ...files]);
}

function spawn(program: string, rest: string[]): { status: number | null } {
  return spawnSync(program, rest, { stdio: 'inherit' });
}

/** What a runner reported; a run that ended badly without naming a failed test counts as one. */
function orBadEnd(reported: Outcome | null, status: number | null): Outcome {
  const { passed, failed } = reported ?? { passed: 0, failed: [] };
  if (status === 0 || failed.length > 0) return { passed, failed };
  return { passed, failed: [`ended with status ${status} and names no failed test`] };
}
