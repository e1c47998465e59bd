import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentKinds } from '#domain/content/kinds';
import { roiSchema } from '#domain/content/roi';
import { siteSchema } from '#domain/content/site';

/* The documents for developers and operators: how long they are, and that what they name exists. */

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const documents = globSync(['*.md', 'docs/**/*.md', '{src,netlify,tests}/**/README.md'], { cwd: root })
  .filter((file) => file !== 'src/content/README.md')
  .sort();
const sources = globSync(['{src,netlify,tests}/**/*.{ts,tsx,astro,mjs,css}', '*.{js,mjs}', '.env.example'], {
  cwd: root,
});

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const headingsOf = (text: string) =>
  [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

describe('their length', () => {
  test('the README has at most 80 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  });

  test('all together have at most 9,000 words', () => {
    const words = documents.map((file) => read(file).split(/\s+/).filter(Boolean).length);
    expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(9_000);
  });
});

describe('what they name', () => {
  test.each([...documents, 'src/content/README.md'])('the links of %s lead to a file and a heading', (file) => {
    const links = [
      ...read(file)
        .replaceAll(/`[^`\n]*`/g, '')
        .matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g),
    ];
    const dead = links.filter(([, target = '', anchor]) => {
      const linked = target === '' ? file : path.join(path.dirname(file), target);
      if (!existsSync(path.join(root, linked))) return true;
      return anchor !== undefined && !headingsOf(read(linked)).map(anchorOf).includes(anchor);
    });
    expect(dead.map(([link]) => link)).toEqual([]);
  });

  test.each(documents)('the paths of %s are there', (file) => {
    const named = [...read(file).matchAll(/`((?:src|netlify|tests|docs|\.github)\/[^`<\s]+)`/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  test('the rooms of the map in the README are there', () => {
    const rooms = [...read('README.md').matchAll(/^((?:\w[\w-]*\/)+) /gm)].map(([, room = '']) => room);
    expect(rooms.length).toBeGreaterThan(15);
    expect(rooms.filter((room) => !existsSync(path.join(root, room)))).toEqual([]);
  });

  test('the tests that docs/security.md names are there', () => {
    const named = [...read('docs/security.md').matchAll(/`((?:e2e|functions|security|unit)\/[\w/-]+)`/g)].map(
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !existsSync(path.join(root, `tests/${name}.test.ts`)))).toEqual(['unit/crm']);
  });

  test('each command of npm is a script', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = documents.flatMap((file) => [
      ...read(file).matchAll(/npm run (?:--silent )?([a-z][\w:-]*\w)(?![:\w…])/g),
    ]);
    expect(named.map(([, script = '']) => script).filter((script) => !(script in scripts))).toEqual([]);
  });
});

test('what code says of a document is a heading there', () => {
  const said = sources.flatMap((file) =>
    [...read(file).matchAll(/((?:docs|src)\/[\w/-]+\.md), "([^"]+)"/g)].map(([, document = '', heading = '']) => ({
      file,
      document,
      heading,
    })),
  );
  expect(said.length).toBeGreaterThan(5);
  const isThere = ({ document, heading }: (typeof said)[number]) =>
    existsSync(path.join(root, document)) &&
    (headingsOf(read(document)).includes(heading) || read(document).includes(`**${heading}.**`));
  expect(said.filter((each) => !isThere(each))).toEqual([]);
});

test.each([
  ['site.yaml', siteSchema],
  ['roi.yaml', roiSchema],
])('the editors’ guide has every setting of %s', (_, schema) => {
  const guide = read('src/content/README.md');
  expect(Object.keys(schema.shape).filter((setting) => !guide.includes(`\`${setting}\``))).toEqual([]);
});

test('the editors’ guide says where each kind of content stands', () => {
  const guide = read('src/content/README.md');
  const places = Object.values(contentKinds).map((kind) => ('folder' in kind ? `${kind.folder}/` : kind.file));
  expect(places.filter((place) => !guide.includes(`\`${place}`))).toEqual([]);
});

describe('decisions', () => {
  const records = documents.filter((file) => file.startsWith('docs/decisions/'));

  test('are numbered without a gap', () => {
    const numbers = records.map((file) => Number(/\/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]));
    expect(numbers).toEqual(records.map((_, index) => index + 1));
  });

  test.each(records)('%s has a status with its day, context, decision and consequences', (file) => {
    expect(headingsOf(read(file)).slice(1)).toEqual(['Context', 'Decision', 'Consequences']);
    expect(read(file)).toMatch(/^# .+\n\n(?:Proposed|Accepted|Superseded by .+), \d{4}-\d\d-\d\d\.\n/);
  });
});

test('docs/upstream.md has the issues that code works around, and no other', () => {
  const issue = /https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d+/g;
  const inCode = sources.flatMap((file) => read(file).match(issue) ?? []);
  expect([...new Set(read('docs/upstream.md').match(issue))].sort()).toEqual([...new Set(inCode)].sort());
});
