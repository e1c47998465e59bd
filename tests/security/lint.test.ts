import path from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import { eslint, root } from '#tests/fixtures/lint';

/*
 * The lint knows every way to turn a text into markup or into a program, and patterns that a long text stops. The lint
 * itself runs in `npm run check`.
 */

const rules = ['no-restricted-syntax', 'no-eval', 'no-new-func', 'no-script-url', 'astro/no-set-html-directive'];

/** Those of some rules that a snippet breaks. */
async function broken(filePath: string, code: string, among = rules): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  const messages = result?.messages ?? [];
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.flatMap(({ ruleId }) => (ruleId && among.includes(ruleId) ? [ruleId] : []));
}

const element = 'declare const element: HTMLElement; declare const text: string;\n';

describe('refused in a script', () => {
  test.each([
    'element.innerHTML = text;',
    'element.innerHTML += text;',
    "element['innerHTML'] = text;",
    'element.outerHTML = text;',
    '(element as HTMLIFrameElement).srcdoc = text;',
    "element.insertAdjacentHTML('beforeend', text);",
    "element['insertAdjacentHTML']('beforeend', text);",
    'document.write(text);',
    'document.writeln(text);',
    'window.document.write(text);',
    'document.createRange().createContextualFragment(text);',
    'element.setHTMLUnsafe(text);',
    'Document.parseHTMLUnsafe(text);',
    "new DOMParser().parseFromString(text, 'text/html');",
    "element.setAttribute('onclick', text);",
    "element.setAttribute('srcdoc', text);",
    'eval(text);',
    'window.eval(text);',
    'new Function(text)();',
    'Function(text)();',
    "setTimeout('alert(1)', 1);",
    "location.href = 'javascript:alert(1)';",
  ])('%s', async (line) => {
    expect(await broken('src/stores/example.ts', element + line)).toHaveLength(1);
  });
});

describe('refused in an island', () => {
  test.each([
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: text }} />;',
    "export const A = () => createElement('p', { dangerouslySetInnerHTML: { __html: text } });",
    "export const A = () => createElement('p', { 'dangerouslySetInnerHTML': { __html: text } });",
    'export const A = () => <iframe srcDoc={text} />;',
    'export const A = () => <a href="javascript:alert(1)" />;',
  ])('%s', async (line) => {
    expect(await broken('src/islands/Example.tsx', element + line)).toHaveLength(1);
  });
});

describe('refused in a page', () => {
  test.each([
    '<p set:html={text} />',
    '<Fragment set:html={text} />',
    '<script>document.body.innerHTML = location.hash;</script>',
    '<a href="javascript:alert(1)" />',
  ])('%s', async (markup) => {
    expect(await broken('src/components/Example.astro', `---\nconst text = 'x';\n---\n\n${markup}\n`)).toHaveLength(1);
  });
});

/** Nothing runs the patterns: this is how the lint reads them. */
const slow = ['backtracking', 'move']
  .map((name) => `regexp/no-super-linear-${name}`)
  .concat('regexp/no-dupe-disjunctions');

describe('refused as a pattern that takes longer than its text grows', () => {
  test.each([
    ['src/domain/example.ts', '/^(a+)+$/'],
    ['src/domain/example.ts', '/^(a|a)*$/'],
    ['src/domain/example.ts', "new RegExp('^(a+)+$')"],
    ['src/browser/example.ts', String.raw`/^\S+@\S+\.\S+$/`],
    ['netlify/http/example.ts', String.raw`/\/+$/`],
    ['netlify/functions/example.ts', String.raw`/^\s*\n\s*$/`],
    ['src/components/Example.tsx', String.raw`/\S+-\S+x/`],
  ])('%s: %s', async (file, pattern) => {
    const found = await broken(file, `export const pattern = ${pattern};`, slow);
    expect(found.length).toBeGreaterThan(0);
  });

  test.each([String.raw`/(?<!\/)\/+$/`, '/^a+$/', String.raw`/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/`])(
    'and not: %s',
    async (pattern) => {
      expect(await broken('src/domain/example.ts', `export const pattern = ${pattern};`, slow)).toEqual([]);
    },
  );
});

test.each([
  'element.textContent = text;',
  "element.setAttribute('title', text);",
  'element.replaceChildren(text);',
  'console.log(element.innerHTML);',
  'setTimeout(() => text, 1);',
  'process.stdout.write(text);',
])('allowed: %s', async (line) => {
  expect(await broken('src/stores/example.ts', element + line)).toEqual([]);
});

describe('refused in a function, which would take a body without validating it', () => {
  const taking = (line: string) => `export const take = async (request: Request) => {\n${line}\n};\n`;
  test.each([
    'return request.json();',
    "return request['text']();",
    'return request.formData();',
    'const { body } = request;\nreturn body;',
    'return JSON.parse(await read(request));',
    'const read = await readJsonPost(request, 4096);\nreturn read.body as { email: string };',
  ])('%s', async (line) => {
    expect(await broken('netlify/functions/example.ts', taking(line))).toHaveLength(1);
  });

  test('allowed: what is read in one place and parsed with a schema', async () => {
    const line = 'const read = await readJsonPost(request, 4096);\nreturn schema.safeParse(read.body);';
    expect(await broken('netlify/functions/example.ts', taking(line))).toEqual([]);
  });
});

test.each(['src/domain/layers.ts', 'src/islands/ErrorBoundary.tsx', 'netlify/settings.ts'])(
  'in %s, a switch over kinds has all of them',
  async (file) => {
    const project = new ESLint({ cwd: root });
    const { rules = {} } = (await project.calculateConfigForFile(path.join(root, file))) as Linter.Config;
    expect(rules['@typescript-eslint/switch-exhaustiveness-check']).toMatchObject([2, {}]);
  },
);
