import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a fixed page shows besides the file and the sections that have its name, as folders and files of `src/content`. */
const alsoShows: Partial<Record<string, readonly string[]>> = {
  home: ['providers'],
  about: ['advisors'],
  insights: ['insights'],
  accessibility: ['accessibility-record.json'],
  method: ['criteria', 'facts'],
  providers: ['providers'],
  'roi-calculator': ['faqs'],
  solutions: ['services', 'phases', 'case-studies', 'solutions'],
  'solutions-navigator': ['wizards/navigator.yaml', 'solutions', 'sections/wizard'],
  'needs-assessment': ['wizards/needs-assessment.yaml', 'sections/wizard'],
};

/** Returns where the words of the page with this path stand: paths as Git takes them, of which some may not exist. */
export function contentOf(page: string): string[] {
  const name = page.replace(/^\//, '') || 'home';
  const industry = [`industries/${name}.md`, `industries/${name}.mdx`];
  const own = [`pages/${name}.md`, `pages/${name}.mdx`, ...industry, `sections/${name}`];
  own.push(...industry.flatMap(rulesShown));
  if (name.startsWith('insights/')) own.push(`${name}.md`);
  // The page of a solution stands below the list of them.
  if (name.startsWith('solutions/')) own.push(`${name}.md`, name.replace('solutions/', 'facts/') + '.yaml');
  return [...own, ...(alsoShows[name] ?? [])].map((file) => `src/content/${file}`);
}

/**
 * Returns the files of the rules that an industry's compliance list shows: those that it lists, and those whose dates it
 * says. Both stand there by their file names; as fields, a thousand industries would take seconds to read.
 */
function rulesShown(industry: string): string[] {
  const file = `src/content/${industry}`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, list = ''] = /^compliance:\r?\n((?:[ -].*\n|\r?\n)*)/m.exec(text) ?? [];
  const words = new Set(list.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g));
  return ruleFiles().filter((rule) => words.has(path.basename(rule, '.yaml')));
}

let rules: string[] | undefined;

function ruleFiles(): string[] {
  rules ??= globSync('rules/*.yaml', { cwd: 'src/content' });
  return rules;
}

/**
 * Returns when the words of a page were last changed, as Git knows it (ISO 8601); undefined where Git does not know: in
 * a copy without its history.
 */
export function lastModified(page: string): string | undefined {
  const shown = contentOf(page);
  return changes().find(({ files }) => files.some((file) => shown.some((name) => isWithin(file, name))))?.date;
}

function isWithin(file: string, name: string): boolean {
  return file === name || file.startsWith(`${name}/`);
}

type Change = { date: string; files: string[] };
let known: Change[] | undefined;

/** Returns the commits that changed content, latest first. Git is asked once: once for each page takes seconds. */
function changes(): Change[] {
  known ??= changesInGit();
  return known;
}

function changesInGit(): Change[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: Number.POSITIVE_INFINITY }).trim();
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return [];
    // Each commit begins with a character that stands in no path. Of a merge, `-c` names what it changed itself.
    return git('-c', 'core.quotePath=false', 'log', '-c', '--format=%x00%cI', '--name-only', '--', 'src/content')
      .split('\0')
      .slice(1)
      .map((commit) => commit.trim().split(/\n+/))
      .map(([date = '', ...files]) => ({ date, files }));
  } catch {
    return [];
  }
}
