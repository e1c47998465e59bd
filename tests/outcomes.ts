import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { writeFromContent } from '#netlify/build/from-content';
import { outcomes } from '#domain/recommendation/outcomes';
import { advice, navigator, needsAssessment } from '#tests/fixtures/content';

/*
 * What a change of content or rules means to visitors: both wizards answer every class of answers that a rule reads, once
 * as they were where this branch began, and once as they are now. `npm run outcomes` prints the difference and ends well
 * whatever it is: an editor may change all of it, and should see what. `npm run outcomes -- some-branch` compares with
 * another state of the repository.
 */

const root = path.join(import.meta.dirname, '..');
/** How many changed classes are printed whole. */
const shown = 20;

if (process.argv[2] === '--print') console.log(JSON.stringify(linesHere()));
else await report(process.argv[2] ?? 'origin/main');

/** Every class of answers, by its name, with the line of what it is answered with. */
type Lines = Record<string, string>;

function linesHere(): Lines {
  const all = [...outcomes('navigator', navigator, advice), ...outcomes('needs-assessment', needsAssessment, advice)];
  return Object.fromEntries(all.map(({ line }) => [line.split(' | ').slice(0, 4).join(' | '), line]));
}

async function report(asked: string): Promise<void> {
  const base = startOf(asked);
  const before = base === null ? null : await linesOf(base);
  if (base === null || before === null) {
    console.log(`There is nothing to compare with: ${asked} is not here, or its rules cannot be asked.`);
    return;
  }
  const now = linesHere();
  const classes = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const changed = classes.filter((each) => before[each] !== now[each]);
  console.log(
    `${changed.length} of ${classes.length} classes of answers are answered otherwise than in ${base.slice(0, 8)}.`,
  );
  for (const each of changed.slice(0, shown)) {
    console.log('');
    if (before[each] !== undefined) console.log(`- ${before[each]}`);
    if (now[each] !== undefined) console.log(`+ ${now[each]}`);
  }
  if (changed.length > shown) console.log(`\nand ${changed.length - shown} more`);
}

/** Returns the commit where this branch left another; null where there is none. */
function startOf(asked: string): string | null {
  for (const name of [asked, 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', name], { cwd: root, encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}

/** Returns what the content and the rules of a commit answer; null where they cannot be asked. */
async function linesOf(commit: string): Promise<Lines | null> {
  const folder = mkdtempSync(path.join(tmpdir(), 'smartstack-outcomes-'));
  try {
    const archive = execFileSync(
      'git',
      ['archive', commit, 'src', 'tests', 'netlify', 'package.json', 'tsconfig.json'],
      {
        cwd: root,
        maxBuffer: 512 * 1024 * 1024,
      },
    );
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    await writeFromContent(folder);
    const script = path.join(folder, 'tests/outcomes.ts');
    if (!existsSync(script)) copyFileSync(path.join(root, 'tests/outcomes.ts'), script);
    const { status, stdout } = spawnSync(process.execPath, [script, '--print'], { cwd: folder, encoding: 'utf8' });
    return status === 0 ? (JSON.parse(stdout) as Lines) : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
