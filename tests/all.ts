import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { ensureChromium } from '#tests/chromium';
import { type FileTime, fileTimesOf, type Outcome, playwrightOutcome, vitestOutcome } from '#tests/reports';
import { useTestSettings } from '#tests/settings';

/*
 * Runs stages, then says how long each took, which files took longest, what failed, and one line that counts. A stage
 * starts when those it comes after have ended, so that both processors have work: unit tests beside check and build,
 * built files beside the browser. Without an argument it is `npm test`; package.json names the stages of the other
 * commands. What follows the stages goes to Playwright: `npm run test:e2e -- lead.test.ts -g "twice"`; `--built` before
 * it takes the build that is there.
 */

type Stage = {
  name: string;
  needsBuild?: true;
  /** Those that end before it starts, where they were asked for too; all before it in the list if omitted. */
  after?: readonly string[];
  run(): Promise<Outcome>;
};

const stages: Stage[] = [
  { name: 'check', after: [], run: () => command(['npm', 'run', 'check']) },
  { name: 'unit', after: [], run: () => vitest('unit', ['--project=rules', '--project=state', '--project=functions']) },
  // Not beside the check: both write the types of the content into .astro.
  { name: 'build', after: ['check'], run: () => command(['npm', 'run', 'build']) },
  { name: 'slow', after: ['check', 'unit', 'build'], run: () => vitest('slow', ['--project=slow']) },
  { name: 'dist', needsBuild: true, after: ['unit', 'build'], run: () => vitest('dist', ['--project=dist']) },
  { name: 'journeys', needsBuild: true, after: ['unit', 'build'], run: () => playwright(['--project=journeys']) },
  {
    name: 'rest',
    needsBuild: true,
    after: ['unit', 'build', 'journeys'],
    run: () => playwright(['--project=rest']),
  },
  {
    name: 'browser',
    needsBuild: true,
    after: ['unit', 'build'],
    run: () => playwright(['--project=journeys', '--project=rest', ...extra]),
  },
  {
    name: 'engines',
    needsBuild: true,
    after: ['unit', 'build', 'slow', 'rest', 'browser'],
    run: () => vitest('engines', ['--project=engines']),
  },
  { name: 'weekly', needsBuild: true, run: () => playwright(['--project=weekly']) },
  { name: 'weekly-files', run: () => vitest('weekly-files', ['--project=weekly']) },
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
/** Whether the check or the build failed. */
let isOver = false;
const ended = new Map<string, Promise<void>>();
for (const [index, stage] of chosen.entries()) {
  const before = chosen.slice(0, index).filter(({ name }) => stage.after?.includes(name) ?? true);
  ended.set(stage.name, runAfter(stage, Promise.all(before.map(({ name }) => ended.get(name)))));
}
await Promise.all(ended.values());

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

async function runAfter({ name, run }: Stage, before: Promise<unknown>): Promise<void> {
  await before;
  // A failed check is quick to fix, and tests of a site that could not be built would only say the same thing again.
  if (isOver) return;
  console.log(`\n== ${name}`);
  const start = Date.now();
  const outcome = await run();
  passed += outcome.passed;
  failed.push(...outcome.failed.map((test) => `${name}: ${test}`));
  files.push(...outcome.files.map((file) => ({ stage: name, ...file })));
  times[name] = Math.round((Date.now() - start) / 1000);
  if (outcome.failed.length > 0 && (name === 'check' || name === 'build')) isOver = true;
}

/** A command that counts as one test: it passes when it exits with 0. */
async function command(words: string[]): Promise<Outcome> {
  const isDone = (await statusOf(words)) === 0;
  return { passed: isDone ? 1 : 0, failed: isDone ? [] : [words.join(' ')], files: [] };
}

async function vitest(stage: string, which: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const file = `reports/${stage}.json`;
  const reporters = ['--reporter=default', '--reporter=json', '--reporter=./tests/file-times.ts'];
  const status = await statusOf(
    [
      ...[process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'],
      ...reporters,
      `--outputFile=${file}`,
      ...which,
    ],
    env,
  );
  return orBadEnd(vitestOutcome(file, fileTimesOf(file), process.cwd()), status);
}

async function playwright(which: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  ensureChromium();
  const file = 'reports/e2e.json';
  rmSync(file, { force: true });
  const status = await statusOf(
    [
      process.execPath,
      'node_modules/playwright/cli.js',
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
      ...which,
    ],
    env,
  );
  return orBadEnd(playwrightOutcome(file), status);
}

/** Fifty real browsers that lose their connection, their tab or their life. */
function kills(): Promise<Outcome> {
  return playwright(['tests/e2e/faults.test.ts'], { FAULT_RUNS: '50' });
}

/** The model-based tests and the printed sheets, with many more of each than every day. */
function models(): Promise<Outcome> {
  const files = [
    'tests/faults/outbox-model.test.ts',
    'tests/unit/recommendation/sheet/walk-printed.test.ts',
    'tests/unit/stores/wizard-visits.test.ts',
  ];
  return vitest('models', files, { MODEL_RUNS: '2000' });
}

/** Runs a program and shows what it prints, line by line: beside other stages, their lines come between. */
function statusOf([program = '', ...rest]: string[], env: NodeJS.ProcessEnv = {}): Promise<number | null> {
  return new Promise((resolve) => {
    const isAlone = chosen.length === 1;
    const child = spawn(program, rest, {
      stdio: isAlone ? 'inherit' : ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      // There npm is a script, which no program can start without a shell.
      shell: program === 'npm' && process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface(stream).on('line', (line) => console.log(line));
    child.on('close', (status) => resolve(status));
  });
}

/** What a runner reported; a run that ended badly without naming a failed test counts as one. */
function orBadEnd(reported: Outcome | null, status: number | null): Outcome {
  const { passed, failed, files } = reported ?? { passed: 0, failed: [], files: [] };
  if (status === 0 || failed.length > 0) return { passed, failed, files };
  return { passed, failed: [`ended with status ${status} and names no failed test`], files };
}
