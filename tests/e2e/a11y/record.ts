import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { format } from 'prettier';
import { type AccessibilityRecord, accessibilityRecordSchema } from '#domain/content/accessibility-record';
import { ensureChromium } from '#tests/chromium';
import type { Figures } from '#tests/e2e/a11y/figures';

/* `npm run a11y:record`: builds the site, runs every accessibility check, and writes their extent to
   src/content/accessibility-record.json, which /accessibility shows. Nothing is written if a check fails. */

const root = path.join(import.meta.dirname, '../../..');
const figuresFolder = path.join(root, 'reports/a11y');
const file = path.join(root, 'src/content/accessibility-record.json');

run('npm', ['run', 'build']);
rmSync(figuresFolder, { recursive: true, force: true });
ensureChromium();
// The test of the record itself would find the old one.
const ofAccessibility = ['tests/e2e/a11y', '--project=weekly', '--grep-invert', 'record'];
run(process.execPath, [
  'node_modules/playwright/cli.js',
  'test',
  '--config',
  'tests/e2e/playwright.config.ts',
  ...ofAccessibility,
]);

// Read only now: the list of pages comes from the build.
const { scope, versionOf } = await import('#tests/e2e/a11y/scope');
const written = readdirSync(figuresFolder).filter((name) => name.endsWith('.json'));
const figures = written.map((name) => JSON.parse(readFileSync(path.join(figuresFolder, name), 'utf8')) as Figures);
const sum = (key: 'analyses' | 'analysesOfColours' | 'texts' | 'borders' | 'onPixels' | 'targets' | 'bySpacing') =>
  figures.reduce((total, each) => total + each[key], 0).toLocaleString('en-CA');
const rules = Math.max(...figures.map((each) => each.rules));
const lowest = Math.min(...figures.map(({ lowestContrast }) => lowestContrast));
const states = `${figures.length} states`;
const results: Record<(typeof scope.checks)[number], string> = {
  'Rules of axe: WCAG 2.2 A and AA, and best practices': `${rules} rules, ${sum('analyses')} analyses; those of colour ${sum('analysesOfColours')} times more in the dark scheme; no violation`,
  'Rules of IBM’s Equal Access checker: WCAG 2.2 A and AA, and its own': `${Math.max(...figures.map((each) => each.equalAccessRules))} rules, ${states}; no violation`,
  'Text stands out from what is behind it (1.4.3)': `${sum('texts')} texts, none too low; ${sum('onPixels')} more measured on the pixels behind them. The lowest of all is ${lowest.toFixed(1)} to 1`,
  'Fields stand out from what they lie on (1.4.11)': `${sum('borders')} fields, all 3 to 1 or more`,
  'Zoom to 400 % (1.4.10) and wider spacing of text (1.4.12)': `${states} in a window of 320 px, nothing cut off, nothing to scroll sideways`,
  'Links are large enough to press (2.5.8), buttons and fields 44 px high': `${sum('targets')} targets, ${sum('bySpacing')} of them below 24 px, with the room around them that WCAG asks for`,
  'Forced colours: every control can be made out': `${states}, and ${passed('forced-colours.test.ts')} tests of what is chosen, current, done or focused`,
  'Reduced motion: nothing moves': states,
  'HTML without errors': `${states}, no error`,
  'Keyboard: each key of each pattern, and one whole journey': `${passed('keyboard.test.ts') + passed('journey.test.ts')} tests`,
  'Keyboard: where the focus goes and how it shows, at 100 % and 400 % (2.4.7, 2.4.11)': `${passed('focus.test.ts')} tests`,
  'What a screen reader says': `${passed('transcripts.test.ts')} states: roles, names, order and announcements`,
};
const { axe, checks, ...looked } = scope;
const record: AccessibilityRecord = accessibilityRecordSchema.parse({
  date: new Date().toISOString().slice(0, 10),
  version: JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version,
  tools: {
    axe,
    'Equal Access': versionOf('accessibility-checker-engine'),
    'html-validate': versionOf('html-validate'),
    'virtual screen reader': versionOf('@guidepup/virtual-screen-reader'),
  },
  ...looked,
  checks: checks.map((name) => ({ name, result: results[name] })),
});
writeFileSync(file, await format(JSON.stringify(record), { parser: 'json', printWidth: 120 }));
console.log(`Written: ${path.relative(root, file)}`);

function run(program: string, args: string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit', cwd: root });
  if (status !== 0) process.exit(status ?? 1);
}

type Suite = { file: string; specs?: { ok: boolean }[]; suites?: Suite[] };

/** How many tests of a file passed in the run. */
function passed(name: string): number {
  const report = JSON.parse(readFileSync(path.join(root, 'reports/e2e.json'), 'utf8')) as { suites: Suite[] };
  const count = ({ specs = [], suites = [] }: Suite): number =>
    specs.filter(({ ok }) => ok).length + suites.reduce((total, each) => total + count(each), 0);
  return report.suites.filter((suite) => suite.file.endsWith(name)).reduce((total, each) => total + count(each), 0);
}
