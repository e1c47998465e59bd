import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { ensureChromium } from '#tests/chromium';
import { type FileTime, fileTimesFile, type Outcome, playwrightOutcome, vitestOutcome } from '#tests/reports';
import { useTestSettings } from '#tests/settings';

/*
 * Runs stages in the order in which they are named, each with its time, then says which files took longest, what failed,
 * and one line that counts. Without an argument it is `npm test`; package.json names the stages of the other commands.
 * What follows the stages goes to Playwright: `npm run test:e2e -- lead.test.ts -g "twice"`; `--built` before it takes
 * the build that is there.
 */

type Stage = { name: string; needsBuild?: true; run(): Outcome };

const stages: Stage[] = [
  { name: 'check', run: () => command(['npm', 'run', 'check']) },
  { name: 'unit', run: () => vitest(['--project=rules', '--project=state']) },
  { name: 'slow', run: () => vitest(['--project=slow']) },
  { name: 'build', run: () => command(['npm', 'run', 'build']) },
  { name: 'dist', needsBuild: true, run: () => vitest(['--project=dist']) },
  { name: 'journeys', needsBuild: true, run: () => playwright(['--project=journeys']) },
  { name: 'rest', needsBuild: true, run: () => playwright(['--project=rest']) },
  { name: 'browser', needsBuild: true, run: () => playwright(['--project=journeys', '--project=rest', ...extra]) },
  { name: 'engines', needsBuild: true, run: () => vitest(['--project=engines']) },
  { name: 'weekly', needsBuild: true, run: () => playwright(['--project=weekly']) },
  { name: 'repeat', needsBuild: true, run: () => playwright(['--repeat-each=10']) },
  { name: 'fuzz', run: () => command(['npm', 'run', 'fuzz', '--', '--runs', '1000000']) },
  { name: 'faults', run: () => command(['npm', 'run', 'bench:faults', '--', '--runs', '10000']) },
  { name: 'kills', needsBuild: true, run: kills },
  { name: 'models', run: models },
  { name: 'mutation', run: () => command(['npm', 'run', 'test:mutation']) },
];
const everyDay = ['check', 'unit', 'build', 'dist', 'journeys'];

const args = process.argv.slice(2);
const takesBuilt = args.includes('--built');
const others = args.filter((arg) => arg !== '--built');
const isStage = (name: string) => stages.some((stage) => stage.name === name);
const after = others.findIndex((name) => !isStage(name));
const named = after < 0 ? others : others.slice(0, after);
const extra = after < 0 ? [] : others.slice(after);
const asked = (named.length > 0 ? named : everyDay).filter((name) => !(takesBuilt && name === 'build'));
if (extra.length > 0 && !asked.includes('browser'))
  refuse(`Unknown stage: ${extra.join(', ')}. There are ${stages.map(({ name }) => name).join(', ')}.`);
const chosen = asked.flatMap((name) => stages.filter((stage) => stage.name === name));
if (!asked.includes('build') && chosen.some(({ needsBuild }) => needsBuild) && !existsSync('dist/_headers'))
  refuse('There is no built site in dist/: run "npm run build" first.');

useTestSettings();
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');

let passed = 0;
const failed: string[] = [];
const files: (FileTime & { stage: string })[] = [];
const times: Record<string, number> = {};
for (const { name, run } of chosen) {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const outcome = run();
  passed += outcome.passed;
  failed.push(...outcome.failed.map((test) => `${name}: ${test}`));
  files.push(...outcome.files.map((file) => ({ stage: name, ...file })));
  times[name] = Math.round((Date.now() - start) / 1000);
  // A failed check is quick to fix, and tests of a site that could not be built would only say the same thing again.
  if (outcome.failed.length > 0 && (name === 'check' || name === 'build')) break;
}
files.sort((one, other) => other.seconds - one.seconds);
writeFileSync('reports/times.json', JSON.stringify({ stages: times, files }, null, 2));
if (files.length > 0) console.log('\nThe slowest twenty files (reports/times.json has all):');
for (const { stage, file, seconds, tests } of files.slice(0, 20))
  console.log(`${seconds.toFixed(1).padStart(7)} s ${String(tests).padStart(4)} tests  ${stage.padEnd(8)} ${file}`);
console.log(
  `\n${Object.entries(times)
    .map(([name, seconds]) => `${name} ${seconds} s`)
    .join(', ')}`,
);
for (const test of failed) console.log(`failed: ${test}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}

/** A command that counts as one test: it passes when it exits with 0. */
function command([program = '', ...rest]: string[]): Outcome {
  const { status } = spawn(program, rest);
  const isDone = status === 0;
  return { passed: isDone ? 1 : 0, failed: isDone ? [] : [[program, ...rest].join(' ')], files: [] };
}

function vitest(which: string[]): Outcome {
  const file = 'reports/vitest.json';
  for (const each of [file, fileTimesFile]) rmSync(each, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', '--reporter=./tests/file-times.ts'];
  const { status } = spawn('npx', [
    ...['vitest', 'run', '--config', 'tests/vitest.config.ts'],
    ...[...reporters, `--outputFile=${file}`, ...which],
  ]);
  return orBadEnd(vitestOutcome(file, fileTimesFile, process.cwd()), status);
}

function playwright(which: string[]): Outcome {
  ensureChromium();
  const file = 'reports/e2e.json';
  rmSync(file, { force: true });
  const { status } = spawn('npx', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...which]);
  return orBadEnd(playwrightOutcome(file), status);
}

/** Fifty real browsers that lose their connection, their tab or their life. */
function kills(): Outcome {
  process.env['FAULT_RUNS'] = '50';
  return playwright(['tests/e2e/faults.test.ts']);
}

/** The model-based tests, with many more visits than every day. */
function models(): Outcome {
  process.env['MODEL_RUNS'] = '2000';
  return vitest(['tests/faults/outbox-model.test.ts', 'tests/unit/stores/wizard-visits.test.ts']);
}

function spawn(program: string, rest: string[]): { status: number | null } {
  return spawnSync(program, rest, { stdio: 'inherit' });
}

/** What a runner reported; a run that ended badly without naming a failed test counts as one. */
function orBadEnd(reported: Outcome | null, status: number | null): Outcome {
  const { passed, failed, files } = reported ?? { passed: 0, failed: [], files: [] };
  if (status === 0 || failed.length > 0) return { passed, failed, files };
  return { passed, failed: [`ended with status ${status} and names no failed test`], files };
}
