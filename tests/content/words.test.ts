import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { eslint, root } from '#tests/fixtures/lint';

/* Words that visitors read stand in content or in a folder's words.ts: the lint refuses them elsewhere. */

/** Returns how often a snippet writes words into markup. */
async function wordsInMarkup(filePath: string, code: string): Promise<number> {
  const [result] = await eslint.lintText(code, { filePath });
  const messages = result?.messages ?? [];
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.filter(({ message }) => message.startsWith('What visitors read stands in src/content')).length;
}

const island = (markup: string) => `export const Example = ({ some, count, label }: Props) => ${markup};\n`;

describe('refused in an island', () => {
  test.each([
    '<p>Hello</p>',
    '<p>{count} calls</p>',
    "<p>{'Hello'}</p>",
    '<p>{`${count} calls`}</p>',
    "<p>{some ? 'yes' : label}</p>",
    "<p>{some && 'Copied.'}</p>",
    '<p>{some ? `${count} calls` : label}</p>',
    '<nav aria-label="Main" />',
    "<nav aria-label={some ? 'Main' : label} />",
    '<nav aria-label={`${count} entries`} />',
    '<input placeholder="Search" />',
    '<Field label="Subject" />',
    '<Notice heading="Your answers" />',
    "<List entries={[{ label: 'First name' }]} />",
    "<><b>{label}</b>{'Hello'}</>",
  ])('%s', async (markup) => {
    expect(await wordsInMarkup('src/islands/Example.tsx', island(markup))).toBe(1);
  });
});

describe('allowed in an island', () => {
  test.each([
    '<p>{words.hello}</p>',
    '<p>{words.calls(count)}</p>',
    '<p>{count}/{label}, {label}.</p>',
    '<p className="text-lg" data-state={some ? "on" : "off"}>{label}</p>',
    '<nav aria-label={words.main} aria-labelledby="main" />',
    '<ol>{count > 0 && <li key="first">{label}</li>}</ol>',
  ])('%s', async (markup) => {
    expect(await wordsInMarkup('src/islands/Example.tsx', island(markup))).toBe(0);
  });
});

test.each([
  ['<p>Hello</p>', 1],
  ['<p>{words.hello}</p>', 0],
  ['<nav aria-label="Main"></nav>', 1],
  ['<Back label={words.back} class="flex gap-2" />', 0],
])('in a page: %s breaks the rule %i times', async (markup, times) => {
  expect(
    await wordsInMarkup('src/components/Example.astro', `---\nimport * as words from './words';\n---\n${markup}`),
  ).toBe(times);
});

const folders = [
  'src/domain/crm',
  'src/domain/lead',
  'src/domain/message',
  'src/domain/obligations',
  'src/domain/privacy',
  'src/domain/recommendation',
  'src/domain/requirements',
  'src/domain/roi',
  'src/domain/share',
  'src/domain/website',
  'src/stores',
];

describe.each(folders)('in %s', (folder) => {
  test.each([
    ["export const message = 'Fill in the form';", 1],
    ["export const lines = [['Company', lead.company]];", 1],
    ["export const answer = isMet ? 'Yes' : 'No.';", 2],
    ["export const column = { heading: 'Weight', width: 14 };", 1],
    ['export const inYears = (count: number) => `${count} years`;', 1],
    ['export const line = `Layer: ${layer}`;', 1],
    ['export const sentence = `${name} (not known here)`;', 1],
    ['export const key = `${first}-${second}`;', 0],
    ['export const address = `/solutions/${id}?category=${code}`;', 0],
    ['export const link = `mailto:${address}`;', 0],
    ["export const label = words.label('calls');", 0],
    ["export const names = { 'roi share': share };", 0],
    ["export type Failure = 'Bad Request' | 'Forbidden';", 0],
    ["throw new RangeError('A group has one to five members.');", 0],
  ])('%s breaks the rule %i times', async (code, times) => {
    expect(await wordsInMarkup(`${folder}/example.ts`, `${code}\n`)).toBe(times);
  });
});

test('a file of words may hold them', async () => {
  expect(await wordsInMarkup('src/domain/lead/words.ts', "export const name = 'Job title';\n")).toBe(0);
});

const sources = globSync(['src/**/*.{ts,tsx,astro}', 'netlify/**/*.ts'], { cwd: root }).map((file) => ({
  file,
  text: readFileSync(path.join(root, file), 'utf8'),
}));
const wordsFiles = sources.filter(({ file }) =>
  /^src\/(islands|components|layouts|domain\/(?!(words|check|committee|providers)))\/?.*\/words\.ts$/.test(file),
);

test('the files of words are found', () => {
  expect(wordsFiles.length).toBeGreaterThan(8);
});

test.each(wordsFiles)('$file holds no word that nothing shows', ({ file, text }) => {
  const alias = file.replace(/^src\/(\w+)\//, '#$1/').replace(/\.ts$/, '');
  const users = sources.filter((source) => source.text.includes(`from '${alias}`));
  const names = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
  expect(names).not.toEqual([]);
  const isShown = (name: string) =>
    users.some((user) =>
      [
        `\\b(words|common|labels|columns|leadWords)\\.${name}\\b`,
        `import \\{[^}]*\\b${name}\\b[^}]*\\} from '${alias}(\\.ts)?'`,
      ].some((use) => new RegExp(use).test(user.text)),
    ) || text.split(new RegExp(`\\b${name}\\b`)).length > 2;
  expect(names.filter((name) => !isShown(name))).toEqual([]);
  // `await import()` takes a module that exports it for a promise, and waits for ever.
  expect(names).not.toContain('then');
});
