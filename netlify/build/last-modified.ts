import { execFileSync } from 'node:child_process';

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
export function contentOf(path: string): string[] {
  const name = path.replace(/^\//, '') || 'home';
  const own = [`pages/${name}.md`, `pages/${name}.mdx`, `industries/${name}.mdx`, `sections/${name}`];
  if (name.startsWith('insights/')) own.push(`${name}.md`);
  // The page of a solution stands below the list of them.
  if (name.startsWith('solutions/')) own.push(`${name}.md`, name.replace('solutions/', 'facts/') + '.yaml');
  return [...own, ...(alsoShows[name] ?? [])].map((file) => `src/content/${file}`);
}

/**
 * Returns when the words of a page were last changed, as Git knows it (ISO 8601); undefined where Git does not know: in
 * a copy without its history.
 */
export function lastModified(path: string): string | undefined {
  const shown = contentOf(path);
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
